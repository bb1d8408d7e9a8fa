import type { Ref } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { Said } from '../../ui/story/Said.tsx';
import type { Place, Sheet, Side } from './sheets.ts';
import style from './style.module.css';
import { usePush } from './usePush.ts';

interface Options {
  readonly sheet: Sheet;
  /** What shows through from the sheet before; empty for the first. */
  readonly behind: string;
  /** Odd letters are in the first hand, even ones in the second. */
  readonly number: number;
  readonly place: Place;
  /** The letter itself. */
  readonly target: Ref<HTMLDivElement> | undefined;
  readonly onPush: (dx: number) => void;
}

/** One flimsy, wider than the window: a margin, the letter, a margin. The first hand leans forward and the second back. */
export function Flimsy({ sheet, behind, number, place, target, onPush }: Options) {
  const push = usePush<HTMLElement>(onPush);
  return (
    <article
      className={style.flimsy}
      data-place={place}
      data-hand={number % 2 === 1 ? 'first' : 'second'}
      aria-label={sheet.heading}
      {...push}
    >
      <Margin side="left" note={sheet.margins.left} />
      <div className={style.letter} key={number} data-behind={behind} tabIndex={-1} ref={target}>
        <h2>{sheet.heading}</h2>
        <blockquote>
          {sheet.letter.map((block) => (
            <Said key={block.text} block={block} room="digital-empathy" />
          ))}
        </blockquote>
      </div>
      <Margin side="right" note={sheet.margins.right} />
    </article>
  );
}

/** The left margin is the first hand's and the right one the second's, whoever wrote the letter. */
const Margin = ({ side, note }: { readonly side: Side; readonly note: StoryBlock | null }) => (
  <aside className={style.margin} data-side={side} aria-label={`${side} margin`} aria-live="polite">
    {note === null ? null : <Said key={note.text} block={note} room="digital-empathy" />}
  </aside>
);
