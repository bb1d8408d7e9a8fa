import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Census } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { fieldOf as inOneLine, presenceOf } from '../../src/content/census.ts';
import {
  beginSearch,
  dotLimit,
  endOfSearch,
  fieldOf,
  keepHalf,
  leftOf,
  planXAt,
  visitorsADot,
} from '../../src/pages/visitors/field.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import Visitors from '../../src/pages/visitors/index.tsx';
import { type HttpListener, json, listen } from '../support/http.ts';
import { showStory } from '../support/showStory.tsx';

let registry: HttpListener;
let toRegistry: typeof fetch;
let census: Census;
const within2Minutes = { isCounted: true, isPresent: true };
const of = (phases: number[], present: number[], asker = within2Minutes): Census => ({
  phases,
  present,
  total: phases.reduce((sum, count) => sum + count, 0),
  asker,
});
beforeAll(async () => {
  registry = await listen((_, response) => json(response, census));
  toRegistry = globalThis.fetch;
});
afterAll(() => registry.close());
beforeEach(() => {
  census = of([9, 4, 0, 6, 1, 0], [2, 1, 0, 5, 0, 0]);
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Visitors, {
    path: '/visitors',
    phase: 3,
    motion: 'calm',
    beside: toRegistry,
    ...circumstances,
  });
  await screen.findByRole('heading', { level: 1, name: 'Who else is in' });
  await screen.findByRole('list', { name: 'Tiers' });
  return shown;
};
const tier = (name: RegExp) => within(screen.getByRole('list', { name: 'Tiers' })).getByRole('button', { name });

