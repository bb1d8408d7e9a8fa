import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider, useSetAtom } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { glitchMs, pauseMs, planOf } from '../../src/panels/sheet-glitches/choose.ts';
import { SheetGlitches } from '../../src/panels/sheet-glitches/SheetGlitches.tsx';
import { disturbanceAtom, hasMomentAtom } from '../../src/state/disturbance.ts';
import { researchSheetAtom } from '../../src/state/researchSheet.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { hashText } from '../../src/ui/random.ts';

const seed = hashText('research sheet');
const line = 'Five lamps go out at each verdict.';

function Sheet() {
  return (
    <section ref={useSetAtom(researchSheetAtom)}>
      <h2 style={{ fontSize: '40px' }}>{line}</h2>
      <article style={{ fontSize: '40px' }}>Intake</article>
      <p style={{ fontSize: '13px' }}>sheet 2, research</p>
    </section>
  );
}

const show = (motion: 'full' | 'calm' | 'off', store = createStore()) =>
  render(
    <Provider store={store}>
      <MotionContext value={motion}>
        <Sheet />
        <SheetGlitches />
      </MotionContext>
    </Provider>,
  );
const shown = () => document.querySelector<HTMLElement>('[data-glitch]');
/** Time for which a glitch of this kind leaves a proof-mark. */
const markMsOf = (kind: string) => (kind === 'exchange' ? 900 : 0);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Passes time in steps until a glitch is shown, `mostMs` at most. */
const untilShown = async (mostMs: number) => {
  for (let passedMs = 0; shown() === null && passedMs < mostMs; passedMs += 50) await pass(50);
};

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout. Every word is 60 by 40 px, in the middle of the window.
  Range.prototype.getClientRects = () => [new DOMRect(100, 300, 60, 40)] as unknown as DOMRectList;
});
afterEach(() => {
  cleanup();
  document.getSelection()?.removeAllRanges();
  vi.useRealTimers();
});

test('[R-LAND-10] glitches come 6 to 14 s apart, last at most 240 ms, and are the same for a seed', () => {
  const plans = Array.from({ length: 400 }, (_, beat) => planOf(seed, beat, false));
  expect(plans).toEqual(Array.from({ length: 400 }, (_, beat) => planOf(seed, beat, false)));
  for (const { waitMs, durationMs } of plans) {
    expect(waitMs).toBeGreaterThanOrEqual(6000);
    expect(waitMs).toBeLessThanOrEqual(14_000);
    expect(durationMs).toBeGreaterThanOrEqual(140);
    expect(durationMs).toBeLessThanOrEqual(240);
  }
  expect([pauseMs, glitchMs]).toEqual([
    { least: 6000, most: 14_000 },
    { least: 140, most: 240 },
  ]);
  expect(new Set(plans.map(({ kind }) => kind))).toEqual(new Set(['shift', 'exchange', 'slip']));
  expect(new Set(plans.map(({ isLine }) => isLine))).toEqual(new Set([true, false]));
});

test('[R-LAND-10] a piece of the large text is disturbed at its time, for its time, and the text itself stays', async () => {
  show('full');
  const { waitMs, durationMs, kind } = planOf(seed, 0, false);
  await pass(waitMs - 1);
  expect(shown()).toBeNull();
  await pass(1);
  expect(shown()?.dataset['glitch']).toBe(kind);
  expect(line).toContain(shown()?.dataset['text']);
  expect(shown()?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.getByRole('heading').textContent).toBe(line);
  await pass(durationMs - 1);
  expect(shown()?.dataset['glitch']).toBe(kind);
  await pass(1 + markMsOf(kind));
  expect(shown()).toBeNull();
  await pass(planOf(seed, 1, false).waitMs);
  expect(shown()).not.toBeNull();
});

