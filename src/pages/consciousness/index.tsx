import { passagesOf } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { LogSheet } from './LogSheet.tsx';
import style from './style.module.css';

/** The consciousness logs: foolscap on a table, one sheet open at a time. */
export default storyPage({ slug: 'consciousness', className: style.page }, function Consciousness(story) {
  const { page } = story;
  const passages = passagesOf(page.blocks);
  const covering = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const read = new Set(passages.flatMap(({ object }) => object ?? []));
  const open = passages.at(-1);
  return (
    <StoryFrame
      headClass={style.cover}
      head={
        <div className={style.note}>
          <StoryTexts blocks={covering} />
        </div>
      }
    >
      <ol className={style.table}>
        {page.choices.map((choice) => {
          const isOpen = open?.object === choice.object;
          return (
            <LogSheet
              key={choice.index}
              choice={choice}
              blocks={isOpen ? (open?.blocks ?? null) : null}
              isRead={read.has(choice.object ?? '')}
            />
          );
        })}
      </ol>
    </StoryFrame>
  );
});
