import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useRef } from 'react';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import { feedbackOn, postFeedback } from '../../api/feedback.ts';
import { nothingRecommended, recommendationAnswers } from '../../content/panels.ts';
import { isPreviewingAtom } from '../../state/profile.ts';
import { recommendationsAtom } from '../../state/simulation.ts';
import { type Answer, answerAtom, answeredUrlsAtom, lastAnswerAtom } from './answers.ts';
import { RecommendationEntry } from './RecommendationEntry.tsx';
import style from './Recommendations.module.css';

/** URLs that count as viewed in this visit. */
const viewedAtom = atom(() => new Set<string>());

/**
 * The three recommendations that the simulation ranked highest. Sends feedback on the reader's reactions. A followed or
 * dismissed recommendation is removed at once, and the next one takes its place. R-REC-01, 06, 07.
 */
export function RecommendationsPanel({ onLeave }: { readonly onLeave: () => void }) {
  const ranked = useAtomValue(recommendationsAtom);
  const viewed = useAtomValue(viewedAtom);
  const answered = useAtomValue(answeredUrlsAtom);
  const last = useAtomValue(lastAnswerAtom);
  const isPreviewing = useAtomValue(isPreviewingAtom);
  const record = useSetAtom(answerAtom);
  const place = useRef<HTMLDivElement>(null);
  // Answered entries are hidden until the simulation has ranked the others again.
  const recommendations = ranked.filter(({ url }) => !answered.has(url));

  const send = (recommendation: ScoredRecommendation, response: 'viewed' | Answer, dwellMs: number) => {
    // The estimate comes from the previewed phase, which the server must not receive.
    if (!isPreviewing) void postFeedback(feedbackOn(recommendation, response, dwellMs));
  };
  const view = (recommendation: ScoredRecommendation, dwellMs: number) => {
    if (viewed.has(recommendation.url)) return;
    viewed.add(recommendation.url);
    send(recommendation, 'viewed', dwellMs);
  };
  const answer = (recommendation: ScoredRecommendation, given: Answer, dwellMs: number) => {
    send(recommendation, given, dwellMs);
    record({ url: recommendation.url, title: recommendation.title, answer: given });
  };

  return (
    <div ref={place} tabIndex={-1}>
      <p role="status" className={style.answered}>
        {last === null ? '' : recommendationAnswers[last.answer](last.title)}
      </p>
      {recommendations.length === 0 ? (
        <p className={style.nothing}>{nothingRecommended}</p>
      ) : (
        <ol role="list" className={style.entries}>
          {recommendations.map((recommendation) => (
            <RecommendationEntry
              key={recommendation.url}
              recommendation={recommendation}
              onSeen={(dwellMs) => view(recommendation, dwellMs)}
              onFollowed={(dwellMs) => {
                answer(recommendation, 'clicked', dwellMs);
                onLeave();
              }}
              onDismissed={(dwellMs) => {
                answer(recommendation, 'dismissed', dwellMs);
                // The button disappears with its entry.
                place.current?.focus({ preventScroll: true });
              }}
            />
          ))}
        </ol>
      )}
    </div>
  );
}
