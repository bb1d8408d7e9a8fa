import type { ReactNode } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

interface Options {
  readonly object: string;
  readonly label: string;
  readonly blocks: readonly StoryBlock[];
  /** True for the passage of the last choice, which is animated. */
  readonly isLatest: boolean;
  /**
   * Controls directly below the text. With controls the whole passage is scrolled into view, else only its beginning.
   */
  readonly children?: ReactNode;
  /** Content beside the text, above the figure. */
  readonly beside?: ReactNode;
}

/** An examined object: its text and its figure. */
export function ExaminedObject({ object, label, blocks, isLatest, children, beside }: Options) {
  return (
    <Arrival
      as="section"
      className={style.exhibit}
      aria-label={label}
      isLatest={isLatest}
      data-fresh={isLatest || undefined}
      data-whole={children !== undefined || undefined}
    >
      <div className={style.said}>
        <StoryTexts blocks={blocks} without={['caption']} />
        {children}
      </div>
      <div className={style.beside}>
        {beside}
        <figure className={style.figure}>
          <Drawing object={object} />
          {blocks
            .filter(({ kind }) => kind === 'caption')
            .map((block, index) => (
              <figcaption key={index} {...markOf(block)}>
                <NewName block={block} />
                <span>{block.text}</span>
              </figcaption>
            ))}
        </figure>
      </div>
    </Arrival>
  );
}
