import type { Complexity, Recommendation, RecommendationType, ScoredRecommendation } from '#contract/recommendation.ts';
import type { ReaderFacts } from './state.ts';

/** The number of recommendations shown. Spec §9, R-REC-06. */
const recommendationLimit = 3;

/** Cognitive load, 0 to 1, and attention span in seconds, by type. Spec §9, R-REC-05. */
const demandsByType: Readonly<Record<RecommendationType, { readonly load: number; readonly spanSeconds: number }>> = {
  content: { load: 0.4, spanSeconds: 120 },
  puzzle: { load: 0.8, spanSeconds: 300 },
  hidden_content: { load: 0.6, spanSeconds: 180 },
  collaboration: { load: 0.5, spanSeconds: 600 },
};

/**
 * The expected engagement of a reader with a recommendation, 0.5 to 1. R-REC-03. The sum is one of whole tenths,
 * because in floating point 0.5 + 0.2 + 0.1 + 0.1 is not 0.9.
 */
export function engagementOf(type: RecommendationType, facts: ReaderFacts): number {
  let tenths = 5;
  if (facts.phase >= 3) tenths += 2;
  if (type === 'hidden_content' && facts.suspicion > 2) tenths += 3;
  if (facts.interactions > 20) tenths += 1;
  if (facts.daysSinceFirst > 1) tenths += 1;
  return Math.min(tenths, 10) / 10;
}

/** Complexity by the reader's progress. R-REC-04. */
export function complexityOf(facts: ReaderFacts): Complexity {
  if (facts.phase >= 4 && facts.suspicion > 3) return 'advanced';
  if (facts.phase >= 2 && facts.interactions > 10) return 'intermediate';
  return 'basic';
}

/**
 * The reasons to show, by the first true condition. Most conditions have several reasons, so that recommendations with
 * the same condition show different reasons. R-REC-02.
 */
function reasonsOf(type: RecommendationType, facts: ReaderFacts): readonly string[] {
  if (type === 'hidden_content' && facts.suspicion > 2)
    return [
      'Your line is underlined twice, and this lay below the second stroke.',
      'It lay on its face, with a key on it.',
      'Somebody had put it away in a hurry, upside down.',
    ];
  if (type === 'collaboration') return ['There is a chair at this table and nobody in it.'];
  if (type === 'puzzle')
    return [
      'It has an underside, and wants turning over.',
      'Whoever put it away has left the string on.',
      'It is shorter inside than out.',
    ];
  if (type === 'hidden_content')
    return [
      'It was on the lowest shelf, where one has to kneel.',
      'It was holding a window open.',
      'It stood with its back to the room.',
    ];
  if (facts.daysSinceFirst > 1)
    return [
      'You came back, and it had been kept for you.',
      'The loan was renewed in your absence, at no charge.',
      'The ribbon in it is where it was.',
    ];
  if (facts.interactions > 20)
    return [
      'You have more than twenty entries, and this was next on the trolley.',
      'The trolley would not go past this.',
      'It fell off the trolley, and was picked up.',
    ];
  if (facts.phase >= 3)
    return [
      'The Advocate has put it on your side of the table.',
      'The Advocate went back for this.',
      'The Advocate had it in her sleeve.',
    ];
  return [
    'The shelf was asked what it had, and gave this.',
    'It came out with its neighbour, and would not go back.',
    'It was under the short leg of the shelf.',
  ];
}

function score(recommendation: Recommendation, reason: string, facts: ReaderFacts): ScoredRecommendation {
  const demands = demandsByType[recommendation.type];
  return {
    ...recommendation,
    reason,
    estimatedEngagement: engagementOf(recommendation.type, facts),
    adaptiveMetadata: {
      complexityLevel: complexityOf(facts),
      cognitiveLoad: demands.load,
      requiredAttentionSpan: demands.spanSeconds,
    },
  };
}

/**
 * The three recommendations with the highest product of priority and engagement. Recommendations with equal products
 * keep the server's order. Never throws. Spec §9, R-REC-02 to R-REC-06.
 */
export function scoreRecommendations(
  offered: readonly Recommendation[],
  facts: ReaderFacts,
): readonly ScoredRecommendation[] {
  const shown = new Set<string>();
  const newReason = (type: RecommendationType): string => {
    const reasons = reasonsOf(type, facts);
    const reason = reasons.find((one) => !shown.has(one)) ?? reasons[0]!;
    shown.add(reason);
    return reason;
  };
  return offered
    .map((recommendation) => ({
      recommendation,
      rank: recommendation.priority * engagementOf(recommendation.type, facts),
    }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, recommendationLimit)
    .map(({ recommendation }) => score(recommendation, newReason(recommendation.type), facts));
}
