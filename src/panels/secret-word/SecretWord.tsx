import { useAtom } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sayTexts } from '../../content/protocolTexts.ts';
import { lineOpenOnAtom } from './lineOpenOn.ts';
import style from './SecretWord.module.css';
import { SecretWordForm } from './SecretWordForm.tsx';

/**
 * Opens the reader's input line. Third in the Tab order, and visible from the first minute on. B-CASE-03, B-SAY-06. A
 * press elsewhere does not close it, because the page would move under the pointer. Escape, Tab beyond it, its button
 * and another page do.
 */
export function SecretWord() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useAtom(lineOpenOnAtom);
  const isOpen = openOn?.path === pathname;
  const isTabbing = useRef(false);
  const place = useRef<HTMLDivElement>(null);

  const close = () => {
    const isFromHead = openOn?.from === 'head';
    setOpenOn(null);
    // The button replaces the form in the next frame. When it is above the window, the button in the margin is nearer.
    requestAnimationFrame(() => {
      const isAtTop = isFromHead && window.scrollY < place.current!.offsetHeight;
      const inMargin = document.querySelector<HTMLElement>('[data-say]');
      const opener = isAtTop || inMargin === null ? place.current?.querySelector<HTMLElement>('button') : inMargin;
      opener?.focus({ preventScroll: true });
    });
  };
  const closeByKey = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || !isOpen) return;
    event.preventDefault();
    close();
  };
  const closeOnBlur = (event: FocusEvent) => {
    const isLeft = event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget);
    if (isLeft && isTabbing.current) setOpenOn(null);
  };

  return (
    <div
      ref={place}
      className={isOpen ? style.open : style.closed}
      onKeyDown={closeByKey}
      onBlur={closeOnBlur}
      onFocus={() => (isTabbing.current = false)}
      data-secret-word={isOpen ? openOn.from : ''}
    >
      {isOpen ? (
        <>
          <SecretWordForm isFocused />
          <button type="button" className={style.close} onClick={close}>
            {sayTexts.close}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={style.opener}
          onClick={() => setOpenOn({ path: pathname, from: 'head' })}
          data-track="open:a-line-for-a-word"
        >
          {sayTexts.open}
        </button>
      )}
    </div>
  );
}
