import type { ReactNode } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

interface Options {
  readonly blocks: readonly StoryBlock[];
  /** The chair as it is drawn: sat on, or as it was left. */
  readonly drawing: 'seat' | 'chair';
  /** The actions that are left. */
  readonly children?: ReactNode;
}

/** The page after either end: the hour as its heading, the five, and the chair. B-END-01, B-END-02. */
export function Risen({ blocks, drawing, children }: Options) {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <div className={style.risen}>
      <Arrival>
        <StoryTexts blocks={blocks.slice(0, at)} />
        <StoryTitle>{blocks[at]?.text}</StoryTitle>
      </Arrival>
      <StoryTexts blocks={blocks.slice(at + 1)} />
      <Drawing object={drawing} />
      {children}
    </div>
  );
}
