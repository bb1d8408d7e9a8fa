import { useAtomValue, useSetAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { pathAtom } from '../../state/route.ts';
import { dismissToastAtom, toastAtom } from '../../state/toasts.ts';
import { besidePage } from '../../ui/besidePage.ts';
import { placeNotice } from './placeNotice.ts';
import style from './Toasts.module.css';

/** Spec §9 "Interface". */
const shownMs = 5000;
const swipeThreshold = 50;
/** Interval at which a notice checks for content under it: a scroll, a new paragraph, a panel. */
const placedEveryMs = 250;
const hotkey = ['F8'];

/**
 * Shows one toast at a time, for five seconds. The time starts again when the page changes, because a reader of the new
 * page has missed it. Screen readers get it once, politely. R-UI-04.
 */
export function Toasts() {
  const toast = useAtomValue(toastAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  const isOddPage = usePagesShown(useAtomValue(pathAtom)) % 2 === 1;
  return (
    <Toast.Provider
      // Radix stops a toast's time while the pointer or the focus is on it, and does not restart it for the next toast
      // after a dismissal by press. So each toast has its own provider, and with it its own time.
      key={toast?.id ?? 'none'}
      label="Notice"
      announcerContainer={besidePage()}
      // Radix restarts the time when its length changes, without showing or announcing the toast again. Timers count
      // whole milliseconds.
      duration={isOddPage ? shownMs + 0.5 : shownMs}
      swipeDirection="right"
      swipeThreshold={swipeThreshold}
    >
      {toast === null ? null : (
        <Toast.Root
          className={style.slip}
          // Radix's `background`: does not interrupt a screen reader.
          type="background"
          open
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss(toast.id);
          }}
        >
          <Place key={toast.id} />
          <Toast.Title className={style.title}>{toast.title}</Toast.Title>
          <Toast.Description className={style.text}>{toast.text}</Toast.Description>
          <Toast.Close className={style.close} aria-label="Dismiss this notice">
            dismiss
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className={style.viewport} hotkey={hotkey} label="Notices ({hotkey})" />
    </Toast.Provider>
  );
}

/** Moves its viewport to a place where it covers no text, and again when content appears there. B-NOTE-01. */
function Place() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const viewport = mark.current?.closest('ol');
    if (!viewport) return;
    let moves = placeNotice(viewport, 0);
    const timer = setInterval(() => (moves = placeNotice(viewport, moves)), placedEveryMs);
    return () => clearInterval(timer);
  }, []);
  return <span ref={mark} hidden />;
}

/** Number of pages shown since the first. */
function usePagesShown(path: string | null): number {
  const [shown, setShown] = useState({ path, count: 0 });
  if (shown.path === path) return shown.count;
  setShown({ path, count: shown.count + 1 });
  return shown.count + 1;
}
