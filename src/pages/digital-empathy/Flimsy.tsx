import { type Ref, useRef } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { StoryText, StoryTexts } from '../../ui/story/StoryText.tsx';
import { useDrag } from '../../ui/useDrag.ts';
import type { LetterSheet, Place, Side } from './letters.ts';
import style from './style.module.css';

interface Options {
  readonly sheet: LetterSheet;
  /** The text of the previous sheet, which shows through; empty for the first sheet. */
  readonly behind: string;
  /**
   * The number of the letter, from 1. Odd letters have the first writer's handwriting, even letters the second
   * writer's.
   */
  readonly number: number;
  readonly place: Place;
  /** The element of the letter. */
  readonly target: Ref<HTMLDivElement> | undefined;
  /** Called when the sheet has been pushed sideways by `dx` CSS px and released. */
  readonly onPush: (dx: number) => void;
}

/**
 * One sheet of thin paper, wider than the frame: a margin, the letter, a margin. The sheet follows the pointer that
 * pushes it.
 */
export function Flimsy({ sheet, behind, number, place, target, onPush }: Options) {
  const element = useRef<HTMLElement>(null);
  const isHeld = useRef(false);
  const follow = (dx: number | null) => {
    element.current?.toggleAttribute('data-held', dx !== null);
    element.current?.style.setProperty('--push', dx === null ? null : `${dx}px`);
  };
  const { handlers } = useDrag({
    slackPx: 0,
    canStart: (event) => event.target instanceof Element && event.target.closest('button, a') === null,
    onMove: ({ dx, event }) => {
      // A mouse button that was released outside the window is reported as released by the next movement.
      isHeld.current = event.type === 'pointerdown' || (isHeld.current && event.buttons !== 0);
      follow(isHeld.current ? dx : null);
    },
    onEnd: ({ dx }, isCancelled) => {
      follow(null);
      if (isHeld.current && !isCancelled) onPush(dx);
    },
  });
  return (
    <article
      ref={element}
      className={style.flimsy}
      data-place={place}
      data-hand={number % 2 === 1 ? 'first' : 'second'}
      aria-label={sheet.heading}
      {...handlers}
    >
      <Margin side="left" note={sheet.margins.left} />
      <div className={style.letter} key={number} data-behind={behind} tabIndex={-1} ref={target}>
        <h2>{sheet.heading}</h2>
        <blockquote>
          <StoryTexts blocks={sheet.letter} />
        </blockquote>
      </div>
      <Margin side="right" note={sheet.margins.right} />
    </article>
  );
}

/** One margin. The left margin is always in the first writer's handwriting, the right margin in the second writer's. */
const Margin = ({ side, note }: { readonly side: Side; readonly note: StoryBlock | null }) => (
  <aside className={style.margin} data-side={side} aria-label={`${side} margin`} aria-live="polite">
    {note === null ? null : <StoryText key={note.text} block={note} />}
  </aside>
);
