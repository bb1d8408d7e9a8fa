import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOverlayNeed } from '../../src/app/useOverlayNeed.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { pathAtom } from '../../src/state/route.ts';
import { isPointerFollowedAtom, pointerAtom } from '../../src/state/trace.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function open(path: string) {
  const store = createStore();
  store.set(pathAtom, path);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(useOverlayNeed, { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
  const move = (x = 0) => fireEvent.pointerMove(document.body, { clientX: x });
  return { store, pass, move, isNeeded: () => result.current };
}

test('[B-LOAD-01] the overlay is needed when a pointer moves 3 s after arrival, and not before', () => {
  const { pass, move, isNeeded } = open('/kitchen');
  pass(2999);
  move();
  expect(isNeeded()).toBe(false);
  pass(1);
  expect(isNeeded()).toBe(false);
  move();
  expect(isNeeded()).toBe(true);
});

test('[B-LOAD-01] on a page that is not to be disturbed a pointer does not need it, and an effect does', () => {
  const { store, pass, move, isNeeded } = open('/void');
  pass(60_000);
  move();
  expect(isNeeded()).toBe(false);
  act(() => store.set(disturbanceAtom, { kind: 'phase', durationMs: 1500, seed: 1 }));
  expect(isNeeded()).toBe(true);
});

test('[B-OVL-08] the position of the pointer is kept until the overlay follows it, and again when the overlay has ended', () => {
  const { store, pass, move } = open('/kitchen');
  pass(3000);
  move(10);
  expect(store.get(pointerAtom).x).toBe(10);
  act(() => store.set(isPointerFollowedAtom, true));
  pass(3000);
  move(20);
  expect(store.get(pointerAtom).x).toBe(10);
  act(() => store.set(isPointerFollowedAtom, false));
  pass(3000);
  move(30);
  expect(store.get(pointerAtom).x).toBe(30);
});
