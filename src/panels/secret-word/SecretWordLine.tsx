import { useAtom } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sayTexts } from '../../content/sayTexts.ts';
import { lineOpenOnAtom } from './lineOpenOn.ts';
import style from './SecretWord.module.css';
import { SecretWordForm } from './SecretWordForm.tsx';
import { useUncovered } from './useUncovered.ts';

/**
 * The reader's open input line, over the page below the strip. A press elsewhere does not close it: readers ask about
 * what they look at. Escape, Tab beyond it, its button, another page, and an element under it that gets the focus do.
 * B-CASE-03, B-SAY-06.
 */
export function SecretWordLine() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useAtom(lineOpenOnAtom);
  const isTabbing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = openOn?.path === pathname;
  useUncovered(place, isOpen, () => setOpenOn(null));
  if (!isOpen) return null;

  const close = () => {
    setOpenOn(null);
    // The button is back in the next frame. When it is above the window, the button in the margin is nearer.
    requestAnimationFrame(() => {
      const inMargin = document.querySelector<HTMLElement>('[data-say]');
      const inStrip = document.querySelector<HTMLElement>('[data-secret-word=""] button');
      const isNear = openOn.from === 'head' && (inStrip?.getBoundingClientRect().bottom ?? 0) > 0;
      (isNear || inMargin === null ? inStrip : inMargin)?.focus({ preventScroll: true });
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
    <div className={style.place}>
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
    </div>
  );
}
