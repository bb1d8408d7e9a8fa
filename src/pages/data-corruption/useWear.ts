import { type PointerEvent, useRef, useState } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { afterBeat, asFound, beatMs, type Wear } from './decay.ts';

/** If no line has the pointer or the ruler, the line at this share of the window's height counts as read. */
const eyeLine = 0.45;

/**
 * The state of every line, beat by beat. `list` is the element whose `[data-row]` descendants are the lines. The line
 * being read is the line with the ruler, or else the line under the mouse, or else the line at `eyeLine`. Nothing
 * changes while the tab is hidden or `isStill` is true.
 */
export function useWear(count: number, ruled: number | null, isStill: boolean) {
  const [lines, setLines] = useState<readonly Wear[]>(() =>
    Array.from({ length: count }, () => ({ damage: asFound, isKept: false })),
  );
  const [reading, setReading] = useState<number | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const hovered = useRef<number | null>(null);
  const scrolledTo = useRef<number | null>(null);

  const listeners = {
    onPointerOver({ target, pointerType }: PointerEvent) {
      const row = pointerType === 'touch' || !(target instanceof Element) ? null : target.closest('[data-row]');
      hovered.current = row === null ? null : Number(row.getAttribute('data-row'));
    },
    onPointerLeave() {
      hovered.current = null;
    },
  };
  const isDone = lines.every(({ isKept }) => isKept);
  useInterval(
    () => {
      if (document.hidden || list.current === null) return;
      const places = [...list.current.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
      const eye = innerHeight * eyeLine;
      const atEye = places.findIndex(({ top, bottom }) => top <= eye && eye < bottom);
      const read = ruled ?? hovered.current ?? (atEye < 0 ? null : atEye);
      const movedPx = Math.abs(scrollY - (scrolledTo.current ?? scrollY));
      scrolledTo.current = scrollY;
      const isSeen = (at: number) => (places[at]?.bottom ?? 0) > 0 && (places[at]?.top ?? 0) < innerHeight;
      setReading(read);
      setLines((now) => afterBeat(now, { reading: read, isSeen, movedPx }));
    },
    isStill || isDone ? null : beatMs,
  );
  return { list, listeners, lines, reading: ruled ?? reading };
}
