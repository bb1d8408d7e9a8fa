import { type PointerEvent, useRef } from 'react';

/**
 * Lets a finger or a pointer push an element sideways. While it is held the element follows by itself; when it is let go
 * `onPush` is told how far it went, in CSS pixels.
 */
export function usePush<T extends HTMLElement>(onPush: (dx: number) => void) {
  const held = useRef<{ readonly id: number; readonly x: number } | null>(null);
  const moved = (event: PointerEvent<T>) =>
    held.current?.id === event.pointerId ? event.clientX - held.current.x : null;
  const release = (event: PointerEvent<T>, isMeant: boolean) => {
    const dx = moved(event);
    if (dx === null) return;
    held.current = null;
    event.currentTarget.style.removeProperty('--push');
    delete event.currentTarget.dataset['held'];
    if (isMeant) onPush(dx);
  };
  return {
    onPointerDown(event: PointerEvent<T>) {
      const isOnButton = event.target instanceof Element && event.target.closest('button, a') !== null;
      if (event.button !== 0 || isOnButton) return;
      held.current = { id: event.pointerId, x: event.clientX };
      event.currentTarget.dataset['held'] = '';
    },
    onPointerMove(event: PointerEvent<T>) {
      const dx = moved(event);
      if (dx === null) return;
      // Let go where it was not heard of, before it was a push.
      if (event.buttons === 0) return release(event, false);
      // Captured once it is a push: a press that selects nothing and moves nothing stays a press.
      if (Math.abs(dx) > 6) event.currentTarget.setPointerCapture?.(event.pointerId);
      event.currentTarget.style.setProperty('--push', `${dx}px`);
    },
    onPointerUp: (event: PointerEvent<T>) => release(event, true),
    onPointerCancel: (event: PointerEvent<T>) => release(event, false),
  };
}
