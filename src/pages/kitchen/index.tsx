import type { StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Entry } from './Entry.tsx';
import { Exhibit } from './Exhibit.tsx';
import { MarkedLine } from './MarkedLine.tsx';
import style from './style.module.css';

/** A kitchen rebuilt from 1,900 depositions: objects are examined in any order, and the order is remembered. */
export default function Kitchen() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('kitchen');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const [entry, ...later] = passagesOf(page.blocks);
  const seen = new Set(later.flatMap(({ object }) => object ?? []));
  const latest = later.findLast(({ object }) => object !== null);
  const labels = new Map(page.choices.map(({ object, text }) => [object, text]));
  const examine = (choice: StoryChoice) => {
    expect();
    choose(choice.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <h1 className={style.title}>{page.title}</h1>
      <Entry blocks={entry?.blocks ?? []} choices={page.choices} seen={seen} onExamine={isSettled ? examine : null} />
      {page.choices.length === 0 ? <MarkedLine /> : null}
      {later.map((passage, index) =>
        passage.object === null ? (
          // Said by the room, in between; its place among the passages is all that tells it from another.
          <div key={`room-${index}`} className={style.between}>
            {passage.blocks.map((block) => (
              <Said key={block.text} block={block} room="kitchen" />
            ))}
          </div>
        ) : (
          <Exhibit
            key={passage.object}
            object={passage.object}
            label={labels.get(passage.object) ?? passage.object}
            passage={passage}
            isFresh={passage === latest}
            target={passage === latest ? target : undefined}
          />
        ),
      )}
      {failure}
    </main>
  );
}
