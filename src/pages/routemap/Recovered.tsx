import { type CSSProperties, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { blocksOf } from './blocks.ts';
import style from './ledger.module.css';

interface RecoveredOptions {
  readonly text: string;
  /** True if a press since the page was loaded has recovered the file of this text. */
  readonly isBrought: boolean;
}

/**
 * A recovered text. With full effects, a text that was recovered by a press appears block by block. The gaps that the
 * AI fills appear last and have a coarse grade at first. R-ARC-04.
 */
export function Recovered({ text, isBrought }: RecoveredOptions) {
  const isFull = useMotion() === 'full';
  // Decided at the first render: the text arrives once.
  const [blocks] = useState(() => (isBrought && isFull ? blocksOf(text) : null));
  if (blocks === null) return <span>{text}</span>;
  return blocks.map((block, index) => (
    <span
      key={index}
      className={style.block}
      data-filled={block.isFilled || undefined}
      style={{ '--at': block.at.toFixed(2) } as CSSProperties}
    >
      {block.text}
    </span>
  ));
}
