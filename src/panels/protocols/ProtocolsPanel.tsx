import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { advancedMessage, protocolTexts } from '../../content/protocolTexts.ts';
import { isAdvancedAtom, protocolsAtom } from '../../state/protocols.ts';
import { Seal } from '../../ui/seal/Seal.tsx';
import { SayForm } from '../say-a-word/SayForm.tsx';
import { BrokenSeal } from './BrokenSeal.tsx';
import style from './Protocols.module.css';

/**
 * The four seals, those that are broken first and in the order in which they broke; the newest lies open.
 * R-SEC-01, R-SEC-02.
 */
export function ProtocolsPanel() {
  const protocols = useAtomValue(protocolsAtom);
  const isAdvanced = useAtomValue(isAdvancedAtom);
  // By word and not by place: one that breaks while another is read does not take the page from under the reader.
  const [open, setOpen] = useState(protocols.at(-1)?.word ?? null);
  const whole = Array.from({ length: Math.max(0, protocolTexts.seals - protocols.length) }, (_, index) => index);
  return (
    <div className={style.protocols}>
      <div className={style.beside}>
        <p className={style.opening}>{protocolTexts.opening}</p>
        {isAdvanced ? <p className={style.advanced}>{advancedMessage(protocols.length)}</p> : null}
        {whole.length > 0 ? <SayForm /> : null}
      </div>
      <ol className={style.seals}>
        {protocols.map((protocol, index) => (
          <BrokenSeal
            key={protocol.word}
            protocol={protocol}
            place={index + 1}
            isOpen={open === protocol.word}
            onToggle={() => setOpen(open === protocol.word ? null : protocol.word)}
          />
        ))}
        {whole.map((index) => (
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
