import { GradedText, type Grade } from '../../ui/grade/GradedText.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Front } from './Front.tsx';
import { openingsOf, shutRatio } from './front.ts';
import style from './style.module.css';

/**
 * The reader puts out the lights of a building in any order, and the page's title fades with them. The kitchen's light
 * stays on. Both ways out are shown all the time. The white door leads to one line of text and a link to the front
 * page.
 */
export default storyPage({ slug: 'system-exit', className: style.page }, function SystemExit(story) {
  const { page, newest, choiceOf } = story;
  const passages = passagesOf(page.blocks);
  const door = choiceOf('door');
  if (page.ended) {
    return (
      <StoryFrame titleClass="visually-hidden" data-shut data-left>
        <Arrival className={style.out}>
          <StoryTexts blocks={newest} />
        </Arrival>
      </StoryFrame>
    );
  }
  const opening = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const [latest, ...before] = passages.filter(({ object }) => object !== null).toReversed();
  const openings = openingsOf(page.choices, passages);
  const shut = shutRatio(openings);
  const letters = Array.from(page.title);
  const grades = letters.map((_, index): Grade => (index >= letters.length * (1 - shut) ? 35 : 0));
  return (
    <StoryFrame
      data-shut={shut === 1 || undefined}
      headClass={style.head}
      heading={<GradedText text={page.title} grades={grades} />}
    >
      <Front openings={openings} />
      <div className={style.side}>
        {latest === undefined ? null : (
          <Arrival key={latest.object} className={style.latest}>
            <StoryTexts blocks={latest.blocks} />
          </Arrival>
        )}
        <StoryTexts blocks={opening.filter(({ link }) => link === undefined)} />
        <nav className={style.ways} aria-label="Ways out">
          {door === undefined ? null : (
            <p>
              <ChoiceButton choice={door} className={style.leave} data-track="leave:door" />
            </p>
          )}
          <StoryTexts blocks={opening.filter(({ link }) => link !== undefined)} />
        </nav>
        {before.length === 0 ? null : (
          <ol className={style.before} aria-label="Put out before">
            {before.map(({ blocks }, index) => (
              <li key={before.length - index}>
                <StoryTexts blocks={blocks} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </StoryFrame>
  );
});
