import { type RefObject, useEffect, useRef, useState } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { afterBeat, asFound, beatMs, type Wear } from './decay.ts';

/** Without a pointer on a line or a ruler under one, the line this far down the window is taken to be read. */
const eyeLine = 0.45;

/**
 * The state of every line under `sheet`, beat by beat. What is read is the line with the ruler, else the one under a
 * pointer that is a mouse, else the one at the height of the eye. Nothing wears while the tab is hidden or `isStill`.
 */
export function useWear(sheet: RefObject<HTMLElement | null>, count: number, ruled: number | null, isStill: boolean) {
  const [lines, setLines] = useState<readonly Wear[]>(() =>
    Array.from({ length: count }, () => ({ damage: asFound, isKept: false })),
  );
  const [reading, setReading] = useState<number | null>(null);
  const hovered = useRef<number | null>(null);
  const scrolledTo = useRef<number | null>(null);

  useEffect(() => {
    const root = sheet.current;
    if (root === null) return;
    const onOver = ({ target, pointerType }: PointerEvent) => {
      const row = pointerType === 'touch' || !(target instanceof Element) ? null : target.closest('[data-row]');
      hovered.current = row === null ? null : Number(row.getAttribute('data-row'));
    };
    const onLeave = () => {
      hovered.current = null;
    };
    root.addEventListener('pointerover', onOver);
    root.addEventListener('pointerleave', onLeave);
    return () => {
      root.removeEventListener('pointerover', onOver);
      root.removeEventListener('pointerleave', onLeave);
    };
  }, [sheet]);

  const isDone = lines.every(({ isKept }) => isKept);
  useInterval(
    () => {
      if (document.hidden || sheet.current === null) return;
      const places = [...sheet.current.querySelectorAll('[data-row]')].map((row) => row.getBoundingClientRect());
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
  return { lines, reading: ruled ?? reading };
}
