import { type RefObject, type WheelEvent, useEffect, useRef, useState } from 'react';
import { arrowStep } from '../../ui/arrowStep.ts';
import { clamp } from '../../ui/clamp.ts';
import { useCanvas } from '../../ui/useCanvas.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { depthOf, type Drift, drawnTo, drifted, lightOf, offsetOf, restMs, whole } from './drift.ts';
import { drawStars } from './stars.ts';

/** Distance of a drag, and of wheel movement, to the next sentence, px. */
const dragPx = 520;
const wheelPx = 700;
/** In modes calm and off, a drag longer than this distance moves by one sentence, px. */
const stepPx = 60;
/** Shift of letters with depth 1 at a distance of 1 beyond `whole`, em. */
const strayEm = 14;
/** Minimum time between frames while the reader moves the sky, ms. */
const frameMs = 30;
/**
 * Minimum time between frames while the sky moves by itself, ms. `darkFrameMs`: between two sentences. `aloneFrameMs`:
 * near a sentence, where the sentence can be read and the sky is slow.
 */
const darkFrameMs = 75;
const aloneFrameMs = 150;

/**
 * Sets position and grade of each letter of a sentence, for the sky at `at`. Writes nothing while the sentence stays
 * complete.
 */
function strew(words: HTMLElement, at: number): void {
  const offset = offsetOf(at);
  const isWhole = Math.abs(offset) <= whole;
  if (isWhole && words.dataset['whole'] !== undefined) return;
  if (isWhole) words.dataset['whole'] = '';
  else delete words.dataset['whole'];
  for (const [index, letter] of words.querySelectorAll<HTMLElement>('[data-letter]').entries()) {
    const light = String(lightOf(index, offset) ?? 'none');
    if (letter.dataset['light'] !== light) letter.dataset['light'] = light;
    const stray = -Math.sign(offset) * (Math.abs(offset) - whole) * strayEm * depthOf(index);
    letter.style.translate = isWhole || light === 'none' ? '' : `${stray.toFixed(3)}em ${(stray * 0.38).toFixed(3)}em`;
  }
}

/**
 * Moves the sky: by dragging and the wheel, towards a position that a key or a button asked for, and slowly by itself
 * while the reader does nothing. Returns, among other values, the index of the nearest sentence, and whether the reader
 * asked for that sentence by key or button. With `isAdrift` false (calm, off) nothing moves by itself, and a drag moves
 * by one sentence. While the sky does not move or the tab is hidden, no frame is requested.
 */
export function useDrift(sky: RefObject<HTMLElement | null>, count: number, isAdrift: boolean) {
  const last = Math.max(0, count - 1);
  const [nearest, setNearest] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const words = useRef<HTMLParagraphElement>(null);
  const drift = useRef<Drift>({ at: 0, speed: 0 });
  const target = useRef<number | null>(null);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const starSpeed = useRef(0);
  const restTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useRef(() => undefined as void);

  const { canvas, redraw } = useCanvas((surface) => drawStars(surface, drift.current.at, starSpeed.current));
  const draw = (nowMs: number, ms: number): boolean | number => {
    const isAlone = nowMs - touchedAt.current >= restMs;
    const before = drift.current.at;
    // A sentence whose link has the focus does not drift away.
    const isHeld = document.activeElement?.closest('a') != null;
    const isByItself = target.current === null && isAlone;
    drift.current =
      target.current === null
        ? drifted(drift.current, ms, last, isByItself && !isHeld)
        : drawnTo(drift.current, target.current, ms);
    const { at, speed } = drift.current;
    if (at === target.current) target.current = null;
    starSpeed.current = target.current === null ? speed : ((at - before) * 1000) / Math.max(1, ms);
    if (Math.round(at) !== Math.round(before)) {
      setNearest(Math.round(at));
      if (isByItself) setAsked(false);
    }
    if (words.current !== null) strew(words.current, at);
    redraw();
    const isMoving = target.current !== null || speed !== 0 || (isAlone && !isHeld && at < last);
    clearTimeout(restTimer.current);
    // No timer while a link has the focus: `focusout` requests a frame when the link loses it.
    if (!isMoving && at < last && !isHeld) {
      restTimer.current = setTimeout(() => wake.current(), touchedAt.current + restMs - nowMs);
    }
    return isMoving && isByItself ? (Math.abs(offsetOf(at)) <= whole ? aloneFrameMs : darkFrameMs) : isMoving;
  };
  const ask = useFrames(isAdrift ? draw : null, { everyMs: frameMs });
  useEffect(() => {
    wake.current = ask;
    return () => clearTimeout(restTimer.current);
  }, [ask]);

  // Positions the letters of a new sentence.
  useEffect(() => {
    if (words.current !== null && isAdrift) strew(words.current, drift.current.at);
  }, [nearest, isAdrift, count]);

  const goTo = (index: number) => {
    const next = clamp(index, 0, last);
    touchedAt.current = performance.now();
    setAsked(true);
    if (isAdrift) {
      target.current = next;
      ask();
    } else {
      drift.current = { at: next, speed: 0 };
      setNearest(next);
      redraw();
    }
  };
  const step = (by: number) => goTo(Math.round(target.current ?? drift.current.at) + by);
  const move = (by: number) => {
    touchedAt.current = performance.now();
    target.current = null;
    const at = clamp(drift.current.at + by, 0, last);
    setNearest(Math.round(at));
    drift.current = { at, speed: clamp(by * 18, -1.2, 1.2) };
    ask();
  };

  const { handlers } = useDrag({
    slackPx: 1,
    // A mouse selects words, as on any page, and drags beside them; a finger drags from anywhere.
    canStart: ({ target, pointerType }) =>
      target instanceof Element &&
      target.closest('a, button') === null &&
      (pointerType !== 'mouse' || words.current?.contains(target) !== true),
    onMove: ({ stepX, stepY }) => {
      if (isAdrift) move(-(stepX + stepY) / dragPx);
    },
    onEnd: ({ dx, dy }, isCancelled) => {
      if (!isAdrift && !isCancelled && Math.abs(dx + dy) > stepPx) step(-Math.sign(dx + dy));
    },
  });
  const onWheel = ({ deltaY }: WheelEvent) => {
    if (isAdrift) move(deltaY / wheelPx);
  };
  const onKey = (event: KeyboardEvent) => {
    const by = arrowStep(event);
    const surface = sky.current;
    // Keys work while the focus is in the sky or on an element that contains the sky. Such an element has the focus on
    // arrival and after a click.
    const isElsewhere =
      event.target instanceof Element && !event.target.contains(surface) && surface?.contains(event.target) !== true;
    if (by === null || isElsewhere) return;
    event.preventDefault();
    step(by[0] + by[1]);
  };
  useWindowEvents({ keydown: onKey, focusout: ask });

  return { canvas, words, handlers: { ...handlers, onWheel }, nearest: Math.min(nearest, last), isAsked, goTo };
}
