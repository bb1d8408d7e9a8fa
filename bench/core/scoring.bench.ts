/** What does it cost to score recommendations, by their number? */
import type { Recommendation, RecommendationType } from '#contract/recommendation.ts';
import { seededRandom } from '#core/random.ts';
import { scoreRecommendations } from '#core/recommendations.ts';
import { type Case, timed } from '../timed.ts';

const types: readonly RecommendationType[] = ['content', 'puzzle', 'hidden_content', 'collaboration'];
const facts = { phase: 4, suspicion: 3.5, interactions: 40, daysSinceFirst: 2 };

function scoringCase(count: number): Case {
  const random = seededRandom(1);
  const offered: Recommendation[] = Array.from({ length: count }, (_, index) => ({
    type: types[index % types.length] ?? 'content',
    title: `page ${index}`,
    description: 'One line.',
    url: '/void',
    priority: random.ratio(),
  }));
  return { name: `${count} recommendations`, run: () => void scoreRecommendations(offered, facts) };
}

export const measure = timed({
  budgetMs: 16,
  budgetReason: 'ten thousand, where the server offers a dozen, in one frame of a thread that draws none',
  cases: [3, 100, 10_000].map(scoringCase),
});
