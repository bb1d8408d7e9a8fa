import type { ReactNode, RefCallback } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

interface Options {
  readonly object: string;
  readonly label: string;
  readonly blocks: readonly StoryBlock[];
  /** Given to what the last choice brought, which is animated. */
  readonly arrival: RefCallback<HTMLElement> | undefined;
  /** What can be done here, directly below the text; with it the whole of this comes into view, and not only its beginning. */
  readonly children?: ReactNode;
}

/** An object that was examined: its text, and its figure. */
export function ExaminedObject({ object, label, blocks, arrival, children }: Options) {
  return (
    <section
      className={style.exhibit}
      aria-label={label}
      tabIndex={-1}
      ref={arrival}
      data-fresh={arrival !== undefined || undefined}
      data-whole={children !== undefined || undefined}
    >
      <div className={style.said}>
        <StoryTexts blocks={blocks} without={['caption']} />
        {children}
      </div>
      <figure className={style.figure}>
        <Drawing object={object} />
        {blocks
          .filter(({ kind }) => kind === 'caption')
          .map(({ text }, index) => (
            <figcaption key={index}>{text}</figcaption>
          ))}
      </figure>
    </section>
  );
}
