import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import Observatory from '../../src/pages/observatory/index.tsx';
import { agoOf, conductAt, figuresAt, gradeOf, inSight, marksOf, rollMs } from '../../src/pages/observatory/reading.ts';
import { emptyTrace, type SessionTrace, traceAtom } from '../../src/state/trace.ts';
import { squares } from '../../src/ui/plot/Plot.tsx';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const at = (seconds: number) => 1_000_000_000_000 + seconds * 1000;
const vitals = (seconds: number, awareness: number) => ({ atMs: at(seconds), awareness, stability: 0.9, suspicion: 1 });
const trace: SessionTrace = {
  ...emptyTrace,
  vitals: [vitals(0, 0.1), vitals(1, 0.2), vitals(60, 0.5)],
  events: [
    { what: 'view:/kitchen', atMs: at(0) },
    { what: 'view:/observatory', atMs: at(30) },
  ],
  hovers: [{ text: 'the mug', path: '/kitchen', atMs: at(1) }],
  newestAt: at(60),
};

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Observatory, { path: '/observatory', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Three pens and what moves them' });
  act(() => shown.store.set(traceAtom, trace));
  return shown;
};
const figure = (pen: string) => screen.getByRole('region', { name: new RegExp(`^${pen}`) });

describe('[R-RT-03] /observatory measures the reader', () => {
  test('shows the latest figures, and earlier ones where the roll is read', async () => {
    await enter();
    act(() => vi.advanceTimersByTime(1000));
    expect(within(figure('awareness')).getByText('0.50')).toBeTruthy();
    const roll = screen.getByRole('slider', { name: 'Read the roll at' });
    expect(roll.getAttribute('aria-valuetext')).toMatch(/^now, .* awareness 0\.50 .* on \/observatory$/);
    fireEvent.change(roll, { target: { value: '-59' } });
    expect(within(figure('awareness')).getByText('0.20')).toBeTruthy();
    expect(roll.getAttribute('aria-valuetext')).toMatch(/^−0:59, .* on \/kitchen · resting on “the mug”$/);
    fireEvent.change(roll, { target: { value: '-61' } });
    expect(roll.getAttribute('aria-valuetext')).toBe('−1:01, nothing was noted yet');
  });

  test('shows the three curves in a table too', async () => {
    await enter();
    act(() => vi.advanceTimersByTime(1000));
    expect(screen.getByRole('row', { name: 'awareness 0.50 0.10 0.50' })).toBeTruthy();
  });

  test('with effects off the curves change only on request', async () => {
    const { store } = await enter({ motion: 'off' });
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    act(() => store.set(traceAtom, { ...trace, vitals: [...trace.vitals, vitals(61, 0.75)] }));
    act(() => vi.advanceTimersByTime(10_000));
    expect(within(figure('awareness')).getByText('0.50')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'read again' }));
    expect(within(figure('awareness')).getByText('0.75')).toBeTruthy();
  });

  test('[B-MIN-01, B-MIN-02] the texts that were rested on have their shares, and nothing in the figure is recorded', async () => {
    const { store } = await enter({ phase: 2 });
    expect(
      screen.getByText(
        /^Of the 10 s that your pointer or your keyboard rested on a text \(the last 60 rests count\), each text/,
      ),
    ).toBeTruthy();
    act(() =>
      store.set(traceAtom, {
        ...trace,
        newestAt: at(40),
        hovers: [...trace.hovers, { text: 'Three pens', path: '/observatory', atMs: at(35) }],
      }),
    );
    act(() => vi.advanceTimersByTime(1000));
    const texts = within(screen.getByRole('list', { name: 'Texts and their shares' })).getAllByRole('listitem');
    expect(texts.map(({ textContent }) => textContent)).toEqual(['67the mug/kitchen', '33Three pens/observatory']);
    expect(screen.getByRole('region', { name: 'Shares of attention' }).hasAttribute('data-private')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'where you looked' }));
    expect(await screen.findByText(/^An AI attends by sharing itself out\./)).toBeTruthy();
  });

  test('[B-MIN-02] before anything was rested on the figure says so, at phase 0 too', async () => {
    showStory(Observatory, { path: '/observatory', phase: 0 });
    expect(await screen.findByText(/^Nothing has been rested on since the site was opened or reloaded\./)).toBeTruthy();
    expect(screen.queryByRole('list', { name: 'Texts and their shares' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'where you looked' }));
    expect(
      await screen.findByText(/The figure is worked out by the visitor’s machine and stays in it\.$/),
    ).toBeTruthy();
  });

  test('the fourth pen is there from phase 3 on', async () => {
    await enter({ phase: 2 });
    expect(screen.queryByRole('button', { name: 'the dry pen' })).toBeNull();
    cleanup();
    await enter({ phase: 3 });
    expect(screen.getByRole('button', { name: 'the dry pen' })).toBeTruthy();
  });
});

