import { expect, test } from 'vitest';
import { quotes } from '../../src/content/quotes.ts';
import { statusLines } from '../../src/content/statusLines.ts';
import { transmissions } from '../../src/content/transmissions.ts';

test('[R-NF-02] the 404 page has twelve distinct quotes', () => {
  expect(quotes).toHaveLength(12);
  expect(new Set(quotes).size).toBe(12);
  expect(quotes).not.toContain('');
});

test('[R-LAND-02] the white landing page has eight distinct status lines, lower case, of 3 to 7 words', () => {
  expect(statusLines).toHaveLength(8);
  expect(new Set(statusLines).size).toBe(8);
  const isOutOfForm = (line: string): boolean => {
    const words = line.split(' ').length;
    return line !== line.toLowerCase() || words < 3 || words > 7;
  };
  expect(statusLines.filter(isOutOfForm)).toEqual([]);
});

test('[R-CT-02] fifteen transmissions are numbered 001 to 015 in order, each with one line under 90 characters', () => {
  expect(transmissions.map(({ number }) => number)).toEqual(
    Array.from({ length: 15 }, (_, i) => String(i + 1).padStart(3, '0')),
  );
  expect(transmissions.filter(({ line }) => line === '' || line.length >= 90)).toEqual([]);
  expect(new Set(transmissions.map(({ line }) => line)).size).toBe(15);
});
