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

const leastWords = 2;
const mostWords = 5;
/** On average one block in this number is a gap. */
const gapEvery = 4;
/** Share of the total time after which all blocks read from the disk have appeared. */
const readBy = 0.55;

/** Splits a recovered text into blocks of two to five words. The same text always has the same blocks. R-ARC-04. */
export function blocksOf(text: string): readonly Block[] {
  const words = text.match(/\s*\S+\s*/g) ?? [];
  const texts: string[] = [];
  for (let start = 0; start < words.length;) {
    const count = leastWords + (hashText(`${start}:${words[start]}`) % (mostWords - leastWords + 1));
    texts.push(words.slice(start, start + count).join(''));
    start += count;
  }
  const isGap = texts.map((block, index) => hashText(`gap ${index}:${block}`) % gapEvery === 0);
  const gaps = isGap.filter(Boolean).length;
  let [read, filled] = [0, 0];
  return texts.map((block, index) =>
    isGap[index] === true
      ? { text: block, isFilled: true, at: readBy + ((1 - readBy) * (filled += 1)) / gaps }
      : { text: block, isFilled: false, at: (readBy * (read += 1)) / (texts.length - gaps) },
  );
}
