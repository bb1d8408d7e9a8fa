import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { unattendedMs, watchAttention } from '../../src/ui/watchAttention.ts';
import { watchMotion } from '../../src/ui/watchSight.ts';

let hasFocus = true;
let seen: boolean[];
beforeEach(() => {
  vi.useFakeTimers();
  hasFocus = true;
  vi.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
  seen = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const blur = () => {
  hasFocus = false;
  dispatchEvent(new Event('blur'));
};

test('[B-RST-02] a window is unattended 20 s after it has lost the focus, and attended when it is used again', () => {
  const stop = watchAttention((isAttended) => seen.push(isAttended));
  blur();
  vi.advanceTimersByTime(unattendedMs - 1);
  expect(seen).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual([false]);
  dispatchEvent(new Event('pointermove'));
  expect(seen).toEqual([false, true]);
  // Without the focus the window is attended only for another 20 s.
  vi.advanceTimersByTime(unattendedMs);
  expect(seen).toEqual([false, true, false]);
  hasFocus = true;
  dispatchEvent(new Event('focus'));
  vi.advanceTimersByTime(unattendedMs * 10);
  expect(seen).toEqual([false, true, false, true]);
  stop();
});

test('[B-RST-02] a window that opens behind another one is unattended after 20 s', () => {
  hasFocus = false;
  const stop = watchAttention((isAttended) => seen.push(isAttended));
  vi.advanceTimersByTime(unattendedMs);
  expect(seen).toEqual([false]);
  const later: boolean[] = [];
  const stopLater = watchAttention((isAttended) => later.push(isAttended));
  expect(later).toEqual([false]);
  stop();
  stopLater();
  blur();
  vi.advanceTimersByTime(unattendedMs);
  expect([seen, later]).toEqual([[false], [false]]);
});

test('[B-RST-02] what moves by itself stands still while the window is unattended', () => {
  const stop = watchMotion(null, (moves) => seen.push(moves));
  expect(seen).toEqual([true]);
  blur();
  vi.advanceTimersByTime(unattendedMs);
  expect(seen).toEqual([true, false]);
  dispatchEvent(new Event('scroll'));
  expect(seen).toEqual([true, false, true]);
  stop();
});
