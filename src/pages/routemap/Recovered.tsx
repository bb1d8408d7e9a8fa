import { type CSSProperties, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { blocksOf, mannerOf } from './blocks.ts';

interface RecoveredOptions {
  readonly filename: string;
  readonly text: string;
  /** True if a press since the page was loaded has recovered the file of this text. */
  readonly isBrought: boolean;
}

/**
 * A recovered text. With full effects, a text that was recovered by a press appears block by block, in the manner of
 * its kind of file. The gaps that the AI fills appear last, have a coarse grade at first, and keep dots below them.
 * R-ARC-04.
 */
export function Recovered({ filename, text, isBrought }: RecoveredOptions) {
  const isFull = useMotion() === 'full';
  // Decided at the first render: the text arrives once.
  const { order, look } = mannerOf(filename);
  const [blocks] = useState(() => (isBrought && isFull ? blocksOf(text, order) : null));
  if (blocks === null) return <span>{text}</span>;
  return blocks.map((block, index) => (
    <span
      key={index}
      data-look={look}
      data-filled={block.isFilled || undefined}
      style={{ '--at': block.at.toFixed(2) } as CSSProperties}
    >
      {block.text}
    </span>
  ));
}
