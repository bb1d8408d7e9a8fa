import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Temporal from '../../src/pages/temporal/index.tsx';
import {
  inWords,
  knotsOf,
  minutesOf,
  ownEntries,
  plait,
  secondOf,
  strandPath,
  swayAt,
} from '../../src/pages/temporal/minute.ts';
import { emptyTrace, type SessionTrace, traceAtom } from '../../src/state/trace.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const at = (minute: number, second: number) => new Date(2026, 0, 2, 10, minute, second).getTime();
const trace: SessionTrace = {
  ...emptyTrace,
  startedAt: at(41, 50),
  newestAt: at(43, 5),
  events: [
    { what: 'view:/kitchen', atMs: at(41, 50) },
    { what: 'open:log-001', atMs: at(42, 7) },
  ],
  hovers: [{ text: 'the mug', path: '/kitchen', atMs: at(43, 5) }],
};

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Temporal, { path: '/temporal', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'One minute, twice' });
  act(() => shown.store.set(traceAtom, trace));
  return shown;
};
const ruler = () => screen.getByRole('slider', { name: 'Ruler, in seconds' });

describe('[R-RT-03] /temporal shows 14:22 beside the reader’s own minutes', () => {
  test('the ruler shows both at one second, by keyboard too', async () => {
    await enter();
    expect(ruler().getAttribute('aria-valuetext')).toBe('14:22:07, Five of five. · 10:42:07 opened log 001');
    fireEvent.change(ruler(), { target: { value: '50' } });
    expect(ruler().getAttribute('aria-valuetext')).toBe('14:22:50, nothing entered · 10:41:50 entered /kitchen');
    fireEvent.change(ruler(), { target: { value: '30' } });
    expect(ruler().getAttribute('aria-valuetext')).toBe('14:22:30, nothing entered · nothing of yours');
  });

  test('both lists are in the order of the seconds', async () => {
    await enter();
    expect(screen.getByText(/^3 of your minutes, since this page was loaded · 2 knots$/)).toBeTruthy();
    const rows = within(screen.getByRole('main'))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows.filter((row) => row?.includes('10:4'))).toEqual([
      'A seat is asked whether it is taken.0510:43:05 “the mug”',
      'Five of five.0710:42:07 opened log 001',
      '5010:41:50 entered /kitchen',
    ]);
  });

  test('the reader can ask about the second at the ruler; the answer is shown there, later at its entry', async () => {
    const { commands, place } = await enter();
    fireEvent.click(screen.getByRole('button', { name: 'Second 06' }));
    fireEvent.click(screen.getByRole('button', { name: 'ask about 14:22:06' }));
    expect(await screen.findByText('see also: itself')).toBeTruthy();
    expect(place.search).toBe('?path=1');
    expect(document.activeElement?.textContent).toMatch(/^Two slips for one second/);
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'time:heavier-slip' }]);
    expect(screen.queryByRole('button', { name: 'ask about 14:22:06' })).toBeNull();
    const rails = screen.getByRole('region', { name: 'Both minutes' });
    expect(within(rails).getAllByText('see also: itself')).toHaveLength(1);
    // A press on the entry of the second at the ruler moves nothing.
    fireEvent.click(screen.getByRole('button', { name: 'Second 06' }));
    expect(within(rails).getAllByText('see also: itself')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Second 07' }));
    expect(within(rails).queryByText('see also: itself')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Second 06' }));
    expect(within(screen.getByRole('list')).getAllByText('see also: itself')).toHaveLength(1);
  });

  test('with effects off the reader’s list changes only on request', async () => {
    const { store } = await enter({ motion: 'off' });
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    act(() => store.set(traceAtom, { ...trace, events: [] }));
    act(() => vi.advanceTimersByTime(30_000));
    expect(screen.getByText(/2 knots/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    expect(screen.getByText(/1 knot$/)).toBeTruthy();
  });
});

test('entries of the register are recognised by their time', () => {
  expect(secondOf('14:22:07. Five of five.')).toEqual({ second: 7, rest: 'Five of five.' });
  expect(secondOf('14:22:59')).toEqual({ second: 59, rest: '' });
  expect([secondOf('14:22:60. No.'), secondOf('14:21:07. No.'), secondOf('At 14:22:07.')]).toEqual([null, null, null]);
});

test('the reader’s actions are put into words, without hovers on this page', () => {
  expect(['view:/void', 'left', 'came-back', 'open:log-001', 'follow:kitchen:/brevil'].map(inWords)).toEqual([
    'entered /void',
    'looked away',
    'came back',
    'opened log 001',
    'went on to /brevil',
  ]);
  const hovers = [{ text: 'a', path: '/temporal', atMs: 1 }, ...trace.hovers];
  expect(ownEntries({ events: [], hovers }).map(({ words }) => words)).toEqual(['“the mug”']);
});

test('a second has at most three of the reader’s entries, the latest ones', () => {
  const own = [4, 3, 2, 1].map((minute) => ({ atMs: at(minute, 9), words: String(minute) }));
  const [nine] = plait([], own);
  expect(nine?.own.map(({ words }) => words)).toEqual(['4', '3', '2']);
  expect(knotsOf(plait([], own))).toBe(0);
});

test('minutes are those of the clock', () => {
  expect(minutesOf({ startedAt: at(1, 59), newestAt: at(2, 0) })).toBe(2);
  expect(minutesOf({ startedAt: at(1, 0), newestAt: at(1, 59) })).toBe(1);
  expect(minutesOf(emptyTrace)).toBe(0);
});

test('the strands mirror each other and cross half-way between two crests', () => {
  expect([swayAt(0), swayAt(7.5)].map(Math.round)).toEqual([-1, 1]);
  expect(swayAt(3.75)).toBeCloseTo(0);
  expect(strandPath(0, 7.5, 1).startsWith('M0.000 0.2800L')).toBe(true);
  expect(strandPath(0, 7.5, -1).startsWith('M0.000 1.7200L')).toBe(true);
});
