import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { newInTab, shownByItself } from '../../content/panels.ts';
import { sayOpens } from '../../content/protocolTexts.ts';
import { quietAtom } from '../../state/disturbance.ts';
import { pathAtom } from '../../state/route.ts';
import { besidePage } from '../../ui/besidePage.ts';
import { isOfComposition } from '../../ui/isOfComposition.ts';
import { TooltipProvider } from '../../ui/tooltip/Tooltip.tsx';
import { AnalysisTimer } from '../analysis/AnalysisTimer.tsx';
import { useSendRecommendations } from '../recommendations/useSendRecommendations.ts';
import { lineOpenOnAtom } from '../speech/lineOpenOn.ts';
import style from './Drawer.module.css';
import {
  dueTabAtom,
  isAjarAtom,
  openDueAtom,
  openInFullAtom,
  openTabAtom,
  presentTabsAtom,
  type ProfilePanels,
} from './tabs.ts';

/** Time for which a panel that has opened by itself stays, ms. */
export const ajarMs = 8000;
/** Must agree with `--phone` in the stylesheet. */
const narrow = '(width < 40rem)';

interface DrawerProps {
  /** The route's rule for the analysis and the recommendations. */
  readonly profilePanels: ProfilePanels;
}

/**
 * The tab bar at the foot of every page, which opens one panel at a time. It is beside the page and takes the page's
 * background and text colour from the body. Without tabs it is not rendered.
 */
export function Drawer({ profilePanels }: DrawerProps) {
  const tabs = useAtomValue(presentTabsAtom).filter((tab) => profilePanels !== 'none' || !tab.isProfilePanel);
  const [openId, setOpenId] = useAtom(openTabAtom);
  const isAjar = useAtomValue(isAjarAtom);
  const openInFull = useSetAtom(openInFullAtom);
  const frame = useRef<HTMLElement>(null);
  const panelId = useId();
  const newId = useId();
  // A panel that opened by itself is hidden where no panel may open by itself, until the next page.
  const mayOpenItself = !useAtomValue(quietAtom) && profilePanels !== 'asked';
  const opening = mayOpenItself ? tabs.filter((tab) => profilePanels !== 'later' || !tab.isProfilePanel) : [];
  const open = (isAjar ? opening : tabs).find(({ id }) => id === openId);

  const close = () => {
    const isInside = frame.current?.contains(document.activeElement) === true;
    setOpenId(null);
    if (isInside) frame.current?.querySelector<HTMLElement>(`[data-tab='${openId}']`)?.focus();
  };
  const isLineOpen = useLineOrPanel(open !== undefined, () => setOpenId(null));
  useEscape(open !== undefined, close);
  usePressOnPage(open !== undefined && !isAjar, close);
  const shownId = open?.id;
  useEffect(() => {
    // The close button has just made the tab list narrower.
    if (shownId !== undefined) scrollTabIntoView(frame.current?.querySelector(`[data-tab='${shownId}']`));
  }, [shownId]);
  useSendRecommendations();
  useLeaveAgain(isAjar && open?.isProfilePanel === true, frame, () => setOpenId(null));
  const besideLine = isNarrow() ? [] : opening.filter((tab) => !tab.isProfilePanel);
  useOpenDue(
    (isLineOpen ? besideLine : opening).map(({ id }) => id),
    frame,
  );

  if (tabs.length === 0) return null;
  return createPortal(
    <TooltipProvider>
      {tabs.some(({ isProfilePanel }) => isProfilePanel) ? <AnalysisTimer /> : null}
      {open === undefined ? (
        <div className={style.reach}>
          <div className={style.clip}>
            <div className={style.run}>
              <div className={style.edge} data-edge />
            </div>
          </div>
        </div>
      ) : null}
      <aside
        ref={frame}
        className={style.frame}
        data-drawer
        data-open={open === undefined ? undefined : ''}
        data-ajar={open !== undefined && isAjar ? '' : undefined}
        aria-label="Margin"
      >
        {/* This element is always present: a live region that is added together with its text is not read. */}
        <p className="visually-hidden" role="status">
          {open !== undefined && isAjar ? shownByItself(open.label) : ''}
        </p>
        <p id={newId} hidden>
          {newInTab}
        </p>
        <div className={style.strip}>
          <ul className={style.tabs}>
            {tabs.map(({ id, label, leftOut = '', count, hasNew, openedAs = 'panel' }) => (
              <li key={id}>
                <button
                  type="button"
                  data-tab={id}
                  data-track={`${open?.id === id || hasNew ? 'panel' : openedAs}:${id}`}
                  aria-expanded={open?.id === id}
                  aria-controls={open?.id === id ? panelId : undefined}
                  aria-describedby={hasNew ? newId : undefined}
                  onFocus={({ currentTarget }) => scrollTabIntoView(currentTarget)}
                  // The tab of a panel that is ajar opens the panel fully.
                  onClick={() => setOpenId(open?.id === id && !isAjar ? null : id)}
                >
                  <span className={style.label}>
                    {leftOut === '' ? (
                      label
                    ) : (
                      <span>
                        <span className={style.leftOut}>{leftOut}</span>{' '}
                        <span>{label.slice(leftOut.length).trimStart()}</span>
                      </span>
                    )}
                  </span>
                  {count === null ? null : <span data-new={hasNew || undefined}>{` ${count}`}</span>}
                </button>
              </li>
            ))}
          </ul>
          {open === undefined ? (
            <SayButton />
          ) : (
            <button type="button" className={style.close} onClick={close}>
              close
            </button>
          )}
        </div>
        {open === undefined ? null : (
          // Focusable, so that it can be scrolled by keyboard.
          <section
            key={open.id}
            id={panelId}
            className={style.panel}
            aria-label={open.label}
            tabIndex={0}
            onPointerDown={isAjar ? openInFull : undefined}
            onFocus={isAjar ? openInFull : undefined}
          >
            <open.Panel onLeave={() => setOpenId(null)} />
          </section>
        )}
      </aside>
    </TooltipProvider>,
    besidePage(),
  );
}

