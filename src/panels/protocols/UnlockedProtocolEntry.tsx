import { useId } from 'react';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { protocolTexts } from '../../content/protocolTexts.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import style from './Protocols.module.css';

interface UnlockedProtocolEntryProps {
  readonly protocol: UnlockedProtocol;
  /** Number of the protocol, from 1. Telemetry gets this number, never the secret word. */
  readonly number: number;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** An unlocked protocol; its text opens and closes. `data-private`: hovers over it are not recorded. */
export function UnlockedProtocolEntry({
  protocol: { word, title, text },
  number,
  isOpen,
  onToggle,
}: UnlockedProtocolEntryProps) {
  const id = useId();
  return (
    <li data-private>
      <button
        type="button"
        className={style.seal}
        aria-expanded={isOpen}
        aria-controls={id}
        data-track={`open:seal-${number}`}
        onClick={onToggle}
      >
        <span className={style.drawing}>
          <Seal isBroken />
        </span>
        <span className={style.title}>{title}</span>
      </button>
      <div id={id} className={style.text} hidden={!isOpen}>
        <p className={style.counted}>
          {protocolTexts.openedBy} <span translate="no">{word}</span>
        </p>
        <p>{text}</p>
      </div>
    </li>
  );
}
