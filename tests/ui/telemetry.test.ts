import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { readTelemetry, startPosition } from '#contract/telemetryFold.ts';
import { observeHover } from '../../src/telemetry/hover.ts';
import { observeInteraction } from '../../src/telemetry/interaction.ts';
import { Recorder } from '../../src/telemetry/recorder.ts';
import { observeHands } from '../../src/telemetry/hands.ts';
import { observeScroll } from '../../src/telemetry/scroll.ts';
import { scrollByPage } from '../../src/ui/scrollByPage.ts';

type Written = [kind: number, value: number, text?: string];

let written: Written[];
let stop: () => void;
const write = (...record: Written) => void written.push(record);

beforeEach(() => {
  written = [];
  document.body.innerHTML = '<div id="ground"><p id="mug">A chipped <b>mug</b>.</p><p id="lamp">A lamp.</p></div>';
  vi.stubGlobal(
    'ResizeObserver',
    /** Reports once when it begins to observe, as a browser does. Unlike a browser, it reports no later change. */
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
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pointTo = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));

/** Observes only hovers, as the page does. Returns the recorder. */
function hovering(): Recorder {
  const recorder = new Recorder(() => undefined);
  stop = observeHover(recorder.recordHover);
  return recorder;
}
const hovered = (batch: TelemetryBatch | null) =>
  readTelemetry(startPosition, batch!).records.flatMap((record) => ('text' in record ? record.text : []));

test('[R-BEH-05] a text that comes when the record is full stays with its own entry', () => {
  const batches: (TelemetryBatch | null)[] = [];
  const recorder: Recorder = new Recorder(() => batches.push(recorder.take()));
  stop = () => undefined;
  for (let entry = 0; entry < 2048; entry += 1) recorder.record(recordKinds.interaction, 0, `click:${entry}`);
  expect(batches).toEqual([]);
  recorder.record(recordKinds.interaction, 0, 'click:the last');
  batches.push(recorder.take());
  expect(batches.map((batch) => [batch?.texts.length, batch?.texts.at(-1)])).toEqual([
    [2048, 'click:2047'],
    [1, 'click:the last'],
  ]);
  expect(batches[1]?.records[3]).toBe(0);
});

test('[hover after blank ground] an element is recorded again when the pointer returns to it from an empty area', () => {
  const recorder = hovering();
  pointTo('#mug');
  pointTo('#ground');
  pointTo('#mug');
  const batch = recorder.take();
  expect(hovered(batch)).toEqual(['A chipped mug.', 'A chipped mug.']);
  // An empty area is not recorded.
  expect(batch).toMatchObject({ through: 2, records: { length: 2 * recordStride } });
});

test('[R-BEH-01] a hover is recorded once until the pointer is on another element, also from one batch to the next', () => {
  const recorder = hovering();
  pointTo('#mug');
  pointTo('#mug b');
  pointTo('#mug');
  pointTo('#lamp');
  pointTo('#mug');
  expect(hovered(recorder.take())).toEqual(['A chipped mug.', 'A lamp.', 'A chipped mug.']);
  pointTo('#mug b');
  expect(recorder.take()).toBeNull();
  pointTo('#lamp');
  expect(recorder.take()).toMatchObject({ texts: ['A lamp.'], through: 4 });
});

test('[R-BEH-03] a name that stands there twice, for the eye and for a screen reader, is recorded once', () => {
  const recorder = hovering();
  document.querySelector('#mug')!.innerHTML =
    '<span class="visually-hidden">offcut.hex</span><span aria-hidden="true">of<b>fc</b>ut.hex</span>';
  document.querySelector('#lamp')!.innerHTML = '<span aria-hidden="true">+</span>';
  pointTo('#mug b');
  pointTo('#lamp');
  expect(hovered(recorder.take())).toEqual(['offcut.hex', '+']);
});

test('[R-BEH-01, B-WRK-03] an event looks nothing up: the words are those that stand there when the batch is taken', () => {
  const recorder = hovering();
  const lookUps = [vi.spyOn(Element.prototype, 'closest'), vi.spyOn(Node.prototype, 'textContent', 'get')];
  pointTo('#mug b');
  pointTo('#lamp');
  for (const lookUp of lookUps) expect(lookUp).not.toHaveBeenCalled();
  document.querySelector('#mug b')!.replaceChildren('bowl');
  expect(hovered(recorder.take())).toEqual(['A chipped bowl.', 'A lamp.']);
});

test('[R-BEH-01] an element that has left the page by then, or has become private, is not recorded; the others are, in order', () => {
  const recorder = hovering();
  pointTo('#mug');
  recorder.record(recordKinds.scroll, 10);
  pointTo('#lamp');
  recorder.record(recordKinds.scroll, 20);
  pointTo('#mug b');
  document.querySelector('#lamp')!.remove();
  const batch = recorder.take();
  const { records } = readTelemetry(startPosition, batch!);
  expect(records.map(({ kind }) => kind)).toEqual(['hover', 'scroll', 'scroll', 'hover']);
  expect(batch?.through).toBe(4);
  pointTo('#ground');
  pointTo('#mug');
  document.querySelector('#ground')!.setAttribute('data-private', '');
  expect(recorder.take()).toBeNull();
});

test('[R-BEH-01] what was hovered before a click has the words from before it, because the click may change the page', () => {
  const recorder = hovering();
  const stopClicks = observeInteraction(recorder.record);
  document.body.insertAdjacentHTML('beforeend', '<button id="open">Open</button>');
  const button = document.querySelector<HTMLButtonElement>('#open')!;
  button.addEventListener('click', () => document.querySelector('#ground')!.remove());
  pointTo('#mug');
  pointTo('#open');
  button.click();
  stopClicks();
  expect(hovered(recorder.take())).toEqual(['A chipped mug.', 'Open', 'click:Open']);
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
    [recordKinds.extent, 1200],
    [recordKinds.scroll, 50],
    [recordKinds.extent, 600],
    [recordKinds.scroll, 100],
  ]);
});

