import { passagesOf, sortPassages } from '../../ui/story/passages.ts';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { storyPage } from '../storyPage.tsx';
import { Entry } from './Entry.tsx';
import { ExaminedObject } from './ExaminedObject.tsx';
import { keepPlaces } from './keepPlaces.ts';
import { MarkedLine } from './MarkedLine.tsx';
import { Risen } from './Risen.tsx';
import { SixthChair } from './SixthChair.tsx';
import style from './style.module.css';
import { Unexamined } from './Unexamined.tsx';

/** The chair as it was looked at, and as it was sat down on. */
const chairs: ReadonlySet<string> = new Set(['chair', 'seat']);

/** A kitchen rebuilt from 1,900 depositions: objects are examined in any order, and the order is kept in the address. */
export default storyPage({ slug: 'kitchen', className: style.page }, function Kitchen(story) {
  const { page, arrival, take, failure, className } = story;
  const objects = page.choices.filter(({ object }) => object !== 'seat' && object !== 'word');
  const [entry, ...later] = passagesOf(page.blocks);
  const { seen, latest } = sortPassages(page.blocks);
  const labels = new Map(page.choices.map(({ object, text }) => [object, text]));
  const risen = page.ended ? page.blocks.filter(({ object }) => object === 'word') : [];
  if (risen.length > 0) {
    return (
      <main className={className}>
        <Risen blocks={risen} arrival={arrival} />
        {failure}
      </main>
    );
  }
  return (
    <main className={className}>
      <h1 className={style.title}>{page.title}</h1>
      <Entry blocks={entry?.blocks ?? []} choices={objects} seen={seen} />
      {page.phase === 0 ? <MarkedLine /> : null}
      {keepPlaces(later, page.blocks).map(({ object, blocks }, index) =>
        object === null ? (
          // Without an object, only its place among the passages tells it from another.
          <div key={`between-${index}`} className={style.between}>
            <StoryTexts blocks={blocks} />
          </div>
        ) : (
          <ExaminedObject
            key={object}
            object={object}
            label={labels.get(object) ?? (object === 'seat' ? 'the sixth chair' : object)}
            blocks={blocks}
            arrival={object === latest?.object ? arrival : undefined}
          >
            {chairs.has(object) ? <SixthChair at={object} choices={page.choices} onHeard={take} /> : undefined}
          </ExaminedObject>
        ),
      )}
      {seen.size === 0 ? null : <Unexamined choices={objects.filter(({ object }) => !seen.has(object ?? ''))} />}
      {failure}
    </main>
  );
});
