import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { previewAtom } from '../../state/profile.ts';
import { commandAtom } from '../../state/simulation.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { type DraftLine, draftOf, entryOf, gapInHand, leftOf } from './draft.ts';
import { Line } from './Line.tsx';
import { Pen } from './Pen.tsx';
import style from './style.module.css';

/**
 * The verdict, drafted in two hands: the court has the joining words and the reader the clauses. Each clause enters the
 * narrative state. The sheet leaves the edges of the window free, where emergent exhibits go round it.
 */
export default function Collaborate() {
  const preview = useAtomValue(previewAtom);
  const { path, page, isSettled, choose, failure, wait } = useRoom('collaborate');
  const tell = useSetAtom(commandAtom);
  const [taken, take] = useState<string | null>(null);
  const { target, expect } = useArrival<HTMLDivElement>(isSettled ? path : '');
  const pen = useArrival<HTMLButtonElement>(isSettled ? path : '');
  const sheet = useRef<HTMLDivElement>(null);
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const lines = draftOf(page.blocks, page.choices);
  const left = leftOf(page.blocks);
  const struck = left !== null;
  const gap = struck ? taken : gapInHand(lines, taken);
  const opening = page.blocks.slice(
    0,
    page.blocks.findIndex(({ kind }) => kind === 'quote'),
  );
  const remarks = page.blocks.slice(opening.length).filter(({ kind }) => kind === 'margin');
  const latest = page.blocks.findLast(({ kind }) => kind === 'caption');
  // The clauses go with the gap that they were for, and the focus would go with them.
  const next = gap ?? lines.find(({ note }) => note !== null && note === latest)?.gap;
  const strike = page.choices.find(({ object }) => object === 'strike');
  const write = (line: DraftLine, clause: StoryChoice) => {
    if (preview === null) tell({ kind: 'clause-chosen', clause: entryOf(line, clause) });
    take(null);
    pen.expect();
    choose(clause.index);
  };
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <header className={style.head}>
        <h1>{page.title}</h1>
        {opening.map((block) => (
          <Said key={block.text} block={block} room="collaborate" />
        ))}
      </header>
      <div className={style.sheet} ref={sheet} data-struck={struck || undefined}>
        <ol>
          {lines.map((line) => (
            <Line
              key={line.gap}
              line={line}
              isInHand={line.gap === gap}
              left={left}
              target={line.gap === next ? pen.target : undefined}
              onTake={() => take(line.gap)}
              onWrite={isSettled ? (clause) => write(line, clause) : null}
            />
          ))}
        </ol>
        <Pen sheet={sheet} at={`${gap}:${path}:${isSettled}`} />
      </div>
      <div className={style.foot}>
        <p className="visually-hidden" role="status">
          {latest?.text}
        </p>
        {struck && latest !== undefined ? (
          <div className={style.left} tabIndex={-1} ref={target}>
            <Said block={latest} room="collaborate" />
          </div>
        ) : null}
        {(struck ? remarks.toReversed() : remarks).map((block) => (
          <Said key={block.text} block={block} room="collaborate" />
        ))}
        {strike === undefined || struck ? null : (
          <button
            type="button"
            className={style.strike}
            aria-disabled={!isSettled || undefined}
            data-track="strike:draft"
            onClick={() => {
              if (!isSettled) return;
              expect();
              choose(strike.index);
            }}
          >
            {strike.text}
          </button>
        )}
        {failure}
      </div>
    </main>
  );
}
