import type { StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useRoom } from '../useRoom.tsx';
import { Box } from './Box.tsx';
import { Reel } from './Reel.tsx';
import style from './style.module.css';

/** Recordings 001 to 015, without their sound: a pen draws each down a strip and the words stand beside it. */
export default function Transmissions() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('transmissions');
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  // Only what is said is a reel; a word of the Archivist’s between two of them carries the object of the first.
  const [opening, ...rest] = passagesOf(page.blocks);
  const spoken = rest.flatMap(({ blocks }) => blocks);
  const reels = new Map(
    rest.flatMap(({ object, blocks }) =>
      object === null ? [] : [[object, blocks.filter(({ kind }) => kind !== 'prose')] as const],
    ),
  );
  const current = [...reels.keys()].at(-1) ?? null;
  const number = current?.slice('log-'.length) ?? '';
  const asides = spoken.filter(({ kind }) => kind === 'prose');
  const play = (choice: StoryChoice) => {
    expect();
    choose(choice.index);
  };
  const next = page.choices.find(({ object }) => current !== null && (object ?? '') > current);
  return (
    <main className={style.room}>
      <div>
        <h1 className={style.title}>{page.title}</h1>
        <div className={style.opening}>
          {opening?.blocks.map((block) => (
            <Said key={block.text} block={block} room="transmissions" />
          ))}
        </div>
        <Box choices={page.choices} played={new Set(reels.keys())} current={current} onPlay={isSettled ? play : null} />
      </div>
      <div className={style.table}>
        {current === null ? (
          <div className={style.reel} aria-hidden="true" />
        ) : (
          <Reel
            // The same reel played again runs again.
            key={`${current}-${page.blocks.length}`}
            number={number}
            blocks={reels.get(current) ?? []}
            target={target}
            onNext={next === undefined || !isSettled ? null : () => play(next)}
          />
        )}
        <div className={style.asides}>
          {asides.map((block) => (
            <Said key={block.text} block={block} room="transmissions" />
          ))}
          {failure}
        </div>
      </div>
    </main>
  );
}
