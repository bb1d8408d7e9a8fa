import type { RefCallback } from 'react';
import type { StoryBlock } from '#contract/api/story.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { Drawing } from './Drawing.tsx';
import style from './style.module.css';

/** What is left on the page once the word has been said: the hour as its heading, the five, and the chair. */
export function Risen({
  blocks,
  arrival,
}: {
  readonly blocks: readonly StoryBlock[];
  readonly arrival: RefCallback<HTMLElement>;
}) {
  const at = blocks.findIndex(({ kind }) => kind === 'heading');
  return (
    <div className={style.risen}>
      <div tabIndex={-1} ref={arrival}>
        <StoryTexts blocks={blocks.slice(0, at)} />
        <h1>{blocks[at]?.text}</h1>
      </div>
      <StoryTexts blocks={blocks.slice(at + 1)} />
      <Drawing object="seat" />
    </div>
  );
}
