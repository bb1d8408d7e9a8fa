import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ActionButton } from '../ActionButton.tsx';
import { useMotion } from '../motion.ts';
import { nextUnread } from './unreadLines.ts';
import style from './Unread.module.css';
import { unreadTexts } from './unreadTexts.ts';

/** Pressed with Shift: F2 alone moves to the eggs. Neither is a shortcut of a browser or a screen reader. */
const key = 'F2';

interface Options {
  /** Whether the page has lines that are new since the last visit. */
  readonly hasNew: boolean;
}

/** Height of the bar at the bottom of the window, CSS pixels; 0 without layout. */
const footPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;

/**
 * Moves to the next unread line of a story page: by a key, and by a control at the top of the page if something is new.
 * The line gets the focus and is scrolled to the middle of the window. B-PLAIN-03.
 */
export default function Unread({ hasNew }: Options) {
  /** The lowest point of the page that has been in the window or behind the bar at its bottom, CSS pixels. */
  const furthestPx = useRef(0);
  const reached = useRef(new WeakSet<Element>());
  const [isDone, setDone] = useState(false);
  const motion = useMotion();

  useEffect(() => {
    // Reads no styles: a reader causes up to sixty scroll events a second.
    const note = () => {
      furthestPx.current = Math.max(furthestPx.current, scrollY + innerHeight);
    };
    note();
    addEventListener('scroll', note, { passive: true });
    return () => removeEventListener('scroll', note);
  }, []);

  const goOn = () => {
    const main = document.querySelector('main');
    const place = { furthestPx: furthestPx.current - footPx(), reached: reached.current };
    const line = main === null ? null : nextUnread(main, place);
    setDone(line === null);
    if (line === null) return;
    reached.current.add(line);
    show(line);
    // The reader causes this scroll by a key or a click. It must be recorded as the reader's own scroll, so
    // `scrollByPage` is not used. jsdom has no `scrollIntoView`.
    line.scrollIntoView?.({ block: 'center', behavior: motion === 'full' ? 'smooth' : 'instant' });
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.altKey || event.metaKey || !event.shiftKey) return;
    event.preventDefault();
    goOn();
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  return (
    <div className={style.unread}>
      {hasNew ? (
        <ActionButton className={style.next} data-track="next:unread" onClick={goOn}>
          {unreadTexts.next}
        </ActionButton>
      ) : null}
      <p className={style.said} aria-live="polite">
        {isDone ? unreadTexts.none : ''}
      </p>
    </div>
  );
}

/** Moves the focus to a line, and outlines it while it has the focus. */
function show(line: HTMLElement): void {
  const hadIndex = line.hasAttribute('tabindex');
  if (!hadIndex) line.tabIndex = -1;
  line.dataset['reached'] = '';
  line.addEventListener(
    'blur',
    () => {
      delete line.dataset['reached'];
      if (!hadIndex) line.removeAttribute('tabindex');
    },
    { once: true },
  );
  line.focus({ preventScroll: true });
}