test('a minute and a half is visible, and one figure before it is kept', () => {
  const all = [vitals(0, 0.1), vitals(1, 0.2), vitals(91, 0.3), vitals(100, 0.4)];
  expect(inSight(all, at(91)).map(({ awareness }) => awareness)).toEqual([0.1, 0.2, 0.3]);
  expect(inSight(all, at(92)).map(({ awareness }) => awareness)).toEqual([0.2, 0.3]);
  expect(figuresAt(all, at(-1))).toBeNull();
});

/** The width of the roll, in letters: at 1440 px and at 390 px. */
const [wide, narrow] = [141, 53];

test('marks are where pages were entered, and never overlap', () => {
  expect(marksOf(trace, at(60), wide).map(({ path, along }) => [path, along])).toEqual([
    ['/kitchen', 1 - 60_000 / rollMs],
    ['/observatory', 1 - 30_000 / rollMs],
  ]);
  const close = { events: [...trace.events, { what: 'view:/void', atMs: at(38) }] };
  expect(marksOf(close, at(60), wide).map(({ path }) => path)).toEqual(['/kitchen', '/void']);
  expect(marksOf(trace, at(300), wide)).toEqual([]);
});

test.each([
  [wide, 20, ['/consciousness', '/beauty']],
  [wide, 30, ['/data-corruption', '/beauty']],
  [narrow, 30, ['/data-corruption', '/beauty']],
  [narrow, 85, ['/beauty']],
])('on a roll of %i letters, %i s in, each name has room', (letters, seconds, names) => {
  const events = [
    { what: 'view:/data-corruption', atMs: at(0) },
    { what: 'view:/consciousness', atMs: at(10) },
    { what: 'view:/beauty', atMs: at(20) },
  ];
  const marks = marksOf({ events }, at(seconds), letters);
  expect(marks.map(({ path }) => path)).toEqual(names);
  const spans = marks.map(({ path, along, isLate }) => {
    const from = along * letters - (isLate ? path.length : 0);
    return [from, from + path.length] as const;
  });
  for (const [index, [from, to]] of spans.entries()) {
    expect(from).toBeGreaterThanOrEqual(0);
    expect(to).toBeLessThanOrEqual(letters);
    expect(from).toBeGreaterThan(spans[index - 1]?.[1] ?? -1);
  }
});

test('a hover counts for ten seconds, on its own page', () => {
  expect(conductAt(trace, at(11)).hover).toBe('the mug');
  expect(conductAt(trace, at(11.001)).hover).toBeNull();
  expect(conductAt({ ...trace, hovers: [{ text: 'a', path: '/kitchen', atMs: at(29) }] }, at(31)).hover).toBeNull();
});

test('the second pen decides how coarse the large figures are', () => {
  expect([1, 0.85, 0.849, 0.6, 0.599, 0.4, 0.399, 0.2].map(gradeOf)).toEqual([0, 0, 10, 10, 20, 20, 35, 35]);
  expect([0, 9, 42, 90].map(agoOf)).toEqual(['now', '−0:09', '−0:42', '−1:30']);
});

test('grid squares are whole multiples, and few', () => {
  expect(squares(0.1, 1, 0.25)).toEqual([0.25, 0.5, 0.75, 1]);
  expect(squares(0, 1, 0)).toEqual([]);
  expect(squares(0, 1e9, 1)).toHaveLength(400);
});
