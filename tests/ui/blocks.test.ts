import { expect, test } from 'vitest';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import { blocksOf, mannerOf } from '../../src/pages/routemap/blocks.ts';

const text = `The kettle was on.\nNobody had put it on, and nobody took it off.\n${'Somebody waited for an answer. '.repeat(20)}`;

test('[R-ARC-04] a recovered text comes in blocks of two to five words, which are the whole text', () => {
  const blocks = blocksOf(text, 'forward');
  expect(blocks.map((block) => block.text).join('')).toBe(text);
  const words = blocks.map((block) => block.text.trim().split(/\s+/).length);
  expect([Math.min(...words.slice(0, -1)), Math.max(...words)]).toEqual([2, 5]);
  expect(blocksOf(text, 'forward')).toEqual(blocks);
});

test('[R-ARC-04] the blocks that were read come in reading order, and after them the gaps', () => {
  const blocks = blocksOf(text, 'forward');
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
  expect(blocksOf(short, 'forward').map((block) => block.text)).toEqual(short === '' ? [] : [short]);
});

/** The places of the read blocks in the order in which they appear. */
const readOrder = (by: Parameters<typeof blocksOf>[1]) => {
  const read = blocksOf(text, by).filter(({ isFilled }) => !isFilled);
  const times = read.map(({ at }) => at);
  expect(new Set(times).size).toBe(times.length);
  return times.toSorted((a, b) => a - b).map((at) => times.indexOf(at));
};

test('[R-ARC-04] the blocks that were read come forward, backward, from both ends, or in no order', () => {
  const forward = readOrder('forward');
  const last = forward.length - 1;
  expect(forward).toEqual(forward.toSorted((a, b) => a - b));
  expect(readOrder('backward')).toEqual(forward.toReversed());
  expect(readOrder('inwards').slice(0, 4)).toEqual([0, last, 1, last - 1]);
  const scattered = readOrder('scattered');
  expect(scattered.toSorted((a, b) => a - b)).toEqual(forward);
  expect([forward, forward.toReversed()]).not.toContainEqual(scattered);
});

test.each(['backward', 'inwards', 'scattered'] as const)('[R-ARC-04] %s: the gaps come last', (by) => {
  const blocks = blocksOf(text, by);
  const [read, filled] = [false, true].map((isGap) =>
    blocks.filter(({ isFilled }) => isFilled === isGap).map(({ at }) => at),
  );
  expect(Math.max(...read!)).toBeLessThan(Math.min(...filled!));
  expect(blocks.map((block) => block.text).join('')).toBe(text);
});

test('[R-ARC-04] each manner has two files at least, and a file of an unknown kind is read on', () => {
  const manners = archiveFiles.map(({ name }) => Object.values(mannerOf(name)).join());
  const counts = Object.groupBy(manners, (manner) => manner);
  expect(Object.keys(counts).toSorted()).toEqual([
    'backward,lines',
    'forward,bars',
    'forward,grades',
    'forward,nothing',
    'inwards,sectors',
    'scattered,sectors',
  ]);
  expect(Math.min(...Object.values(counts).map((files) => files!.length))).toBeGreaterThan(1);
  expect(mannerOf('notes.zip')).toEqual({ order: 'forward', look: 'nothing' });
});
