import { expect, test } from 'vitest';
import { lookedAt } from '../../src/panels/speech/lookedAt.ts';

const times = new Map([
  ['fence', 9400],
  ['record', 5600],
  ['glass', 1000],
  ['toaster', 12_000],
  ['lamp', 999],
]);

test.each([
  'What have I looked at?',
  'Which words did I rest on longest?',
  'what did my pointer rest on',
  'Where is my mouse?',
  'Do you see my cursor?',
  'can you follow my pointer',
])('[B-SAY-11] a question about the pointer names the three words of its longest rests: %s', (said) => {
  expect(lookedAt(said, times)).toBe(
    'Longest under your pointer: “toaster”, 12 s; “fence”, 9 s; “record”, 6 s. Only this page has counted it, and it goes when you close it.',
  );
});

test('[B-SAY-11] a named word has its own time, from a second on', () => {
  const ask = (said: string) => lookedAt(said, times);
  expect(ask('How long did I rest on the word toaster?')).toBe(
    '12 s on “toaster”. Only this page has counted it, and it goes when you close it.',
  );
  expect(ask('How long did I look at “glass”?')).toBe(
    '1 s on “glass”. Only this page has counted it, and it goes when you close it.',
  );
  expect(ask('how long did i hover over the word lamp')).toBe(
    'Not for a whole second on “lamp”, as far as this page has counted.',
  );
});

test('[B-SAY-11] without a rest it says so', () => {
  expect(lookedAt('What did I look at?', new Map([['lamp', 999]]))).toBe(
    'Your pointer has not stayed on a word for a whole second since you opened this page.',
  );
});

test.each([
  'What is the word?',
  'How long is this?',
  'look at me',
  'where am I',
  'do you see me',
  'the mouse is dead',
  'I miss my mouse',
  'What do you know about me?',
])('[B-SAY-11] any other saying is left to the court: %s', (said) => {
  expect(lookedAt(said, times)).toBeNull();
});
