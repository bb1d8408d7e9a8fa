import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordKinds } from '#contract/telemetry.ts';
import { observeHover } from '../../src/telemetry/hover.ts';
import { observeScroll } from '../../src/telemetry/scroll.ts';

type Written = [kind: number, value: number, text?: string];

let written: Written[];
let stop: () => void;
const write = (...record: Written) => void written.push(record);

beforeEach(() => {
  written = [];
  document.body.innerHTML = '<div id="ground"><p id="mug">A chipped <b>mug</b>.</p><p id="lamp">A lamp.</p></div>';
  vi.stubGlobal(
    'ResizeObserver',
    /** Reports once when it begins to observe, as the browser does, and never again. */
    class {
      readonly observe: () => void;
      constructor(report: () => void) {
        this.observe = report;
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pointTo = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
const hovered = () => written.map(([, , text]) => text);

test('[hover after blank ground] an element is recorded again when the pointer returns to it from an empty area', () => {
  stop = observeHover(write);
  pointTo('#mug');
  pointTo('#ground');
  pointTo('#mug');
  expect(hovered()).toEqual(['A chipped mug.', 'A chipped mug.']);
});

test('[R-BEH-01] a hover is recorded once until the pointer is on another element', () => {
  stop = observeHover(write);
  pointTo('#mug');
  pointTo('#mug b');
  pointTo('#mug');
  pointTo('#lamp');
  pointTo('#mug');
  expect(hovered()).toEqual(['A chipped mug.', 'A lamp.', 'A chipped mug.']);
});

/** A page of 2,000 px, scrolled to `y`, in a window of `height` px. */
function standAt(y: number, height: number): void {
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(2000);
  vi.stubGlobal('innerHeight', height);
  vi.stubGlobal('scrollY', y);
}

test('[scroll percent goes stale] when only the height of the window changes, the percentage uses the new scroll range', () => {
  standAt(600, 800);
  stop = observeScroll(write, () => false);
  dispatchEvent(new Event('scroll'));
  standAt(600, 1400);
  dispatchEvent(new Event('resize'));
  dispatchEvent(new Event('scroll'));
  expect(written).toEqual([
    [recordKinds.scroll, 50],
    [recordKinds.scroll, 100],
  ]);
});

test('[R-BEH-01] scrolling between two pages is not recorded', () => {
  let isBetween = false;
  standAt(600, 800);
  stop = observeScroll(write, () => isBetween);
  dispatchEvent(new Event('scroll'));
  isBetween = true;
  standAt(0, 800);
  dispatchEvent(new Event('scroll'));
  isBetween = false;
  dispatchEvent(new Event('scroll'));
  expect(written).toEqual([
    [recordKinds.scroll, 50],
    [recordKinds.scroll, 0],
  ]);
});
