import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Box } from './Box.tsx';
import { Reel } from './Reel.tsx';
import style from './style.module.css';

/**
 * Recordings 001 to 015 without their sound: a pen draws each recording down a strip of paper, with its text beside it.
 */
export default storyPage({ slug: 'transmissions', className: style.page }, function Transmissions(story) {
  const { page, isSettled } = story;
  // Prose after a reel is a remark, mostly by the Archivist. It has the object of the reel, but is not part of it.
  const [opening, ...rest] = passagesOf(page.blocks);
  const asides = rest.flatMap(({ blocks }) => blocks).filter(({ kind }) => kind === 'prose');
  const reels = new Map(
    rest.flatMap(({ object, blocks }) =>
      object === null ? [] : [[object, blocks.filter(({ kind }) => kind !== 'prose')] as const],
    ),
  );
  const current = [...reels.keys()].at(-1) ?? null;
  const next = page.choices.find(({ object }) => current !== null && (object ?? '') > current);
  return (
    <StoryFrame
      titleClass={style.title}
      head={
        <>
          <div className={style.opening}>
            <StoryTexts blocks={opening?.blocks ?? []} />
          </div>
          <Box choices={page.choices} played={new Set(reels.keys())} current={current} />
        </>
      }
    >
      <div className={style.table}>
        {current === null ? (
          <div className={style.reel} aria-hidden="true" />
        ) : (
          <Reel
            // A reel that is played again gets a new key, so that it runs again.
            key={`${current}-${page.blocks.length}`}
            number={current.slice('log-'.length)}
            blocks={reels.get(current) ?? []}
            next={isSettled ? next : undefined}
          />
        )}
        <div className={style.asides}>
          <StoryTexts blocks={asides} />
        </div>
      </div>
    </StoryFrame>
  );
});
