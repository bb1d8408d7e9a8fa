import { useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ScoredRecommendation } from '#contract/recommendation.ts';
import {
  complexityMeaning,
  complexityWords,
  recommendationAnswers,
  recommendationKinds,
  spanMeaning,
} from '../../content/panels.ts';
import { Term } from '../../ui/tooltip/Tooltip.tsx';
import style from './Recommendations.module.css';
import { type DwellWatch, watchDwell } from '../../ui/watchDwell.ts';

/** Time in view after which an entry counts as viewed, ms. */
const seenAfterMs = 1000;

interface RecommendationEntryProps {
  readonly recommendation: ScoredRecommendation;
  readonly onSeen: (dwellMs: number) => void;
  readonly onFollowed: (dwellMs: number) => void;
  readonly onDismissed: (dwellMs: number) => void;
}

/**
 * One recommendation. Reports its time in view: once when it counts as viewed, and when it is followed or dismissed.
 * R-REC-07.
 */
export function RecommendationEntry(props: RecommendationEntryProps) {
  const { recommendation, onSeen, onFollowed, onDismissed } = props;
  const { type, title, description, url, reason, adaptiveMetadata } = recommendation;
  const { complexityLevel, requiredAttentionSpan } = adaptiveMetadata;
  const element = useRef<HTMLLIElement>(null);
  const watch = useRef<DwellWatch>(null);
  const seen = useEffectEvent(() => onSeen(watch.current?.ms() ?? 0));

  useEffect(() => {
    if (element.current === null) return;
    const watching = watchDwell(element.current, seenAfterMs, () => seen());
    watch.current = watching;
    return () => watching.stop();
  }, []);

  return (
    <li ref={element} className={style.entry}>
      <p className={style.counted}>
        <span>{`${recommendationKinds[type]} · `}</span>
        <Term meaning={complexityMeaning}>{complexityWords[complexityLevel]}</Term> ·{' '}
        <Term meaning={spanMeaning(requiredAttentionSpan)}>{`${requiredAttentionSpan / 60} min`}</Term>
      </p>
      <h2 className={style.title}>
        <Link to={url} data-track={`follow:${url}`} onClick={() => onFollowed(watch.current?.ms() ?? 0)}>
          {title}
        </Link>
      </h2>
      <p>{description}</p>
      <p className={style.reason}>{reason}</p>
      <p className={style.meaning} data-part="meaning">
        {spanMeaning(requiredAttentionSpan)}
      </p>
      <button
        type="button"
        className={style.dismiss}
        data-track={`dismiss:${url}`}
        aria-label={`${recommendationAnswers.dismiss}: ${title}`}
        onClick={() => onDismissed(watch.current?.ms() ?? 0)}
      >
        {recommendationAnswers.dismiss}
      </button>
    </li>
  );
}
