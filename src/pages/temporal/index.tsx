import { useState } from 'react';
import { useSampledTrace } from '../../state/useSampledTrace.ts';
import { localTime } from '../../ui/localTime.ts';
import { useMotion } from '../../ui/motion.ts';
import { Arrival } from '../../ui/story/Arrival.tsx';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { passagesOf } from '../../ui/story/passages.ts';
import { StoryText, StoryTexts } from '../../ui/story/StoryText.tsx';
import { markOf, NewName } from '../../ui/story/NewLine.tsx';
import { StoryFrame } from '../../ui/story/StoryFrame.tsx';
import { storyPage } from '../storyPage.tsx';
import { Braid } from './Braid.tsx';
import { Ledger } from './Ledger.tsx';
import { knotsOf, minutesOf, ownEntries, plait, secondOf } from './minute.ts';
import style from './style.module.css';

/**
 * The court's minute 14:22 and the reader's own minutes, second by second. A slider chooses the second that is shown
 * large.
 */
export default storyPage({ slug: 'temporal', className: style.page }, function Temporal(story) {
  const { page } = story;
  const [second, setSecond] = useState(7);
  /**
   * Object of the newest answer once the reader has chosen another second. The answer is then shown at its entry in the
   * list.
   */
  const [filed, setFiled] = useState<string | null>(null);
  const motion = useMotion();
  const { trace, refresh } = useSampledTrace(motion === 'calm' ? 10_000 : 2000);

  const passages = passagesOf(page.blocks);
  const aside = passages.flatMap(({ object, blocks }) => (object === null ? blocks : []));
  const seconds = plait(
    aside.filter(({ kind }) => kind === 'log'),
    ownEntries(trace),
  );
  const row = seconds.find((entry) => entry.second === second);
  const latest = passages.findLast(({ object }) => object !== null);
  const choiceAt = (at: number) => page.choices.find(({ text }) => secondOf(text)?.second === at);
  const answerTo = (object: string | undefined) =>
    passages.find((passage) => passage.object !== null && passage.object === object);
  /** Whether the newest answer is shown at the ruler. It stays there until another second is chosen. */
  const isNewest = (at: number) =>
    at === second && latest !== undefined && latest.object !== filed && answerTo(choiceAt(at)?.object) === latest;
  const choose = (to: number) => {
    if (to !== second) setFiled(latest?.object ?? null);
    setSecond(to);
  };
  const noteOf = (at: number) => {
    const passage = answerTo(choiceAt(at)?.object);
    if (passage === undefined) return null;
    return (
      <Arrival className={style.note} data-whole isLatest={passage === latest}>
        {passage.blocks.map((block, index) =>
          block.kind === 'caption' ? (
            <p key={index} {...markOf(block, style.caption)}>
              <NewName block={block} />
              <span>{block.text}</span>
            </p>
          ) : (
            <StoryText key={index} block={block} />
          ),
        )}
      </Arrival>
    );
  };
  const choice = choiceAt(second);
  const figure = String(second).padStart(2, '0');
  const knots = knotsOf(seconds);
  const theirs = row?.court.map(({ text }) => secondOf(text)?.rest ?? '').join(' ') || 'nothing entered';
  const yours = row?.own.map(({ atMs, words }) => `${localTime(atMs)} ${words}`).join(', ') || 'nothing of yours';
  return (
    <StoryFrame
      headClass={`${style.head} spread`}
      head={
        <p className={style.counted}>
          <span>{`${minutesOf(trace)} of your minutes, since this page was loaded · ${knots === 1 ? '1 knot' : `${knots} knots`}`}</span>
          {motion === 'off' ? (
            <button type="button" data-track="read:again" onClick={refresh}>
              read again
            </button>
          ) : null}
        </p>
      }
    >
      <section className={style.rails} aria-label="Both minutes">
        <div className={style.above}>
          <p className={style.figure}>{`14:22:${figure}`}</p>
          <p className={style.stands}>
            <span>{theirs}</span>
            {choice === undefined || answerTo(choice.object) !== undefined ? null : (
              <ChoiceButton choice={choice} data-track={`ask:${choice.object ?? ''}`}>
                {`ask about ${choice.text}`}
              </ChoiceButton>
            )}
          </p>
        </div>
        <Braid seconds={seconds} second={second} onSecond={choose} />
        <label className={style.scrub}>
          <span className="visually-hidden">Ruler, in seconds</span>
          <input
            className="slider"
            type="range"
            min={0}
            max={59}
            value={second}
            aria-valuetext={`14:22:${figure}, ${theirs} · ${yours}`}
            onChange={(event) => choose(Number(event.target.value))}
          />
        </label>
        {isNewest(second) ? noteOf(second) : null}
        <div className={style.below}>
          <p className={style.stands} data-hover="">
            {yours}
          </p>
          <p className={style.figure}>{row?.own[0] === undefined ? `··:··:${figure}` : localTime(row.own[0].atMs)}</p>
        </div>
      </section>
      <div className={style.said}>
        <StoryTexts blocks={aside} without={['log']} />
      </div>
      <Ledger seconds={seconds} second={second} onSecond={choose} noteOf={(at) => (isNewest(at) ? null : noteOf(at))} />
    </StoryFrame>
  );
});
