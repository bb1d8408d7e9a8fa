import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toSvg } from '../../src/pages/beauty/drawing.ts';
import Beauty from '../../src/pages/beauty/index.tsx';
import { fullSteps, reachAt, Tracing } from '../../src/pages/beauty/tracing.ts';
import { inWords, widest } from '../../src/pages/beauty/words.ts';
import { StillObserver, withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  // jsdom has neither canvas nor layout. The card works without them.
  withoutCanvas();
  vi.stubGlobal('ResizeObserver', StillObserver);
});

/** A tracing of scroll positions, 16 ms apart. */
const traced = (...places: readonly number[]): Tracing => {
  const tracing = new Tracing();
  places.forEach((y, index) => tracing.move(y, index * 16));
  return tracing;
};
const steady = (px: number, count: number): Tracing =>
  traced(...Array.from({ length: count + 1 }, (_, index) => index * px));

describe('the figure is drawn as the page explains it', () => {
  test('1,200 px make one turn, in either direction', () => {
    expect(traced(0, 1200).steps.at(-1)?.radians).toBeCloseTo(2 * Math.PI);
    expect(traced(0, 600, 0).steps.at(-1)?.radians).toBeCloseTo(0);
    expect(traced(0, 600, 0).turns).toBe(1);
  });

  test('fast scrolling moves a pen outward when going down, inward when going up, and never off the sheet', () => {
    for (let radians = 0; radians < 7; radians += 0.2) {
      expect(reachAt(radians, 2)).toBeGreaterThan(reachAt(radians, 0));
      expect(reachAt(radians, -2)).toBeLessThan(reachAt(radians, 0));
      expect(reachAt(radians, 8)).toBeLessThan(1);
      expect(reachAt(radians, -8)).toBeGreaterThan(0);
    }
  });

  test('at a constant speed all pens draw the same line; after a change the quick pen moves furthest', () => {
    const spread = ({ steps }: Tracing) => {
      const reach = steps.at(-1)?.reach ?? [];
      return Math.max(...reach) - Math.min(...reach);
    };
    expect(spread(steady(20, 600))).toBeLessThan(0.01);
    const changed = traced(0, 1, 2, 62, 122).steps.at(-1)?.reach ?? [];
    expect(changed.toSorted((a, b) => b - a)).toEqual(changed);
    expect(spread(traced(0, 1, 2, 62, 122))).toBeGreaterThan(0.04);
  });

  test('a pause is a rest from 300 ms on, and takes the quick pen back to its normal place', () => {
    const paused = (forMs: number) => {
      const tracing = traced(0, 60, 120, 180);
      tracing.move(190, 48 + forMs);
      return tracing;
    };
    expect(paused(299).rests).toEqual([]);
    expect(paused(300).rests.map(({ forMs }) => forMs)).toEqual([300]);
    const [rest] = paused(4000).rests;
    expect(rest?.reach[0]).toBeCloseTo(reachAt(rest?.radians ?? 0, 0), 5);
  });

  test('a full sheet records no more', () => {
    const tracing = steady(300, 200);
    expect(tracing.isFull).toBe(true);
    expect(tracing.steps.length).toBeLessThan(fullSteps + 30);
    const { down } = tracing;
    tracing.move(0, 1e6);
    expect(tracing.down).toBe(down);
    expect(inWords(tracing)).toMatch(/The sheet is full\.$/);
  });
});

describe('the description uses the same numbers', () => {
  test.each([
    [traced(0), 'Five pens round a pin, on a blank sheet.'],
    [
      traced(0, 1200),
      /^A rose of five lines, 1\.0 turns, in one breath\. Down 1,200 px, up 0 px, at most 8,000 px a second\. No rest\. Widest /,
    ],
    [traced(0, 1200, 600), /with a look back|in one breath/],
    [traced(0, 100, 39), /gone over again and again/],
  ])('%#', (tracing, words) => expect(inWords(tracing)).toMatch(words));

  test('calls the eighth widest in which the pens went furthest', () => {
    const reach = [0.9, 0.1, 0.1, 0.1, 0.1];
    expect(widest({ steps: [{ radians: 0, reach }] })).toBe('above');
    expect(widest({ steps: [{ radians: Math.PI / 2, reach }] })).toBe('at the right');
    expect(widest({ steps: [] })).toBeNull();
  });

  test('the file has five lines, a ring for each pen and rest, and the description', () => {
    const tracing = traced(0, 300);
    tracing.move(310, 2000);
    const file = new DOMParser().parseFromString(toSvg(tracing, inWords(tracing)), 'image/svg+xml');
    expect(file.querySelectorAll('polyline')).toHaveLength(5);
    expect(file.querySelectorAll('circle')).toHaveLength(5);
    expect(file.querySelector('desc')?.textContent).toMatch(/^A rose of five lines/);
  });
});

describe('[R-RT-03] /beauty draws by scrolling', () => {
  const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
    showStory(Beauty, { path: '/beauty', phase: 1, ...circumstances });
    await screen.findByRole('heading', { level: 1, name: 'What the pushing draws' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  };
  const scroll = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    fireEvent.scroll(window);
  };
  const card = () => screen.getByRole('figure').textContent;

  test.each(['full', 'calm', 'off'] as const)('with effects %s the description appears at a rest', async (motion) => {
    scroll(0);
    await enter({ motion });
    scroll(200);
    scroll(450);
    act(() => vi.advanceTimersByTime(299));
    expect(card()).toMatch(/^Five pens round a pin/);
    act(() => vi.advanceTimersByTime(1));
    expect(card()).toMatch(/Down 450 px, up 0 px/);
    fireEvent.click(screen.getByRole('button', { name: 'a clean sheet' }));
    expect(card()).toMatch(/^Five pens round a pin/);
    scroll(0);
  });

  test('the drawing can be saved as a file', async () => {
    await enter();
    const files: Blob[] = [];
    vi.stubGlobal('URL', {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    });
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: 'take it down' }));
    expect(clicked).toHaveBeenCalledOnce();
    expect(files.map(({ type }) => type)).toEqual(['image/svg+xml']);
  });
});
