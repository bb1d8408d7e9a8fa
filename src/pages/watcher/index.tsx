import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { pointerTraceAtom } from '../../state/trace.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useMovement } from '../../ui/useMovement.ts';
import { useRoom } from '../useRoom.tsx';
import { inWords, type Replay, replayOf } from './replay.ts';
import { Sheet } from './Sheet.tsx';
import style from './style.module.css';
import { afterEvent, beatMs, waiting } from './watching.ts';

/** The page that moves under the pointer moves it too. */
const scrolling = ['scroll'] as const;

/**
 * A blank sheet. Whoever keeps still for three seconds sees a second pointer do what theirs has done in the last half
 * minute; it was kept on this page and nowhere else. With effects off its way is drawn at once and stands.
 */
export default function Watcher() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('watcher');
  const pointer = useAtomValue(pointerTraceAtom);
  const motion = useMotion();
  const isOff = motion === 'off';
  const read = () => replayOf(pointer.until(performance.timeOrigin + performance.now()));
  const [replay, setReplay] = useState<Replay>(read);
  const [watch, report] = useReducer(afterEvent, waiting);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);
  useInterval(
    () => {
      // A hidden tab is nobody who keeps still.
      if (document.hidden) return;
      // The half minute ends where the hand came to rest.
      if (watch.kind === 'waiting') setReplay(read());
      report({ kind: 'beat' });
    },
    isSettled && (watch.kind === 'waiting' || watch.kind === 'shown') ? beatMs : null,
  );
  useMovement(() => report({ kind: 'moved' }), scrolling);
  const onward = page?.choices[0];
  const stay = () => {
    if (onward !== undefined && isSettled) choose(onward.index);
  };
  // Who was shown nothing has not been keeping still for it.
  const isOnward = watch.kind === 'onward' && replay.durationMs > 0;
  const goOn = useEffectEvent(stay);
  useEffect(() => {
    if (isOnward) goOn();
  }, [isOnward]);

  if (page === undefined) return wait(style.room);

  const show = () => {
    setReplay(read());
    report({ kind: 'held' });
  };
  // One sheet at a time: what was said before is a step back in the browser's history.
  const said = page.blocks.slice(page.blocks.length - page.added);
  const isShowing = isOff || watch.kind !== 'waiting';
  return (
    <main className={`${style.room} ${voices.voices}`} data-watch={watch.kind}>
      {isShowing ? (
        <Sheet
          replay={replay}
          isStill={motion !== 'full' || watch.kind !== 'showing'}
          onFinished={() => {
            if (!isOff) report({ kind: 'finished' });
          }}
        />
      ) : null}
      <h1 className={style.title}>{page.title}</h1>
      {/* The same from path to path: a live region that arrives together with its text is not read. */}
      <div className={style.said} tabIndex={-1} ref={target} aria-live="polite">
        {said.map((block) => (
          <Said key={block.text} block={block} room="watcher" />
        ))}
        {failure}
      </div>
      <div className={style.foot}>
        <p className={style.counted} data-hover="">
          {inWords(replay, innerWidth / innerHeight)}
        </p>
        <p className={style.ways}>
          <button type="button" data-track="show:half-minute" onClick={isOff ? () => setReplay(read()) : show}>
            {isOff ? 'read again' : 'show it without waiting'}
          </button>
          {onward === undefined ? null : (
            <button
              type="button"
              data-track="choose:watcher"
              aria-disabled={!isSettled || undefined}
              onClick={() => {
                expect();
                stay();
              }}
            >
              {onward.text}
            </button>
          )}
        </p>
      </div>
    </main>
  );
}
