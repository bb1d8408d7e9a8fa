import { atom, useAtomValue } from 'jotai';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import { feedbackOn, postFeedback } from '../../api/feedback.ts';
import { nothingRecommended } from '../../content/panels.ts';
import { recommendationsAtom } from '../../state/simulation.ts';
import { Entry } from './Entry.tsx';
import style from './Recommendations.module.css';

/** What has been answered in this visit: each entry and response once. */
const answeredAtom = atom(() => new Set<string>());

/** The three that the simulation ranked highest, and what the reader does with them. R-REC-01, 06, 07. */
export function RecommendationsPanel({ onLeave }: { readonly onLeave: () => void }) {
  const recommendations = useAtomValue(recommendationsAtom);
  const answered = useAtomValue(answeredAtom);

  const answer = (recommendation: ScoredRecommendation, response: 'viewed' | 'clicked', dwellMs: number) => {
    const key = `${response} ${recommendation.url}`;
    if (answered.has(key)) return;
    answered.add(key);
    void postFeedback(feedbackOn(recommendation, response, dwellMs));
  };

  if (recommendations.length === 0) return <p className={style.nothing}>{nothingRecommended}</p>;
  return (
    <ol className={style.entries}>
      {recommendations.map((recommendation) => (
        <Entry
          key={recommendation.url}
          recommendation={recommendation}
          onSeen={(dwellMs) => answer(recommendation, 'viewed', dwellMs)}
          onFollowed={(dwellMs) => {
            answer(recommendation, 'clicked', dwellMs);
            onLeave();
          }}
        />
      ))}
    </ol>
  );
}
