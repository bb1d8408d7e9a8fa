import { act, fireEvent, screen, within, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  depthFacts,
  depthLine,
  dwellRows,
  entriesOf,
  isSeenBroken,
  keptOf,
  spanOf,
} from '../../src/pages/behavioral/figures.ts';
import Behavioral from '../../src/pages/behavioral/index.tsx';
import { profileAtom } from '../../src/state/profile.ts';
import { emptyTrace, traceAtom, traceLimits } from '../../src/state/trace.ts';
import { showStory } from '../support/showStory.tsx';
import { setProfile } from '../support/setProfile.ts';

const scrolls = (...percents: number[]) =>
  percents.map((percent, at) => ({ percent, extentPx: 2000, path: '/void', atMs: at * 1000 }));
const trace = {
  ...emptyTrace,
  startedAt: 0,
  newestAt: 9000,
  dwellMs: { '/void': 61_000, '/kitchen': 122_000 },
  scrolls: scrolls(0, 50, 84, 60),
};

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Behavioral, { path: '/behavioral', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'One reader at one twenty-fourth' });
  act(() => shown.store.set(traceAtom, trace));
  return shown;
};
const open = async (frame: RegExp, caption: string) => {
  fireEvent.click(screen.getByRole('button', { name: frame }));
  return screen.findByRole('region', { name: caption });
};

