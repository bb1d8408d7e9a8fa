import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { advancedMessage, protocolTexts } from '../../content/protocolTexts.ts';
import { isAdvancedAtom, protocolsAtom } from '../../state/protocols.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import { SecretWordForm } from '../secret-word/SecretWordForm.tsx';
import { UnlockedProtocolEntry } from './UnlockedProtocolEntry.tsx';
import style from './Protocols.module.css';

/**
 * The four hidden protocols: first the unlocked ones in the order of unlocking, of which the newest is open, then the
 * locked ones. R-SEC-01, R-SEC-02.
 */
export function ProtocolsPanel() {
  const protocols = useAtomValue(protocolsAtom);
  const isAdvanced = useAtomValue(isAdvancedAtom);
  // By secret word and not by index, so that unlocking another one does not close the one that is being read.
  const [open, setOpen] = useState(protocols.at(-1)?.word ?? null);
  const locked = Array.from({ length: Math.max(0, protocolTexts.seals - protocols.length) }, (_, index) => index);
  return (
    <div className={style.protocols}>
      <div className={style.beside}>
        <p className={style.opening}>{protocolTexts.opening}</p>
        {isAdvanced ? <p className={style.advanced}>{advancedMessage(protocols.length)}</p> : null}
        {locked.length > 0 ? <SecretWordForm /> : null}
      </div>
      <ol className={style.seals}>
        {protocols.map((protocol, index) => (
          <UnlockedProtocolEntry
            key={protocol.word}
            protocol={protocol}
            number={index + 1}
            isOpen={open === protocol.word}
            onToggle={() => setOpen(open === protocol.word ? null : protocol.word)}
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
