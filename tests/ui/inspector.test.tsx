import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Timing } from '#contract/simulation.ts';
import Inspector from '../../src/inspector/Inspector.tsx';
import { keptMs, TimingWindow } from '../../src/inspector/TimingWindow.ts';
import { frameWatchAtom, instrumentsAtom } from '../../src/state/inspection.ts';
import { endedAtom, previewAtom } from '../../src/state/profile.ts';
import { forcedViewAtom } from '../../src/state/simulation.ts';
import { MotionContext } from '../../src/ui/motion.ts';

describe('the last minute', () => {
  const minuteOf = (...all: number[]) => {
    const minute = new TimingWindow();
    for (const ms of all) minute.add(ms, 0);
    return minute;
  };

  test('[B-DEV-01] has no figures before the first timing', () => {
    expect(new TimingWindow().figures(0)).toBeNull();
  });

  test('[B-DEV-01] gives last, median and worst, for odd and even counts', () => {
    expect(minuteOf(9, 1, 4).figures(0)).toEqual({ last: 4, median: 4, worst: 9 });
    expect(minuteOf(9, 1, 4, 2).figures(0)).toEqual({ last: 2, median: 3, worst: 9 });
  });

  test('[B-DEV-01] keeps a timing for exactly a minute, and drops it a millisecond later', () => {
    const minute = minuteOf(50);
    minute.add(2, 30_000);
    expect(minute.figures(keptMs)).toEqual({ last: 2, median: 26, worst: 50 });
    expect(minute.figures(keptMs + 1)).toEqual({ last: 2, median: 2, worst: 2 });
    expect(minute.figures(keptMs + 30_001)).toBeNull();
  });

  test('[B-DEV-01] counts timings of less than a second ago, not of a second ago', () => {
    const minute = minuteOf(1);
    minute.add(1, 500);
    expect(minute.countWithin(1000, 999)).toBe(2);
    expect(minute.countWithin(1000, 1000)).toBe(1);
    expect(minute.countWithin(1000, 1500)).toBe(0);
  });
});

let store: ReturnType<typeof createStore>;
let watchers: ((timing: Timing) => void)[];
let exported: () => Promise<string>;
let saved: { name: string; text: Promise<string> }[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  store = createStore();
  store.set(previewAtom, { phase: 2, suspicion: 1 });
  [watchers, saved] = [[], []];
  exported = () => Promise.resolve('{"version":1}');
  store.set(instrumentsAtom, {
    seed: 7,
    speed: 60,
    watch: (onTiming) => {
      watchers.push(onTiming);
      return () => watchers.splice(watchers.indexOf(onTiming), 1);
    },
    exportLog: () => exported(),
  });
  let blob = new Blob();
  vi.stubGlobal('URL', {
    createObjectURL: (given: Blob) => {
      blob = given;
      return 'blob:log';
    },
    revokeObjectURL: () => {},
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show({ isWide = true, motion = 'full' as 'full' | 'off' } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: isWide }));
  return render(
    <StrictMode>
      <Provider store={store}>
        <MotionContext value={motion}>
          <Inspector />
        </MotionContext>
      </Provider>
    </StrictMode>,
  );
}

const fold = () => screen.getByRole('button', { name: /^inspector/ });
const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const draw = (intervalMs: number | null, drawingMs: number) =>
  store.get(frameWatchAtom)?.onFrame({ intervalMs, drawingMs });

test('[B-DEV-01] shows the times of calls and steps once a second, also with effects off', () => {
  show({ motion: 'off' });
  expect(cellsOf('step')).toEqual(['–', '–', '–']);
  expect(watchers).toHaveLength(1);
  for (const ms of [0.2, 0.4, 3]) watchers[0]?.({ kind: 'step', ms });
  watchers[0]?.({ kind: 'trip', ms: 1.25 });
  expect(cellsOf('step')).toEqual(['–', '–', '–']);
  pass(1000);
  expect(cellsOf('step')).toEqual(['3.0', '0.4', '3.0']);
  expect(cellsOf('round trip')).toEqual(['1.3', '1.3', '1.3']);
  expect(cellsOf('ingest')).toEqual(['–', '–', '–']);
  pass(keptMs);
  expect(cellsOf('step')).toEqual(['–', '–', '–']);
});

