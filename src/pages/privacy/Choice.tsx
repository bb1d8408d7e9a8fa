import { useAtom } from 'jotai';
import { isKept } from '#contract/consent.ts';
import { useConsentAnswer } from '../../api/consent.ts';
import { privacyTexts } from '../../content/privacyTexts.ts';
import { consentAtom } from '../../state/consent.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Part } from './Part.tsx';
import style from './style.module.css';

const texts = privacyTexts.choice;

/**
 * Shows whether a record is kept at present, and the parts that are missing without one. The reader can change the
 * answer. B-PRV-04.
 */
export function Choice() {
  const [mark, setMark] = useAtom(consentAtom);
  const { state, send } = useConsentAnswer(setMark);
  const { consent } = mark;
  const isSending = state === 'sending';
  return (
    <Part id="choice" title={texts.title} isLazy>
      <p role="status">{isKept(mark) ? texts[consent] : `${texts[consent]} ${texts.before}`}</p>
      <p>{texts.without}</p>
      <p className={style.ways}>
        {consent === 'open' || consent === 'given' ? null : (
          <ActionButton className={style.way} isDisabled={isSending} onClick={() => send({ answer: 'yes' })}>
            {texts.yes}
          </ActionButton>
        )}
        {isKept(mark) || consent === 'asked' ? (
          <ActionButton className={style.way} isDisabled={isSending} onClick={() => send({ answer: 'no' })}>
            {texts.no}
          </ActionButton>
        ) : null}
      </p>
      {state === 'failed' ? <p role="alert">{texts.failed}</p> : null}
    </Part>
  );
}
