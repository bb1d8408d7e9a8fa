import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { arrowStep } from '../../ui/arrowStep.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { useResize } from '../../ui/useResize.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { type Entry, figuresOf, type Mark, msAt, risenAt, startUpMs, stepFrom } from './log.ts';

interface Parts {
  /** Every `[data-ms]` element inside is an entry. The property `--awake`, 0 to 1, is set on this element. */
  readonly main: RefObject<HTMLElement | null>;
  /** The upper edge of this element is the horizon. An entry has risen when all of it is above the horizon. */
  readonly field: RefObject<HTMLElement | null>;
  /** Its first four children are the digits. */
  readonly clock: RefObject<HTMLElement | null>;
}

/** A second press of a key within this time starts from the target of the first press, ms. */
const pressMs = 400;

/**
 * Sets the clock by the scroll position, and returns the number of entries that have risen. The page scrolls as any
 * page does, and an arrow key scrolls to the next entry. Frames are requested only while the page scrolls. A CSS
 * scroll-driven animation is not possible: the positions of the entries are known only after layout, and clock and
 * colour must agree. In calm mode the clock jumps from entry to entry; with effects off nothing changes.
 */
export function useClock({ main, field, clock }: Parts, entries: readonly Entry[], motion: string): number {
  const [risen, setRisen] = useState(0);
  const isOn = motion !== 'off' && entries.length > 0;
  const marks = useRef<readonly Mark[]>([]);
  const aim = useRef({ y: 0, at: Number.NEGATIVE_INFINITY });

  const show = () => {
    const count = risenAt(scrollY, marks.current);
    const ms = motion === 'calm' ? (marks.current[count - 1]?.ms ?? 0) : msAt(scrollY, marks.current);
    main.current?.style.setProperty('--awake', (ms / startUpMs).toFixed(4));
    for (const [place, figure] of Array.from(figuresOf(ms)).entries()) {
      const shown = clock.current?.children[place];
      if (shown?.textContent !== figure) shown?.replaceChildren(figure);
    }
    setRisen(count);
  };
  const measure = () => {
    if (!isOn) return;
    const horizon = field.current?.getBoundingClientRect().top ?? innerHeight;
    marks.current = Array.from(main.current?.querySelectorAll<HTMLElement>('[data-ms]') ?? [], (entry) => ({
      y: entry.getBoundingClientRect().bottom + scrollY - horizon,
      ms: Number(entry.dataset['ms']),
    }));
    show();
  };
  // An arrow key scrolls to the next entry; the wheel scrolls freely.
  const onKey = (event: KeyboardEvent) => {
    const by = arrowStep(event)?.[1];
    const isElsewhere = event.target instanceof Element && event.target.closest('input, aside') !== null;
    if (!by || isElsewhere || event.defaultPrevented) return;
    const y = stepFrom(event.timeStamp - aim.current.at < pressMs ? aim.current.y : scrollY, by, marks.current);
    if (y === null) return;
    event.preventDefault();
    aim.current = { y, at: event.timeStamp };
    scrollTo({ top: y, behavior: motion === 'full' ? 'smooth' : 'auto' });
  };

  const ask = useFrames(isOn ? show : null, { startsItself: false });
  useWindowEvents({ scroll: ask, resize: measure, keydown: onKey }, isOn);
  // Fonts that load late change the heights of the entries.
  useResize(main, measure);
  const begin = useEffectEvent(measure);
  useEffect(() => {
    const box = main.current;
    begin();
    return () => void box?.style.removeProperty('--awake');
  }, [main, entries, motion]);
  return isOn ? risen : entries.length;
}
