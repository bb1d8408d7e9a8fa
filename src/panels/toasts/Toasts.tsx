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
/** Interval at which a notice checks for content under it, such as after a scroll, a new paragraph or a panel, ms. */
const placedEveryMs = 250;
const hotkey = ['F8'];

interface ToastsProps {
  /**
   * True on a page that no notice may disturb: notices wait for the next page. In a quiet scene notices wait for the
   * end of the scene.
   */
  readonly areHeld?: boolean;
}

/**
 * Shows one toast at a time, for five seconds. The time starts again when the page changes, because the reader may have
 * missed the toast during the change. Screen readers get it once, politely. R-UI-04.
 */
export function Toasts({ areHeld = false }: ToastsProps) {
  const next = useAtomValue(toastAtom);
  const isQuiet = useAtomValue(quietAtom);
  const toast = areHeld || isQuiet ? null : next;
  const dismiss = useSetAtom(dismissToastAtom);
  const openTab = useSetAtom(openTabAtom);
  /**
   * The element from which the reader came to the notice, null if nothing had the focus; undefined while the reader has
   * not moved to the notice.
   */
  const origin = useRef<Element | null | undefined>(undefined);
  const id = toast?.id ?? null;
  useLayoutEffect(() => {
    // The focused notice was removed, and the focus with it.
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
                // The notice is removed, and the focus with it.
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
      {/* Without a notice the viewport would be an empty landmark on each page. B-EAR-05. */}
      {toast === null ? null : (
        <Toast.Viewport
          className={style.viewport}
          hotkey={hotkey}
          label="Notices ({hotkey})"
          onFocus={({ relatedTarget, currentTarget }) => {
            // `relatedTarget` is null also when the browser window gets the focus back. Then the origin is already
            // known.
            if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget ?? origin.current ?? null;
          }}
        />
      )}
    </Toast.Provider>
  );
}

/**
 * Moves the toast viewport around this element to a place where the viewport covers no text. Moves the viewport again
 * when content appears there. B-NOTE-01.
 */
function Place() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const viewport = mark.current?.closest('ol');
    if (!viewport) return;
    let moves = placeNotice(viewport, 0);
    const place = () => (moves = placeNotice(viewport, moves));
    let scrolledTo = scrollY;
    const timer = setInterval(() => {
      const isStill = scrollY === scrolledTo;
      scrolledTo = scrollY;
      // A notice under the pointer is not moved, because the reader may be about to press it. While the page scrolls, a
      // new place would be taken at once again.
      if (isStill && !viewport.matches(':hover')) place();
    }, placedEveryMs);
    // Moves the notice at once, because the element with the focus may have been scrolled under the notice. WCAG
    // 2.4.11.
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
