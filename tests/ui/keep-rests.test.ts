import { afterEach, expect, test, vi } from 'vitest';

type Rest = readonly [word: string, ms: number];
const key = 'd5u-rests';
const kept = () => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sessionStorage.clear();
  document.cookie = 'd5u-reading=; path=/; max-age=0';
  vi.restoreAllMocks();
});

/**
 * A page load in this tab, with its own modules. `early`: rests before the kept ones are added; `rests`: later ones.
 */
async function load(rests: readonly Rest[], early: readonly Rest[] = []) {
  vi.resetModules();
  const [{ createStore }, { keepRests }, { restedWordsAtom }] = await Promise.all([
    import('jotai'),
    import('../../src/app/keepRests.ts'),
    import('../../src/state/trace.ts'),
  ]);
  const store = createStore();
  for (const [word, ms] of early) store.get(restedWordsAtom).set(word, ms);
  stops.push(keepRests(store));
  for (const [word, ms] of rests) store.get(restedWordsAtom).set(word, ms);
  return {
    rests: () => [...store.get(restedWordsAtom)],
    show: (state: DocumentVisibilityState) => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}

test('[B-OVL-07] the words with the longest rests survive a reload of the tab, twenty at most', async () => {
  const rests = Array.from({ length: 22 }, (_, index) => [`word${index}`, 1000.4 + index] as const);
  const first = await load([...rests, ['short', 999]]);
  first.show('visible');
  expect(kept()).toBeNull();
  first.show('hidden');
  expect(kept()).toHaveLength(20);
  const next = (await load([])).rests();
  expect(next.slice(0, 2)).toEqual([
    ['word21', 1021],
    ['word20', 1020],
  ]);
  expect(next).toHaveLength(20);
});

test('[B-OVL-07] a rest of the present page load is newer than a kept one', async () => {
  sessionStorage.setItem(key, JSON.stringify([{ word: 'spoon', ms: 4000 }]));
  const { rests } = await load(
    [],
    [
      ['spoon', 1200],
      ['fork', 3000],
    ],
  );
  expect(rests()).toEqual([
    ['spoon', 1200],
    ['fork', 3000],
  ]);
});

test('[B-PRV-04] without a record no rest is stored', async () => {
  document.cookie = 'd5u-reading=refused.1; path=/';
  (await load([['spoon', 4000]])).show('hidden');
  expect(kept()).toBeNull();
});

test('[B-PRV-01] after it has stopped, nothing is stored', async () => {
  const { show } = await load([['spoon', 4000]]);
  stops.splice(0)[0]!();
  show('hidden');
  expect(kept()).toBeNull();
});