/** Opens the input line; in a wide browser window the line is above this button. B-CASE-03. */
function SayButton() {
  const path = useAtomValue(pathAtom);
  const openLine = useSetAtom(lineOpenOnAtom);
  return (
    <button
      type="button"
      className={style.say}
      onClick={() => openLine(path === null ? null : { path, from: 'margin' })}
      data-say
      data-track="open:a-line-for-a-word"
    >
      {sayOpens}
    </button>
  );
}

/** Scrolls a tab into view where the tabs do not all fit. Focus alone does not scroll to a half visible tab. */
function scrollTabIntoView(tab: Element | null | undefined): void {
  // jsdom has no scrollIntoView.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/**
 * Opens a due panel as soon as its tab is present and the reader is not typing. The focus does not move, unless it was
 * in a replaced panel; then the tab of the due panel gets the focus. B-CASE-02, B-SEAL-01.
 */
function useOpenDue(present: readonly string[], frame: RefObject<HTMLElement | null>): void {
  const due = useAtomValue(dueTabAtom);
  const open = useSetAtom(openDueAtom);
  const isOpening = due !== null && present.includes(due);
  useEffect(() => {
    if (!isOpening) return;
    const openUnlessTyping = () => {
      if (isTyping()) return;
      const isInPanel = frame.current?.querySelector('section')?.contains(document.activeElement) === true;
      open();
      if (isInPanel) frame.current?.querySelector<HTMLElement>(`[data-tab='${due}']`)?.focus();
    };
    openUnlessTyping();
    // The field loses the focus after this event.
    const later = () => requestAnimationFrame(openUnlessTyping);
    document.addEventListener('focusout', later);
    return () => document.removeEventListener('focusout', later);
  }, [isOpening, due, open, frame]);
}

/**
 * Calls `close` when a panel of the profile that has opened by itself was there for `ajarMs`, and neither the pointer
 * nor the focus is in it; otherwise tries again every second. The panel of the seals stays: its clause takes longer to
 * read. B-CASE-02.
 */
function useLeaveAgain(isAjar: boolean, frame: RefObject<HTMLElement | null>, close: () => void): void {
  const leave = useEffectEvent((): boolean => {
    const isUsed = frame.current?.matches(':hover, :focus-within') === true;
    if (!isUsed) close();
    return !isUsed;
  });
  useEffect(() => {
    if (!isAjar) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      timer = setTimeout(() => {
        if (!leave()) wait(1000);
      }, ms);
    };
    wait(ajarMs);
    return () => clearTimeout(timer);
  }, [isAjar]);
}

/**
 * In a narrow browser window the open input line and an open panel would leave no space for the page. So opening the
 * line closes the panel, and opening a panel closes the line. Returns whether the input line is open. Then no panel
 * opens by itself, in a wide window only that of the seals. B-CASE-09.
 */
function useLineOrPanel(isPanelOpen: boolean, closePanel: () => void): boolean {
  const [line, setLine] = useAtom(lineOpenOnAtom);
  const isLineOpen = useAtomValue(pathAtom) === line?.path;
  const wasLineOpen = useRef(isLineOpen);
  const closeEarlier = useEffectEvent(() => {
    if (isLineOpen && isPanelOpen && isNarrow()) {
      if (wasLineOpen.current) setLine(null);
      else closePanel();
    }
    wasLineOpen.current = isLineOpen;
  });
  useEffect(() => closeEarlier(), [isLineOpen, isPanelOpen]);
  return isLineOpen;
}

/** Whether the browser window is narrow; false where there is no `matchMedia`. */
const isNarrow = (): boolean => globalThis.matchMedia?.(narrow).matches ?? false;

/** Whether the focus is in a field that contains text. */
function isTyping(): boolean {
  const { activeElement: field } = document;
  return (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && isWritten(field);
}

const isWritten = ({ type, value }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  !['radio', 'checkbox', 'range', 'button', 'submit'].includes(type) && value !== '';

/**
 * Calls `onEscape` on Escape, wherever the focus is, unless the key cancels a composition, or something on top has
 * handled it: a tooltip, an egg's label.
 */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isOfComposition(event)) onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}

/**
 * Calls `onPress` after a press on the page in a narrow browser window, where an open panel hides the result of the
 * press. B-CASE-06. It waits for the click, not for pointerdown: closing a panel may move the page, and the press would
 * miss its target.
 */
function usePressOnPage(isOpen: boolean, onPress: () => void): void {
  const press = useEffectEvent(({ target }: MouseEvent) => {
    const isOnPage = target instanceof Element && target.closest('#page') !== null;
    if (isOnPage && isNarrow()) onPress();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onClick = (event: MouseEvent) => press(event);
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isOpen]);
}
