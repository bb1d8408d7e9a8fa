import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import Watcher from '../../src/pages/watcher/index.tsx';
import { drawReplay } from '../../src/pages/watcher/drawing.ts';
import { inWords, positionAt, replayOf, restMs, whereIs } from '../../src/pages/watcher/replay.ts';
import { afterEvent, type Watch, waiting } from '../../src/pages/watcher/watching.ts';
import { pointerTraceAtom } from '../../src/state/trace.ts';
import { observePointer, PointerTrace } from '../../src/device/pointer.ts';
import { liveRegion } from '../../src/panels/eggs/whenQuiet.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const point = (clientX: number) =>
  act(() => void dispatchEvent(new MouseEvent('pointermove', { clientX, clientY: 9 })));

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}, restsForMs = 50) => {
  const shown = showStory(Watcher, { path: '/watcher', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The last half minute' });
  const trace = new PointerTrace();
  const now = performance.timeOrigin + performance.now();
  trace.record(0.1, 0.1, now - 9000);
  trace.record(0.9, 0.9, now - 9000 + restsForMs);
  trace.record(0.9, 0.8, now - 8900 + restsForMs);
  act(() => shown.store.set(pointerTraceAtom, trace));
  return shown;
};
const watch = () => screen.getByRole('main').getAttribute('data-watch');

describe('[R-RT-03] /watcher plays back the reader’s own pointer', () => {
  test('after three seconds without movement, and then goes on', async () => {
    const { place } = await enter();
    pass(2750);
    expect(watch()).toBe('waiting');
    pass(250);
    expect(watch()).toBe('showing');
    expect(place.search).toBe('');
    // The trace is 150 ms long. Without a canvas the page waits 150 ms of real time instead of drawing.
    await waitFor(() => expect(watch()).toBe('shown'), { timeout: 5000 });
    // React's effects run after the change to `shown`. The clock must not move before them.
    await act(async () => undefined);
    pass(4750);
    expect(place.search).toBe('');
    pass(250);
    await waitFor(() => expect(place.search).toBe('?path=0'));
  });

  test('but does not go on if there was nothing to show', async () => {
    const { place, store } = await enter();
    act(() => store.set(pointerTraceAtom, new PointerTrace()));
    pass(3000);
    await waitFor(() => expect(watch()).toBe('shown'));
    pass(60_000);
    expect(place.search).toBe('');
    expect(screen.getByText('One place at most is kept from the last half minute, and a way takes two.')).toBeTruthy();
  });

  test('but neither plays nor goes on while the tab is hidden', async () => {
    const { place } = await enter();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    pass(60_000);
    expect(watch()).toBe('waiting');
    hidden.mockReturnValue(false);
    pass(2750);
    expect(watch()).toBe('waiting');
    pass(250);
    expect(watch()).toBe('showing');
    await waitFor(() => expect(watch()).toBe('shown'), { timeout: 5000 });
    hidden.mockReturnValue(true);
    pass(60_000);
    expect(watch()).toBe('shown');
    expect(place.search).toBe('');
  });

  test('and stops when the pointer moves', async () => {
    const { place } = await enter();
    point(10);
    pass(3000);
    expect(watch()).toBe('showing');
    point(14);
    expect(watch()).toBe('showing');
    point(15);
    expect(watch()).toBe('waiting');
    expect(place.search).toBe('');
  });

  test('and has buttons to play and to go on without keeping still', async () => {
    const { place, commands } = await enter();
    point(10);
    fireEvent.click(screen.getByRole('button', { name: 'show it without waiting' }));
    point(200);
    expect(watch()).toBe('showing');
    fireEvent.click(screen.getByRole('button', { name: 'Stay where you are' }));
    await waitFor(() => expect(place.search).toBe('?path=0'));
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'attention:largest-ring' }]);
    expect(document.activeElement?.textContent).toMatch(/^Where a pointer rests/);
  });

  test('[B-A11Y-04] a text that comes by itself is added to a live region that existed before', async () => {
    const { place } = await enter();
    const region = document.querySelector('[aria-live="polite"]');
    expect(region?.textContent).not.toBe('');
    pass(3000);
    await waitFor(() => expect(watch()).toBe('shown'), { timeout: 5000 });
    // React's effects run after the change to `shown`. The clock must not move before them.
    await act(async () => undefined);
    pass(5000);
    await waitFor(() => expect(place.search).toBe('?path=0'));
    await waitFor(() => expect(region?.textContent).toMatch(/^Where a pointer rests/));
    expect(document.querySelector('[aria-live="polite"]')).toBe(region);
    expect(document.activeElement).toBe(document.body);
  });

  test('[B-EAR-10] a text that the reader asked for gets the focus, and is no live region', async () => {
    await enter();
    fireEvent.click(screen.getByRole('button', { name: 'Stay where you are' }));
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Where a pointer rests/));
    expect(document.activeElement?.closest(liveRegion)).toBeNull();
  });

  test('with effects off it is a still picture with a description, updated on request', async () => {
    const { place } = await enter({ motion: 'off' }, 1000);
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    expect(
      screen.getAllByText(/^1\.1 s of 3 positions · 1\.\d widths of the window · longest rest 1\.0 s, upper left$/),
    ).toHaveLength(2);
    pass(20_000);
    expect(place.search).toBe('');
  });
});

