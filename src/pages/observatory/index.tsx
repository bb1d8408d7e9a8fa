import { useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { useFinds } from '../../state/useFinds.ts';
import { useMotion } from '../../ui/motion.ts';
import { type Passage, passagesOf } from '../../ui/story/parts.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Marks } from './Marks.tsx';
import { Reader } from './Reader.tsx';
import { figuresAt, inSight, instruments, rollMs } from './reading.ts';
import { DryStrip, Strip } from './Strip.tsx';
import style from './style.module.css';
import { useRoll } from './useRoll.ts';

/** A chart recorder on the reader: three pens that the simulation moves, on a roll that can be read back. */
export default function Observatory() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('observatory');
  const { trace, readAgain } = useRoll();
  const [ago, setAgo] = useState(0);
  const isOff = useMotion() === 'off';
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const passages = passagesOf(page.blocks);
  const latest = passages.findLast(({ object }) => object !== null);
  const endMs = trace.vitals.at(-1)?.atMs ?? rollMs;
  const figures = inSight(trace.vitals, endMs);
  const read = figuresAt(figures, endMs - ago * 1000);
  const choiceOf = (object: string) => page.choices.find((choice) => choice.object === object);
  const noteOf = (object: string) => {
    const passage = passages.find((entry) => entry.object === object);
    if (passage === undefined) return null;
    return <Note passage={passage} target={passage === latest ? target : undefined} />;
  };
  const nameOf = (object: string) => {
    const choice = choiceOf(object);
    const explain = (asked: StoryChoice) => {
      if (!isSettled) return;
      expect();
      choose(asked.index);
    };
    return choice === undefined ? (
      object
    ) : (
      <button
        type="button"
        data-track={`explain:${object}`}
        aria-disabled={!isSettled || undefined}
        onClick={() => explain(choice)}
      >
        {choice.text}
      </button>
    );
  };
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        <div className={style.said}>
          {passages
            .filter(({ object }) => object === null)
            .flatMap(({ blocks }) => blocks)
            .map((block) => (
              <Said key={block.text} block={block} room="observatory" />
            ))}
          {failure}
        </div>
      </header>
      <div className={style.roll}>
        <Marks trace={trace} endMs={endMs} ago={ago} />
        {instruments.map((instrument) => (
          <Strip
            key={instrument.key}
            instrument={instrument}
            figures={figures}
            endMs={endMs}
            read={read}
            name={nameOf(instrument.key)}
          >
            {noteOf(instrument.key)}
          </Strip>
        ))}
        {choiceOf('dry-pen') === undefined ? null : <DryStrip name={nameOf('dry-pen')}>{noteOf('dry-pen')}</DryStrip>}
      </div>
      <Reader
        trace={trace}
        endMs={endMs}
        ago={ago}
        onRead={setAgo}
        figures={figures}
        read={read}
        onReadAgain={isOff ? readAgain : null}
      />
    </main>
  );
}

/** What is written on the paper below a strip. */
function Note({
  passage,
  target,
}: {
  readonly passage: Passage;
  readonly target: ReturnType<typeof useArrival<HTMLDivElement>>['target'] | undefined;
}) {
  return (
    <div className={style.note} tabIndex={-1} ref={target} data-fresh={target !== undefined || undefined}>
      {passage.blocks.map((block) =>
        block.kind === 'caption' ? (
          <p key={block.text} className={style.caption}>
            {block.text}
          </p>
        ) : (
          <Said key={block.text} block={block} room="observatory" />
        ),
      )}
    </div>
  );
}
