import { type RefObject, useEffect, useRef, useState } from 'react';
import { isFacing, type Leaf, leanInWords, nextPlace, restOf, furthest, turnOf } from './lean.ts';

/** The share of the way that is left, taken with each frame. */
const ease = 0.16;
const arrivedWithin = 0.05;

export interface Lean {
  /** The place of the leaf that is legible now; null between places and at the front. */
  readonly facing: number | null;
  /** Places that have been leaned to. */
  readonly faced: ReadonlySet<number>;
  readonly leanTo: (lean: number) => void;
}

/**
 * Leaning: by the mouse across the window, a finger across the page, the arrow keys, or the slider. Every
 * `[data-at]` in the room is a leaf and is told its `--turn`. Frames are asked for while leaves turn and at no other
 * time; React hears of it when a leaf comes to face the reader. `isOn` false leaves
 * the page as it is drawn; `isGradual` false turns at once.
 */
export function useLean(
  room: RefObject<HTMLElement | null>,
  leaves: readonly Leaf[],
  { isOn, isGradual }: { isOn: boolean; isGradual: boolean },
): Lean {
  const [facing, setFacing] = useState<number | null>(null);
  const [faced, setFaced] = useState<ReadonlySet<number>>(new Set());
  const now = useRef({ lean: 0, target: 0 });
  const move = useRef<(target: number) => void>(() => undefined);

  useEffect(() => {
    const box = room.current;
    if (box === null || !isOn) return;
    const slider = box.querySelector<HTMLInputElement>('input[type="range"]');
    let frame = 0;
    const draw = () => {
      const { lean } = now.current;
      for (const leaf of box.querySelectorAll<HTMLElement>('[data-at]')) {
        leaf.style.setProperty('--turn', turnOf(Number(leaf.dataset['at']), lean).toFixed(2));
      }
      box.style.setProperty('--lean', (lean / furthest).toFixed(4));
      if (slider !== null) {
        slider.value = String(Math.round(lean));
        slider.setAttribute('aria-valuetext', leanInWords(lean));
      }
      const place = leaves.find(({ at }) => isFacing(at, lean))?.at ?? null;
      setFacing(place);
      if (place !== null) setFaced((before) => (before.has(place) ? before : new Set(before).add(place)));
    };
    const step = () => {
      const { lean, target } = now.current;
      const isThere = !isGradual || Math.abs(target - lean) < arrivedWithin;
      now.current.lean = isThere ? target : lean + (target - lean) * ease;
      draw();
      frame = isThere || document.hidden ? 0 : requestAnimationFrame(step);
    };
    move.current = (target) => {
      now.current.target = target;
      if (frame === 0) frame = requestAnimationFrame(step);
    };

    let held: { x: number; lean: number } | null = null;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') held = { x: event.clientX, lean: now.current.target };
    };
    const onMove = (event: PointerEvent) => {
      if (event.pointerType !== 'mouse') {
        if (held === null) return;
        move.current(restOf(held.lean + ((event.clientX - held.x) / innerWidth) * 2 * furthest, leaves));
      } else if (event.movementX !== 0 && event.buttons === 0) {
        // Scrolling moves the page under a mouse that is at rest; that is no leaning.
        move.current(restOf((2 * (event.clientX / innerWidth) - 1) * furthest * 1.04, leaves));
      }
    };
    const onUp = () => {
      held = null;
    };
    const onKey = (event: KeyboardEvent) => {
      const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : null;
      const isElsewhere = event.target instanceof Element && event.target.closest('input, aside') !== null;
      if (by === null || isElsewhere || event.altKey || event.ctrlKey || event.metaKey) return;
      const place = nextPlace(now.current.target, by, leaves);
      move.current(place);
      box.querySelector(`[data-at="${place}"]`)?.scrollIntoView?.({ block: 'nearest' });
    };
    draw();
    box.addEventListener('pointerdown', onDown);
    addEventListener('pointermove', onMove, { passive: true });
    addEventListener('pointerup', onUp);
    addEventListener('pointercancel', onUp);
    addEventListener('keydown', onKey);
    return () => {
      cancelAnimationFrame(frame);
      box.removeEventListener('pointerdown', onDown);
      removeEventListener('pointermove', onMove);
      removeEventListener('pointerup', onUp);
      removeEventListener('pointercancel', onUp);
      removeEventListener('keydown', onKey);
    };
  }, [room, leaves, isOn, isGradual]);

  return { facing, faced, leanTo: (lean) => move.current(lean) };
}
