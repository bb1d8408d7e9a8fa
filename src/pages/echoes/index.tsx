import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { heldTrayAtom } from '../../state/heldTray.ts';
import { traceAtom } from '../../state/trace.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useRoom } from '../useRoom.tsx';
import { Corridor, Perspective } from './Corridor.tsx';
import { entriesOf } from './entries.ts';
import { beatMs, cutOff, echoesOf, gradeAt } from './queue.ts';
import style from './style.module.css';

/**
 * The returns counter: what the reader rested on in this session comes back, latest first, and is answered for. The
 * words stay in this window; the story is told of the answers and never of the words.
 */
export default function Echoes() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('echoes');
  const { hovers } = useAtomValue(traceAtom);
  // Once an answer has been given, the order of the tray must not change under it.
  const [held, hold] = useAtom(heldTrayAtom);
  const [waiting, setWaiting] = useState({ path, beats: 0 });
  const { target, expect } = useArrival<HTMLLIElement>(isSettled ? path : '');
  const beats = waiting.path === path ? waiting.beats : 0;
  // Nothing more can be lost by waiting.
  const isLost = gradeAt(0, beats) === 35;
  useInterval(() => setWaiting({ path, beats: beats + 1 }), path === '' || isLost ? null : beatMs);
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const tray = (path === '' ? null : held) ?? echoesOf(hovers);
  const { arrival, answers } = entriesOf(page.blocks);
  const left = tray.slice(answers.length);
  const offered = page.choices.filter(({ object }) => object === 'closed' || left.length > 0);
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <div className={style.said}>
        <h1>{page.title}</h1>
        {arrival.map((block) => (
          <Said key={block.text} block={block} room="echoes" />
        ))}
      </div>
      <section className={style.counter} aria-label="The tray">
        <Perspective />
        <Corridor echoes={page.ended ? [] : left} beats={beats} />
        {left.length === 0 && !page.ended ? (
          <p className={style.empty}>
            {answers.length === 0
              ? 'The tray is empty. Nothing has been rested on in this window yet; look at something elsewhere, and it will be here.'
              : 'That was all there was on it.'}
          </p>
        ) : null}
        <p className={style.ways}>
          {offered.map(({ index, object, text }) => (
            <button
              key={index}
              type="button"
              data-way={object}
              data-track={`answer:${object ?? index}`}
              aria-disabled={!isSettled || undefined}
              onClick={() => {
                if (!isSettled) return;
                hold(tray);
                expect();
                choose(index);
              }}
            >
              {text}
            </button>
          ))}
        </p>
      </section>
      <div className={style.said}>
        <ol className={style.answers} aria-label="Answered">
          {answers.map(({ caption, blocks }, index) => (
            <li
              key={caption}
              tabIndex={-1}
              ref={index === answers.length - 1 ? target : undefined}
              data-fresh={index === answers.length - 1 || undefined}
            >
              <p className={style.caption} data-hover="">
                <span>{caption}</span>
                <q>{cutOff(tray[index]?.text ?? '')}</q>
              </p>
              {blocks.map((block) => (
                <Said key={block.text} block={block} room="echoes" />
              ))}
            </li>
          ))}
        </ol>
        {failure}
      </div>
    </main>
  );
}
