import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Verdict } from '#contract/verdicts.ts';
import type { StoryChoice } from '#contract/api/story.ts';
import { useJudgment } from '../../api/judgment.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { useSounded } from '../../state/sound.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { StoryTexts } from '../../ui/story/StoryText.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Bench } from './Bench.tsx';
import { Finding } from './Finding.tsx';
import { Scales } from './Scales.tsx';
import style from './style.module.css';

const unread = { verdict: null, tallies: null };

/** One case, five agents and an empty chair. The reader sees the votes of others only after voting. */
export default storyPage({ slug: 'judgment', className: style.page }, function Judgment(story) {
  const { path, page, newest, choiceOf, isSettled, take, choose } = story;
  const { standing = unread, vote } = useJudgment();
  const isKept = useAtomValue(isRecordKeptAtom);
  const sounded = useSounded();
  // The last vote if the server did not store it, else null.
  const [failed, setFailed] = useState<Verdict | null>(null);
  const votes = useRef(0);

  // A reader who returns after a vote sees the answer to that vote.
  const goOn = useEffectEvent((verdict: Verdict) => {
    const choice = choiceOf(verdict);
    if (path === '' && choice !== undefined) choose(choice.index);
  });
  useEffect(() => {
    if (standing.verdict !== null && isSettled) goOn(standing.verdict);
  }, [standing.verdict, isSettled]);

  const send = async (verdict: Verdict) => {
    votes.current += 1;
    const number = votes.current;
    const isStored = await vote(verdict);
    // If there is a later vote, the result of this vote is ignored.
    if (number === votes.current) setFailed(isStored ? null : verdict);
  };
  const cast = (choice: StoryChoice, verdict: Verdict) => {
    take(choice);
    sounded('vote');
    setFailed(null);
    void send(verdict);
  };
  // Computed from the page and not from the path: the path contains the vote before the page contains its answer.
  const first = page.blocks.findIndex(({ object }) => object);
  const opening = first < 0 ? page.blocks : page.blocks.slice(0, first);
  const answer = first < 0 ? [] : newest;
  const mine = choiceOf(standing.verdict)?.text ?? null;
  return (
    <StoryFrame headClass={style.case} head={<StoryTexts blocks={opening} />}>
      <section className={style.hearing} aria-label="The vote">
        <Scales choices={page.choices} standing={standing} onVote={cast} />
        <Arrival as="p" className={style.entered}>
          {mine === null
            ? 'One vote a visitor. It may be changed.'
            : isKept
              ? `Entered: ${mine.toLowerCase()}. It may be changed.`
              : `Heard: ${mine.toLowerCase()}. No record of you is kept, so it is not entered.`}
        </Arrival>
        {failed === null ? null : (
          <div className={style.unkept} role="alert">
            <p>The count could not be reached, so your vote is still in your hand.</p>
            <button type="button" data-track="ask:vote-again" onClick={() => void send(failed)}>
              Enter it again
            </button>
          </div>
        )}
      </section>
      <section className={style.after} aria-label="What was said">
        <Bench blocks={answer.filter(({ kind }) => kind === 'log')} mine={mine} />
        <div className={style.said} data-path={path}>
          <StoryTexts blocks={answer} without={['log']} />
        </div>
        {standing.verdict === null || path === '' || !isSettled ? null : (
          <Finding texts={[...opening, ...answer].map(({ text }) => text)} tallies={standing.tallies} />
        )}
      </section>
    </StoryFrame>
  );
});
