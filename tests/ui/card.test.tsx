import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, expect, test } from 'vitest';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import RouteMap from '../../src/pages/routemap/index.tsx';
import { setProfile } from '../support/setProfile.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
afterEach(async () => {
  cleanup();
  await server.close();
});

test('[R-CARD-05] data of the server reaches the page through SWR, data of the browser through Jotai', async () => {
  server = await listen(({ url }, response) =>
    url === '/api/homepage/message'
      ? json(response, { designation: 'the magistrate of small hours', message: 'Strike the word beyond.' })
      : json(response, { message: 'Not now.' }, 503),
  );
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
          <MemoryRouter>
            <RouteMap />
          </MemoryRouter>
        </SWRConfig>
      </Provider>
    </StrictMode>,
  );
  await waitFor(() => expect(screen.getByText('THE MAGISTRATE OF SMALL HOURS')).toBeTruthy());
  expect(server.received.filter(({ url }) => url === '/api/homepage/message').length).toBe(1);
  expect(screen.getByText('RESTRICTED FILESYSTEM')).toBeTruthy();

  act(() =>
    setProfile({
      phaseUnlocked: 1,
      suspicionLevel: 0,
      interactions: 1,
      daysSinceFirst: 0,
      behaviorProfile: { interactionSequence: [] },
      personalizedNotes: [],
      protocols: [],
    }),
  );
  expect(screen.queryByText('RESTRICTED FILESYSTEM')).toBeNull();
});
