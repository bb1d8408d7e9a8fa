import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  analysisHeading,
  analysisOpening,
  metricIds,
  metricTexts,
  saidOf,
  suspicionWords,
} from '../../src/content/panels.ts';
import { analyze, type AnalysisView, noTicks, onwardShare, addTick } from '../../src/panels/analysis/analyze.ts';
import { type HttpListener, json } from '../support/http.ts';
import {
  type Circumstances,
  fakedClocks,
  narrativeWith,
  openServer,
  pass,
  profileOf,
  showDrawer,
} from './panels-stage.tsx';

let server: HttpListener;
beforeEach(async () => {
  server = await openServer((_, response) => json(response, []));
  vi.useFakeTimers({ toFake: [...fakedClocks] });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await server.close();
});

const view = (change: Partial<AnalysisView> = {}): AnalysisView => ({
  awareness: 0,
  stability: 1,
  behaviorPattern: 'lingering',
  discoveredEggs: [],
  narrative: narrativeWith({}),
  ...change,
});

function open(circumstances: Circumstances = {}) {
  const shown = showDrawer(circumstances);
  fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
  return shown;
}
const panel = () => screen.getByRole('region', { name: 'psychological analysis' });
const figure = (id: string): string => {
  const row = within(panel()).getByRole('button', { name: id }).closest('div');
  return row?.querySelector('dd')?.textContent ?? '';
};
const figures = () => metricIds.map(figure);

describe('the analysis panel', () => {
  test('[R-PRO-06] is absent at phase 1, present at phase 2', () => {
    showDrawer({ phase: 1 });
    expect(screen.queryByRole('button', { name: 'psychological analysis' })).toBeNull();
    cleanup();
    open({ phase: 2 });
    expect(within(panel()).getByText(analysisOpening[2])).toBeTruthy();
  });

  test.for([3, 4, 5] as const)('[R-PRO-06] phase %i has an opening sentence of its own', (phase) => {
    open({ phase });
    expect(panel().querySelector('p')?.textContent).toBe(analysisOpening[phase]);
    expect([analysisHeading, panel().querySelector('h2')?.textContent]).toEqual(
      Array(2).fill('Psychological analysis'),
    );
  });

  test('[R-PRO-06] below suspicion 3 each figure has a sentence, from 3 on the sentences are withheld', () => {
    open({ profile: { suspicionLevel: 2.9 } });
    expect(screen.queryByText('withheld')).toBeNull();
    cleanup();
    open({ profile: { suspicionLevel: 3 } });
    expect(screen.getAllByText('withheld')).toHaveLength(4);
    expect(figure('candour')).toBe('12.00');
  });
});

