import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import * as fc from 'fast-check';
import { atom, useAtomValue } from 'jotai';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { picture } from '../../server/content/archive/picture.ts';
import { firstLines } from '../../src/content/home.ts';
import { LastLamps, todaysSteps } from '../../src/pages/home/afterwards/Lamps.tsx';
import Home from '../../src/pages/home/index.tsx';
import { amendmentOf } from '../../src/ui/useAmendment.ts';
import { quietAtom } from '../../src/state/disturbance.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { restedWordsAtom } from '../../src/state/trace.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { showPage } from '../support/showPage.tsx';
import { narrativeWith, openServer, profileOf } from './panels-stage.tsx';

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

test('[B-HOME-02] a line that was read before is not amended again', () => {
  setProfile(profileOf(2));
  showPage(Home, { phase: null });
  expect(line()).toBe('D5U is an AI that hears 47,000 cases a day. We study the day it heard one more.');
  steps(30);
  cleanup();
  setProfile(null);
  showPage(Home, { phase: null });
  act(() => setProfile(profileOf(2)));
  expect([line(), whole()]).toEqual(['', firstLines[2]]);
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

const isReadAtom = atom(false);
/** The lamps for a reader who reads the page to its end while they burn. */
const Reader = () => <LastLamps isPresent={useAtomValue(isReadAtom)} />;
const lamps = () => {
  const all = [...document.querySelectorAll('[data-part="last-lamps"] > span')];
  return all.map((lamp) => (lamp.hasAttribute('data-lit') ? '*' : '.')).join('');
};

test('[B-HOME-22] the lamps above the last line go out one by one, and then the sixth light stays', () => {
  const { store } = showPage(Reader);
  expect(lamps()).toBe('......');
  act(() => store.set(isReadAtom, true));
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

test('[B-HOME-22] while the lamps go out the page is quiet', () => {
  const { store } = showPage(() => <LastLamps isPresent />);
  expect(store.get(quietAtom)).toBe(false);
  pass(250);
  expect(store.get(quietAtom)).toBe(true);
  const length = todaysSteps.reduce((sum, { afterMs }) => sum + afterMs, 0);
  pass(length - 251);
  expect(store.get(quietAtom)).toBe(true);
  pass(1);
  expect(store.get(quietAtom)).toBe(false);
});

test('[B-HOME-22] below the lamps stand the words of the longest rests, the longest below the last lamp', () => {
  const { store } = showPage(() => <LastLamps isPresent />);
  const words = () =>
    [...document.querySelectorAll('[data-part="last-lamps"] > span > span')].map((each) => each.textContent);
  for (const [word, ms] of [
    ['fence', 4000],
    ['lamps', 1000],
    ['hedge', 999],
    ['today', 9000],
    // A word of grammar.
    ['that', 9999],
  ] as const)
    store.get(restedWordsAtom).set(word, ms);
  expect([words(), screen.queryByText('where your pointer stayed longest')]).toEqual([['', '', '', '', ''], null]);
  pass(250);
  expect(words()).toEqual(['', 'fence', '', 'lamps', 'today']);
  expect(screen.getByText('where your pointer stayed longest')).toBeTruthy();
  // A later rest changes nothing while they go out.
  store.get(restedWordsAtom).set('hedge', 20_000);
  pass(60_000);
  expect(words()).toEqual(['', 'fence', '', 'lamps', 'today']);
});

test('[B-HOME-22] the lamp above a word burns while the pointer is on it', () => {
  const { store } = showPage(() => <LastLamps isPresent />);
  store.set(restedWordsAtom, new Map([['fence', 4000]]));
  pass(250);
  pass(60_000);
  expect(lamps()).toBe('.....*');
  const [first, last] = ['span:nth-child(1)', 'span:nth-child(5)'].map((which) =>
    document.querySelector(`[data-part="last-lamps"] > ${which}`)!,
  );
  // No word is below the first lamp.
  fireEvent.pointerEnter(first!);
  expect(lamps()).toBe('.....*');
  fireEvent.pointerEnter(last!);
  pass(30_000);
  expect(lamps()).toBe('....**');
  fireEvent.pointerLeave(last!);
  expect(lamps()).toBe('.....*');
});

test('[B-HOME-22] a lamp on which the pointer rests does not go out with the others', () => {
  const { store } = showPage(() => <LastLamps isPresent={false} />);
  store.set(restedWordsAtom, new Map([['fence', 4000]]));
  pass(250);
  fireEvent.pointerEnter(document.querySelector('[data-part="last-lamps"] > span:nth-child(5)')!);
  pass(60_000);
  expect(lamps()).toBe('....*.');
});

describe('with a server', () => {
  let server: HttpListener;
  const asked: string[] = [];
  beforeEach(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    asked.length = 0;
    server = await openServer((request, response) => {
      const filename = request.url?.split('/').at(-1) ?? '';
      asked.push(filename);
      const piece = picture.get(filename);
      if (piece === undefined || filename === 'margins.xml') json(response, { message: 'not recovered' }, 403);
      else json(response, { filename, fragment: '# The function', piece });
    });
  });
  afterEach(() => server.close());
  const drawn = () =>
    [...document.querySelectorAll('[data-part="last-lamps"] g')].map((piece) => piece.getAttribute('transform'));

  test('[B-HOME-22, R-ARC-13] under the sixth light stands the picture of the archive, with the pieces of the recovered files', async () => {
    const { store } = showPage(() => <LastLamps isPresent />);
    const found = ['archive:appeal.py', 'memory:third-jar', 'archive:margins.xml', 'archive:kitchen.txt'];
    act(() => store.set(applyChangeAtom, { narrative: narrativeWith({ discoveredFragments: found }) }));
    await vi.waitFor(() => expect(drawn()).toEqual(['translate(240 90)', 'translate(180 135)']));
    expect(asked).toEqual(['appeal.py', 'margins.xml', 'kitchen.txt']);
  });

  test('[B-HOME-22] before the sixth light burns no piece is requested', () => {
    const { store } = showPage(() => <LastLamps isPresent={false} />);
    act(() => store.set(applyChangeAtom, { narrative: narrativeWith({ discoveredFragments: ['archive:appeal.py'] }) }));
    expect([drawn(), asked]).toEqual([[], []]);
  });
});

test('[B-HOME-22] for who had read the page before, the sixth light burns from the first', () => {
  showPage(() => <LastLamps isPresent />);
  expect(lamps()).toBe('.....*');
  pass(250);
  expect(lamps()).toBe('******');
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
