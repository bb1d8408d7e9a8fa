import { useId } from 'react';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { protocolTexts } from '../../content/protocolTexts.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import style from './Protocols.module.css';

interface BrokenSealProps {
  readonly protocol: UnlockedProtocol;
  /** From 1; what telemetry calls it, for the word is nobody else's business. */
  readonly place: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A broken seal that opens to its clause. Private throughout: what the pointer rests on is sent, and this is not. */
export function BrokenSeal({ protocol: { word, title, text }, place, isOpen, onToggle }: BrokenSealProps) {
  const id = useId();
  return (
    <li data-private>
      <button
        type="button"
        className={style.seal}
        aria-expanded={isOpen}
        aria-controls={id}
        data-track={`open:seal-${place}`}
        onClick={onToggle}
      >
        <span className={style.drawing}>
          <Seal isBroken />
        </span>
        <span className={style.title}>{title}</span>
      </button>
      <div id={id} className={style.clause} hidden={!isOpen}>
        <p className={style.counted}>
          {protocolTexts.openedBy} {word}
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
