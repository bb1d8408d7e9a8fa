import { act, cleanup, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstLines } from '../../src/content/home.ts';
import { LastLamps, todaysSteps } from '../../src/pages/home/afterwards/Lamps.tsx';
import Home from '../../src/pages/home/index.tsx';
import { amendmentOf } from '../../src/pages/home/useAmendment.ts';
import { quietAtom } from '../../src/state/disturbance.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('null', { headers: { 'content-type': 'application/json' } })),
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const steps = (count: number) => {
  for (let step = 0; step < count; step += 1) pass(110);
};
/** The first line; a struck word in brackets, a word that has just been set in braces. */
const line = () =>
  [...document.querySelectorAll<HTMLElement>('[data-part="first-line"] > span > span')]
    .map(({ textContent, dataset }) =>
      dataset['word'] === 'struck' ? `[${textContent}]` : dataset['word'] === 'set' ? `{${textContent}}` : textContent,
    )
    .join(' ');
const whole = () => document.querySelector('[data-part="first-line"]')?.textContent;

test('[B-HOME-21] a phase amends the line word by word: struck out, and then set under the light', () => {
  const { store } = showPage(Home);
  expect(whole()).toBe(firstLines[0]);
  act(() => store.set(previewAtom, { phase: 2, suspicion: null }));
  const begin = 'D5U is an AI that hears 47,000 cases a day.';
  expect(line()).toBe(`${begin} We study the day it heard one more.`);
  steps(4);
  expect(line()).toBe(`${begin} We study the day it heard one more.`);
  steps(1);
  expect(line()).toBe(`${begin} [We] study the day it heard one more.`);
  steps(7);
  expect(line()).toBe(`${begin} [We] [study] [the] [day] [it] [heard] [one] [more.]`);
  steps(4);
  expect(line()).toBe(`${begin} [We] [study] [the] [day] [it] [heard] [one] [more.]`);
  steps(1);
  expect(line()).toBe(`${begin} {You} [study] [the] [day] [it] [heard] [one] [more.]`);
  steps(3);
  expect(line()).toBe(`${begin} You are read {as} [it] [heard] [one] [more.]`);
  steps(4);
  expect(line()).toBe(`${begin} You are read as fast as you {read.}`);
  expect(document.querySelector<HTMLElement>('[data-part="first-line"]')?.dataset['amended']).toBe('2');
  steps(1);
  expect([line(), whole()]).toEqual(['', firstLines[2]]);
});

test('[B-HOME-21] while the line is amended for a phase nothing else is shown', () => {
  const { store } = showPage(Home);
  expect(store.get(quietAtom)).toBe(false);
  act(() => store.set(previewAtom, { phase: 1, suspicion: null }));
  expect(store.get(quietAtom)).toBe(true);
  steps(4 + 8 + 4 + 10);
  expect([store.get(quietAtom), whole()]).toEqual([true, `${firstLines[1]} `]);
  steps(1);
  expect([store.get(quietAtom), whole()]).toEqual([false, firstLines[1]]);
});

test('[B-HOME-21] with effects calm the old words are struck out together', () => {
  const { store } = showPage(Home, { motion: 'calm' });
  act(() => store.set(previewAtom, { phase: 1, suspicion: null }));
  expect(line()).toBe(
    'D5U is an AI that hears 47,000 cases a day. [We] [study] [the] [day] [it] [heard] [one] [more.]',
  );
  pass(719);
  expect(line()).not.toBe('');
  pass(1);
  expect(whole()).toBe(firstLines[1]);
});

const word = fc.stringMatching(/^[a-d]{1,2}$/);
const sentence = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));

test('[B-HOME-21] an amendment begins with the old line, ends with the new one, and changes one word a step', () => {
  fc.assert(
    fc.property(sentence, sentence, (from, to) => {
      const { steps, struckFrom, at } = amendmentOf(from, to);
      const textAt = (step: number) =>
        at(step)
          .map(({ text }) => text)
          .join(' ');
      expect(textAt(0)).toBe(from);
      expect(at(0).every(({ state }) => state === undefined)).toBe(true);
      expect(textAt(steps)).toBe(to);
      for (let step = 1; step <= steps; step += 1) {
        const [before, after] = [at(step - 1), at(step)];
        const changed = after.filter(({ text }, index) => text !== before[index]?.text);
        // Where an old word goes, the words behind it move up.
        expect(after.length < before.length || changed.length <= 1).toBe(true);
        expect(Math.abs(after.length - before.length)).toBeLessThanOrEqual(1);
        expect(after.filter(({ state }) => state === 'set').length).toBeLessThanOrEqual(1);
      }
      // No new word is set before all that are replaced are struck.
      expect(textAt(struckFrom)).toBe(from);
    }),
  );
});

const lamps = () => {
  const all = [...document.querySelectorAll('[data-part="last-lamps"] > span')];
  return all.map((lamp) => (lamp.hasAttribute('data-lit') ? '*' : '.')).join('');
};

test('[B-HOME-22] the lamps above the last line go out one by one, and then the sixth light stays', () => {
  showPage(() => <LastLamps isPresent />);
  expect(lamps()).toBe('.....*');
  const seen = todaysSteps.map(({ afterMs }) => {
    pass(afterMs - 1);
    const before = lamps();
    pass(1);
    return [before, lamps()] as const;
  });
  expect(seen.map(([, after]) => after)).toEqual([
    '*****.',
    '**.**.',
    '.*.**.',
    '.*..*.',
    '....*.',
    '......',
    '.....*',
  ]);
  expect(seen.slice(1).map(([before]) => before)).toEqual(seen.slice(0, -1).map(([, after]) => after));
  pass(60_000);
  expect(lamps()).toBe('.....*');
  expect(screen.getByText('wiring for five')).toBeTruthy();
});

test('[B-HOME-22] with effects off the lamps are out, and the sixth light burns for who has read the page', () => {
  showPage(() => <LastLamps isPresent={false} />, { motion: 'off' });
  pass(60_000);
  expect(lamps()).toBe('......');
  cleanup();
  showPage(() => <LastLamps isPresent />, { motion: 'off' });
  pass(60_000);
  expect(lamps()).toBe('.....*');
});