describe('the tick', () => {
  test('[R-PRO-06] every 5 s: unchanged after 4,999 ms, changed after 5,000', () => {
    const { see } = open();
    expect(figures()).toEqual(['0.00', '0.00', '50.00', '30.00']);
    see({ awareness: 0.5, behaviorPattern: 'wandering' });
    pass(4999);
    expect(figures()).toEqual(['0.00', '0.00', '50.00', '30.00']);
    pass(1);
    pass(480);
    expect(figures()).toEqual(['22.53', '0.00', '50.03', '30.06']);
    pass(4519);
    expect(figure('attention')).toBe('22.53');
    pass(1);
    pass(480);
    expect(figure('attention')).toBe('22.56');
  });

  test('[B-CASE-08] a changed figure is counted to its value in eight steps of 60 ms, and is marked meanwhile', () => {
    const { see } = open();
    const number = () => within(panel()).getByRole('button', { name: 'attention' }).closest('div')?.querySelector('dd');
    see({ awareness: 0.5 });
    pass(5000);
    expect([number()?.textContent, number()?.hasAttribute('data-counting')]).toEqual(['0.00', true]);
    for (let step = 1; step < 8; step += 1) {
      pass(60);
      expect(number()?.textContent).toBe(((22.53 * step) / 8).toFixed(2));
    }
    expect(number()?.hasAttribute('data-counting')).toBe(true);
    pass(60);
    expect([number()?.textContent, number()?.hasAttribute('data-counting')]).toEqual(['22.53', false]);
  });

  test('[B-CASE-08, B-A11Y-03] with calm effects it is there at once', () => {
    const { see } = open({ motion: 'calm' });
    see({ awareness: 0.5 });
    pass(5000);
    expect(figure('attention')).toBe('22.53');
  });

  test('[R-PRO-06] a figure caps at 100', () => {
    const { see } = open();
    see({ awareness: 1 });
    pass(5000 * 916);
    pass(480);
    expect(figure('attention')).toBe('99.96');
    pass(5000);
    pass(480);
    expect(figure('attention')).toBe('100.00');
    pass(5000 * 20);
    expect(figure('attention')).toBe('100.00');
  });

  test('[R-PRO-06] it continues while the panel is closed', () => {
    const { see } = open();
    see({ awareness: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
    pass(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
    expect(figure('attention')).toBe('45.18');
  });

  test('[R-PRO-06, B-A11Y-03] with effects off there are no ticks, and opening the panel measures once', () => {
    const { see } = open({ motion: 'off' });
    see({ awareness: 0.5 });
    pass(60_000);
    expect(figure('attention')).toBe('0.00');
    fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
    fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
    expect(figure('attention')).toBe('22.50');
  });

  test('[R-PRO-06] the list shows the data that the figures were computed from', () => {
    const steps = ['view:/', 'open:a', 'open:b', 'open:c', 'view:/about', 'open:d'];
    open({
      profile: {
        interactions: 37,
        daysSinceFirst: 2.44,
        suspicionLevel: 1.2,
        behaviorProfile: { interactionSequence: steps },
      },
      view: { stability: 0.841, behaviorPattern: 'acting' },
    });
    const text = panel().textContent ?? '';
    for (const said of [
      'steps37',
      'since the first visit2.4 days',
      'in the registerunderlined',
      'stability0.84',
      'manneracting',
    ])
      expect(text).toContain(said);
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['opened a', 'opened b', 'opened c', 'came to /about', 'opened d']);
  });

  test('[R-PRO-06] each figure has an explanation', () => {
    open();
    for (const id of metricIds) expect(within(panel()).getByText(metricTexts[id].meaning)).toBeTruthy();
  });
});

describe('analyze', () => {
  test('[R-PRO-06] the same input gives the same figures, and an empty input almost none', () => {
    const reader = profileOf(3, { interactions: 12, behaviorProfile: { interactionSequence: ['a', 'b'] } });
    const seen = view({ awareness: 0.31 });
    expect(analyze(reader, seen, noTicks)).toEqual(analyze(reader, seen, noTicks));
    expect(analyze(null, view(), noTicks)).toEqual({ attention: 0, persistence: 0, compliance: 50, candour: 30 });
  });

  test('[R-PRO-06] persistence follows interactions and days, a second day adding no more', () => {
    const after = (interactions: number, daysSinceFirst: number) =>
      analyze(profileOf(2, { interactions, daysSinceFirst }), view(), noTicks).persistence;
    expect(after(20, 0)).toBe(27.5);
    expect(after(20, 0.5)).toBe(35);
    expect(after(20, 1)).toBe(42.5);
    expect(after(20, 9)).toBe(42.5);
  });

  test('[R-PRO-06] what the sentences say of a figure is true on both sides of their thresholds', () => {
    const none = { ...noTicks, count: 1 };
    const opened = (interactions: number) => analyze(profileOf(2, { interactions }), view(), none).persistence;
    // One sheet has 33 lines.
    expect([opened(32) < 34, opened(33) < 34]).toEqual([true, false]);
    const path = (steps: number, again: number) =>
      Array.from({ length: steps }, (_, step) => `step ${step < again ? 0 : step - again}`);
    const complied = (steps: number, again: number) =>
      analyze(profileOf(2, { behaviorProfile: { interactionSequence: path(steps, again) } }), view(), none).compliance;
    // Repeated steps: 33 in the first path, 32 in the second.
    expect([complied(100, 33) < 34, complied(100, 32) < 34]).toEqual([true, false]);
    const finds = (count: number, ticks = 0, reader = profileOf(2)) =>
      analyze(reader, view({ narrative: narrativeWith({ discoveredFragments: Array(count).fill('egg:spoon') }) }), {
        ...none,
        shown: ticks,
        complied: ticks,
        attended: ticks,
      });
    expect([finds(2).candour < 34, finds(3).candour < 34]).toEqual([true, false]);
    // An egg is already counted among the fragments.
    expect(
      analyze(
        profileOf(2),
        view({ narrative: narrativeWith({ discoveredFragments: ['egg:spoon', 'page:a'] }), discoveredEggs: ['spoon'] }),
        none,
      ).candour,
    ).toBe(finds(2).candour);
    // At twelve ticks a minute: nine minutes of presence, twenty minutes of reading, half an hour of high awareness.
    expect(finds(1e5, 9 * 12).candour).toBeLessThan(67);
    const obedient = profileOf(2, { behaviorProfile: { interactionSequence: ['a'] } });
    expect(finds(0, 20 * 12, obedient).compliance).toBeLessThan(67);
    const awake = (ticks: number) => analyze(null, view({ awareness: 1 }), { ...none, attended: ticks }).attention;
    expect(awake(30 * 12)).toBeLessThan(67);
  });

  test('[R-PRO-06] each sentence says the one thing that holds, on both sides of each threshold', () => {
    const clear = { suspicion: 0, finds: 3 };
    const held = { suspicion: 0.1, finds: 2 };
    expect([33.99, 34].map((figure) => saidOf('compliance', figure, clear))).toEqual([
      'About a third of your latest steps, or more, repeat an earlier one.',
      'Two things keep this figure up: going on to something new, and reading without haste.',
    ]);
    expect(saidOf('compliance', 33.99, held)).toBe(
      'There is a mark beside your line in the register, and it is taken off here.',
    );
    expect([33.99, 34, 67].map((figure) => saidOf('candour', figure, held))).toEqual([
      'While there is a mark beside your line in the register, a find counts for less.',
      'You have gone about where you can be seen.',
      'Since this page was loaded you have gone about for nine minutes where you can be seen.',
    ]);
    expect([33.99, 34].map((figure) => saidOf('candour', figure, clear))).toEqual([
      'You have found two things here at the most.',
      'You have found 3 things.',
    ]);
    expect(saidOf('candour', 34, { suspicion: 0, finds: 41 })).toBe('You have found 41 things.');
    expect(saidOf('attention', 33.99, held)).toBe(saidOf('attention', 33.99, clear));
  });

  test('[R-PRO-06] compliance follows the order of the path: turning back lowers it', () => {
    // Without a record there are no steps, so no step was repeated.
    expect(onwardShare([])).toBe(1);
    expect(onwardShare(['a', 'b', 'c'])).toBe(1);
    expect(onwardShare(['a', 'b', 'a', 'b'])).toBe(0.5);
    const of = (path: string[], suspicionLevel = 0) =>
      analyze(profileOf(2, { suspicionLevel, behaviorProfile: { interactionSequence: path } }), view(), noTicks)
        .compliance;
    expect(of(['a', 'b'])).toBe(50);
    expect(of(['a', 'b', 'a', 'b'])).toBe(25);
    expect(of(['a', 'b'], 2.5)).toBe(25);
    expect(of(['a', 'b'], 5)).toBe(0);
  });

  test('[R-PRO-06] candour follows fragments and suspicion', () => {
    const found = view({ narrative: narrativeWith({ discoveredFragments: Array(15).fill('egg:spoon') }) });
    expect(analyze(profileOf(2), found, noTicks).candour).toBe(45);
    expect(analyze(profileOf(2, { suspicionLevel: 5 }), found, noTicks).candour).toBe(0);
  });

  test.each([
    // The analysis begins at phase 2, which is reached after five minutes.
    [13, 60, 15, { attention: 50.76, persistence: 42.98, compliance: 44.61, candour: 50.18 }],
    [60, 300, 80, { attention: 84.6, persistence: 63.44, compliance: 71.68, candour: 90.9 }],
  ])(
    '[R-PRO-06] a keen reader has about 50 at minute 13, and less than 95 at minute 60: minute %i',
    (minute, interactions, finds, expected) => {
      const ticks = (minute - 5) * 12;
      const path = ['a', 'b', 'c', 'd', 'e', 'a', 'f', 'g', 'h', 'b'];
      const reader = profileOf(3, { interactions, behaviorProfile: { interactionSequence: path } });
      const seen = view({
        awareness: 1,
        narrative: narrativeWith({ discoveredFragments: Array(finds).fill('egg:key') }),
      });
      const sums = { count: ticks, attended: ticks, persisted: ticks * 0.3, complied: ticks * 0.8, shown: ticks * 0.9 };
      expect(analyze(reader, seen, sums)).toEqual(expected);
    },
  );

  test('[R-PRO-06] a tick adds what was done since the last one, at most 1 per figure', () => {
    const before = { profile: profileOf(2, { interactions: 3 }), view: view() };
    const now = (interactions: number, change: Partial<AnalysisView> = {}) =>
      addTick(noTicks, before, { profile: profileOf(2, { interactions }), view: view(change) });
    expect(now(3)).toEqual({ count: 1, attended: 0, persisted: 0, complied: 0, shown: 0 });
    expect(now(4).persisted).toBe(0.25);
    expect(now(90).persisted).toBe(1);
    // If the number of interactions falls after an erasure, no figure falls.
    expect(now(0).persisted).toBe(0);
    expect(now(3, { awareness: 0.5, stability: 0.5 }).complied).toBe(0.25);
    expect(now(3, { awareness: 0.5, behaviorPattern: 'skimming' })).toMatchObject({ complied: 0, shown: 0 });
    expect(now(3, { behaviorPattern: 'acting' }).shown).toBe(1);
  });
});

test.each([
  [0, 'no mark'],
  [0.1, 'a small mark'],
  [0.9, 'a small mark'],
  [1, 'underlined'],
  [1.9, 'underlined'],
  [2, 'underlined twice'],
  [2.9, 'underlined twice'],
  [3, 'underlined three times'],
  [5, 'underlined three times'],
])('[B-SUS-06] a suspicion of %d is told as “%s”', (level, words) => {
  expect(suspicionWords(level)).toBe(words);
});
