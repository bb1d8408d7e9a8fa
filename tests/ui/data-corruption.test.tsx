import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import DataCorruption from '../../src/pages/data-corruption/index.tsx';
import {
  afterBeat,
  asFound,
  beatMs,
  hurryPx,
  lettersOf,
  lostIn,
  worst,
} from '../../src/pages/data-corruption/decay.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // jsdom has no layout. Here every line is in view, and no line is at the height where the reader looks.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 1, 500, 10));
  const shown = showStory(DataCorruption, { path: '/data-corruption', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Read error' });
  return shown;
};
const rows = () => [...document.querySelectorAll('[data-row]')];
const spoiled = (row: number) => rows()[row]?.querySelectorAll('p:first-of-type [data-grade]').length ?? 0;
const rulers = () => screen.getAllByRole('button', { name: /^Ruler under/ });
const beats = (count: number) => act(() => vi.advanceTimersByTime(count * beatMs));

describe('[R-RT-03] /data-corruption decays while it is read', () => {
  test('the line with the ruler is repaired, stays so and gives its fragment; the others decay', async () => {
    const { commands } = await enter();
    const before = spoiled(1);
    fireEvent.click(rulers()[0] as HTMLElement);
    beats(asFound - 1);
    expect(spoiled(0)).toBeGreaterThan(0);
    expect(commands).toEqual([]);
    beats(1);
    expect(spoiled(0)).toBe(0);
    expect(spoiled(1)).toBeGreaterThan(before);
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'error:asked-if-all-right' }]));
    fireEvent.click(rulers()[1] as HTMLElement);
    beats(5);
    expect(spoiled(0)).toBe(0);
  });

  test('hovering a line reads it without pressing its ruler', async () => {
    await enter();
    const pressed = () => rulers().map((ruler) => ruler.getAttribute('aria-pressed') === 'true');
    const read = () => rows().map((row) => row.hasAttribute('data-ruled'));
    fireEvent.pointerOver(rows()[1] as Element, { pointerType: 'mouse' });
    beats(1);
    expect([read().indexOf(true), pressed().indexOf(true)]).toEqual([1, -1]);
    fireEvent.click(rulers()[0] as HTMLElement);
    expect([read().indexOf(true), pressed().indexOf(true)]).toEqual([0, 0]);
  });

  test('screen readers get whole words in every state, and so does everybody in the certified copy', async () => {
    await enter();
    beats(20);
    expect(
      screen.getByText(/^I must apologise for the state of this file\./, { selector: '.visually-hidden' }),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'give me a certified copy' }));
    expect(document.querySelectorAll('[data-grade]')).toHaveLength(0);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/fragments',
      '/routemap-test',
    ]);
  });

  test('with effects off nothing decays and all fragments are found', async () => {
    const { commands } = await enter({ phase: 5, motion: 'off' });
    beats(20);
    expect(document.querySelectorAll('[data-grade]')).toHaveLength(0);
    await waitFor(() => expect(commands).toHaveLength(5));
  });
});

test('slow reading repairs a line by one, fast reading damages it by two and a visible neighbour by one; repaired lines stay', () => {
  const line = { damage: 3, isKept: false };
  const isSeen = (at: number) => at < 2;
  const after = (movedPx: number) =>
    afterBeat([line, line, line], { reading: 0, isSeen, movedPx }).map(({ damage }) => damage);
  expect(after(hurryPx)).toEqual([2, 4, 3]);
  expect(after(hurryPx + 1)).toEqual([5, 4, 3]);
  const kept = afterBeat([{ damage: 1, isKept: false }], { reading: 0, isSeen, movedPx: 0 });
  expect(kept).toEqual([{ damage: 0, isKept: true }]);
  expect(afterBeat(kept, { reading: null, isSeen, movedPx: 900 })).toEqual(kept);
  expect(afterBeat([{ damage: worst, isKept: false }], { reading: 0, isSeen, movedPx: 900 })[0]?.damage).toBe(worst);
});

test('letters change places only inside a word, and never in mode calm', () => {
  const text = 'Neither month has one of the letters, and the ladder was returned in another';
  const full = lettersOf(text, 4, worst, true);
  const ends = (words: string) =>
    words
      .split(' ')
      .map((word) => word.replace(',', ''))
      .map((word) => word.at(0)! + word.at(-1)!);
  const seen = full.map(({ letter }) => letter).join('');
  expect(seen).not.toBe(text);
  expect(ends(seen)).toEqual(ends(text));
  expect(
    lettersOf(text, 4, worst, false)
      .map(({ letter }) => letter)
      .join(''),
  ).toBe(text);
  expect(lostIn(lettersOf(text, 4, 0, true))).toBe(0);
});
