import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { depthOf, type Drift, drawnTo, drifted, lightOf, offsetOf, restMs, whole } from './drift.ts';
import { Stars } from './stars.ts';

/** Pixels of dragging or of the wheel that bring the next sentence. */
const dragPx = 520;
const wheelPx = 700;
/** How far the nearest letters stray, in em, half a sentence away. */
const strayEm = 14;
/** Drawn every second frame while somebody moves it; a drift of a few pixels a second needs fewer. */
const frameMs = 30;
const aloneFrameMs = 60;

interface Parts {
  readonly sky: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  readonly words: RefObject<HTMLElement | null>;
}

/** Puts the letters of the sentence where they are, seen from `at`. Writes only what differs. */
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
 * Moves the plate: by dragging and the wheel, towards a place that was asked for, and slowly by itself while nobody
 * touches it. Answers which sentence is nearest, and whether the reader asked for it by key or button. `isAdrift` false
 * (calm, off) leaves everything in its place, and a drag is then one sentence. Draws in its own frames, of which there are
 * none while the plate stands or is hidden.
 */
export function useDrift({ sky, canvas, words }: Parts, count: number, isAdrift: boolean) {
  const last = Math.max(0, count - 1);
  const [nearest, setNearest] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const drift = useRef<Drift>({ at: 0, speed: 0 });
  const wake = useRef<() => void>(() => undefined);
  const place = useRef<number | null>(null);
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  const arrive = useEffectEvent((at: number, isByItself: boolean) => {
    setNearest(Math.round(at));
    if (isByItself) setAsked(false);
  });

  const goTo = (index: number) => {
    const next = Math.min(last, Math.max(0, index));
    touchedAt.current = performance.now();
    setAsked(true);
    if (isAdrift) place.current = next;
    else {
      drift.current = { at: next, speed: 0 };
      setNearest(next);
    }
    wake.current();
  };
  const step = useEffectEvent((by: number) => goTo(Math.round(place.current ?? drift.current.at) + by));

  // A sentence that has just been hung is strewn before it is seen.
  useEffect(() => {
    if (words.current !== null && isAdrift) strew(words.current, drift.current.at);
  }, [words, nearest, isAdrift, count]);

  useEffect(() => {
    if (canvas.current === null || sky.current === null || count === 0) return;
    const surface = sky.current;
    const stars = new Stars(canvas.current);
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;
    let drawnAt = 0;
    const draw = (now: number) => {
      frame = 0;
      const ms = Math.min(100, now - drawnAt);
      const isAlone = now - touchedAt.current >= restMs;
      if (ms < (isAlone ? aloneFrameMs : frameMs) && drawnAt !== 0) return ask();
      drawnAt = now;
      const before = drift.current.at;
      // A link that has the focus does not drift away from under it.
      const isHeld = document.activeElement?.closest('a') != null;
      const isByItself = place.current === null && isAlone;
      drift.current =
        place.current === null
          ? drifted(drift.current, ms, last, isByItself && !isHeld)
          : drawnTo(drift.current, place.current, ms);
      const { at, speed } = drift.current;
      if (at === place.current) place.current = null;
      if (Math.round(at) !== Math.round(before)) arrive(at, isByItself);
      if (words.current !== null) strew(words.current, at);
      stars.draw(at, place.current === null ? speed : ((at - before) * 1000) / Math.max(1, ms));
      clearTimeout(rest);
      if (at !== before || speed !== 0) ask();
      // It stands. A link that is let go says so itself.
      else if (at < last && !isHeld) rest = setTimeout(ask, touchedAt.current + restMs - now);
    };
    const ask = () => {
      if (isAdrift && frame === 0 && document.visibilityState === 'visible') frame = requestAnimationFrame(draw);
      if (!isAdrift) stars.draw(drift.current.at, 0);
    };
    wake.current = ask;

    let held: { x: number; y: number; dragged: number } | null = null;
    const move = (by: number) => {
      touchedAt.current = performance.now();
      place.current = null;
      const at = Math.min(last, Math.max(0, drift.current.at + by));
      if (Math.round(at) !== Math.round(drift.current.at)) arrive(at, false);
      drift.current = { at, speed: Math.max(-1.2, Math.min(1.2, by * 18)) };
      ask();
    };
    const onDown = ({ clientX, clientY, button }: PointerEvent) => {
      if (button === 0) held = { x: clientX, y: clientY, dragged: 0 };
    };
    const onMove = ({ clientX, clientY }: PointerEvent) => {
      if (held === null) return;
      const by = held.x - clientX + held.y - clientY;
      held = { x: clientX, y: clientY, dragged: held.dragged + by };
      if (isAdrift) move(by / dragPx);
    };
    const onUp = () => {
      if (held !== null && !isAdrift && Math.abs(held.dragged) > 60) step(Math.sign(held.dragged));
      held = null;
    };
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (isAdrift) move(deltaY / wheelPx);
    };
    const onKey = (event: KeyboardEvent) => {
      const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      // The page around the sky takes the focus on the way in, and at a click.
      const isElsewhere =
        event.target instanceof Element && !event.target.contains(surface) && !surface.contains(event.target);
      const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (by === undefined || isElsewhere || isModified) return;
      event.preventDefault();
      step(by);
    };
    const onResize = () => {
      stars.resize();
      ask();
    };
    const onLetGo = () => {
      if (isAdrift) ask();
    };
    const onShow = () => {
      drawnAt = 0;
      ask();
    };
    surface.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove);
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    surface.addEventListener('wheel', onWheel, { passive: true });
    addEventListener('keydown', onKey);
    addEventListener('focusout', onLetGo);
    addEventListener('resize', onResize);
    document.addEventListener('visibilitychange', onShow);
    ask();
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(rest);
      wake.current = () => undefined;
      surface.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      surface.removeEventListener('wheel', onWheel);
      removeEventListener('keydown', onKey);
      removeEventListener('focusout', onLetGo);
      removeEventListener('resize', onResize);
      document.removeEventListener('visibilitychange', onShow);
    };
  }, [sky, canvas, words, count, last, isAdrift]);

  return { nearest: Math.min(nearest, last), isAsked, goTo };
}
