import { type RefObject, useEffect, useState } from 'react';
import { type Entry, figuresOf, type Mark, msAt, risenAt, startUpMs, stepFrom } from './log.ts';

interface Parts {
  /** Every `[data-ms]` in it is an entry; `--awake`, 0 to 1, is set on it. */
  readonly room: RefObject<HTMLElement | null>;
  /** Its bottom edge is the horizon's top: an entry has come up when it is wholly above it. */
  readonly field: RefObject<HTMLElement | null>;
  /** Its first four children are the figures. */
  readonly clock: RefObject<HTMLElement | null>;
}

/** A second press of a key within this time goes on from where the first one was going. */
const pressMs = 400;

/**
 * Lets scrolling drive the clock, and answers how many entries have come up. The page scrolls as any page does, and by
 * an arrow key to the next entry; a frame is asked for while it moves and at no other time. A scroll-driven animation
 * could carry the hue, but the places of the entries are known only once they are laid out, and clock and hue have to
 * agree. In calm mode the clock goes from entry to entry; with effects off everything stays as it is drawn.
 */
export function useClock({ room, field, clock }: Parts, entries: readonly Entry[], motion: string): number {
  const [risen, setRisen] = useState(0);
  const isOff = motion === 'off';
  useEffect(() => {
    const box = room.current;
    if (box === null || isOff || entries.length === 0) return;
    let frame = 0;
    let marks: readonly Mark[] = [];
    const show = () => {
      frame = 0;
      const count = risenAt(scrollY, marks);
      const ms = motion === 'calm' ? (marks[count - 1]?.ms ?? 0) : msAt(scrollY, marks);
      box.style.setProperty('--awake', (ms / startUpMs).toFixed(4));
      for (const [place, figure] of Array.from(figuresOf(ms)).entries()) {
        const shown = clock.current?.children[place];
        if (shown !== undefined && shown.textContent !== figure) shown.textContent = figure;
      }
      setRisen(count);
    };
    const measure = () => {
      const horizon = field.current?.getBoundingClientRect().top ?? innerHeight;
      marks = Array.from(box.querySelectorAll<HTMLElement>('[data-ms]'), (entry) => ({
        y: entry.getBoundingClientRect().bottom + scrollY - horizon,
        ms: Number(entry.dataset['ms']),
      }));
      show();
    };
    const ask = () => {
      if (frame === 0) frame = requestAnimationFrame(show);
    };
    let aim = { y: 0, at: Number.NEGATIVE_INFINITY };
    // A notch of the wheel is as far as the wheel likes; an arrow key is one entry.
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : null;
      const isElsewhere = event.target instanceof Element && event.target.closest('input, aside') !== null;
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === null || isElsewhere || isModified || event.defaultPrevented) return;
      const y = stepFrom(event.timeStamp - aim.at < pressMs ? aim.y : scrollY, by, marks);
      if (y === null) return;
      event.preventDefault();
      aim = { y, at: event.timeStamp };
      scrollTo({ top: y, behavior: motion === 'full' ? 'smooth' : 'auto' });
    };
    measure();
    addEventListener('keydown', onKey);
    addEventListener('scroll', ask, { passive: true });
    addEventListener('resize', measure);
    // Letters that arrive late make lines of another length. jsdom has no layout to observe.
    const resized = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    resized?.observe(box);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', ask);
      removeEventListener('resize', measure);
      resized?.disconnect();
      box.style.removeProperty('--awake');
    };
  }, [room, field, clock, entries, motion, isOff]);
  return isOff ? entries.length : risen;
}
