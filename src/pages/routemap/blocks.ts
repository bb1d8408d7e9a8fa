import { hashText } from '../../ui/random.ts';

/** A group of neighbouring words that appears at once. */
export interface Block {
  /** The words with the spaces around them. */
  readonly text: string;
  /** The time at which the block appears, as a share of the total time, 0 to 1. */
  readonly at: number;
  /** True for a gap in the file that the AI fills. Gaps appear last. */
  readonly isFilled: boolean;
}

/**
 * How the text of a file arrives. `order`: of the blocks that are read from the disk. `look`: what stands in the place
 * of a block before: nothing, a thin line, sectors, a bar, or its own words in the coarsest grade.
 */
export interface Manner {
  readonly order: 'forward' | 'backward' | 'inwards' | 'scattered';
  readonly look: 'nothing' | 'lines' | 'sectors' | 'bars' | 'grades';
}

const order = (order: Manner['order'], look: Manner['look'] = 'sectors'): Manner => ({ order, look });

/** Manners by extension: logs are read on, programs from the end, markup from its two ends, tables in no order. */
const manners: Readonly<Record<string, Manner>> = {
  py: order('backward', 'lines'),
  ini: order('backward', 'lines'),
  cfg: order('backward', 'lines'),
  warn: order('backward', 'lines'),
  json: order('inwards'),
  xml: order('inwards'),
  schema: order('inwards'),
  db: order('scattered'),
  csv: order('scattered'),
  mat: order('scattered'),
  pdf: order('forward', 'bars'),
  key: order('forward', 'bars'),
  enc: order('forward', 'bars'),
  bin: order('forward', 'grades'),
  hex: order('forward', 'grades'),
  dat: order('forward', 'grades'),
};

/** The manner of a file, by its extension. */
export const mannerOf = (filename: string): Manner =>
  manners[filename.slice(filename.lastIndexOf('.') + 1)] ?? order('forward', 'nothing');

/** The places of `count` blocks in the order in which they are read. */
function inOrder(count: number, by: Manner['order']): readonly number[] {
  const places = Array.from({ length: count }, (_, index) => index);
  if (by === 'backward') return places.toReversed();
  if (by === 'inwards') return places.map((index) => (index % 2 === 0 ? index / 2 : count - (index + 1) / 2));
  if (by === 'scattered') return places.toSorted((a, b) => hashText(`place ${a}`) - hashText(`place ${b}`));
  return places;
}

const leastWords = 2;
const mostWords = 5;
/** On average one block in this number is a gap. */
const gapEvery = 4;
/** Share of the total time after which all blocks read from the disk have appeared. */
const readBy = 0.55;

/**
 * Splits a recovered text into blocks of two to five words, with the times at which they appear. The same text always
 * has the same blocks. R-ARC-04.
 */
export function blocksOf(text: string, by: Manner['order']): readonly Block[] {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const texts: string[] = [];
  for (let start = 0; start < words.length;) {
    const count = leastWords + (hashText(`${start}:${words[start]}`) % (mostWords - leastWords + 1));
    texts.push(words.slice(start, start + count).join(''));
    start += count;
  }
  const isGap = texts.map((block, index) => hashText(`gap ${index}:${block}`) % gapEvery === 0);
  const gaps = isGap.filter(Boolean).length;
  const read = inOrder(texts.length - gaps, by);
  let [next, filled] = [0, 0];
  return texts.map((block, index) =>
    isGap[index] === true
      ? { text: block, isFilled: true, at: readBy + ((1 - readBy) * (filled += 1)) / gaps }
      : { text: block, isFilled: false, at: (readBy * (read.indexOf(next++) + 1)) / read.length },
  );
}
