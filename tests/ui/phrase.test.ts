import { expect, test } from 'vitest';
import { makePhrase, readPhrase } from '../../src/pages/privacy/phrase.ts';

test('[B-PRV-06] twelve words give the same key however they are typed, and each phrase another', () => {
  const { words, key } = makePhrase();
  expect(words).toHaveLength(12);
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  for (const typed of [
    words.join(' '),
    words.join('\n').toUpperCase(),
    words.map((word, at) => `${at + 1}. ${word}`).join(', '),
  ]) {
    expect(readPhrase(typed)).toEqual({ words, key });
  }
  expect(makePhrase().key).not.toBe(key);
});

test('[B-PRV-06] a phrase that was written down has the same key as ever', () => {
  const written = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  // SHA-256 of "d5u recovery phrase" and sixteen bytes 7f. If the key changed, no recovery phrase that a reader has
  // written down would work.
  expect(readPhrase(written)).toEqual({
    words: written.split(' '),
    key: 'd8574a5586707c0821bcb31ffe000b908c5b77f7f04e1472c53ec8de9eb26c64',
  });
});

test('[B-PRV-06] a wrong word, a wrong number of words and a wrong order are told apart', () => {
  const good = 'legal winner thank year wave sausage worth useful legal winner thank yellow';
  expect(typeof readPhrase(good)).toBe('object');
  expect(readPhrase(good.replace('sausage', 'sausege'))).toBe(
    'Word 6, “sausege”, is not in the list. Look at its spelling.',
  );
  expect(readPhrase(good.replace(' yellow', ''))).toBe('A phrase has twelve words, and these are 11.');
  expect(readPhrase(`${good} legal`)).toBe('A phrase has twelve words, and these are 13.');
  expect(readPhrase('')).toBe('A phrase has twelve words, and these are 0.');
  expect(readPhrase(good.replace('yellow', 'year'))).toContain('together they are no phrase');
  expect(readPhrase(good.replace('legal winner', 'winner legal'))).toContain('two have changed places');
});
