import type { ReactNode } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import style from './style.module.css';

interface Options {
  readonly blocks: readonly StoryBlock[];
  /** Actions that are still possible. */
  readonly children?: ReactNode;
}

/**
 * The text after either ending of the story: a heading with the time of day, and the lines of the five agents.
 * B-END-01, B-END-02.
 */
export function Risen({ blocks, children }: Options) {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <div className={style.risen}>
      <Arrival>
        <StoryTexts blocks={blocks.slice(0, at)} />
        <StoryTitle>{blocks[at]?.text}</StoryTitle>
      </Arrival>
      <StoryTexts blocks={blocks.slice(at + 1)} />
      {children}
    </div>
  );
}
