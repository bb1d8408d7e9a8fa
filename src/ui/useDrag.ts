import { type PointerEvent, useRef } from 'react';

/** A movement of a pointer that is down, in CSS px of the window. */
export interface Drag {
  readonly x: number;
  readonly y: number;
  /** Distance since the pointer went down. */
  readonly dx: number;
  readonly dy: number;
  /** Distance since the last call. */
  readonly stepX: number;
  readonly stepY: number;
  readonly event: PointerEvent<Element>;
}

interface Options {
  /**
   * Smallest movement that is a drag and not a press, CSS px; 4 by default. With 0, the press itself is the first
   * movement.
   */
  readonly slackPx?: number;
  /** Whether a pointer that goes down here begins a drag. By default every press of the primary button does. */
  readonly canStart?: (event: PointerEvent<Element>) => boolean;
  readonly onMove: (drag: Drag) => void;
  /**
   * Called when the pointer was lifted after a movement, or when the browser cancelled it (`isCancelled`), for instance
   * to scroll.
   */
  readonly onEnd?: (drag: Drag, isCancelled: boolean) => void;
}

/**
 * Dragging with a mouse, a pen or a finger. Spread `handlers` over the element; its stylesheet sets `touch-action`. The
 * pointer is captured while it is down, so `canStart` must exclude buttons and links inside the element. A drag with
 * the mouse ends in a click. In the click handler `endsDrag()` returns true for that click, so that a press and a drag
 * on the same element can be told apart.
 */
export function useDrag({ slackPx = 4, canStart = () => true, onMove, onEnd }: Options) {
  const held = useRef<{ id: number; fromX: number; fromY: number; x: number; y: number; hasMoved: boolean }>(null);
  const isClickOfDrag = useRef(false);
  const moveTo = (event: PointerEvent<Element>): Drag | null => {
    const now = held.current;
    if (now === null || now.id !== event.pointerId) return null;
    const { clientX: x, clientY: y } = event;
    const [dx, dy] = [x - now.fromX, y - now.fromY];
    if (!now.hasMoved && Math.hypot(dx, dy) < slackPx) return null;
    const drag = { x, y, dx, dy, stepX: x - now.x, stepY: y - now.y, event };
    Object.assign(now, { x, y, hasMoved: true });
    return drag;
  };
  const move = (event: PointerEvent<Element>) => {
    const drag = moveTo(event);
    if (drag !== null) onMove(drag);
  };
  const end = (event: PointerEvent<Element>, isCancelled: boolean) => {
    const hasMoved = held.current?.hasMoved === true;
    const drag = hasMoved ? moveTo(event) : null;
    if (held.current?.id === event.pointerId) held.current = null;
    if (drag === null) return;
    isClickOfDrag.current = !isCancelled;
    onEnd?.(drag, isCancelled);
  };
  return {
    handlers: {
      onPointerDown(event: PointerEvent<Element>) {
        isClickOfDrag.current = false;
        // A second finger neither takes over the drag of the first finger nor begins its own drag.
        const isHeld = held.current !== null && held.current.id !== event.pointerId;
        if (isHeld || event.button !== 0 || !canStart(event)) return;
        const { pointerId: id, clientX: x, clientY: y } = event;
        held.current = { id, fromX: x, fromY: y, x, y, hasMoved: false };
        // jsdom has no pointer capture.
        event.currentTarget.setPointerCapture?.(id);
        if (slackPx === 0) move(event);
      },
      onPointerMove: move,
      onPointerUp: (event: PointerEvent<Element>) => end(event, false),
      onPointerCancel: (event: PointerEvent<Element>) => end(event, true),
      onLostPointerCapture: (event: PointerEvent<Element>) => end(event, true),
    },
    /** Whether the click that is being handled ends a drag. True only once. */
    endsDrag(): boolean {
      const isEnd = isClickOfDrag.current;
      isClickOfDrag.current = false;
      return isEnd;
    },
  };
}
