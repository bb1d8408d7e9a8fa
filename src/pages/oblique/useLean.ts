import {
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { arrowStep } from '../../ui/arrowStep.ts';
import { scrollByPage } from '../../ui/scrollByPage.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { furthest, isFacing, type Leaf, leanInWords, nextPlace, restOf, turnOf } from './lean.ts';

/** Share of the remaining distance that each frame covers. */
const ease = 0.16;
/** The lean has arrived once the distance to its target is smaller than this angle, degrees. */
const arrivedWithin = 0.05;

/**
 * Leaning by the mouse across the browser window, a finger across the page, the arrow keys, or the slider. Sets
 * `--turn` on each leaf (`[data-at]` in `main`). React renders only when another leaf becomes legible, and frames are
 * requested only while leaves turn. In calm mode the lean changes at once; with effects off nothing changes.
 *
 * Returns the angle of the leaf that is legible now (`facing`; null between leaves and at the front), the angles that
 * were legible so far (`faced`), and `handlers` for `main`.
 */
export function useLean(main: RefObject<HTMLElement | null>, leaves: readonly Leaf[], motion: 'full' | 'calm' | 'off') {
  const isOn = motion !== 'off';
  const [facing, setFacing] = useState<number | null>(null);
  const [faced, setFaced] = useState<ReadonlySet<number>>(new Set());
  const now = useRef({ lean: 0, target: 0 });
  const finger = useRef<{ readonly id: number; readonly x: number; readonly lean: number }>(null);

  const draw = () => {
    const { lean } = now.current;
    for (const leaf of main.current?.querySelectorAll<HTMLElement>('[data-at]') ?? []) {
      leaf.style.setProperty('--turn', turnOf(Number(leaf.dataset['at']), lean).toFixed(2));
    }
    main.current?.style.setProperty('--lean', (lean / furthest).toFixed(4));
    const slider = main.current?.querySelector<HTMLInputElement>('input[type="range"]');
    if (slider) {
      slider.value = String(Math.round(lean));
      slider.setAttribute('aria-valuetext', leanInWords(lean));
    }
    const place = leaves.find(({ at }) => isFacing(at, lean))?.at ?? null;
    setFacing(place);
    if (place !== null) setFaced((before) => (before.has(place) ? before : new Set(before).add(place)));
  };
  const step = () => {
    const { lean, target } = now.current;
    const isThere = motion !== 'full' || Math.abs(target - lean) < arrivedWithin;
    now.current.lean = isThere ? target : lean + (target - lean) * ease;
    draw();
    return !isThere;
  };
  const ask = useFrames(isOn ? step : null, { startsItself: false });
  const leanTo = (target: number) => {
    now.current.target = target;
    ask();
  };

  const onPointerDown = (event: ReactPointerEvent) => {
    // Only the first finger leans. A second finger, to scroll or to zoom, is ignored.
    if (event.pointerType !== 'mouse')
      finger.current ??= { id: event.pointerId, x: event.clientX, lean: now.current.target };
  };
  const pointermove = ({ pointerId, pointerType, clientX, movementX, buttons }: PointerEvent) => {
    if (pointerType !== 'mouse') {
      if (finger.current?.id !== pointerId) return;
      leanTo(restOf(finger.current.lean + ((clientX - finger.current.x) / innerWidth) * 2 * furthest, leaves));
    } else if (movementX !== 0 && buttons === 0) {
      // A page that scrolls under a resting mouse fires the event with a movement of 0, which is ignored.
      leanTo(restOf((2 * (clientX / innerWidth) - 1) * furthest * 1.04, leaves));
    }
  };
  const lift = ({ pointerId }: PointerEvent) => {
    if (finger.current?.id === pointerId) finger.current = null;
  };
  const keydown = (event: KeyboardEvent) => {
    const by = arrowStep(event)?.[0];
    const isElsewhere = event.target instanceof Element && event.target.closest('input, aside') !== null;
    if (!by || isElsewhere) return;
    const place = nextPlace(now.current.target, by, leaves);
    leanTo(place);
    const leaf = main.current?.querySelector(`[data-at="${place}"]`);
    scrollByPage(() => leaf?.scrollIntoView?.({ block: 'nearest' }));
  };
  useWindowEvents({ pointermove, pointerup: lift, pointercancel: lift, keydown }, isOn);

  const begin = useEffectEvent(draw);
  useEffect(() => {
    if (isOn) begin();
  }, [leaves, isOn]);
  return { facing, faced, handlers: { onPointerDown }, leanTo };
}
