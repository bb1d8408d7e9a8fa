import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { advancedMessage, protocolTexts } from '../../content/protocolTexts.ts';
import { collationAtom, isAdvancedAtom, isCollationOpenAtom, protocolsAtom } from '../../state/protocols.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import { SecretWordForm } from '../speech/SecretWordForm.tsx';
import { UnlockedProtocolEntry } from './UnlockedProtocolEntry.tsx';
import style from './Protocols.module.css';

/**
 * The four hidden protocols: first the unlocked ones, the newest at the head and open, then the locked ones. A seal
 * that is broken while the panel is open opens and is scrolled into view. R-SEC-01, R-SEC-02.
 */
export function ProtocolsPanel() {
  const protocols = useAtomValue(protocolsAtom);
  const isAdvanced = useAtomValue(isAdvancedAtom);
  const hasCollation = useAtomValue(collationAtom) !== null;
  const openCollation = useSetAtom(isCollationOpenAtom);
  const newest = protocols.at(-1)?.word ?? null;
  // The entry opened by the reader, identified by its secret word. When another seal is broken, the entry of that seal
  // is opened instead.
  const [chosen, setChosen] = useState({ newest, open: newest });
  const open = chosen.newest === newest ? chosen.open : newest;
  const list = useRef<HTMLOListElement>(null);
  const shown = useRef(newest);
  useEffect(() => {
    if (newest !== shown.current) showClause(list.current?.querySelector('[aria-expanded=true]') ?? null);
    shown.current = newest;
  }, [newest]);
  const locked = Array.from({ length: Math.max(0, protocolTexts.seals - protocols.length) }, (_, index) => index);
  return (
    <div className={style.protocols}>
      <div className={style.beside}>
        <p className={style.opening}>{protocolTexts.opening}</p>
        {isAdvanced ? <p className={style.advanced}>{advancedMessage(protocols.length)}</p> : null}
        {hasCollation ? (
          <button
            type="button"
            className={style.collation}
            data-track="open:the-four-clauses"
            onClick={() => openCollation(true)}
          >
            {protocolTexts.collation}
          </button>
        ) : null}
        {locked.length > 0 ? <SecretWordForm /> : null}
      </div>
      <ol role="list" ref={list} className={style.seals}>
        {protocols
          .map((protocol, index) => ({ protocol, number: index + 1 }))
          .toReversed()
          .map(({ protocol, number }) => (
            <UnlockedProtocolEntry
              key={protocol.word}
              protocol={protocol}
              number={number}
              isOpen={open === protocol.word}
              onToggle={() => setChosen({ newest, open: open === protocol.word ? null : protocol.word })}
            />
          ))}
        {locked.map((index) => (
          <li key={index}>
            <div className={style.seal}>
              <span className={style.drawing}>
                <Seal isBroken={false} />
              </span>
              <span className={style.sealed}>{protocolTexts.sealed}</span>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/**
 * Scrolls to the seal or to the text of its protocol, whichever is higher. In a wide, low panel the text is above the
 * seal.
 */
function showClause(seal: Element | null): void {
  const clause = seal?.nextElementSibling ?? null;
  if (seal === null || clause === null) return;
  const isBelow = clause.getBoundingClientRect().top >= seal.getBoundingClientRect().top;
  // jsdom has no scrollIntoView.
  (isBelow ? seal : clause).scrollIntoView?.();
}
