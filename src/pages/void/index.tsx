import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { useMovement } from '../../ui/useMovement.ts';
import { useRoom } from '../useRoom.tsx';
import { Grain } from './Grain.tsx';
import { afterEvent, beatMs, stirred } from './stillness.ts';
import style from './style.module.css';

/** What moves the reader, beside the pointer. */
const stirring = ['pointerdown', 'scroll', 'wheel', 'keydown'] as const;

/**
 * The docket with no entries: its lines come up only while the reader keeps still, and a movement clears them. With
 * effects off there is nothing to wait for, and `hold` keeps the page still for whoever reads by the keyboard.
 */
export default function Void() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('void');
  const isOff = useMotion() === 'off';
  const [isHeld, setHeld] = useState(false);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  const step = useRef<HTMLButtonElement>(null);
  const blocks = page?.blocks ?? [];
  // What earlier leaves said is behind the reader, and stays to be read by who looks for it.
  const before = page === undefined ? 0 : page.blocks.length - page.added;
  const [still, report] = useReducer(afterEvent, blocks.length - before, stirred);
  const leaf = isSettled ? `${page?.phase}:${path}` : null;
  useEffect(() => {
    if (leaf !== null) report({ kind: 'leaf', total: blocks.length - before });
  }, [leaf, blocks.length, before]);
  useInterval(
    () => {
      // A hidden tab is nobody who keeps still.
      if (!document.hidden) report({ kind: 'beat' });
    },
    isSettled ? beatMs : null,
  );
  useMovement(() => {
    if (!isHeld) report({ kind: 'moved' });
  }, stirring);

  const shown = before + (isOff ? blocks.length - before : Math.min(still.shown, still.total));
  const isClear = isOff || still.isClear;
  const isSaid = page !== undefined && isSettled && shown >= blocks.length;
  const onward = page?.choices[0];
  useFinds(blocks.slice(0, shown));
  const goOn = useEffectEvent(() => {
    if (onward === undefined) return;
    // Nothing of the next leaf has surfaced, and one stillness is one step.
    report({ kind: 'leaf', total: 0 });
    // The button goes with its leaf, and the next one has its focus.
    if (document.activeElement === step.current) expect();
    choose(onward.index);
  });
  const isOnward = still.isOnward && !isHeld && isSettled;
  useEffect(() => {
    if (isOnward) goOn();
  }, [isOnward]);

  if (page === undefined) return wait(style.room);

  return (
    <main className={style.room} data-clear={isClear || undefined} data-all={isOff || isHeld || undefined}>
      <Grain />
      <h1 className={style.title}>{page.title}</h1>
      <div className={style.lines} role="log" aria-label={page.title} tabIndex={-1} ref={target}>
        {blocks.slice(0, shown).map((block, index) => (
          <div
            key={`${index}-${block.text}`}
            className={index < before ? style.past : style.surfaced}
            data-age={Math.min(4, shown - 1 - index)}
            data-stays={block.link !== undefined || undefined}
          >
            <Said block={block} room="void" />
          </div>
        ))}
      </div>
      {isSaid && onward !== undefined ? (
        <button
          type="button"
          ref={step}
          className={style.onward}
          data-track="choose:void"
          onClick={() => {
            expect();
            choose(onward.index);
          }}
        >
          {onward.text}
        </button>
      ) : null}
      {failure}
      <div className={style.foot}>
        <button
          type="button"
          className={style.hold}
          aria-pressed={isHeld}
          data-track="hold:void"
          hidden={isOff}
          onClick={() => {
            setHeld(!isHeld);
            report(isHeld ? { kind: 'moved' } : { kind: 'held' });
          }}
        >
          hold the page still
        </button>
        <span className={style.level} data-still={still.quiet > 0 || undefined} aria-hidden="true" />
      </div>
    </main>
  );
}