describe('[R-RT-03] /visitors', () => {
  test('shows the true figures, and requests only figures from the server', async () => {
    const { asked } = await enter();
    expect(screen.getByText('Eight are in, and you are one of them.')).toBeTruthy();
    expect(tier(/^Tier 3 ?: ?6 ?on record, ?5 in$/)).toBeTruthy();
    expect(asked.filter((address) => !address.startsWith('/api/story/'))).toEqual([apiPaths.census]);
  });

  test.each(['full', 'off'] as const)(
    'lets go of the rest until one dot is left, by keys, effects %s',
    async (motion) => {
      const { commands, place } = await enter({ motion });
      fireEvent.click(tier(/^Tier 1/));
      expect(screen.getByText(/^You are not in tier 1\. In which tier/)).toBeTruthy();
      fireEvent.click(tier(/^Tier 3/));
      const half = screen.getByRole('button', { name: 'the left three' });
      expect(screen.getByRole('status').textContent).toMatch(/^Five dots are left, alike in all that is counted/);
      fireEvent.keyDown(half, { key: 'ArrowRight' });
      expect(screen.getByRole('status').textContent).toMatch(/^Two dots/);
      expect(document.querySelectorAll('circle:not([data-out])[data-present]')).toHaveLength(2);
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      fireEvent.keyDown(half, { key: 'ArrowLeft' });
      expect(screen.getByRole('status').textContent).toBe('One dot is left.');
      expect(document.querySelectorAll('circle[data-you]')).toHaveLength(1);
      // With full effects the moment comes first.
      act(() => void vi.advanceTimersByTime(motion === 'full' ? 2599 : 0));
      expect(place.search).toBe(motion === 'full' ? '' : '?path=0');
      act(() => void vi.advanceTimersByTime(1));
      expect(place.search).toBe('?path=0');
      vi.useRealTimers();
      expect(await screen.findByText(/Its neighbour would have done as well/)).toBeTruthy();
      expect(place.search).toBe('?path=0');
      expect(commands.map((command) => 'fragment' in command && command.fragment)).toContain('memory:brass-clicker');
      fireEvent.click(screen.getByRole('button', { name: 'Let the others back in' }));
      expect(await screen.findByText(/^In which tier are you/)).toBeTruthy();
      expect(place.search).toBe('');
    },
  );

  test('a single visitor is found by one press', async () => {
    census = of([0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]);
    await enter();
    expect(screen.getByText('You are the only one in.')).toBeTruthy();
    fireEvent.click(tier(/^Tier 3/));
    expect(screen.getByRole('status').textContent).toBe('One dot is left.');
  });

  test('[B-OVL-16] a moment closes in on the dot that was found, and on no dot of an earlier visit', async () => {
    census = of([0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]);
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { store } = await enter();
    store.set(effectsChoiceAtom, 'full');
    fireEvent.click(tier(/^Tier 3/));
    const from = { x: 0, y: 0 };
    const cause = 'One dot is left.';
    const moment = { kind: 'phase', front: 'closing', from, cause, durationMs: 1500, seed: 1 };
    expect(store.get(disturbanceAtom)).toEqual(moment);
    cleanup();
    const again = await enter({ path: '/visitors?path=1' });
    again.store.set(effectsChoiceAtom, 'full');
    await waitFor(() => expect(document.querySelectorAll('circle[data-you]')).toHaveLength(1));
    expect(again.store.get(disturbanceAtom)).toBeNull();
  });

  test.each([2, 3] as const)('[R-RT-03] at phase %i a reader who is alone is told of no other dot', async (phase) => {
    const alone = phase === 2 ? [0, 0, 1, 0, 0, 0] : [0, 0, 0, 1, 0, 0];
    census = of(alone, alone);
    const { place } = await enter({ phase });
    fireEvent.click(tier(new RegExp(`^Tier ${phase}`)));
    expect(await screen.findByText(/^That one\. There was no other to take for you\./)).toBeTruthy();
    expect(screen.getByText(/^Of a thousand people one is found here by ten presses\./)).toBeTruthy();
    expect(screen.queryByText(/neighbour|each press says/)).toBeNull();
    expect(place.search).toBe('?path=1');
    expect(screen.queryByRole('button', { name: 'Let the others back in' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Begin the count again' }));
    expect(await screen.findByText(/^In which tier are you/)).toBeTruthy();
    expect(place.search).toBe('');
  });

  test('[R-RT-03] one dot of several visitors is not called the only one', async () => {
    census = of([0, 0, 0, 2, 0, 900], [0, 0, 0, 2, 0, 0]);
    const { place } = await enter();
    fireEvent.click(tier(/^Tier 3/));
    expect(await screen.findByText(/Its neighbour would have done as well/)).toBeTruthy();
    expect(place.search).toBe('?path=0');
    expect(screen.getByRole('button', { name: 'Let the others back in' })).toBeTruthy();
  });

  test('the opening text stays if the answer cannot be loaded', async () => {
    census = of([0, 0, 0, 1, 0, 0], [0, 0, 0, 1, 0, 0]);
    const { line, place } = await enter();
    const head = screen.getByRole('banner');
    const preface = head.textContent;
    expect(preface).toMatch(/^Who else is in./);
    line.isCut = true;
    fireEvent.click(tier(/^Tier 3/));
    await waitFor(() => expect(place.search).toBe('?path=1'));
    expect(head.textContent).toBe(preface);
    expect(await screen.findByRole('alert', undefined, { timeout: 5000 })).toBeTruthy();
    expect(head.textContent).toBe(preface);
  });

  test.each([
    ['before one dot is left', 0, ''],
    ['after it', 4, '?path=1'],
  ] as const)('[B-A11Y-04] letting the others back in %s keeps the focus in the search', async (_, phase, search) => {
    census = of([9, 4, 0, 0, 1, 0], [2, 1, 0, 0, 1, 0]);
    const { place } = await enter({ phase });
    fireEvent.click(tier(new RegExp(`^Tier ${phase}`)));
    await waitFor(() => expect(place.search).toBe(search));
    const again = screen.getByRole('button', { name: 'Let the others back in' });
    again.focus();
    fireEvent.click(again);
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^In which tier are you/));
    expect(place.search).toBe('');
    expect(document.body.contains(again)).toBe(false);
  });

  test('a reader who is not counted yet is not found', async () => {
    census = of([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0], { isCounted: false, isPresent: false });
    await enter({ phase: 0 });
    expect(screen.getByText('One is in. You are not in the count.')).toBeTruthy();
    fireEvent.click(tier(/^Tier 0/));
    expect(screen.getByRole('status').textContent).toMatch(/^Readers of whom there is a record are counted/);
  });

  test('the text is there without the figures', async () => {
    registry.answer = (_, response) => json(response, { message: 'Away.' }, 503);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    showStory(Visitors, { path: '/visitors', phase: 1, beside: toRegistry });
    expect(await screen.findByText(/^The count could not be read just now/)).toBeTruthy();
    registry.answer = (_, response) => json(response, census);
    vi.restoreAllMocks();
  });
});

describe('the field', () => {
  test('a dot is one visitor up to the limit, and several above it', () => {
    expect(visitorsADot([dotLimit, 0, 0, 0, 0, 0])).toBe(1);
    expect(visitorsADot([dotLimit + 1, 0, 0, 0, 0, 0])).toBe(2);
    expect(visitorsADot([47_000, 0, 0, 0, 0, 1])).toBe(200);
    expect(inOneLine(of([47_000, 0, 0, 0, 0, 1], [9, 0, 0, 0, 0, 0]), 200)).toMatch(
      /^47,001 visitors on record, 9 heard from.*a dot is 200 of them or fewer/,
    );
  });

  test('a press hits the visible place, however the plan is scaled in its box', () => {
    // The plan is scaled to half its size and fills the box.
    expect(planXAt(110, { left: 10, width: 500, height: 260 })).toBe(200);
    // The box is 240 px too wide, so 120 px on either side are outside the plan.
    expect(planXAt(130, { left: 10, width: 740, height: 260 })).toBe(0);
    expect(planXAt(380, { left: 10, width: 740, height: 260 })).toBe(500);
    expect(planXAt(630, { left: 10, width: 740, height: 260 })).toBe(1000);
  });

  test('every dot has its own place inside the plan', () => {
    const { dots, radius } = fieldOf({ phases: [200, 100, 60, 40, 15, 5], present: [7, 0, 60, 1, 0, 5] });
    expect(dots).toHaveLength(420);
    expect(dots.filter(({ isPresent }) => isPresent)).toHaveLength(73);
    for (const [at, dot] of dots.entries()) {
      expect(Math.hypot(dot.x - 500, dot.y - 500)).toBeGreaterThan(88);
      expect(Math.hypot(dot.x - 500, dot.y - 500)).toBeLessThan(484);
      for (const other of dots.slice(at + 1)) {
        if (Math.hypot(dot.x - other.x, dot.y - other.y) < 2 * radius) throw new Error(`${at} is on top of another`);
      }
    }
  });

  test('each press keeps exactly one half, so a search among n needs as many presses as n can be halved', () => {
    const { dots } = fieldOf({ phases: [100, 0, 0, 0, 0, 0], present: [0, 0, 0, 0, 0, 0] });
    let search = beginSearch(dots, 0, true);
    expect(leftOf(search)).toBe(100);
    expect(leftOf(keepHalf(search, 'left')) + leftOf(keepHalf(search, 'right'))).toBe(100);
    for (let press = 0; press < 7; press += 1) search = keepHalf(search, 'left');
    expect(leftOf(search)).toBe(1);
    expect(leftOf(endOfSearch(beginSearch(dots, 0, false)))).toBe(1);
    expect(leftOf(endOfSearch(beginSearch(dots, 4, false)))).toBe(0);
  });

  test.each([
    [
      of([0, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], { isCounted: false, isPresent: false }),
      /^Nobody is in\. You are not in the count/,
    ],
    [
      of([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0], { isCounted: true, isPresent: false }),
      /^Nobody is in\. You have been quiet/,
    ],
    [of([1, 0, 0, 0, 0, 0], [1, 0, 0, 0, 0, 0]), /^You are the only one in\.$/],
    [of([12, 0, 0, 0, 0, 0], [12, 0, 0, 0, 0, 0]), /^Twelve are in, and you are one of them\.$/],
    [of([13, 0, 0, 0, 0, 0], [13, 0, 0, 0, 0, 0]), /^13 are in/],
  ])('%j is put into words', (figures, words) => expect(presenceOf(figures)).toMatch(words));
});
