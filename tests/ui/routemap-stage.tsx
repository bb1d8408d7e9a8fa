import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, vi } from 'vitest';
import { picture } from '../../server/content/archive/picture.ts';
import { swrDefaults } from '../../src/api/swrDefaults.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import Routemap from '../../src/pages/routemap/index.tsx';
import { hasArrivedAtom } from '../../src/state/arrival.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { simulationAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { profileOf } from '../core/build.ts';
import { type HttpListener, json, listen, type ReceivedRequest } from '../support/http.ts';

export const names = archiveFiles.map((file) => file.name);
export const archiveUrl = '/api/archive/';

export let server: HttpListener;
let underWay: Promise<Response>[] = [];
beforeEach(async () => {
  server = await listen((request, response) => {
    if (request.url.startsWith(archiveUrl)) {
      const filename = decodeURIComponent(request.url.slice(archiveUrl.length));
      json(response, { filename, fragment: `What ${filename} says.`, piece: picture.get(filename) });
    } else if (request.url === '/api/homepage/message') json(response, null);
    else if (request.method === 'POST') json(response, { counted: true });
    else json(response, profileOf({ phaseUnlocked: 1 }));
  });
  underWay = [];
  const { fetch } = globalThis;
  globalThis.fetch = (...request) => {
    const response = fetch(...request);
    underWay.push(response);
    return response;
  };
});
/** Waits until the page's requests, and the requests that follow from them, are answered. */
async function answered(): Promise<void> {
  let known = -1;
  while (known !== underWay.length) {
    known = underWay.length;
    await Promise.allSettled(underWay);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await answered();
  vi.restoreAllMocks();
  await server.close();
});

interface Circumstances {
  readonly phase?: 0 | 1 | 5;
  readonly motion?: 'full' | 'calm' | 'off';
  /** Number of files, from the top, that an earlier page load has recovered. */
  readonly recovered?: number;
}

/** Renders the archive page. The server of the test answers its requests. */
export function show({ phase = 1, motion = 'full', recovered = 0 }: Circumstances = {}) {
  const store = createStore();
  store.set(hasArrivedAtom, true);
  store.set(previewAtom, { phase, suspicion: null });
  const simulation = store.get(simulationAtom);
  const discoveredFragments = names.slice(0, recovered).map((name) => `archive:${name}`);
  store.set(simulationAtom, { ...simulation, narrative: { ...simulation.narrative, discoveredFragments } });
  const inMode = (mode: 'full' | 'calm' | 'off') => (
    <StrictMode>
      <Provider store={store}>
        <SWRConfig value={{ ...swrDefaults, provider: () => new Map() }}>
          <MotionContext value={mode}>
            <MemoryRouter>
              <Routemap />
            </MemoryRouter>
          </MotionContext>
        </SWRConfig>
      </Provider>
    </StrictMode>
  );
  const view = render(inMode(motion));
  return { store, ...view, switchTo: (mode: 'full' | 'calm' | 'off') => view.rerender(inMode(mode)) };
}

export const file = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement;
export const click = (name: string, times = 1) => {
  for (let time = 0; time < times; time++) fireEvent.click(file(name));
};
export const row = (name: string) => file(name).closest('li') as HTMLLIElement;
export const state = (name: string) => row(name).querySelector('[data-column="state"]')?.textContent;
export const visibleName = (name: string) =>
  file(name).querySelector('[aria-hidden]')?.textContent ?? file(name).textContent;
/** Waits for the text of a recovered file, which may be split over several elements. */
export const fragmentOf = (name: string) =>
  screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === `What ${name} says.`);
export const sent = (test: (request: ReceivedRequest) => boolean) => server.received.filter(test);
export const clicksSent = () => sent(({ method }) => method === 'POST').map(({ body }) => JSON.parse(body) as unknown);
export const asked = (name: string) => sent(({ url }) => url === archiveUrl + name).length;
export const href = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');
export const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => undefined);