/**
 * The records of the observer, without the first record (the extent). The page scrolls itself from 600 to 300 px. After
 * `end` the reader scrolls to 150 px.
 */
function scrolledByPage(end: () => void): (readonly unknown[])[] {
  standAt(600, 800);
  stop = observeScroll(write, () => false);
  dispatchEvent(new Event('scroll'));
  scrollByPage(() => undefined);
  // The end of the reader's own scroll is reported late.
  dispatchEvent(new Event('scrollend'));
  for (const y of [450, 300]) {
    standAt(y, 800);
    dispatchEvent(new Event('scroll'));
  }
  end();
  standAt(150, 800);
  dispatchEvent(new Event('scroll'));
  return written.slice(1);
}

test('[R-BEH-01] what the page scrolls by itself is no scroll, only where it stands at the end', () => {
  expect(scrolledByPage(() => void dispatchEvent(new Event('scrollend')))).toEqual([
    [recordKinds.scroll, 50],
    [recordKinds.moved, 25],
    [recordKinds.scroll, 12.5],
  ]);
});

test('[R-BEH-01] a browser that knows no end of a scroll: it is over after a second without one', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  expect(scrolledByPage(() => void vi.advanceTimersByTime(999))).toEqual([[recordKinds.scroll, 50]]);
  stop();
  written.length = 0;
  expect(scrolledByPage(() => void vi.advanceTimersByTime(1000))).toEqual([
    [recordKinds.scroll, 50],
    [recordKinds.moved, 12.5],
    [recordKinds.scroll, 12.5],
  ]);
});

test('[R-BEH-01] the page had nowhere to scroll: what the reader scrolls after a second is recorded', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  standAt(600, 800);
  stop = observeScroll(write, () => false);
  scrollByPage(() => undefined);
  vi.advanceTimersByTime(1000);
  dispatchEvent(new Event('scroll'));
  expect(written.slice(1)).toEqual([[recordKinds.scroll, 50]]);
});

/**
 * The records of the observer while the reader presses the keys, `everyMs` apart. Each key scrolls the page by 300 px.
 */
function scrolledByKeys(keys: readonly string[], everyMs: number): (readonly unknown[])[] {
  standAt(600, 800);
  stop = observeScroll(write, () => false);
  dispatchEvent(new Event('scroll'));
  keys.forEach((key, index) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: 5000 + index * everyMs });
    document.body.dispatchEvent(event);
    standAt(600 - 300 * (1 + (index % 2)), 800);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('scrollend'));
  });
  return written.slice(1);
}

test.each([
  ['Home and End, however slow', ['Home', 'End'], 60_000, ['scroll', 'moved', 'moved']],
  ['pages 999 ms apart, after the first', ['PageDown', 'PageUp'], 999, ['scroll', 'scroll', 'moved']],
  ['pages a second apart', ['PageDown', ' '], 1000, ['scroll', 'scroll', 'scroll']],
  ['arrows', ['ArrowDown', 'ArrowUp'], 30, ['scroll', 'scroll', 'scroll']],
] as const)('[B-EAR-06] jumps are no hurried scrolling: %s', (_, keys, everyMs, kinds) => {
  expect(scrolledByKeys(keys, everyMs).map(([kind]) => kind)).toEqual(kinds.map((kind) => recordKinds[kind]));
});

test('[B-EAR-02] keys last for a second, then a pointer that moves or presses counts, and one that rests does not', () => {
  vi.useFakeTimers();
  const changes: boolean[] = [];
  stop = observeHands((areKeys) => changes.push(areKeys));
  const move = (movementX: number) => {
    const event = new MouseEvent('pointermove');
    Object.defineProperties(event, { movementX: { value: movementX }, movementY: { value: 0 } });
    dispatchEvent(event);
  };
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: performance.now() });
    document.body.dispatchEvent(event);
  };
  move(4);
  press('Shift');
  expect(changes).toEqual([]);
  press('Tab');
  vi.advanceTimersByTime(600);
  press('a');
  vi.advanceTimersByTime(999);
  move(1);
  dispatchEvent(new MouseEvent('pointerdown'));
  vi.advanceTimersByTime(1);
  move(0);
  expect(changes).toEqual([true]);
  move(1);
  expect(changes).toEqual([true, false]);
  press('Enter');
  vi.advanceTimersByTime(1000);
  dispatchEvent(new MouseEvent('pointerdown'));
  move(1);
  expect(changes).toEqual([true, false, true, false]);
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
    [recordKinds.extent, 1200],
    [recordKinds.scroll, 50],
    [recordKinds.scroll, 0],
  ]);
});
