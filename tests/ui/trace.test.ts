import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { simulationAtom } from '../../src/state/simulation.ts';
import {
  emptyTrace,
  eventsAtom,
  hoversAtom,
  type Moment,
  recordBatchAtom,
  traceAfter,
  traceAtom,
  traceLimits,
} from '../../src/state/trace.ts';
import { observePointer, PointerTrace } from '../../src/device/pointer.ts';
import { startTelemetry } from '../../src/telemetry/telemetry.ts';

type Written = readonly [kind: keyof typeof recordKinds, atMs: number, what?: string | number];

/** Ordinal of the newest record that a test has made. */
let through = 0;
beforeEach(() => void (through = 0));

function batchOf(...written: Written[]): TelemetryBatch {
  const texts: string[] = [];
  const records = written.flatMap(([kind, atMs, what = 0]) => [
    recordKinds[kind],
    atMs,
    typeof what === 'number' ? what : 0,
    typeof what === 'string' ? texts.push(what) - 1 : -1,
  ]);
  return { records: new Float64Array(records), texts, through: (through += written.length) };
}

const vitals = { awareness: 0.25, stability: 0.75, suspicion: 0 };
const momentOf = (...written: Written[]): Moment => ({ batch: batchOf(...written), vitals });

describe('the session trace', () => {
  test('has the hovers of each page, and how long each page was in view', () => {
    const moments = [
      momentOf(['visible', 1000], ['interaction', 1000, 'view:/kitchen'], ['hover', 1500, 'the mug'], ['pulse', 3000]),
      momentOf(
        ['extent', 3400, 1200],
        ['scroll', 3500, 40],
        ['interaction', 4000, 'view:/void'],
        ['hidden', 5000],
        ['visible', 60_000],
        ['pulse', 61_000],
      ),
    ];
    const first = traceAfter(emptyTrace, moments.slice(0, 1));
    const second = traceAfter(first, moments.slice(1));
    expect(traceAfter(emptyTrace, moments)).toEqual(second);
    expect(second.startedAt).toBe(1000);
    expect(second.hovers).toEqual([{ text: 'the mug', path: '/kitchen', atMs: 1500 }]);
    expect(second.scrolls).toEqual([{ percent: 40, extentPx: 1200, path: '/kitchen', atMs: 3500 }]);
    expect(second.dwellMs).toEqual({ '/kitchen': 3000, '/void': 2000 });
    expect(second.events.map(({ what }) => what)).toEqual(['view:/kitchen', 'view:/void', 'left', 'came-back']);
    expect(first.hovers).toHaveLength(1);
  });

  test('keeps the last 60 hovers', () => {
    const hovers = (count: number) =>
      traceAfter(emptyTrace, [momentOf(...Array.from({ length: count }, (_, at): Written => ['hover', at, `h${at}`]))]);
    expect(hovers(traceLimits.hovers).hovers[0]?.text).toBe('h0');
    expect(hovers(traceLimits.hovers + 1).hovers[0]?.text).toBe('h1');
    expect(hovers(traceLimits.hovers + 1).hovers).toHaveLength(60);
  });

  test('notes the figures of the simulation with each batch', () => {
    const store = createStore();
    store.set(simulationAtom, { ...store.get(simulationAtom), awareness: 0.25, stability: 0.75 });
    store.set(recordBatchAtom, batchOf(['pulse', 7000]));
    expect(store.get(traceAtom).vitals).toEqual([{ atMs: 7000, ...vitals }]);
  });

  test('is the same whenever it is read: each second, or once after a minute', () => {
    const [often, once] = [createStore(), createStore()];
    for (let second = 0; second < 60; second += 1) {
      const batch = batchOf(['interaction', second * 1000, `click:${second}`], ['pulse', second * 1000 + 900]);
      for (const store of [often, once]) store.set(recordBatchAtom, batch);
      expect(often.get(traceAtom).events.at(-1)?.what).toBe(`click:${second}`);
    }
    expect(once.get(traceAtom)).toEqual(often.get(traceAtom));
    expect(once.get(traceAtom).vitals).toHaveLength(60);
  });

  test('tells who shows it of every batch', () => {
    const store = createStore();
    const seen: number[] = [];
    store.sub(traceAtom, () => seen.push(store.get(traceAtom).newestAt ?? 0));
    for (const atMs of [1000, 2000]) store.set(recordBatchAtom, batchOf(['pulse', atMs]));
    store.set(traceAtom, emptyTrace);
    expect(seen).toEqual([1000, 2000, 0]);
  });
});

