import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { entriesOf, figuresOf, gradeAt, msAt, risenAt, stepFrom } from '../../src/pages/awakening/log.ts';
import Awakening from '../../src/pages/awakening/index.tsx';
import { showStory } from '../support/showStory.tsx';

/** jsdom has no layout. Here the horizon is at 500 px, and every entry is 200 px below the one before. */
const horizon = 500;
const stepPx = 200;
const plainRect = Element.prototype.getBoundingClientRect;

beforeEach(() => {
  vi.stubGlobal('scrollY', 0);
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrollAt(top ?? 0));
  Element.prototype.getBoundingClientRect = function (this: Element) {
    const all = Array.from(document.querySelectorAll('[data-ms]'));
    const y = horizon + Math.max(0, all.indexOf(this)) * stepPx - scrollY;
    return { top: y, bottom: y } as DOMRect;
  };
});
afterEach(() => (Element.prototype.getBoundingClientRect = plainRect));

const scrollAt = (y: number) => {
  vi.stubGlobal('scrollY', y);
  dispatchEvent(new Event('scroll'));
};
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Awakening, { path: '/awakening', phase: 0, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Cold start, 2.7 seconds' });
  return shown;
};
const clock = () => document.querySelector('[aria-hidden] > p')?.textContent?.slice(0, 4);
const awake = () => screen.getByRole('main').style.getPropertyValue('--awake');
const now = () => document.querySelector('[data-now]')?.getAttribute('data-ms');

describe('the rule', () => {
  const marks = [
    { y: 0, ms: 0 },
    { y: 200, ms: 236 },
    { y: 400, ms: 402 },
  ];

  test('the clock runs evenly between entries and stops at both ends', () => {
    expect(msAt(-50, marks)).toBe(0);
    expect(msAt(100, marks)).toBe(118);
    expect(msAt(200, marks)).toBe(236);
    expect(msAt(9000, marks)).toBe(402);
    expect(msAt(10, [])).toBe(0);
  });

  test('an entry has appeared at its place, with a tolerance of one pixel', () => {
    expect(risenAt(198, marks)).toBe(1);
    expect(risenAt(199, marks)).toBe(2);
  });

  test('a step goes to the next entry in either direction, and not past the ends', () => {
    expect(stepFrom(0, 1, marks)).toBe(200);
    expect(stepFrom(399, 1, marks)).toBeNull();
    expect(stepFrom(300, -1, marks)).toBe(200);
    expect(stepFrom(1, -1, marks)).toBeNull();
  });

  test('an entry without a time has that of the entry before it, and letters become cleaner with time', () => {
    const block = (text: string) => ({ kind: 'log' as const, voice: 'stranger' as const, text });
    const read = entriesOf([block('···· Ice.'), block('0236 Memory.'), block('···· Swell.')]);
    expect(read.map(({ stamp, ms, block: { text } }) => [stamp, ms, text])).toEqual([
      ['····', 0, 'Ice.'],
      ['0236', 236, 'Memory.'],
      ['····', 236, 'Swell.'],
    ]);
    expect([499, 500, 1099, 1100, 1899, 1900].map(gradeAt)).toEqual([35, 20, 20, 10, 10, 0]);
    expect(figuresOf(58)).toBe('0058');
  });
});

describe('[R-RT-03] /awakening turns scrolling into time', () => {
  test('down, and back', async () => {
    await enter();
    expect([clock(), awake()]).toEqual(['0000', '0.0000']);
    scrollAt(100);
    await frame();
    expect([clock(), awake(), now()]).toEqual(['0118', '0.0437', '0']);
    scrollAt(99_999);
    await frame();
    expect([clock(), awake()]).toEqual(['2700', '1.0000']);
    scrollAt(0);
    await frame();
    expect([clock(), awake(), now()]).toEqual(['0000', '0.0000', '0']);
  });

  test('an arrow key goes on by one entry', async () => {
    await enter();
    expect(fireEvent.keyDown(document.body, { key: 'ArrowDown', shiftKey: true })).toBe(true);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    await frame();
    expect([clock(), now()]).toEqual(['0236', '236']);
    fireEvent.keyDown(document.body, { key: 'ArrowUp' });
    await frame();
    expect(clock()).toBe('0000');
  });

  test('a fragment is found only when its entry has appeared', async () => {
    const { commands } = await enter({ phase: 1 });
    expect(commands).toEqual([]);
    scrollAt(stepPx);
    await frame();
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'body:thumb-in-varnish' }]);
  });

  test('in mode calm it jumps from entry to entry', async () => {
    await enter({ motion: 'calm' });
    scrollAt(stepPx - 2);
    await frame();
    expect(clock()).toBe('0000');
    scrollAt(stepPx);
    await frame();
    expect(clock()).toBe('0236');
  });

  test('in mode off it is a log without a clock, with all entries', async () => {
    const { commands } = await enter({ phase: 5, motion: 'off' });
    expect(clock()).toBeUndefined();
    const entries = within(screen.getByRole('main')).getAllByRole('listitem');
    expect(entries[0]?.textContent).toMatch(/^····Before the count/);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/environment',
      '/system-exit',
      '/transmissions',
    ]);
    expect(commands).toHaveLength(6);
  });

  test('a phase adds entries; suspicion above 4 adds a lie that is corrected', async () => {
    await enter({ phase: 1, suspicion: 4.5, motion: 'off' });
    expect(screen.getByText('The log is complete at this point.')).toBeTruthy();
    expect(screen.getByText(/^It is not complete at 0540\./)).toBeTruthy();
    expect(screen.queryByText(/three hundred milliseconds/)).toBeNull();
  });
});
