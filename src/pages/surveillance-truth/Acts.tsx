import { useEffect, useRef, useState } from 'react';
import { apiPaths } from '#contract/paths.ts';
import { heldWords } from '../../content/held.ts';
import style from './style.module.css';

const { take, erase: words } = heldWords;

interface Options {
  /** Whether a line on the seat goes as well. */
  readonly hasPaid: boolean;
  readonly onErase: () => Promise<boolean>;
}

/** idle; asked: the second step is open; working; failed: nothing was erased. */
type Step = 'idle' | 'asked' | 'working' | 'failed';

/** The file, and the end of it in two steps. */
export function Acts({ hasPaid, onErase }: Options) {
  const [step, setStep] = useState<Step>('idle');
  const keep = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The safe answer has the focus, and giving it leads back to where the question was asked.
  useEffect(() => {
    if (step === 'asked') keep.current?.focus();
    if (step === 'idle' && wasAsked.current) first.current?.focus();
    wasAsked.current = step !== 'idle';
  }, [step]);
  const erase = async () => {
    setStep('working');
    if (!(await onErase())) setStep('failed');
  };
  return (
    <div className={style.acts}>
      <section aria-labelledby="take">
        <h2 id="take">{take.title}</h2>
        <p>{take.text}</p>
        <a className={style.act} href={apiPaths.export} download="d5u-what-is-held.json" data-track="take:export">
          {take.link}
        </a>
      </section>
      <section aria-labelledby="erase">
        <h2 id="erase">{words.title}</h2>
        <p>{words.text}</p>
        {step === 'idle' ? (
          <button type="button" ref={first} className={style.act} onClick={() => setStep('asked')}>
            {words.first}
          </button>
        ) : (
          <div className={style.second} role="group" aria-label={words.title}>
            <p>
              {words.warning} {hasPaid ? words.seat : ''}
            </p>
            {step === 'failed' ? <p role="alert">{words.failed}</p> : null}
            <p className={style.answers}>
              <button
                type="button"
                ref={keep}
                className={style.act}
                aria-disabled={step === 'working' || undefined}
                onClick={step === 'working' ? undefined : () => setStep('idle')}
              >
                {words.keep}
              </button>
              <button
                type="button"
                className={style.erase}
                aria-disabled={step === 'working' || undefined}
                onClick={step === 'working' ? undefined : () => void erase()}
              >
                {step === 'working' ? words.working : words.second}
              </button>
            </p>
          </div>
        )}
      </section>
    </div>
  );
}
