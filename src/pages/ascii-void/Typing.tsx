import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { arrowStep } from '../../ui/arrowStep.ts';
import { useResize } from '../../ui/useResize.ts';
import { Desk } from './Desk.ts';
import { linesDeep } from './pour.ts';
import style from './style.module.css';

/** Number of places by which an arrow key moves the carriage to the side. */
const carriagePlaces = 3;

interface Options {
  readonly blocks: readonly StoryBlock[];
  readonly desk: RefObject<Desk | null>;
  /** The element that shows the number of strikes. */
  readonly count: RefObject<HTMLElement | null>;
  readonly onWhole: (whole: number) => void;
}

/**
 * The field of typing. A mouse pushes when it moves, a finger when it drags, and the arrow keys push with the carriage.
 * Words fill the gaps. The field draws only after a push; nothing moves by itself.
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
    // Measures again if fonts load late. jsdom has no document.fonts.
    void document.fonts?.ready.then(() => {
      if (desk.current === made) made.adjust();
    });
    return () => {
      desk.current = null;
    };
    // `blocks` is a new list at every render; only its texts matter.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [texts, desk, count]);
  useResize(field, () => desk.current?.fit());

  const onMove = ({ pointerType, isPrimary, buttons, currentTarget, clientX, clientY }: PointerEvent) => {
    // Only the primary pointer pushes: a second finger would make the point jump between the two fingers.
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
