import { GradedText, type Grade } from '../../ui/grade/GradedText.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { storyPage } from '../storyPage.tsx';
import { Front } from './Front.tsx';
import { openingsOf, shutRatio } from './front.ts';
import style from './style.module.css';

/**
 * The way out. The reader puts out the lights of a building in any order, and the page's title fades with them; the
 * kitchen's light stays. Both ways out are there the whole time; the white door leaves one line, and the way to the front page.
 */
export default storyPage({ slug: 'system-exit', className: style.page }, function SystemExit(story) {
  const { page, arrival, failure, className } = story;
  const passages = passagesOf(page.blocks);
  const door = page.choices.find(({ object }) => object === 'door');
  if (page.ended) {
    return (
      <main className={className} data-shut data-left>
        <h1 className="visually-hidden">{page.title}</h1>
        <div className={style.out} ref={arrival} tabIndex={-1}>
          <StoryTexts blocks={page.blocks.slice(-page.added)} />
        </div>
        {failure}
      </main>
    );
  }
  const opening = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const [latest, ...before] = passages.filter(({ object }) => object !== null).toReversed();
  const openings = openingsOf(page.choices, passages);
  const shut = shutRatio(openings);
  const letters = Array.from(page.title);
  const grades = letters.map((_, index): Grade => (index >= letters.length * (1 - shut) ? 35 : 0));
  return (
    <main className={className} data-shut={shut === 1 || undefined}>
      <Front openings={openings} />
      <div className={style.side}>
        <h1>
          <GradedText text={page.title} grades={grades} />
        </h1>
        {latest === undefined ? null : (
          <div key={latest.object} className={style.latest} ref={arrival} tabIndex={-1}>
            <StoryTexts blocks={latest.blocks} />
          </div>
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
        {failure}
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
    </main>
  );
});
