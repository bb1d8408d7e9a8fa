import { useAtomValue } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react';
import { sayTexts } from '../../content/protocolTexts.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';
import style from './SayAWord.module.css';
import { SayForm } from './SayForm.tsx';

/**
 * Third in the order of Tab stops: seen at once where a finger points, and elsewhere when the keyboard reaches it. Not
 * there before the page has come to life, since until then nobody listens.
 */
export function SayAWord() {
  const hasArrived = useAtomValue(hasArrivedAtom);
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  if (!hasArrived) return null;

  const close = () => {
    setOpen(false);
    // The button comes back in the same place in the order.
    requestAnimationFrame(() => place.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true }));
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const closeBehind = (event: FocusEvent) => {
    if (isOpen && event.relatedTarget !== null && place.current?.contains(event.relatedTarget) !== true) setOpen(false);
  };

  return (
    <div
      ref={place}
      className={isOpen ? style.open : style.closed}
      onKeyDown={closeByKey}
      onBlur={closeBehind}
      data-say-a-word
    >
      {isOpen ? (
        <>
          <SayForm isFocused />
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
