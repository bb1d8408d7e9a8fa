import { afterAll, beforeAll, expect, test, vi } from 'vitest';

// Imported with a variable, because the types of a service worker conflict with those of a page.
const path = '../../workers/offline/source.ts';
const { tell } = (await import(path)) as { readonly tell: (client: unknown) => void };

/** A page as the worker sees it. This class replaces a real page, because a headless browser never hides a page. */
class StandInClient {
  readonly heard: unknown[] = [];
  readonly visibilityState: DocumentVisibilityState;
  constructor(visibilityState: DocumentVisibilityState) {
    this.visibilityState = visibilityState;
  }
  postMessage(message: unknown): void {
    this.heard.push(message);
  }
}
beforeAll(() => vi.stubGlobal('WindowClient', StandInClient));
afterAll(() => vi.unstubAllGlobals());

test('[B-OFF-05, B-NAV-03] the worker tells a page in view where replies come from, and a hidden one nothing', () => {
  const [inView, hidden] = [new StandInClient('visible'), new StandInClient('hidden')];
  for (const client of [inView, hidden]) tell(client);
  expect(inView.heard).toEqual([{ kind: 'source', isCopy: false }]);
  // A message would remove the page from the back-forward cache.
  expect(hidden.heard).toEqual([]);
});
