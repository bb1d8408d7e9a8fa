import { useRef, useState } from 'react';
import type { Verdict } from '#contract/api/judgment.ts';
import type { StoryChoice } from '#contract/api/story.ts';
import { useJudgment } from '../../api/judgment.ts';
import { useFinds } from '../../state/useFinds.ts';
import { Said } from '../../ui/story/Said.tsx';
import { useArrival } from '../../ui/story/useArrival.ts';
import voices from '../../ui/story/voices.module.css';
import { useRoom } from '../useRoom.tsx';
import { Bench } from './Bench.tsx';
import { Scales } from './Scales.tsx';
import style from './style.module.css';

const unread = { verdict: null, tallies: null };

/** One case, five agents and the chair that was left empty. The reader votes, and only then sees how others did. */
export default function Judgment() {
  const { path, page, isSettled, choose, failure, wait } = useRoom('judgment');
  const { standing = unread, vote } = useJudgment();
  const [unkept, setUnkept] = useState<Verdict | null>(null);
  const cast = useRef(0);
  const { target, expect } = useArrival<HTMLParagraphElement>(isSettled ? path : '');
  useFinds(page?.blocks);

  if (page === undefined) return wait(style.room);

  const enter = async (verdict: Verdict) => {
    cast.current += 1;
    const turn = cast.current;
    const isKept = await vote(verdict);
    // Whoever has voted again since has let go of this one.
    if (turn === cast.current) setUnkept(isKept ? null : verdict);
  };
  const give = (choice: StoryChoice, verdict: Verdict) => {
    expect();
    choose(choice.index);
    setUnkept(null);
    void enter(verdict);
  };
  // By the page and not by the address, which has the vote before the page has an answer to it.
  const first = page.blocks.findIndex(({ object }) => object);
  const opening = first < 0 ? page.blocks : page.blocks.slice(0, first);
  const answer = first < 0 ? [] : page.blocks.slice(page.blocks.length - page.added);
  const mine = page.choices.find(({ object }) => object === standing.verdict)?.text ?? null;
  return (
    <main className={`${style.room} ${voices.voices}`}>
      <div className={style.case}>
        <h1>{page.title}</h1>
        {opening.map((block) => (
          <Said key={block.text} block={block} room="judgment" />
        ))}
      </div>
      <section className={style.hearing} aria-label="The vote">
        <Scales choices={page.choices} standing={standing} onVote={isSettled ? give : null} />
        <p className={style.entered} tabIndex={-1} ref={target} role="status">
          {mine === null
            ? 'One vote a visitor. It may be changed.'
            : `Entered: ${mine.toLowerCase()}. It may be changed.`}
        </p>
        {unkept === null ? null : (
          <div className={style.unkept} role="alert">
            <p>The count could not be reached, so your vote is still in your hand.</p>
            <button type="button" data-track="ask:vote-again" onClick={() => void enter(unkept)}>
              Enter it again
            </button>
          </div>
        )}
        {failure}
      </section>
      <section className={style.after} aria-label="What was said">
        <Bench blocks={answer.filter(({ kind }) => kind === 'log')} mine={mine} />
        <div className={style.said} data-path={path}>
          {answer
            .filter(({ kind }) => kind !== 'log')
            .map((block) => (
              <Said key={block.text} block={block} room="judgment" />
            ))}
        </div>
      </section>
    </main>
  );
}
