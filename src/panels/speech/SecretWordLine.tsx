import { useAtom } from 'jotai';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { sayTexts } from '../../content/sayTexts.ts';
import { isOfComposition } from '../../ui/isOfComposition.ts';
import { lineOpenOnAtom } from './lineOpenOn.ts';
import style from './SecretWord.module.css';
import { SecretWordForm } from './SecretWordForm.tsx';
import { useUncovered } from './useUncovered.ts';

/**
 * The reader's open input line, over the page below the strip. A press elsewhere does not close it, because readers ask
 * about the page that they look at. The line closes on Escape, on Tab beyond the line, on its button, on another page,
 * and when an element under it gets the focus. B-CASE-03, B-SAY-06.
 */
export function SecretWordLine() {
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useAtom(lineOpenOnAtom);
  const isTabbing = useRef(false);
  const place = useRef<HTMLDivElement>(null);
  const isOpen = openOn?.path === pathname;
  const isLeft = openOn !== null && !isOpen;
  // Otherwise the line would be open again when the reader comes back to the page.
  useEffect(() => {
    if (isLeft) setOpenOn(null);
  }, [isLeft, setOpenOn]);
  useUncovered(place, isOpen, () => setOpenOn(null));
  if (!isOpen) return null;

  const close = () => {
    setOpenOn(null);
    // The button in the strip is visible again in the next frame. If that button is scrolled out of view, the button in
    // the drawer is nearer.
    requestAnimationFrame(() => {
      const inMargin = document.querySelector<HTMLElement>('[data-say]');
      const inStrip = document.querySelector<HTMLElement>('[data-secret-word=""] button');
      const isNear = openOn.from === 'head' && (inStrip?.getBoundingClientRect().bottom ?? 0) > 0;
      (isNear || inMargin === null ? inStrip : inMargin)?.focus({ preventScroll: true });
    });
  };
  const closeByKey = (event: KeyboardEvent) => {
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || isOfComposition(event.nativeEvent)) return;
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