test('[B-WRK-03] who shows hovers hears of new hovers alone, also when as many are kept as before', () => {
  const store = createStore();
  const seen = { hovers: [] as (string | undefined)[], events: 0 };
  store.sub(hoversAtom, () => seen.hovers.push(store.get(hoversAtom).at(-1)?.text));
  store.sub(eventsAtom, () => (seen.events += 1));
  for (let at = 0; at < traceLimits.hovers; at += 1) store.set(recordBatchAtom, batchOf(['hover', at, `h${at}`]));
  expect([seen.hovers.length, seen.hovers.at(-1), seen.events]).toEqual([60, 'h59', 0]);
  store.set(recordBatchAtom, batchOf(['pulse', 100]));
  store.set(recordBatchAtom, batchOf(['interaction', 200, 'click:a drawer']));
  expect([seen.hovers.length, seen.events]).toEqual([60, 1]);
  store.set(recordBatchAtom, batchOf(['hover', 300, 'the last']));
  expect([seen.hovers.length, seen.hovers.at(-1), seen.events]).toEqual([61, 'the last', 1]);
});

describe('the pointer trace', () => {
  test('takes a position every 50 ms and none at 49', () => {
    const trace = new PointerTrace();
    trace.record(0.1, 0.1, 1000);
    trace.record(0.2, 0.2, 1049);
    trace.record(0.3, 0.3, 1050);
    expect(trace.until(2000)).toEqual([
      { x: 0.1, y: 0.1, atMs: 1000 },
      { x: 0.3, y: 0.3, atMs: 1050 },
    ]);
  });

  test('keeps 30 s at most, however long the pointer moves', () => {
    const trace = new PointerTrace();
    for (let atMs = 0; atMs <= 100_000; atMs += 50) trace.record(0.5, 0.5, atMs);
    const kept = trace.until(100_000);
    expect(kept).toHaveLength(600);
    expect(kept[0]?.atMs).toBe(70_050);
    expect(trace.until(130_000).map(({ atMs }) => atMs)).toEqual([100_000]);
    expect(trace.until(130_001)).toEqual([]);
  });
});

test('each movement of the pointer is recorded only where somebody asks for it', () => {
  const count = (type: 'pointerdown' | 'pointermove') => {
    const trace = new PointerTrace();
    const { stop } = observePointer(trace, type);
    const moved = new MouseEvent('pointermove', { clientX: 9, clientY: 9 });
    dispatchEvent(moved);
    stop();
    return trace.until(performance.timeOrigin + moved.timeStamp).length;
  };
  expect([count('pointerdown'), count('pointermove')]).toEqual([0, 1]);
});

test('[B-TCH-01] it knows a finger from a mouse, and follows the first finger alone', () => {
  const trace = new PointerTrace();
  const { stop } = observePointer(trace, 'pointermove');
  const told = (init: PointerEventInit, timeStamp: number) => {
    const event = new PointerEvent('pointermove', { clientX: 9, clientY: 9, ...init });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    dispatchEvent(event);
  };
  told({ pointerType: 'touch', isPrimary: true }, 100);
  told({ pointerType: 'touch', isPrimary: false }, 200);
  told({ pointerType: 'mouse', isPrimary: true }, 300);
  stop();
  const place = { x: 9 / innerWidth, y: 9 / innerHeight };
  expect(trace.until(performance.timeOrigin + 300)).toEqual([
    { ...place, atMs: performance.timeOrigin + 100, by: 'finger' },
    { ...place, atMs: performance.timeOrigin + 300 },
  ]);
});

describe('the batches of the observers', () => {
  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  test('contain no position of the pointer', () => {
    const trace = new PointerTrace();
    const batches: TelemetryBatch[] = [];
    const pointer = observePointer(trace, 'pointerdown');
    const telemetry = startTelemetry(
      {
        isBetweenPages: () => false,
        batch: (batch) => batches.push(batch),
        hidden: () => undefined,
        visible: () => undefined,
        entered: (_target, event) => event !== null && pointer.record(event),
        hands: () => undefined,
        candidate: () => undefined,
      },
      [],
    );
    const canary = { clientX: 617, clientY: 433, bubbles: true };
    const entered = new MouseEvent('pointerover', canary);
    document.body.dispatchEvent(entered);
    telemetry.drain();
    telemetry.stop();
    pointer.stop();
    const [seen] = trace.until(performance.timeOrigin + entered.timeStamp);
    expect(seen).toMatchObject({ x: 617 / innerWidth, y: 433 / innerHeight });
    const values = batches.flatMap(({ records }) => Array.from(records).filter((_, at) => at % recordStride === 2));
    for (const value of values) expect([617, 433, seen?.x, seen?.y]).not.toContain(value);
  });
});
