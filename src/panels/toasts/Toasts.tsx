import { useAtomValue, useSetAtom } from 'jotai';
import { Toast } from 'radix-ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { letterNotice } from '../../content/panels.ts';
import { quietAtom } from '../../state/disturbance.ts';
import { pathAtom } from '../../state/route.ts';
import { dismissToastAtom, toastAtom } from '../../state/toasts.ts';
import { besidePage } from '../../ui/besidePage.ts';
import { returnFocus } from '../../ui/returnFocus.ts';
import { openTabAtom } from '../drawer/tabs.ts';
import { placeNotice } from './placeNotice.ts';
import style from './Toasts.module.css';

/** Spec §9 "Interface". */
const shownMs = 5000;
const swipeThreshold = 50;
/** Interval at which a notice checks for content under it: a scroll, a new paragraph, a panel. */
const placedEveryMs = 250;
const hotkey = ['F8'];

interface ToastsProps {
  /** True on a page that no notice may disturb: they wait for the next page. In a quiet scene they wait for its end. */
  readonly areHeld?: boolean;
}

/**
 * Shows one toast at a time, for five seconds. The time starts again when the page changes, because a reader of the new
 * page has missed it. Screen readers get it once, politely. R-UI-04.
 */
export function Toasts({ areHeld = false }: ToastsProps) {
  const next = useAtomValue(toastAtom);
  const isQuiet = useAtomValue(quietAtom);
  const toast = areHeld || isQuiet ? null : next;
  const dismiss = useSetAtom(dismissToastAtom);
  const openTab = useSetAtom(openTabAtom);
  /** The element from which the reader came to the notice, null if nothing had the focus; undefined for no visit. */
  const origin = useRef<Element | null | undefined>(undefined);
  const id = toast?.id ?? null;
  useLayoutEffect(() => {
    // The focused notice has gone, and the focus with it.
    if (origin.current !== undefined && document.activeElement === document.body) returnFocus(origin.current);
    origin.current = undefined;
  }, [id]);
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
          {toast.letter === undefined ? null : (
            <Toast.Action
              className={style.read}
              altText={letterNotice.heard}
              data-track="panel:letters"
              onClick={() => {
                openTab('letters');
                // The notice goes, and the focus with it.
                document.querySelector<HTMLElement>('[data-tab="letters"]')?.focus({ preventScroll: true });
              }}
            >
              {letterNotice.read}
            </Toast.Action>
          )}
          <Toast.Close className={style.close} aria-label="Dismiss this notice">
            dismiss
          </Toast.Close>
        </Toast.Root>
      )}
      {/* Without a notice it would be an empty landmark on each page. B-EAR-05. */}
      {toast === null ? null : (
        <Toast.Viewport
          className={style.viewport}
          hotkey={hotkey}
          label="Notices ({hotkey})"
          onFocus={({ relatedTarget, currentTarget }) => {
            // Null also where the window has got the focus back: then the origin is known.
            if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget ?? origin.current ?? null;
          }}
        />
      )}
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
    const place = () => (moves = placeNotice(viewport, moves));
    // Not away from under the hand that would press it.
    const timer = setInterval(() => void (viewport.matches(':hover') || place()), placedEveryMs);
    // At once: the element with the focus may have been scrolled under the notice. WCAG 2.4.11.
    document.addEventListener('focusin', place);
    return () => {
      clearInterval(timer);
      document.removeEventListener('focusin', place);
    };
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
