import { expect, test } from 'vitest';
import { blocksOf } from '../../src/pages/routemap/blocks.ts';

const text = `The kettle was on.\nNobody had put it on, and nobody took it off.\n${'Somebody waited for an answer. '.repeat(20)}`;

test('[R-ARC-04] a recovered text comes in blocks of two to five words, which are the whole text', () => {
  const blocks = blocksOf(text);
  expect(blocks.map((block) => block.text).join('')).toBe(text);
  const words = blocks.map((block) => block.text.trim().split(/\s+/).length);
  expect([Math.min(...words.slice(0, -1)), Math.max(...words)]).toEqual([2, 5]);
  expect(blocksOf(text)).toEqual(blocks);
});

test('[R-ARC-04] the blocks that were read come in reading order, and after them the gaps', () => {
  const blocks = blocksOf(text);
  const [read, filled] = [false, true].map((isFilled) =>
    blocks.filter((block) => block.isFilled === isFilled).map(({ at }) => at),
  );
  expect(read).toEqual(read?.toSorted((a, b) => a - b));
  expect(filled).toEqual(filled?.toSorted((a, b) => a - b));
  expect(filled?.length).toBeGreaterThan(2);
  expect(read!.at(-1)).toBeLessThan(filled![0]!);
  expect(filled!.at(-1)).toBe(1);
});

test.each(['', 'One'])('[R-ARC-04] a text of no word or of one is at most one block', (short) => {
  expect(blocksOf(short).map((block) => block.text)).toEqual(short === '' ? [] : [short]);
});
