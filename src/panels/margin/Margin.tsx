import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { TooltipProvider } from '../../ui/tooltip/Tooltip.tsx';
import { AnalysisClock } from '../analysis/AnalysisClock.tsx';
import { useOffered } from '../recommendations/useOffered.ts';
import style from './Margin.module.css';
import { openTabAtom, presentTabsAtom } from './tabs.ts';

interface MarginProps {
  /** False on the four routes that show neither analysis nor recommendations. R-RT-07. */
  readonly allowsReadings: boolean;
}

/**
 * The foot of every page: a ruled strip with what is kept on the reader, from which one sheet at a time is drawn up.
 * It stands in the body itself and takes the page's ground and ink from there. While nothing is kept it is not there.
 */
export function Margin({ allowsReadings }: MarginProps) {
  const tabs = useAtomValue(presentTabsAtom).filter((tab) => allowsReadings || !tab.isReading);
  const [openId, setOpenId] = useAtom(openTabAtom);
  const frame = useRef<HTMLElement>(null);
  const sheetId = useId();
  const open = tabs.find(({ id }) => id === openId);

  const close = () => {
    const isInside = frame.current?.contains(document.activeElement) === true;
    setOpenId(null);
    if (isInside) frame.current?.querySelector<HTMLElement>(`[data-tab='${openId}']`)?.focus();
  };
  useEscape(open !== undefined, close);
  const drawnUp = open?.id;
  useEffect(() => {
    // The way out has just taken its room.
    if (drawnUp !== undefined) bringIntoView(frame.current?.querySelector(`[data-tab='${drawnUp}']`));
  }, [drawnUp]);
  useOffered();

  if (tabs.length === 0) return null;
  return createPortal(
    <TooltipProvider>
      {tabs.some(({ isReading }) => isReading) ? <AnalysisClock /> : null}
      <aside
        ref={frame}
        className={style.frame}
        data-margin
        data-open={open === undefined ? undefined : ''}
        aria-label="Margin"
      >
        <div className={style.strip}>
          <ul className={style.tabs}>
            {tabs.map(({ id, label, count, openedAs = 'panel' }) => (
              <li key={id}>
                <button
                  type="button"
                  data-tab={id}
                  data-track={`${open?.id === id ? 'panel' : openedAs}:${id}`}
                  aria-expanded={open?.id === id}
                  aria-controls={open?.id === id ? sheetId : undefined}
                  onFocus={({ currentTarget }) => bringIntoView(currentTarget)}
                  onClick={() => setOpenId(open?.id === id ? null : id)}
                >
                  <span className={style.label}>{label}</span>
                  {count === null ? null : <span> {count}</span>}
                </button>
              </li>
            ))}
          </ul>
          {open === undefined ? null : (
            <button type="button" className={style.close} onClick={close}>
              close
            </button>
          )}
        </div>
        {open === undefined ? null : (
          // It scrolls, and whoever has no pointer must be able to scroll it.
          <section key={open.id} id={sheetId} className={style.sheet} aria-label={open.label} tabIndex={0}>
            <open.Panel onLeave={() => setOpenId(null)} />
          </section>
        )}
      </aside>
    </TooltipProvider>,
    document.body,
  );
}

/** Where the tabs do not fit, they are scrolled; a browser takes one that is half in view for one that is. */
function bringIntoView(tab: Element | null | undefined): void {
  // jsdom has nothing to scroll.
  tab?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
}

/** Escape closes, wherever the focus is, unless something on top has taken it: a tooltip, an exhibit's label. */
function useEscape(isOpen: boolean, onEscape: () => void): void {
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => escape(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOpen]);
}
