import { useEffect, useRef, useState } from 'react';
import { apiPaths } from '#contract/paths.ts';
import { useIsDemonstration } from '../../api/influence.ts';
import { storedDataTexts } from '../../content/storedDataTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import style from './style.module.css';
import { Topic } from './Topic.tsx';

const { take, erase: texts } = storedDataTexts;

interface Options {
  /** True if the visitor has a stored influence message. It will be erased as well. */
  readonly hasPaid: boolean;
  /** True if a paid message of the visitor waits for the operator. It will never be shown. B-INF-04. */
  readonly hasWaiting: boolean;
  /** Erases the visitor. Resolves to false if nothing was erased. */
  readonly onErase: () => Promise<boolean>;
}

/** asked: the second step is shown; failed: nothing was erased. */
type Step = 'idle' | 'asked' | 'working' | 'failed';

/** Controls to save the data as a file, and to erase it in two steps. */
export function Acts({ hasPaid, hasWaiting, onErase }: Options) {
  const [step, setStep] = useState<Step>('idle');
  const isDemonstration = useIsDemonstration((hasPaid || hasWaiting) && step !== 'idle');
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The focus moves to the safe answer. After that answer the focus moves back to the first button.
  useEffect(() => {
    if (step === 'asked') scrollByPage(() => keep.current?.focus());
    if (step === 'idle' && wasAsked.current) scrollByPage(() => first.current?.focus());
    wasAsked.current = step !== 'idle';
  }, [step]);
  const erase = async () => {
    setStep('working');
    if (!(await onErase())) setStep('failed');
  };
  const isWorking = step === 'working';
  const warnings = [
    texts.warning,
    ...(hasPaid ? [isDemonstration ? texts.seatForNothing : texts.seat] : []),
    ...(hasWaiting ? [texts.waiting] : []),
    ...(hasWaiting && !isDemonstration ? [texts.feeGoesBack] : []),
  ];
  return (
    <div className={style.acts}>
      <Topic id="take" title={take.title}>
        <p>{take.text}</p>
        <a className={style.act} href={apiPaths.export} download="d5u-what-is-held.json" data-track="take:export">
          {take.link}
        </a>
      </Topic>
      <Topic id="erase" title={texts.title}>
        <p>{texts.text}</p>
        {step === 'idle' ? (
          <ActionButton ref={first} className={style.act} onClick={() => setStep('asked')}>
            {texts.first}
          </ActionButton>
        ) : (
          <div className={style.second} role="group" aria-label={texts.title}>
            <p>{warnings.join(' ')}</p>
            {step === 'failed' ? <p role="alert">{texts.failed}</p> : null}
            <p className={style.answers}>
              <ActionButton ref={keep} className={style.act} isDisabled={isWorking} onClick={() => setStep('idle')}>
                {texts.keep}
              </ActionButton>
              <ActionButton className={style.erase} isDisabled={isWorking} onClick={() => void erase()}>
                {isWorking ? texts.working : texts.second}
              </ActionButton>
            </p>
          </div>
        )}
      </Topic>
    </div>
  );
}
