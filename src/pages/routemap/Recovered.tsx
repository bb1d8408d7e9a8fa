import { type CSSProperties, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { blocksOf } from './blocks.ts';
import style from './ledger.module.css';

interface RecoveredOptions {
  readonly text: string;
  /** A press since the page was loaded has recovered it. */
  readonly isBrought: boolean;
}

/**
 * A recovered text. One that a press has brought comes block by block with full effects, the gaps that the AI fills
 * last, and coarse at first. R-ARC-04.
 */
export function Recovered({ text, isBrought }: RecoveredOptions) {
  const isFull = useMotion() === 'full';
  // Decided when the text comes: it comes once.
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
