import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Lie } from '../../state/evidenceTable.ts';
import { labelOf } from '../../state/labelOf.ts';
import style from './style.module.css';
import { card, styleOf } from './table.ts';

interface Options {
  readonly fragment: string;
  /** From 1, in the order of finding. */
  readonly number: number;
  readonly lie: Lie;
  /** How far up it lies among the others. */
  readonly level: number;
  /** Of the table, in rem. */
  readonly width: number;
  readonly isLifted: boolean;
  readonly onLift: () => void;
  readonly onDrop: () => void;
  /** By so much of the free width, and so many rem. `isFinal` when the hand has let go. */
  readonly onMove: (by: Lie, isFinal: boolean) => void;
  readonly onPutBack: () => void;
}

/** Moving less than this is pressing, px. */
const slack = 4;
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * A piece on the table. A mouse drags it as it is. A finger lifts it first, by a press, so that the page can still be
 * scrolled; a lifted piece is dragged, moved by the arrow keys, or set down by another press.
 */
export function Piece({ fragment, number, lie, level, width, isLifted, onLift, onDrop, onMove, onPutBack }: Options) {
  const { type, name } = labelOf(fragment);
  const hand = useRef<{ x: number; y: number; hasMoved: boolean } | null>(null);
  const swallowsClick = useRef(false);
  const inRem = (px: number): number => px / Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const free = Math.max(0.01, width - card.width);

  const down = (event: PointerEvent<HTMLButtonElement>) => {
    swallowsClick.current = false;
    if (event.button !== 0 || (event.pointerType !== 'mouse' && !isLifted)) return;
    hand.current = { x: event.clientX, y: event.clientY, hasMoved: false };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const held = hand.current;
    if (held === null) return;
    const [x, y] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.hasMoved && Math.hypot(x, y) < slack) return;
    hand.current = { x: event.clientX, y: event.clientY, hasMoved: true };
    onMove({ x: inRem(x) / free, y: inRem(y) }, false);
  };
  const up = () => {
    if (hand.current?.hasMoved === true) {
      swallowsClick.current = true;
      onMove({ x: 0, y: 0 }, true);
    }
    hand.current = null;
  };
  const key = (event: KeyboardEvent) => {
    // With one of these an arrow goes back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (isLifted && step !== undefined) {
      event.preventDefault();
      onMove({ x: step[0] / free, y: step[1] }, true);
    }
    if (isLifted && event.key === 'Escape') onPutBack();
  };
  const press = () => {
    if (swallowsClick.current) swallowsClick.current = false;
    else if (isLifted) onDrop();
    else onLift();
  };
  return (
    <button
      type="button"
      className={style.piece}
      data-type={type}
      data-lean={number % 5}
      data-track={`lift:${type}`}
      aria-pressed={isLifted}
      style={{ ...styleOf(lie), zIndex: level }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={key}
      onClick={press}
    >
      <span className={style.number}>{number}</span>
      <span className={style.name}>{name}</span>
      <span className={style.type}>{type}</span>
    </button>
  );
}
