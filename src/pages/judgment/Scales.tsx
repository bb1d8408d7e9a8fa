import type { JudgmentReply } from '#contract/api/judgment.ts';
import type { Verdict } from '#contract/verdicts.ts';
import type { StoryChoice } from '#contract/api/story.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import { shareOf, tiltOf, votesAStroke } from './scale.ts';
import style from './style.module.css';
import { Tally } from './Tally.tsx';

interface Options {
  readonly choices: readonly StoryChoice[];
  readonly standing: JudgmentReply;
  readonly onVote: (choice: StoryChoice, verdict: Verdict) => void;
}

const places = { cut: 'left', grow: 'right', 'set-down': 'ground' } as const;
const isVerdict = (object: string | undefined): object is Verdict => object !== undefined && object in places;

/**
 * Scales made of letters: the pillar is a capital I, the pans are rotated parentheses. Two of the answers are in the
 * pans, the third is on the ground below. The size of an answer follows its share of the votes. Until the reader votes,
 * the scales are level and the counts are covered.
 */
export function Scales({ choices, standing, onVote }: Options) {
  const { verdict: mine, tallies } = standing;
  return (
    <div
      className={style.scales}
      data-covered={tallies === null || undefined}
      style={{ '--tilt': tiltOf(tallies) } as object}
    >
      <p className={style.pillar} aria-hidden="true">
        I
      </p>
      <span className={style.beam} aria-hidden="true" />
      {choices.map((choice) => {
        const verdict = choice.object;
        if (!isVerdict(verdict)) return null;
        const share = shareOf(tallies, verdict);
        return (
          <div key={verdict} className={style.pan} data-place={places[verdict]} style={{ '--share': share } as object}>
            {verdict === 'set-down' ? null : <Hung />}
            <ChoiceButton
              choice={choice}
              className={style.word}
              aria-pressed={mine === verdict}
              data-track={`vote:${verdict}`}
              onTake={() => onVote(choice, verdict)}
            />
            {tallies === null ? (
              <Cloth />
            ) : (
              <Tally votes={tallies[verdict]} each={votesAStroke(tallies)} isMine={mine === verdict} />
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A pan and its two threads. */
const Hung = () => (
  <svg className={style.hung} viewBox="0 0 300 210" aria-hidden="true">
    <path d="M150 0L24 166M150 0L276 166" />
    <text transform="translate(150 168) rotate(-90) scale(0.42 1)">(</text>
  </svg>
);

/** Drawing of a cloth that covers a count until the reader votes. */
const Cloth = () => (
  <svg className={style.cloth} viewBox="0 0 124 32" width="124" height="32" role="img" aria-label="count covered">
    <path d="M9 4H115L120 25q-7 6-14 0t-15 1-15-1-14 1-15-1-14 1-15-1-14 0ZM30 12q-2 7 1 11M61 9q2 8-1 15M92 12q2 6 0 11" />
  </svg>
);
