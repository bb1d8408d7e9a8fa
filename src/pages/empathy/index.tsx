import { useEffect, useRef, useState } from 'react';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Pulse } from './Pulse.tsx';
import { type Side, sidesOf } from './pulse.ts';
import style from './style.module.css';
import { useArrows } from './useArrows.ts';

const pairs = 11;
/** Who speaks on the left of the line once it is over; the others have the right. */
const plainVoices: readonly (string | undefined)[] = ['institution', 'archivist', 'judge'];

/** A calibration: of two sentences one is preferred, eleven times. The line between them keeps where and how quickly. */
export default function Empathy() {
  const { path, page, isSettled, choose, restart, failure, wait } = useRoom('empathy');
  const sides = sidesOf(path);
  // By the place in the order; what was preferred before this window opened has no time.
  const [times, setTimes] = useState<readonly (number | null)[]>([]);
  const shownAt = useRef(0);
  useEffect(() => {
    if (isSettled) shownAt.current = performance.now();
  }, [path, isSettled]);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled && page?.ended === true ? path : '');
  useFinds(page?.blocks);

  const prefer = (side: Side) => {
    const choice = page?.choices.find(({ object }) => object === side);
    if (choice === undefined || !isSettled) return;
    const tookMs = performance.now() - shownAt.current;
    setTimes(
      Array.from({ length: sides.length + 1 }, (_, index) => (index < sides.length ? (times[index] ?? null) : tookMs)),
    );
    if (sides.length === pairs - 1) expect();
    choose(choice.index);
  };
  useArrows(prefer);

  if (page === undefined) return wait(style.room);

  const said = page.blocks.slice(-page.added).filter(({ kind }) => kind !== 'caption');
  const beats = sides.map((side, index) => ({ side, tookMs: times[index] ?? null }));
  const isOver = page.ended;
  return (
    <main className={`${style.room} ${voices.voices}`} data-over={isOver || undefined}>
      <div className={style.head}>
        <h1>{page.title}</h1>
        {isOver ? null : (
          <>
            <p className={style.count} role="status">
              pair {sides.length + 1} of {pairs}
            </p>
            {said.map((block) => (
              <Said key={block.text} block={block} room="empathy" />
            ))}
          </>
        )}
        {failure}
      </div>
      {isOver ? (
        <>
          <div className={style.reading} data-side="left" tabIndex={-1} ref={target}>
            {said
              .filter(({ voice }) => plainVoices.includes(voice))
              .map((block) => (
                <Said key={block.text} block={block} room="empathy" />
              ))}
            <button type="button" data-track="ask:tune-again" onClick={restart}>
              Tune again
            </button>
          </div>
          <div className={style.reading} data-side="right">
            {said
              .filter(({ voice }) => !plainVoices.includes(voice))
              .map((block) => (
                <Said key={block.text} block={block} room="empathy" />
              ))}
          </div>
        </>
      ) : (
        page.choices.map(({ object, text, index }) => (
          <button
            key={object ?? index}
            type="button"
            className={style.column}
            data-side={object}
            data-track={`prefer:${object ?? index}`}
            aria-disabled={!isSettled || undefined}
            onClick={() => prefer(object === 'left' ? 'left' : 'right')}
          >
            <span key={`${sides.length}`}>{text}</span>
          </button>
        ))
      )}
      <Pulse beats={beats} isOver={isOver} />
    </main>
  );
}
