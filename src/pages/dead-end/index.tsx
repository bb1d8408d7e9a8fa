import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Door, Pencil, Strokes } from './Drawn.tsx';
import style from './style.module.css';
import { nearnessOf, strokesOf } from './wall.ts';

/**
 * The end of a corridor. Nothing is here; what one does is come back, and each time one stands nearer to the wall. The
 * wall is the page, and a stroke in pencil is all that can be added to it.
 */
export default function DeadEnd() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('dead-end');
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.wait);

  const earlier = strokesOf(page.blocks);
  const wall = page.blocks.filter(({ object }) => object === undefined);
  const after = page.blocks.filter(({ object }) => object !== undefined);
  const pencil = page.choices[0];
  const door = wall.find(({ link }) => link !== undefined)?.link;
  const said = (kind: 'caption' | 'prose') => wall.filter((block) => block.kind === kind);
  return (
    <main className={`${style.room} ${voices.voices}`} data-near={nearnessOf(earlier)}>
      <span className={style.lamp} aria-hidden="true" />
      <div className={style.wall} data-door={door === undefined ? undefined : ''}>
        <h1>{page.title}</h1>
        {said('prose').map((block) => (
          <Said key={block.text} block={block} room="dead-end" />
        ))}
        <div className={style.after} ref={target} tabIndex={-1}>
          {after.map((block) => (
            <Said key={block.text} block={block} room="dead-end" />
          ))}
          {failure}
        </div>
        <div className={style.skirting}>
          <Strokes count={earlier + (after.length > 0 ? 1 : 0)} isFresh={after.length > 0} />
          {said('caption').map((block) => (
            <Said key={block.text} block={block} className="visually-hidden" room="dead-end" />
          ))}
          {pencil === undefined ? null : (
            <button
              type="button"
              className={style.pick}
              data-track="mark:dead-end"
              aria-disabled={!isSettled || undefined}
              onClick={() => {
                if (!isSettled) return;
                expect();
                choose(pencil.index);
              }}
            >
              <Pencil />
              <span>{pencil.text}</span>
            </button>
          )}
        </div>
        {door === undefined ? null : <Door to={door} isInked={earlier >= 3} />}
      </div>
    </main>
  );
}
