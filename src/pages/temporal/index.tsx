import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { traceAtom } from '../../state/trace.ts';
import { useFinds } from '../../state/useFinds.ts';
import { clockOf } from '../../ui/clockOf.ts';
import { useMotion } from '../../ui/motion.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useRoom } from '../useRoom.tsx';
import { Braid } from './Braid.tsx';
import { Ledger } from './Ledger.tsx';
import { knotsOf, minutesOf, ownEntries, plait, secondOf } from './minute.ts';
import style from './style.module.css';

/** The minute of 14:22 and the reader's own minutes, laid on each other and plaited; a ruler is drawn along both. */
export default function Temporal() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('temporal');
  const now = useAtomValue(traceAtom);
  const [kept, keep] = useState(now);
  const [second, setSecond] = useState(7);
  const motion = useMotion();
  useInterval(() => keep(now), motion === 'calm' ? 10_000 : 2000);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const trace = kept.newestAt === null ? now : kept;
  const passages = passagesOf(page.blocks);
  const aside = passages.flatMap(({ object, blocks }) => (object === null ? blocks : []));
  const seconds = plait(
    aside.filter(({ kind }) => kind === 'log'),
    ownEntries(trace),
  );
  const row = seconds.find((entry) => entry.second === second);
  const latest = passages.findLast(({ object }) => object !== null);
  const choiceAt = (at: number) => page.choices.find(({ text }) => secondOf(text)?.second === at);
  const ask = (choice: StoryChoice) => {
    if (!isSettled) return;
    expect();
    choose(choice.index);
  };
  const noteOf = (at: number) => {
    const choice = choiceAt(at);
    const passage = passages.find(({ object }) => object !== null && object === choice?.object);
    if (passage === undefined) return null;
    return (
      <div className={style.note} tabIndex={-1} ref={passage === latest ? target : undefined}>
        {passage.blocks.map((block) =>
          block.kind === 'caption' ? (
            <p key={block.text} className={style.caption}>
              {block.text}
            </p>
          ) : (
            <Said key={block.text} block={block} room="temporal" />
          ),
        )}
      </div>
    );
  };
  const choice = choiceAt(second);
  const isAsked = passages.some(({ object }) => object !== null && object === choice?.object);
  const figure = String(second).padStart(2, '0');
  const knots = knotsOf(seconds);
  const minutes = minutesOf(trace);
  const theirs = row?.court.map(({ text }) => secondOf(text)?.rest ?? '').join(' ') || 'nothing entered';
  const yours = row?.own.map(({ atMs, words }) => `${clockOf(atMs)} ${words}`).join(', ') || 'nothing of yours';
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <p className={style.counted}>
          {`${minutes} of your minutes · ${knots === 1 ? '1 knot' : `${knots} knots`}`}
          {motion === 'off' ? (
            <button type="button" data-track="read:again" onClick={() => keep(now)}>
              read again
            </button>
          ) : null}
        </p>
      </header>
      <section className={style.rails} aria-label="Both minutes">
        <div className={style.above}>
          <p className={style.figure}>14:22:{figure}</p>
          <p className={style.stands}>
            {theirs}
            {choice === undefined || isAsked ? null : (
              <button
                type="button"
                data-track={`ask:${choice.object ?? ''}`}
                aria-disabled={!isSettled || undefined}
                onClick={() => ask(choice)}
              >
                ask about {choice.text}
              </button>
            )}
          </p>
        </div>
        <Braid seconds={seconds} second={second} onSecond={setSecond} />
        <label className={style.scrub}>
          <span className="visually-hidden">Ruler, in seconds</span>
          <input
            type="range"
            min={0}
            max={59}
            value={second}
            aria-valuetext={`14:22:${figure}, ${theirs} · ${yours}`}
            onChange={(event) => setSecond(Number(event.target.value))}
          />
        </label>
        <div className={style.below}>
          <p className={style.stands} data-hover="">
            {yours}
          </p>
          <p className={style.figure}>{row?.own[0] === undefined ? `··:··:${figure}` : clockOf(row.own[0].atMs)}</p>
        </div>
      </section>
      <div className={style.said}>
        {aside
          .filter(({ kind }) => kind !== 'log')
          .map((block) => (
            <Said key={block.text} block={block} room="temporal" />
          ))}
        {failure}
      </div>
      <Ledger seconds={seconds} second={second} onSecond={setSecond} noteOf={noteOf} />
    </main>
  );
}
