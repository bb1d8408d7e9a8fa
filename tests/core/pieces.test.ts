import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alternativesOf } from '../../src/content/alternatives.ts';
import { piecesOf, surpriseOf } from '../../src/overlay/reading/pieces.ts';

describe('the pieces of a text', () => {
  test('[B-OVL-06] joined are the text, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(piecesOf(text).join('')).toBe(text);
        expect(piecesOf(text)).not.toContain('');
      }),
      { seed: 7 },
    );
  });

  test('[B-OVL-06] frequent words are one piece with the space before, rare words are several', () => {
    expect(piecesOf('Told the court')).toEqual(['T', 'o', 'ld', ' the', ' court']);
    expect(piecesOf('47001 hydrangeas').length).toBeGreaterThan(5);
    expect(piecesOf('47001').slice(0, 2)).toEqual(['470', '01']);
  });

  test('[B-OVL-06] a rare word has more bits than a frequent one, and no word has none', () => {
    expect(surpriseOf('')).toBe(0);
    expect(surpriseOf('the')).toBeLessThan(surpriseOf('court'));
    expect(surpriseOf('court')).toBeLessThan(surpriseOf('witnesses'));
    expect(surpriseOf('witnesses')).toBeLessThan(surpriseOf('hydrangeas'));
  });
});

describe('the words that were also likely', () => {
  test('[B-OVL-06] have the capitals of the word; most words have none', () => {
    expect(alternativesOf('given')).toEqual(['taken', 'owed']);
    expect(alternativesOf('Court')).toEqual(['House', 'Kitchen']);
    expect(alternativesOf('LAMP')).toEqual(['STAR', 'MATCH']);
    expect(alternativesOf('hydrangea')).toBeNull();
    expect(alternativesOf('constructor')).toBeNull();
  });
});
