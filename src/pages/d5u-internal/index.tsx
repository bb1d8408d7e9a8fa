import type { StoryBlock } from '#contract/api/story.ts';
import { sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Memo } from './Memo.tsx';
import style from './style.module.css';

/** Memoranda in order, each with its lines. */
function memosOf(blocks: readonly StoryBlock[]): { readonly heading: StoryBlock; readonly lines: StoryBlock[] }[] {
  const memos: { heading: StoryBlock; lines: StoryBlock[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') memos.push({ heading: block, lines: [] });
    else if (block.kind === 'log') memos.at(-1)?.lines.push(block);
  }
  return memos;
}

/**
 * Internal memoranda with covered words. Each bar is removed from a certain phase on; until then its words are on the
 * server only. Pressing a bar shows the reason for it.
 */
export default storyPage({ slug: 'd5u-internal', className: style.page }, function Internal(story) {
  const { page } = story;
  const { opening, between, latest } = sortPassages(page.blocks);
  const release = [...opening, ...between];
  const choices = new Map(page.choices.map((choice) => [choice.object?.at(-1) ?? '', choice]));
  return (
    <StoryFrame headClass={style.cover} head={<StoryTexts blocks={release.filter(({ kind }) => kind === 'caption')} />}>
      <div className={style.memos}>
        {memosOf(release).map((memo, index) => (
          <Memo key={index} {...memo} choices={choices} asked={latest?.object?.at(-1)} />
        ))}
        <footer className={style.foot}>
          <StoryTexts blocks={release.filter(({ kind }) => kind === 'margin')} />
        </footer>
      </div>
      <div className={style.slip} role="status" data-filled={latest !== undefined || undefined}>
        <StoryTexts blocks={latest?.blocks ?? []} />
      </div>
    </StoryFrame>
  );
});