test('[B-EAR-03] for who uses keys the replay goes to what had the focus, and a replay that was asked for says how it ended', async () => {
  const { store } = await enter();
  const trace = new PointerTrace();
  const observer = observePointer(trace, 'pointerdown');
  onTestFinished(observer.stop);
  const button = screen.getByRole('button', { name: 'show it without waiting' });
  const now = performance.timeOrigin + performance.now();
  trace.record(0.1, 0.1, now - 900, 'focus');
  vi.spyOn(button, 'getBoundingClientRect').mockReturnValue(new DOMRect(innerWidth / 2, innerHeight / 4, 0, 0));
  // A control that a press has focused is not shown as focused.
  observer.recordFocus(button);
  expect(trace.until(performance.timeOrigin + performance.now() + 1)).toHaveLength(1);
  button.focus();
  observer.recordFocus(button);
  // A passage that is focused by a script is not recorded.
  observer.recordFocus(screen.getByRole('main'));
  const samples = trace.until(performance.timeOrigin + performance.now() + 1);
  expect(samples.map(({ x, y, by }) => [x, y, by])).toEqual([
    [0.1, 0.1, 'focus'],
    [0.5, 0.25, 'focus'],
  ]);
  act(() => store.set(pointerTraceAtom, trace));
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(button);
  await waitFor(() => expect(watch()).toBe('shown'), { timeout: 5000 });
  expect(status.textContent).toMatch(
    /^0\.9 s of 2 positions, 2 of the focus · 0\.\d widths of the window · longest rest 0\.9 s, upper left$/,
  );
});

test('[B-EAR-03] with effects off each reading is announced, one with the same result too', async () => {
  await enter({ motion: 'off' }, 1000);
  const button = screen.getByRole('button', { name: 'read again' });
  const status = screen.getByRole('status');
  fireEvent.click(button);
  const said = status.textContent;
  expect(said).toMatch(/^1\.1 s of 3 positions/);
  const changes = new MutationObserver(() => undefined);
  changes.observe(status, { childList: true, characterData: true });
  fireEvent.click(button);
  const added = changes.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
  expect(added.map(({ textContent }) => textContent)).toEqual([said]);
  expect(status.textContent).toBe(said);
});

test('[B-EAR-03] with nothing to show, who asks for it is told so', async () => {
  const { store } = await enter();
  act(() => store.set(pointerTraceAtom, new PointerTrace()));
  fireEvent.click(screen.getByRole('button', { name: 'show it without waiting' }));
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'One place at most is kept from the last half minute, and a way takes two.',
    ),
  );
});

test('a rest begins at 600 ms and is played for at most a second and a half', () => {
  const at = (atMs: number) => ({ x: 0.5, y: 0.5, atMs });
  expect(replayOf([at(0), at(restMs - 1)]).rests).toEqual([]);
  expect(replayOf([at(0), at(restMs)]).rests).toEqual([{ x: 0.5, y: 0.5, forMs: restMs }]);
  expect(replayOf([at(0), at(1500), at(21_500)])).toMatchObject({ durationMs: 3000, spanMs: 21_500 });
  expect(replayOf([])).toEqual({ steps: [], rests: [], durationMs: 0, spanMs: 0 });
});

test('the second pointer rests and moves when the first one did', () => {
  const replay = replayOf([
    { x: 0, y: 0, atMs: 0 },
    { x: 1, y: 0, atMs: 1000 },
  ]);
  expect([0, 880, 940, 1000, 5000].map((ms) => positionAt(replay, ms)?.x)).toEqual([0, 0, 0.5, 1, 1]);
  expect(positionAt({ steps: [] }, 0)).toBeNull();
});

test('places are named by ninths of the window, and an empty trace is described as such', () => {
  expect(
    [
      { x: 0.33, y: 0.34 },
      { x: 0.34, y: 0.66 },
      { x: 1, y: 1 },
    ].map(whereIs),
  ).toEqual(['left', 'middle', 'lower right']);
  expect(inWords(replayOf([{ x: 0, y: 0, atMs: 0 }]), 1)).toBe(
    'One place at most is kept from the last half minute, and a way takes two.',
  );
});

test('after it was shown it is not shown again until the reader moves', () => {
  const after = (watch: Watch, ...kinds: ('beat' | 'moved' | 'held' | 'finished')[]) =>
    kinds.reduce((now, kind) => afterEvent(now, { kind }), watch);
  expect(after(waiting, 'held', 'moved').kind).toBe('showing');
  expect(after(waiting, 'held', 'finished', ...Array.from({ length: 19 }, () => 'beat' as const)).kind).toBe('shown');
  expect(after(waiting, 'held', 'finished', 'moved').kind).toBe('waiting');
  expect(after(waiting, 'finished')).toBe(waiting);
  expect(after(waiting, 'held', 'finished', ...Array.from({ length: 20 }, () => 'beat' as const)).kind).toBe('onward');
});

test.each([
  ['a fingertip where a finger touched', ['finger'], ['arc 30 40 11']],
  ['an arrow where a mouse was', [], ['line 30 40', 'line 30 56.5']],
] as const)('[B-TCH-01] at its end the way has %s', (_, [by], drawn) => {
  const calls: string[] = [];
  const context = {
    clearRect() {},
    beginPath: () => (calls.length = 0),
    lineTo: (x: number, y: number) => calls.push(`line ${x} ${y}`),
    arc: (x: number, y: number, radius: number) => calls.push(`arc ${x} ${y} ${radius}`),
    stroke() {},
    fill() {},
  } as unknown as CanvasRenderingContext2D;
  const sample = { x: 0.3, y: 0.4, atMs: 5 };
  const replay = replayOf([by === undefined ? sample : { ...sample, by }]);
  drawReplay(context, replay, replay.durationMs, { width: 100, height: 100 }, { ink: 'black', faint: 'grey' });
  expect(calls.slice(0, drawn.length)).toEqual(drawn);
});
