import { useAtom } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sayTexts } from '../../content/sayTexts.ts';
import { lineOpenOnAtom } from './lineOpenOn.ts';
import style from './SecretWord.module.css';
import { SecretWordForm } from './SecretWordForm.tsx';

/**
 * The reader's open input line, above the strip. A press elsewhere does not close it, because the page would move under
 * the pointer. Escape, Tab beyond it, its button and another page do. B-CASE-03, B-SAY-06.
 */
export function SecretWordLine() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useAtom(lineOpenOnAtom);
  const isTabbing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  if (openOn?.path !== pathname) return null;

  const close = () => {
    const isAtTop = openOn.from === 'head' && window.scrollY < (place.current?.offsetHeight ?? 0);
    setOpenOn(null);
    // The button is back in the next frame. When it is above the window, the button in the margin is nearer.
    requestAnimationFrame(() => {
      const inMargin = document.querySelector<HTMLElement>('[data-say]');
      const inStrip = document.querySelector<HTMLElement>('[data-secret-word=""] button');
      (isAtTop || inMargin === null ? inStrip : inMargin)?.focus({ preventScroll: true });
    });
  };
  const closeByKey = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape') return;
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
      className={style.open}
      onKeyDown={closeByKey}
      onBlur={closeOnBlur}
      onFocus={() => (isTabbing.current = false)}
      data-secret-word={openOn.from}
    >
      <SecretWordForm isFocused />
      <button type="button" className={style.close} onClick={close}>
        {sayTexts.close}
      </button>
    </div>
  );
}
