import { act, cleanup, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { Profiler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SimulationChange } from '#contract/simulation.ts';
import { apiPaths } from '#contract/paths.ts';
import AppShell from '../../src/app/AppShell.tsx';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { tabLabels } from '../../src/content/panels.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { narrativeWith, offered, openServer, profileOf, until } from './panels-stage.tsx';
import '../support/tidy.ts';

let server: HttpListener;
let commits = 0;
const store = createStore();

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const profile = profileOf(3);
  const answers: Readonly<Record<string, unknown>> = {
    [apiPaths.profile]: profile,
    [apiPaths.recommendations]: offered,
  };
  server = await openServer(({ url }, response) => json(response, answers[url] ?? { lines: [] }));
  setProfile(profile);
  render(
    <Provider store={store}>
      <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
        <MotionContext value="full">
          <MemoryRouter initialEntries={['/about']}>
            <div id="page" />
            <Profiler id="shell" onRender={() => (commits += 1)}>
              <AppShell />
            </Profiler>
          </MemoryRouter>
        </MotionContext>
      </SWRConfig>
    </Provider>,
  );
  await until(() => server.received.some(({ url }) => url.startsWith(apiPaths.remarks)));
  await until(() => screen.queryByRole('button', { name: /^casebook/ }) !== null);
});
afterEach(async () => {
  cleanup();
  await server.close();
});

/** The React commits for a change, and the distance (px) between the two impressions of a heading afterwards. */
function seen(change: SimulationChange) {
  commits = 0;
  act(() => store.set(applyChangeAtom, change));
  return { commits, misregistered: document.documentElement.dataset['misregistered'] ?? null };
}

test('[B-WRK-03] a second in which only the figures have changed renders nothing, and headings follow them', () => {
  expect(seen({ awareness: 0.31, stability: 0.9 })).toEqual({ commits: 0, misregistered: null });
  expect(seen({ awareness: 0.32, stability: 0.75 })).toEqual({ commits: 0, misregistered: '0.5' });
  expect(seen({ awareness: 0.33, stability: 0.5, timeOfDay: 'night' })).toEqual({ commits: 0, misregistered: '1.5' });
  expect(seen({ hoveredLongest: 'the kettle', behaviorPattern: 'wandering' })).toEqual({
    commits: 0,
    misregistered: '1.5',
  });
  expect(seen({ stability: 0.9 })).toEqual({ commits: 0, misregistered: null });
});

test('[B-WRK-03] what a panel shows is rendered: a letter is a tab', () => {
  const narrative = narrativeWith({ personalizedNotes: [{ phase: 1, from: 'The Observer', text: 'You went back.' }] });
  expect(seen({ narrative }).commits).toBeGreaterThan(0);
  expect(document.querySelector('[data-tab=letters]')?.textContent).toBe(`${tabLabels.letters} 1`);
});
