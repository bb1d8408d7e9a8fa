import { useAtomValue } from 'jotai';
import type { StoryChoice } from '#contract/api/story.ts';
import { useStory } from '../../api/useStory.ts';
import { rooms } from '../../content/rooms.ts';
import { phaseAtom, previewAtom } from '../../state/profile.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Failure } from '../../ui/story/Failure.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { StoryWait } from '../../ui/story/StoryWait.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useStoryPath } from '../../ui/story/useStoryPath.ts';
import voices from '../../ui/story/voices.module.css';
import { Sheet } from './Sheet.tsx';
import style from './style.module.css';

/** The consciousness logs: foolscap on a table, one sheet open at a time. */
export default function Consciousness() {
  const { path, choose, restart } = useStoryPath();
  const { page, isSettled, hasFailed, retry } = useStory(
    'consciousness',
    path,
    useAtomValue(phaseAtom),
    useAtomValue(previewAtom),
  );
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  useFinds(page?.blocks.flatMap(({ fragment }) => fragment ?? []) ?? []);

  const failure = hasFailed ? (
    <Failure sentence={rooms.consciousness.failure} onRetry={retry} onRestart={path === '' ? null : restart} />
  ) : null;
  if (page === undefined) return <StoryWait name={rooms.consciousness.name} className={style.room} failure={failure} />;

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
