import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { nextMould, poured, turnedOf, vowelsOf, wordsOf } from '../../src/pages/void-speak/composer.ts';
import { aperturesOf, returnsOf, slots } from '../../src/pages/void-speak/echo.ts';
import VoidSpeak from '../../src/pages/void-speak/index.tsx';
import { snippetOf } from '../../src/device/hoverText.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(VoidSpeak, { path: '/void-speak', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'A grating to speak into' });
  return shown;
};
const field = () => screen.getByRole('textbox', { name: 'Say something into it' });
const speak = async (line: string) => userEvent.type(field(), `${line}{Enter}`);
const answer = () => screen.queryByRole('status')?.textContent;
const returns = () => [...document.querySelectorAll('[data-return]')].map(({ lastChild }) => lastChild?.textContent);

describe('[R-RT-03] /void-speak answers in the browser', () => {
  test('Enter repeats the end of the text, then shows an answer made of it; the empty field keeps the focus', async () => {
    await enter();
    await speak('Is anybody down there?');
    expect(returns()).toEqual(['Is anybody down there?', 'anybody down there?', 'down there?', 'there?', 're?']);
    expect(answer()).toBe('Received: four words. Not kept.');
    expect(field()).toBe(document.activeElement);
    expect(field()).toHaveProperty('value', '');
    await speak('a radiator');
    expect(answer()).toBe('The longest was “radiator”. The court has no view of it.');
  });

  test('[B-A11Y-04] every answer is added to a live region that existed before', async () => {
    await enter();
    const region = screen.getByRole('status');
    expect(region.textContent).toBe('');
    await speak('a radiator');
    const first = region.firstChild;
    expect(first?.textContent).toBe('Received: two words. Not kept.');
    await speak('a radiator');
    expect(screen.getByRole('status')).toBe(region);
    expect(region.firstChild?.textContent).toBe('The longest was “radiator”. The court has no view of it.');
    expect(region.contains(first)).toBe(false);
  });

  test('the button does the same, and empty text is ignored', async () => {
    await enter();
    fireEvent.click(screen.getByRole('button', { name: 'speak' }));
    expect(answer()).toBe('');
    fireEvent.change(field(), { target: { value: '  hm  ' } });
    fireEvent.click(screen.getByRole('button', { name: 'speak' }));
    expect(answer()).toBe('Received: one word. Not kept.');
  });

  test('no word is sent: there is no request, and telemetry records no hover of the repeated text', async () => {
    const { asked, commands, place } = await enter({ phase: 5 });
    const before = asked.length;
    for (const line of ['my brother rang', 'on a Sunday', 'it was the football']) await speak(line);
    expect(asked.length).toBe(before);
    expect(JSON.stringify([asked, commands, place])).not.toMatch(/brother|sunday|football/i);
    const spoken = document.querySelectorAll('form, input, [data-return], [role="status"], [role="status"] *');
    expect(spoken.length).toBeGreaterThan(4);
    for (const element of spoken) expect(snippetOf(element)).toBe('');
  });

  test('a fragment is found by the answer that contains it', async () => {
    const { commands } = await enter({ phase: 2 });
    await waitFor(() => expect(commands).toHaveLength(1));
    for (const line of ['radiator', 'radiator', 'kettle']) await speak(line);
    expect(answer()).toBe('A moment ago it was “radiator”. You have come away from that.');
    expect(commands.at(-1)).toEqual({ kind: 'fragment-found', fragment: 'attention:come-away' });
  });

  test('the Judge’s answer is a numbered list, even if the text has figures', async () => {
    await enter({ phase: 4 });
    for (const line of ['2. 3.', '5', '6', 'tea', 'tea', '7. 8. 9.']) await speak(line);
    const items = screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['“7” was said.', 'No one was called to hear it.', 'It stands.']);
  });

  test('a lie about hearing is corrected in the first answer', async () => {
    await enter({ phase: 1, suspicion: 4.1 });
    expect(screen.getByText('I can hear you.')).toBeTruthy();
    await speak('hello');
    expect(answer()).toMatch(/^I cannot hear a word, and never could\./);
  });

  test('with effects off, and without a server, it answers too', async () => {
    const { line } = await enter({ motion: 'off' });
    line.isCut = true;
    await speak('hello in there');
    expect(returns()[0]).toBe('hello in there');
    expect(answer()).toBe('Received: three words. Not kept.');
  });
});

describe('the composer', () => {
  test('fills in the words of the text, and skips answers whose words are missing', () => {
    const pour = (mould: string) => poured(mould, 'Well, my radiator (again).', 'the window');
    expect(pour('⟨count⟩ ⟨first⟩ ⟨longest⟩ ⟨initial⟩')).toBe('four words Well radiator R');
    expect(pour('⟨tail⟩')).toBe('my radiator again');
    expect(pour('⟨turned⟩')).toBe('well your radiator again');
    expect(pour('⟨vowels⟩')).toBe('e y aiao aai');
    expect(pour('⟨earlier⟩')).toBe('window');
    expect(poured('⟨earlier⟩', 'Window.', 'the window')).toBeNull();
    expect(poured('⟨turned⟩', 'tea', null)).toBeNull();
    expect(poured('⟨count⟩', '???', null)).toBeNull();
    expect(poured('as it is', '???', null)).toBe('as it is');
    expect(wordsOf('  “don’t” – 5.  ')).toEqual(['don’t', '5']);
  });

  test('tries every mould once, starting after the last one used', () => {
    const moulds = ['⟨turned⟩', '⟨tail⟩', '⟨earlier⟩'];
    expect([0, 1, 2, 3].map((from) => nextMould(moulds, from, 'tea', null))).toEqual([1, 1, 1, 1]);
    expect(nextMould(moulds, 2, 'tea', 'soup')).toBe(2);
    expect(nextMould(['⟨turned⟩'], 0, 'tea', null)).toBeNull();
    expect(nextMould([], 0, 'tea', null)).toBeNull();
  });

  test('exchanges I and you', () => {
    const turn = (line: string) => turnedOf(wordsOf(line));
    expect(turn('I am here')).toBe('you are here');
    expect(turn('are you there, or were you')).toBe('are I there or were I');
    expect(turn('I’m sure you are')).toBe('you’re sure I am');
    expect(turn('I was told')).toBe('you were told');
    expect(turn('nobody')).toBeUndefined();
    expect(vowelsOf(['hm'])).toBeUndefined();
  });
});

test('of a long line only the end is repeated, each time a shorter part', () => {
  const line = 'I had meant to say something about the window and the tide';
  const back = returnsOf(line);
  expect(back[0]?.left).toBe('about the window and the tide');
  expect(back.map(({ lost, left }) => lost + left)).toEqual(Array(back.length).fill(back[0]?.left));
  expect(back.length).toBeLessThanOrEqual(5);
  expect(returnsOf('x'.repeat(90))[0]?.left).toHaveLength(34);
  expect(returnsOf('  ')).toEqual([]);
});

test('the grating has forty slots: a vowel is wide, a space closed; longer text shifts to the left', () => {
  expect(aperturesOf('')).toEqual(Array(slots).fill(0));
  expect(aperturesOf('a z!').slice(0, 5)).toEqual([1, 0, 0.75, 0.2, 0]);
  expect(aperturesOf(`a${'b'.repeat(40)}`)).toEqual(aperturesOf('b'.repeat(40)));
});
