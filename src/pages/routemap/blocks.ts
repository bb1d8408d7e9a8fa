import { hashText } from '../../ui/random.ts';

/** Words that were on the disk together. */
export interface Block {
  /** With the spaces after them. */
  readonly text: string;
  /** The moment at which it comes, as a share of the time of all, 0 to 1. */
  readonly at: number;
  /** A gap in the file that the AI fills. These come last. */
  readonly isFilled: boolean;
}

const leastWords = 2;
const mostWords = 5;
/** One block in this number is a gap. */
const gapEvery = 4;
/** Share of the time in which the blocks that were read have come. */
const readBy = 0.55;

/** A recovered text in blocks of two to five words. The same text always has the same blocks. R-ARC-04. */
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
