import { useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { sayTexts } from '../../content/protocolTexts.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';
import { hasClueAtom } from '../../state/clues.ts';
import style from './SecretWord.module.css';
import { SecretWordForm } from './SecretWordForm.tsx';

/**
 * Opens the input line for a secret word. Third in the Tab order: visible once the reader has met a clue, before that only
 * when it has the keyboard focus. Not rendered before the page is interactive. B-CASE-03.
 */
export function SecretWord() {
  const hasArrived = useAtomValue(hasArrivedAtom);
  const hasClue = useAtomValue(hasClueAtom);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!hasArrived) return null;

  const close = () => {
    setOpen(false);
    // The button takes the form's place in the next frame.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }));
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const closeOnBlur = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget !== null && place.current?.contains(event.relatedTarget) !== true) setOpen(false);
  };

  return (
    <div
      ref={place}
      className={isOpen ? style.open : style.closed}
      onKeyDown={closeByKey}
      onBlur={closeOnBlur}
      data-secret-word
      data-clue={hasClue ? '' : undefined}
    >
      {isOpen ? (
        <>
          <SecretWordForm isFocused />
          <button type="button" className={style.close} onClick={close}>
            {sayTexts.close}
          </button>
        </>
      ) : (
        <button type="button" className={style.opener} onClick={() => setOpen(true)} data-track="say:open">
          {sayTexts.open}
        </button>
      )}
    </div>
  );
}
