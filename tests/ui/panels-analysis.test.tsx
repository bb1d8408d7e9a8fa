import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { analysisOpening, metricIds, metricWords } from '../../src/content/panels.ts';
import { analysisOf, type AnalysisView, noTicks, onwardShare, tickOn } from '../../src/panels/analysis/analysisOf.ts';
import { type HttpListener, json } from '../support/http.ts';
import {
  type Circumstances,
  fakedClocks,
  narrativeWith,
  openServer,
  pass,
  profileOf,
  showMargin,
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
  const shown = showMargin(circumstances);
  fireEvent.click(screen.getByRole('button', { name: 'analysis' }));
  return shown;
}
const panel = () => screen.getByRole('region', { name: 'analysis' });
const figure = (id: string): string => {
  const row = within(panel()).getByRole('button', { name: id }).closest('div');
  return row?.querySelector('dd')?.textContent ?? '';
};
const figures = () => metricIds.map(figure);

describe('where it shows', () => {
  test('[R-PRO-06] at phase 1 there is none, at phase 2 there is', () => {
    showMargin({ phase: 1 });
    expect(screen.queryByRole('button', { name: 'analysis' })).toBeNull();
    cleanup();
    open({ phase: 2 });
    expect(within(panel()).getByText(analysisOpening[2])).toBeTruthy();
  });

  test.for([3, 4, 5] as const)('[R-PRO-06] phase %i has its own reader of figures', (phase) => {
    open({ phase });
    expect(panel().querySelector('p')?.textContent).toBe(analysisOpening[phase]);
  });

  test('[R-PRO-06] below suspicion 3 it remarks, from 3 the remarks are withheld and the figures stay', () => {
    open({ profile: { suspicionLevel: 2.9 } });
    expect(screen.queryByText('withheld')).toBeNull();
    cleanup();
    open({ profile: { suspicionLevel: 3 } });
    expect(screen.getAllByText('withheld')).toHaveLength(4);
    expect(figure('candour')).toBe('16.0');
  });
});

describe('the tick', () => {
  test('[R-PRO-06] every 5 s: at 4,999 ms the figures stand, at 5,000 they have moved', () => {
    const { see } = open();
    expect(figures()).toEqual(['0.0', '0.0', '0.0', '40.0']);
    see({ awareness: 0.5, behaviorPattern: 'wandering' });
    pass(4999);
    expect(figures()).toEqual(['0.0', '0.0', '0.0', '40.0']);
    pass(1);
    expect(figures()).toEqual(['30.5', '0.0', '0.5', '41.0']);
    pass(4999);
    expect(figure('attention')).toBe('30.5');
    pass(1);
    expect(figure('attention')).toBe('31.0');
  });

  test('[R-PRO-06] a figure caps at 100', () => {
    const { see } = open();
    see({ awareness: 1 });
    pass(5000 * 39);
    expect(figure('attention')).toBe('99.0');
    pass(5000);
    expect(figure('attention')).toBe('100.0');
    pass(5000 * 20);
    expect(figure('attention')).toBe('100.0');
  });

  test('[R-PRO-06] it goes on while the panel is closed', () => {
    const { see } = open();
    see({ awareness: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'analysis' }));
    pass(15_000);
    fireEvent.click(screen.getByRole('button', { name: 'analysis' }));
    expect(figure('attention')).toBe('63.0');
  });

  test('[R-PRO-06, B-A11Y-03] with effects off nothing ticks, and opening it looks once', () => {
    const { see } = open({ motion: 'off' });
    see({ awareness: 0.5 });
    pass(60_000);
    expect(figure('attention')).toBe('0.0');
    fireEvent.click(screen.getByRole('button', { name: 'analysis' }));
    fireEvent.click(screen.getByRole('button', { name: 'analysis' }));
    expect(figure('attention')).toBe('30.0');
  });

  test('[R-PRO-06] what was seen is what is listed', () => {
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
      'opened37',
      'since the first visit2.4 days',
      'suspicion1.2 of 5',
      'stability0.84',
      'manneracting',
    ])
      expect(text).toContain(said);
    expect(
      within(panel())
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(steps.slice(-5));
  });

  test('[R-PRO-06] each figure says what it is made of', () => {
    open();
    for (const id of metricIds) expect(within(panel()).getByText(metricWords[id].meaning)).toBeTruthy();
  });
});

describe('analysisOf', () => {
  test('[R-PRO-06] the same reader gives the same figures, and nobody gives next to none', () => {
    const reader = profileOf(3, { interactions: 12, behaviorProfile: { interactionSequence: ['a', 'b'] } });
    const seen = view({ awareness: 0.31 });
    expect(analysisOf(reader, seen, noTicks)).toEqual(analysisOf(reader, seen, noTicks));
    expect(analysisOf(null, view(), noTicks)).toEqual({ attention: 0, persistence: 0, compliance: 0, candour: 40 });
  });

  test('[R-PRO-06] persistence follows interactions and days, a second day adding no more', () => {
    const after = (interactions: number, daysSinceFirst: number) =>
      analysisOf(profileOf(2, { interactions, daysSinceFirst }), view(), noTicks).persistence;
    expect(after(30, 0)).toBe(20);
    expect(after(30, 0.5)).toBe(30);
    expect(after(30, 1)).toBe(40);
    expect(after(30, 9)).toBe(40);
  });

  test('[R-PRO-06] compliance follows the order of the path: turning back lowers it', () => {
    expect(onwardShare([])).toBe(0);
    expect(onwardShare(['a', 'b', 'c'])).toBe(1);
    expect(onwardShare(['a', 'b', 'a', 'b'])).toBe(0.5);
    const of = (path: string[], suspicionLevel = 0) =>
      analysisOf(profileOf(2, { suspicionLevel, behaviorProfile: { interactionSequence: path } }), view(), noTicks)
        .compliance;
    expect(of(['a', 'b'])).toBe(60);
    expect(of(['a', 'b', 'a', 'b'])).toBe(30);
    expect(of(['a', 'b'], 2.5)).toBe(30);
    expect(of(['a', 'b'], 5)).toBe(0);
  });

  test('[R-PRO-06] candour follows finds and suspicion', () => {
    const found = view({ narrative: narrativeWith({ discoveredFragments: Array(10).fill('egg:spoon') }) });
    expect(analysisOf(profileOf(2), found, noTicks).candour).toBe(60);
    expect(analysisOf(profileOf(2, { suspicionLevel: 5 }), found, noTicks).candour).toBe(0);
  });

  test('[R-PRO-06] a tick adds what was done since the last, a point a figure at most', () => {
    const before = { profile: profileOf(2, { interactions: 3 }), view: view() };
    const now = (interactions: number, change: Partial<AnalysisView> = {}) =>
      tickOn(noTicks, before, { profile: profileOf(2, { interactions }), view: view(change) });
    expect(now(3)).toEqual({ count: 1, attended: 0, persisted: 0, complied: 0, shown: 0 });
    expect(now(4).persisted).toBe(0.25);
    expect(now(90).persisted).toBe(1);
    // A profile that was erased takes nothing back.
    expect(now(0).persisted).toBe(0);
    expect(now(3, { awareness: 0.5, stability: 0.5 }).complied).toBe(0.25);
    expect(now(3, { awareness: 0.5, behaviorPattern: 'skimming' })).toMatchObject({ complied: 0, shown: 0 });
    expect(now(3, { behaviorPattern: 'acting' }).shown).toBe(1);
  });
});
