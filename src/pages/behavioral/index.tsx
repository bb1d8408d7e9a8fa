import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { type SessionTrace, traceAtom } from '../../state/trace.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useInterval } from '../../ui/useInterval.ts';
import { useRoom } from '../useRoom.tsx';
import { Blank, Depth, Dwell, Manner, Order, Particulars } from './Charts.tsx';
import { Frames } from './Frames.tsx';
import style from './style.module.css';

/** The reader's file on film: frames on a strip, one at a time under the glass, and an objection to each. */
export default function Behavioral() {
  const { path, page, isSettled, choose, restart, failure, wait } = useRoom('behavioral');
  const now = useAtomValue(traceAtom);
  const [trace, setTrace] = useState(now);
  const isOff = useMotion() === 'off';
  // A frame is exposed every five seconds: often enough to be seen to go on, seldom enough to be read.
  useInterval(() => setTrace(now), 5000);
  const { target, expect } = useArrival<HTMLElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const leader = passages[0]?.object === null ? passages[0].blocks : [];
  // Said by the room between two frames.
  const between = passages.slice(1).flatMap(({ object, blocks }) => (object === null ? blocks : []));
  const open = passages.findLast(({ object }) => object !== null && object !== 'objection');
  const objection = passages
    .slice(open === undefined ? 0 : passages.indexOf(open))
    .find(({ object }) => object === 'objection');
  const object = open?.object ?? null;
  const toObject = page.choices.find((choice) => choice.object === 'objection');
  const take = (choice: StoryChoice) => {
    if (!isSettled) return;
    setTrace(now);
    expect();
    choose(choice.index);
  };
  const captionOf = (passage: typeof open) => passage?.blocks.find(({ kind }) => kind === 'caption')?.text;
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <Frames
        frames={page.choices.filter((choice) => choice.object !== 'objection')}
        open={object}
        onOpen={isSettled ? take : null}
        onRewind={restart}
      />
      <div className={style.glass}>
        <header className={style.leader} data-small={open !== undefined || undefined}>
          <h1>{page.title}</h1>
          <div className={style.said}>
            {leader.map((block) => (
              <Said key={block.text} block={block} room="behavioral" />
            ))}
          </div>
        </header>
        {open === undefined ? null : (
          <section
            key={object}
            className={style.frame}
            aria-label={captionOf(open)}
            tabIndex={-1}
            ref={objection === undefined ? target : undefined}
          >
            <p className={style.caption}>
              <span>{captionOf(open)}</span>
              {isOff ? (
                <button type="button" data-track="read:again" onClick={() => setTrace(now)}>
                  read again
                </button>
              ) : null}
            </p>
            <div className={style.chart}>
              <Chart object={object} trace={trace.newestAt === null ? now : trace} />
              {objection === undefined ? null : (
                <svg className={style.struck} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
                  <path d="M0 100L100 0" />
                </svg>
              )}
            </div>
            <div className={style.remarks}>
              <div className={style.said}>
                {[...between, ...open.blocks]
                  .filter(({ kind }) => kind !== 'caption')
                  .map((block) => (
                    <Said key={block.text} block={block} room="behavioral" />
                  ))}
              </div>
              <aside
                className={style.objection}
                aria-label="Objection"
                tabIndex={-1}
                ref={objection === undefined ? undefined : target}
              >
                {objection?.blocks
                  .filter(({ kind }) => kind !== 'caption')
                  .map((block) => (
                    <Said key={block.text} block={block} room="behavioral" />
                  ))}
                {objection !== undefined || toObject === undefined ? null : (
                  <button type="button" data-track={`object:${object}`} onClick={() => take(toObject)}>
                    {toObject.text}
                  </button>
                )}
              </aside>
            </div>
          </section>
        )}
        {failure}
      </div>
    </main>
  );
}

function Chart({ object, trace }: { readonly object: string | null; readonly trace: SessionTrace }) {
  switch (object) {
    case 'particulars':
      return <Particulars />;
    case 'depth':
      return <Depth trace={trace} />;
    case 'dwell':
      return <Dwell trace={trace} />;
    case 'order':
      return <Order trace={trace} />;
    case 'manner':
      return <Manner />;
    default:
      return <Blank />;
  }
}
