import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Home from '../../src/pages/home/index.tsx';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('null', { headers: { 'content-type': 'application/json' } })),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => localStorage.clear());

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000));
};

test('[B-HOME-20] after 15 s on the first line the seconds are shown beside the text, once', () => {
  const { store } = showPage(Home);
  pass(14);
  expect(store.get(disturbanceAtom)).toBeNull();
  pass(1);
  expect(store.get(disturbanceAtom)).toEqual({
    counts: true,
    kind: 'phase',
    word: '15 seconds',
    beside: { x: innerWidth, y: 0 },
    durationMs: 700,
    seed: 0,
  });
  store.set(disturbanceAtom, null);
  pass(30);
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-HOME-20] no seconds are shown after another moment of the page load', () => {
  const { store } = showPage(Home);
  store.set(disturbanceAtom, { kind: 'phase', word: 'hears', durationMs: 1500, seed: 1 });
  store.set(disturbanceAtom, null);
  pass(20);
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-HOME-20] no seconds are shown from phase 1 on', () => {
  const { store } = showPage(Home, { phase: 1 });
  pass(20);
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[B-HOME-20] with effects off no seconds are shown, nor when they are switched on later', () => {
  const { store } = showPage(Home, { motion: 'off' });
  store.set(effectsChoiceAtom, 'off');
  pass(20);
  store.set(effectsChoiceAtom, 'full');
  expect(store.get(disturbanceAtom)).toBeNull();
});
