import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { arrowStep } from '../../ui/arrowStep.ts';
import { useResize } from '../../ui/useResize.ts';
import { Desk } from './Desk.ts';
import { linesDeep } from './pour.ts';
import style from './style.module.css';

/** How many places an arrow key moves the carriage by. */
const carriagePlaces = 3;

interface Options {
  readonly blocks: readonly StoryBlock[];
  readonly desk: RefObject<Desk | null>;
  /** Where the strikes are counted. */
  readonly count: RefObject<HTMLElement | null>;
  readonly onWhole: (whole: number) => void;
}

/**
 * The field of typing. A pointer pushes as it goes, a finger as it drags, the arrow keys with the carriage; words are
 * poured into the clear places. It draws when something is pushed, and nothing moves by itself.
 */
export function Typing({ blocks, desk, count, onWhole }: Options) {
  const field = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const print = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLSpanElement>(null);
  const tell = useEffectEvent(onWhole);
  const texts = blocks.map(({ text }) => text).join('\n');

  useEffect(() => {
    if (!field.current || !canvas.current || !print.current || !mark.current || !count.current) return;
    const surface = {
      field: field.current,
      canvas: canvas.current,
      print: print.current,
      mark: mark.current,
      count: count.current,
    };
    const made = new Desk(surface, blocks, (whole) => tell(whole));
    desk.current = made;
    made.roll();
    // Letters that arrive late are measured again. jsdom has no fonts.
    void document.fonts?.ready.then(() => {
      if (desk.current === made) made.adjust();
    });
    return () => {
      desk.current = null;
    };
    // The list is a new one at every rendering; only its words matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [texts, desk, count]);
  useResize(field, () => desk.current?.fit());

  const onMove = ({ pointerType, isPrimary, buttons, currentTarget, clientX, clientY }: PointerEvent) => {
    // One hand pushes: a second finger would pull it from place to place.
    if (pointerType !== 'mouse' && (buttons === 0 || !isPrimary)) return;
    const { left, top } = currentTarget.getBoundingClientRect();
    desk.current?.hand(clientX - left, clientY - top);
  };
  const onKey = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === null) return;
    event.preventDefault();
    desk.current?.carry(step[0] * carriagePlaces, step[1] * linesDeep);
  };
  return (
    <div
      ref={field}
      className={style.field}
      role="application"
      tabIndex={0}
      aria-label="The typing. Arrow keys move the carriage, and push."
      data-track="push:typing"
      onPointerDown={onMove}
      onPointerMove={onMove}
      onPointerUp={({ pointerType, isPrimary }) => pointerType !== 'mouse' && isPrimary && desk.current?.lift()}
      onPointerLeave={({ isPrimary }) => isPrimary && desk.current?.lift()}
      onKeyDown={onKey}
    >
      <canvas ref={canvas} className={style.typing} aria-hidden="true" />
      <div ref={print} className={style.print} aria-hidden="true" />
      <span ref={mark} className={style.mark} aria-hidden="true" />
    </div>
  );
}
