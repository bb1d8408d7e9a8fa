import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Graded, type Grade } from '../../ui/grade/Graded.tsx';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Front } from './Front.tsx';
import { openingsOf, shutRatio } from './front.ts';
import style from './style.module.css';

/**
 * The way out, past the lights. The reader puts them out in any order and the building goes dark about its name; the
 * kitchen stays. Both ways of leaving stand open the whole time, and neither is taken for anybody.
 */
export default function SystemExit() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('system-exit');
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const arrival = passages.filter(({ object }) => object === null).flatMap(({ blocks }) => blocks);
  const ways = arrival.filter(({ link }) => link !== undefined);
  const [latest, ...before] = passages.filter(({ object }) => object !== null).toReversed();
  const openings = openingsOf(page.choices, passages);
  const shut = shutRatio(openings);
  const letters = Array.from(page.title);
  const grades = letters.map((_, index): Grade => (index >= letters.length * (1 - shut) ? 35 : 0));
  const said = (block: StoryBlock) => <Said key={block.text} block={block} room="system-exit" />;
  const out = (choice: StoryChoice) => {
    expect();
    choose(choice.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`} data-shut={shut === 1 || undefined}>
      <Front openings={openings} onPut={isSettled ? out : null} />
      <div className={style.side}>
        <h1>
          <Graded text={page.title} grades={grades} />
        </h1>
        {latest === undefined ? null : (
          <div key={path} className={style.latest} ref={target} tabIndex={-1}>
            {latest.blocks.map(said)}
          </div>
        )}
        {arrival.filter(({ link }) => link === undefined).map(said)}
        <nav className={style.ways} aria-label="Ways out">
          {ways.map(said)}
        </nav>
        {failure}
        {before.length === 0 ? null : (
          <ol className={style.before} aria-label="Put out before">
            {before.map(({ object, blocks }) => (
              <li key={object}>{blocks.map(said)}</li>
            ))}
          </ol>
        )}
      </div>
    </main>
  );
}
