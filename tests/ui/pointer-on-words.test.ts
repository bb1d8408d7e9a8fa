import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PointerOnWords } from '../../src/overlay/reading/PointerOnWords.ts';
import { pointerWayAtom } from '../../src/state/trace.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout: there is no word under the pointer.
  Object.assign(document, { caretPositionFromPoint: () => null });
});
afterEach(() => void vi.useRealTimers());

test('[B-OVL-13] a scroll without a pointer adds nothing to its way; a rest after one movement adds its place', () => {
  const store = createStore();
  const pointer = new PointerOnWords(store);
  const places = () => store.get(pointerWayAtom).until(performance.timeOrigin + performance.now());
  dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(2000);
  expect(places()).toEqual([]);
  dispatchEvent(new PointerEvent('pointermove', { clientX: 30, clientY: 40 }));
  vi.advanceTimersByTime(2000);
  expect(places().map(({ x, y }) => [x, y])).toEqual([[30, 40]]);
  pointer.destroy();
});
