import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame, StoryTitle } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Door, Pencil, Strokes } from './Drawn.tsx';
import style from './style.module.css';
import { nearnessOf, strokesOf } from './wall.ts';

/** The page that the drawn door leads to. The other links of the story have no drawing. */
const doorTo = '/system-exit';

/**
 * The end of a corridor. With each visit the reader is nearer to the wall, which is the page. The reader can add one
 * pencil stroke per visit, and nothing else.
 */
export default storyPage({ slug: 'dead-end', className: style.wait }, function DeadEnd({ page }) {
  const earlier = strokesOf(page.blocks);
  const wall = page.blocks.filter(({ object }) => object === undefined);
  const after = page.blocks.filter(({ object }) => object !== undefined);
  const pencil = page.choices[0];
  const door = wall.find(({ link }) => link === doorTo)?.link;
  return (
    <StoryFrame isTitleInside className={style.page} data-near={nearnessOf(earlier)}>
      <span className={style.lamp} aria-hidden="true" />
      <div className={style.wall} data-door={door === undefined ? undefined : ''}>
        <StoryTitle>{page.title}</StoryTitle>
        <StoryTexts blocks={wall.filter(({ kind }) => kind === 'prose')} />
        <Arrival className={style.after}>
          <StoryTexts blocks={after} />
        </Arrival>
        <div className={style.skirting}>
          <Strokes count={earlier + (after.length > 0 ? 1 : 0)} isFresh={after.length > 0} />
          <StoryTexts blocks={wall.filter(({ kind }) => kind === 'caption')} className="visually-hidden" />
          {pencil === undefined ? null : (
            <ChoiceButton choice={pencil} className={style.pick} data-track="mark:dead-end">
              <Pencil />
              <span>{pencil.text}</span>
            </ChoiceButton>
          )}
        </div>
        {door === undefined ? null : <Door to={door} isInked={earlier >= 3} />}
      </div>
    </StoryFrame>
  );
});
