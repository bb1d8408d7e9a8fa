import type { ReactNode } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Room } from './Room.tsx';
import style from './style.module.css';

interface Options {
  readonly blocks: readonly StoryBlock[];
  /** Objects that were examined; with `seat` the chair is drawn as one that was sat on. */
  readonly seen: ReadonlySet<string>;
  /** The actions that are left. */
  readonly children?: ReactNode;
}

/** The page after either end: the hour as its heading, the five, and the room. B-END-01, B-END-02. */
export function Risen({ blocks, seen, children }: Options) {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <div className={style.risen}>
      <Arrival>
        <StoryTexts blocks={blocks.slice(0, at)} />
        <StoryTitle>{blocks[at]?.text}</StoryTitle>
      </Arrival>
      <StoryTexts blocks={blocks.slice(at + 1)} />
      <Room seen={seen} phase={5} />
      {children}
    </div>
  );
}
