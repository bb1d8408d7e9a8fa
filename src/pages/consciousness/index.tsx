import type { StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Sheet } from './Sheet.tsx';
import style from './style.module.css';

/** The consciousness logs: foolscap on a table, one sheet open at a time. */
export default function Consciousness() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('consciousness');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const covering = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const read = new Set(passages.flatMap(({ object }) => object ?? []));
  const open = passages.at(-1);
  const lay = (choice: StoryChoice) => {
    expect();
    choose(choice.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.cover}>
        <h1>{page.title}</h1>
        <div className={style.note}>
          {covering.map((block) => (
            <Said key={block.text} block={block} room="consciousness" />
          ))}
        </div>
        {failure}
      </header>
      <ol className={style.table}>
        {page.choices.map((choice) => {
          const isOpen = open?.object === choice.object;
          return (
            <Sheet
              key={choice.index}
              choice={choice}
              blocks={isOpen ? (open?.blocks ?? null) : null}
              isRead={read.has(choice.object ?? '')}
              onOpen={isSettled ? lay : null}
              target={isOpen ? target : undefined}
            />
          );
        })}
      </ol>
    </main>
  );
}