test('[B-DEV-01] shows the overlay’s frames, without intervals over a pause or a hidden page', () => {
  show();
  draw(null, 0.5);
  draw(16, 0.7);
  draw(18, 0.9);
  document.dispatchEvent(new Event('visibilitychange'));
  draw(60_000, 0.4);
  draw(17, 0.4);
  pass(999);
  expect(screen.getByText('frames, 0 in the last second')).toBeTruthy();
  pass(1);
  expect(cellsOf('interval')).toEqual(['17.0', '17.0', '18.0']);
  expect(cellsOf('drawing')).toEqual(['0.4', '0.5', '0.9']);
  draw(16, 0.5);
  pass(1000);
  expect(screen.getByText('frames, 0 in the last second')).toBeTruthy();
  pass(200);
  draw(16, 0.5);
  pass(800);
  expect(screen.getByText('frames, 1 in the last second')).toBeTruthy();
});

test('[B-DEV-01] measures nothing while folded, its initial state on a narrow screen', () => {
  show();
  expect(fold().getAttribute('aria-expanded')).toBe('true');
  fireEvent.click(fold());
  expect(watchers).toHaveLength(0);
  expect(store.get(frameWatchAtom)).toBeNull();
  expect(screen.queryByRole('table')).toBeNull();
  fireEvent.click(fold());
  expect(watchers).toHaveLength(1);
  cleanup();
  expect(watchers).toHaveLength(0);

  show({ isWide: false });
  expect(fold().getAttribute('aria-expanded')).toBe('false');
  expect(watchers).toHaveLength(0);
});

test('[B-DEV-01] previews phase, suspicion and the end, and names seed and speed', () => {
  show();
  fireEvent.change(screen.getByRole('slider', { name: /^phase/ }), { target: { value: '4' } });
  fireEvent.change(screen.getByRole('slider', { name: /^suspicion/ }), { target: { value: '3.2' } });
  expect(store.get(previewAtom)).toEqual({ phase: 4, suspicion: 3.2, ended: false });
  fireEvent.click(screen.getByRole('checkbox', { name: 'ended' }));
  expect(store.get(previewAtom)).toEqual({ phase: 5, suspicion: 3.2, ended: true });
  expect(store.get(endedAtom)).toBe(true);
  fireEvent.change(screen.getByRole('slider', { name: /^phase/ }), { target: { value: '3' } });
  expect(store.get(endedAtom)).toBe(false);
  expect(screen.getByText('seed').nextSibling?.textContent).toBe('7');
  expect(screen.getByText('speed').nextSibling?.textContent).toBe('× 60');
});

test('[B-DEV-02] the gallery shows what it forces, also after folding, and gives the own strength back', () => {
  show();
  const slider = (name: string) => screen.getByRole('slider', { name: new RegExp(`^${name}`) });
  const shown = () => ({
    strength: slider('strength').closest('label')?.textContent,
    eggs: slider('eggs').closest('label')?.textContent,
    rarity: screen.getByRole<HTMLSelectElement>('combobox', { name: 'rarity' }).value,
    pattern: screen.getByRole<HTMLSelectElement>('combobox', { name: 'pattern' }).value,
  });
  const own = { strength: 'strength own', eggs: 'eggs 0', rarity: 'each', pattern: 'own' };
  expect(shown()).toEqual(own);
  fireEvent.change(slider('strength'), { target: { value: '0.5' } });
  fireEvent.change(slider('eggs'), { target: { value: '3' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'rarity' }), { target: { value: 'rare' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'pattern' }), { target: { value: 'chaotic' } });
  const forced = { strength: 'strength 0.5', eggs: 'eggs 3', rarity: 'rare', pattern: 'chaotic' };
  expect(shown()).toEqual(forced);
  expect(store.get(forcedViewAtom)).toMatchObject({ awareness: 0.5, stability: 0.6, emergencePattern: 'chaotic' });
  fireEvent.click(fold());
  fireEvent.click(fold());
  expect(shown()).toEqual(forced);

  fireEvent.click(screen.getByRole('button', { name: 'own strength' }));
  expect(shown()).toEqual({ ...forced, strength: own.strength });
  fireEvent.change(screen.getByRole('combobox', { name: 'pattern' }), { target: { value: 'own' } });
  fireEvent.change(slider('eggs'), { target: { value: '0' } });
  expect(store.get(forcedViewAtom)).toEqual({});
});

test('[B-DEV-01] exports the log as a file and reports it, or reports why it cannot', async () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'export log' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 kB saved'));
  expect(saved.map(({ name }) => name)).toEqual(['d5u-log-7.json']);
  expect(await saved[0]?.text).toBe('{"version":1}');

  exported = () => Promise.reject(new Error('The simulation is not running.'));
  fireEvent.click(screen.getByRole('button', { name: 'export log' }));
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('The simulation is not running.'));
  expect(saved).toHaveLength(1);
});