describe('[R-RT-03] /behavioral shows readers their own file', () => {
  test('their time in view', async () => {
    await enter();
    const frame = await open(/dwell/, 'frame 3, time in view');
    await waitFor(() => expect(document.activeElement).toBe(frame));
    expect(
      within(frame)
        .getAllByRole('row')
        .map((row) => row.textContent),
    ).toEqual(['/kitchen2 min 02 s', '/void1 min 01 s']);
  });

  test('the server’s figures, without a name', async () => {
    const { store } = await enter({ suspicion: 1.2 });
    act(() => setProfile({ ...store.get(profileAtom)!, interactions: 41, daysSinceFirst: 1.5 }));
    const frame = await open(/particulars/, 'frame 1, particulars');
    const figures = within(frame)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['–––––––––––', '1', '1.2', '41', '1.50', '0']);
  });

  test.each([
    [[], 'Nothing on this frame: no page has been scrolled since this window was loaded.'],
    [[30], 'Nothing on this frame yet: a page was scrolled once, which is a dot. A line takes two.'],
  ])('a frame without a line says why: %j', async (percents, text) => {
    const { store } = await enter({ phase: 2 });
    act(() => store.set(traceAtom, { ...trace, scrolls: scrolls(...percents) }));
    const frame = await open(/depth/, 'frame 2, depth against time');
    expect(within(frame).getByText(text)).toBeTruthy();
  });

  test('an objection is answered beside its frame, and disappears when the carriage moves', async () => {
    const { place } = await enter({ phase: 2 });
    await open(/depth/, 'frame 2, depth against time');
    expect(screen.getByText(/^deepest 84 % · turned back once/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'I object to this frame' }));
    expect(await screen.findByText(/^You object to the line/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I object to this frame' })).toBeNull();
    await open(/manner/, 'frame 5, manner');
    expect(screen.queryByText(/^You object to the line/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '0 leader' }));
    expect(place.search).toBe('');
  });

  test('an objection stays as a line through its frame, under the glass and on the film', async () => {
    await enter({ phase: 2 });
    const struck = () =>
      [...document.querySelectorAll('nav [data-struck]')].map((line) => line.closest('button')?.textContent);
    const glass = await open(/depth/, 'frame 2, depth against time');
    expect(struck()).toEqual([]);
    expect(glass.querySelector('[data-struck]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'I object to this frame' }));
    await screen.findByText(/^You object to the line/);
    expect(glass.querySelector('[data-struck]')).not.toBeNull();
    const other = await open(/manner/, 'frame 5, manner');
    expect(struck()).toEqual(['2 depth, with an objection']);
    expect(other.querySelector('[data-struck]')).toBeNull();
    const again = await open(/depth/, 'frame 2, depth against time');
    expect(again.querySelector('[data-struck]')).not.toBeNull();
  });

  test('how much of the session a line shows: all of it, or the last of it', async () => {
    const { store } = await enter();
    await open(/depth/, 'frame 2, depth against time');
    const facts = 'deepest 84 % · turned back once · 3 s, from the loading of this window to the last scroll';
    expect(screen.getByText(`${facts} · a square is half a minute`)).toBeTruthy();
    const many = Array.from({ length: traceLimits.scrolls }, (_, index) => at(1000 + index * 1.5, 50));
    act(() => store.set(traceAtom, { ...trace, scrolls: many }));
    await open(/depth/, 'frame 2, depth against time');
    expect(
      screen.getByText(
        'deepest 50 % · turned back 0 times · the last 14 min 59 s of scrolling, as the film holds no more · a square is half a minute',
      ),
    ).toBeTruthy();
  });

  test('broken lines are explained where one can be seen, and only there', async () => {
    const { store } = await enter();
    await open(/depth/, 'frame 2, depth against time');
    expect(screen.queryByText(/is broken/)).toBeNull();
    act(() => store.set(traceAtom, { ...trace, scrolls: [at(0, 10), { ...at(9, 40), path: '/vega' }] }));
    await open(/depth/, 'frame 2, depth against time');
    expect(
      screen.getByText(/ · where the line is broken, there was another room, or the window was put away$/),
    ).toBeTruthy();
  });

  test('the order of entries is in words', async () => {
    const { store } = await enter();
    const events = ['view:/void', 'protocol:seals', 'panel:casebook', 'left'].map((what, second) => ({
      what,
      atMs: second * 1000,
    }));
    act(() => {
      setProfile({ ...store.get(profileAtom)!, behaviorProfile: { interactionSequence: [] } });
      store.set(traceAtom, { ...trace, events });
    });
    const frame = await open(/order/, 'frame 4, order of entries');
    expect(
      within(frame)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['came to /void', 'looked into the seals', 'looked into the casebook', 'put the window away']);
    expect(frame.querySelectorAll('[aria-hidden] ul > li')).toHaveLength(3);
  });

  test('arrow keys move the carriage and stop at both ends', async () => {
    await enter();
    const frames = within(screen.getByRole('navigation', { name: 'Frames' })).getAllByRole('button');
    frames[0]?.focus();
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowUp' });
    expect(document.activeElement).toBe(frames[0]);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown' });
    expect(document.activeElement).toBe(frames[1]);
    expect(fireEvent.keyDown(document.activeElement!, { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(document.activeElement).toBe(frames[1]);
  });

  test('with effects off a frame is updated only on request', async () => {
    const { store } = await enter({ motion: 'off' });
    await open(/dwell/, 'frame 3, time in view');
    act(() => store.set(traceAtom, { ...trace, dwellMs: { '/void': 1000 } }));
    expect(screen.getByText('2 min 02 s')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    expect(screen.queryByText('2 min 02 s')).toBeNull();
  });
});

test('scrolling back up counts from ten percent', () => {
  expect(depthFacts(scrolls(0, 50, 41))).toEqual({ deepest: 50, returns: 0 });
  expect(depthFacts(scrolls(0, 50, 40))).toEqual({ deepest: 50, returns: 1 });
  expect(depthFacts(scrolls(0, 50, 40, 30, 45, 70, 55)).returns).toBe(2);
  expect(depthFacts([]).returns).toBe(0);
});

test('the line breaks where another page begins', () => {
  const [a, b] = scrolls(10, 20);
  if (a === undefined || b === undefined) throw new Error('two scrolls were made');
  expect(depthLine([a, { ...b, path: '/kitchen' }], 0, [])).toEqual({ xs: [0, 1, 1, 1], ys: [10, 10, null, 20] });
});

const at = (seconds: number, percent: number) => ({ percent, extentPx: 2000, path: '/void', atMs: seconds * 1000 });

test('[R-RT-03] the line runs level while nobody scrolls, from a second on, and goes to the next place only then', () => {
  expect(depthLine([at(0, 10), at(1, 20)], 0, [])).toEqual({ xs: [0, 1], ys: [10, 20] });
  expect(depthLine([at(0, 10), at(1.1, 20)], 0, [])).toEqual({ xs: [0, 0.85, 1.1], ys: [10, 10, 20] });
  expect(depthLine([at(0, 10), at(60, 20)], 0, [])).toEqual({ xs: [0, 59.75, 60], ys: [10, 10, 20] });
});

test('[R-RT-03] the line runs level to the opening of the next page, which begins at its top', () => {
  const view = (path: string, seconds: number) => ({ what: `view:${path}`, atMs: seconds * 1000 });
  const events = [view('/void', 0), view('/kitchen', 120), view('/vega', 125)];
  expect(depthLine([at(0, 10), { ...at(140, 30), path: '/vega' }], 0, events)).toEqual({
    xs: [0, 0, 120, 120, 120, 125, 125, 125, 139.75, 140],
    ys: [0, 10, 10, null, 0, 0, null, 0, 0, 30],
  });
});

test('[R-RT-03] while the window was away, there is no line', () => {
  const event = (what: string, seconds: number) => ({ what, atMs: seconds * 1000 });
  const away = [event('left', 5), event('came-back', 50), event('open:log-001', 52)];
  expect(depthLine([at(0, 10), at(60, 20), at(61, 30)], 0, away)).toEqual({
    xs: [0, 5, 5, 50, 59.75, 60, 61],
    ys: [10, 10, null, 10, 10, 20, 30],
  });
  const twice = [event('left', 5), event('came-back', 6), event('left', 7), event('came-back', 9.9)];
  expect(depthLine([at(0, 10), at(10, 20)], 0, twice)).toEqual({
    xs: [0, 5, 5, 6, 7, 7, 9.9, 10],
    ys: [10, 10, null, 10, 10, null, 10, 20],
  });
});

test('[R-RT-03] what is older than the oldest scroll that was kept is not drawn', () => {
  const view = { what: 'view:/void', atMs: 0 };
  const few = scrolls(10, 20);
  expect(keptOf({ scrolls: few, events: [view] })).toEqual({ isCut: false, scrolls: few, events: [view] });
  const many = Array.from({ length: traceLimits.scrolls }, (_, index) => at(100 + index, 50));
  expect(keptOf({ scrolls: many, events: [view] })).toEqual({ isCut: true, scrolls: many, events: [] });
  expect(keptOf({ scrolls: many.slice(1), events: [view] }).isCut).toBe(false);
});

test('[R-RT-03] a break can be seen from a 200th of the line or 2 % of a page on', () => {
  expect(isSeenBroken({ xs: [0, 100, 200], ys: [0, 10, 20] })).toBe(false);
  expect(isSeenBroken({ xs: [0, 100, 100, 100, 200], ys: [0, 0, null, 0, 9] })).toBe(false);
  expect(isSeenBroken({ xs: [0, 100, 100, 100, 200], ys: [0, 2, null, 0, 9] })).toBe(true);
  expect(isSeenBroken({ xs: [0, 100, 100, 101, 200], ys: [0, 0, null, 0, 9] })).toBe(false);
  expect(isSeenBroken({ xs: [0, 100, 100, 102, 200], ys: [0, 0, null, 0, 9] })).toBe(true);
  expect(isSeenBroken({ xs: [0, 100, 100], ys: [0, 50, null] })).toBe(false);
});

test('the server’s interactions are used instead of those of the session, if there are any', () => {
  const session = { ...emptyTrace, events: [{ what: 'view:/void', atMs: 0 }] };
  expect(entriesOf([], session)).toEqual([{ kind: 'came to', text: 'came to /void' }]);
  expect(entriesOf(['open:log-001', 'follow:kitchen:/brevil'], session, 1)).toEqual([
    { kind: 'went on to', text: 'went on to /brevil' },
  ]);
});

test('an event without a target is in words as well', () => {
  const session = { ...emptyTrace, events: [{ what: 'came-back', atMs: 0 }] };
  expect(entriesOf([], session)).toEqual([{ kind: 'came back', text: 'came back' }]);
});

test('times are given in minutes from sixty seconds on', () => {
  expect([59_000, 60_000, 125_000].map(spanOf)).toEqual(['59 s', '1 min 00 s', '2 min 05 s']);
  expect(dwellRows(emptyTrace)).toEqual([]);
});