test('[R-LAND-10, B-OVL-06] when it is over, a word settles at its place', async () => {
  const store = createStore();
  show('full', store);
  const { waitMs, durationMs, kind } = planOf(seed, 0, false);
  await pass(waitMs + durationMs + markMsOf(kind) - 1);
  expect(store.get(disturbanceAtom)).toBeNull();
  await pass(1);
  // The middle of the word's mocked box (see above).
  expect(store.get(disturbanceAtom)).toMatchObject({ kind: 'reading', reading: 'settling', at: { x: 130, y: 320 } });
});

test('[R-LAND-10] a proof-mark is at two exchanged letters, and stays alone for 0.9 s when they are right', async () => {
  const store = createStore();
  show('full', store);
  const plans = Array.from({ length: 20 }, (_, beat) => planOf(seed, beat, false));
  const first = plans.findIndex(({ kind }) => kind === 'exchange');
  expect(first).toBeGreaterThanOrEqual(0);
  for (const { waitMs, durationMs, kind } of plans.slice(0, first)) await pass(waitMs + durationMs + markMsOf(kind));
  const { waitMs, durationMs } = plans[first]!;
  await pass(waitMs);
  expect(shown()?.dataset['glitch']).toBe('exchange');
  const word = shown()?.dataset['text'] ?? '';
  const drawn = shown()?.textContent ?? '';
  const pair = shown()?.querySelector('[class*="pair"]')?.textContent ?? '';
  expect([drawn === word, pair.length, [...drawn].toSorted()]).toEqual([false, 2, [...word].toSorted()]);
  expect(word).toContain([...pair].toReversed().join(''));
  await pass(durationMs);
  expect(shown()?.dataset['glitch']).toBe('corrected');
  const last = store.get(disturbanceAtom);
  await pass(899);
  expect([shown()?.dataset['glitch'], store.get(disturbanceAtom)]).toEqual(['corrected', last]);
  await pass(1);
  expect(shown()).toBeNull();
  expect(store.get(disturbanceAtom)).not.toBe(last);
});

test('[R-LAND-10] calm changes the grade of letters, off does nothing', async () => {
  const { unmount } = show('calm');
  await pass(planOf(seed, 0, true).waitMs);
  expect(shown()?.dataset['glitch']).toBe('coarser');
  expect(shown()?.querySelector('[class*="grade20"]')).not.toBeNull();
  unmount();
  show('off');
  expect(vi.getTimerCount()).toBe(0);
});

test('[R-LAND-10, B-OVL-04] it waits while the overlay draws a moment', async () => {
  const store = createStore();
  show('full', store);
  act(() => store.set(hasMomentAtom, true));
  await pass(planOf(seed, 0, false).waitMs + 5000);
  expect(shown()).toBeNull();
  act(() => store.set(hasMomentAtom, false));
  await untilShown(5000);
  expect(shown()).not.toBeNull();
});

test('[R-LAND-10] it waits while the reader types', async () => {
  show('full');
  const { waitMs } = planOf(seed, 0, false);
  await pass(waitMs - 100);
  const letter = new KeyboardEvent('keydown', { key: 'a' });
  // jsdom's events have the time of the real clock.
  Object.defineProperty(letter, 'timeStamp', { value: performance.now() });
  fireEvent(window, letter);
  await pass(900);
  expect(shown()).toBeNull();
  await untilShown(1500);
  expect(shown()).not.toBeNull();
});

test('[R-LAND-10] it waits while something is selected', async () => {
  show('full');
  document.getSelection()?.selectAllChildren(screen.getByRole('heading'));
  await pass(60_000);
  expect(shown()).toBeNull();
  document.getSelection()?.removeAllRanges();
  await untilShown(1500);
  expect(shown()).not.toBeNull();
});

test('[R-LAND-10] it stops in a hidden tab, and begins a whole interval after it is shown', async () => {
  show('full');
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  fireEvent(document, new Event('visibilitychange'));
  await pass(60_000);
  expect(shown()).toBeNull();
  hidden.mockReturnValue(false);
  fireEvent(document, new Event('visibilitychange'));
  const { waitMs } = planOf(seed, 1, false);
  await pass(waitMs - 1);
  expect(shown()).toBeNull();
  await pass(1);
  expect(shown()).not.toBeNull();
  hidden.mockRestore();
});
