import { useAtom, useAtomValue } from 'jotai';
import { Link, useLocation } from 'react-router-dom';
import { lastPhase } from '#contract/opening.ts';
import { type Answer, useConsentAnswer } from '../../api/consent.ts';
import { consentTexts as texts } from '../../content/consentTexts.ts';
import { consentAtom } from '../../state/consent.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { focusPage } from '../../ui/returnFocus.ts';
import style from './Consent.module.css';

/** The page with the full information, where the reader can answer too. */
const privacyPath = '/privacy';

/**
 * Shows at the foot of the page the question about keeping a record, until it is answered. After that, a reader without
 * a record gets the button that opens the next phase. B-PRV-04.
 */
export function Consent() {
  const [{ consent }, setConsent] = useAtom(consentAtom);
  const { pathname } = useLocation();
  const answer = useConsentAnswer((mark) => {
    setConsent(mark);
    // The answered question is removed. Without this call the focus would be lost.
    if (consent === 'asked') focusPage();
  });
  if (consent === 'asked') return <Question answer={answer} />;
  if (consent === 'refused' || consent === 'signalled')
    return <WithoutRecord answer={answer} isSignalled={consent === 'signalled'} isBrief={pathname === privacyPath} />;
  return null;
}

function Question({ answer: { state, send } }: { readonly answer: Answer }) {
  const isSending = state === 'sending';
  return (
    <section className={style.question} aria-labelledby="consent-question" data-consent="asked">
      <h2 id="consent-question">{texts.ask.title}</h2>
      <div className={style.said}>
        <p>{texts.ask.text}</p>
        <p>
          <Link to={privacyPath}>{texts.ask.more}</Link>
        </p>
      </div>
      <div className={style.answers}>
        <ActionButton isDisabled={isSending} onClick={() => send({ answer: 'yes' })}>
          {texts.ask.yes}
        </ActionButton>
        <ActionButton isDisabled={isSending} onClick={() => send({ answer: 'no' })}>
          {texts.ask.no}
        </ActionButton>
        {state === 'failed' ? <p role="alert">{texts.failed}</p> : null}
      </div>
    </section>
  );
}

interface WithoutRecordOptions {
  readonly answer: Answer;
  readonly isSignalled: boolean;
  /** Omits the link to the page that the reader is on. */
  readonly isBrief: boolean;
}

function WithoutRecord({ answer: { state, send }, isSignalled, isBrief }: WithoutRecordOptions) {
  const open = useAtomValue(phaseAtom);
  const hasEnded = useAtomValue(endedAtom);
  const { none } = texts;
  return (
    <section className={style.none} aria-label={none.label} data-consent="none">
      <p>
        {`${isSignalled ? none.signalled : none.refused} ${hasEnded ? none.ended : open === lastPhase ? none.all : none.parts(open)}`}
      </p>
      <div className={style.answers}>
        {open === lastPhase ? null : (
          <ActionButton isDisabled={state === 'sending'} onClick={() => send({ answer: 'no', phase: open + 1 })}>
            {none.open(open + 1)}
          </ActionButton>
        )}
        {isBrief ? null : <Link to={privacyPath}>{none.more}</Link>}
        {state === 'failed' ? <p role="alert">{texts.failed}</p> : null}
      </div>
    </section>
  );
}
