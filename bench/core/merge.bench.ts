/** What does it cost to merge the paths of two tabs that diverge early, by steps of each path? */
import { mergeNarratives } from '#contract/mergeNarratives.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { seededRandom } from '#core/random.ts';
import { type Case, timed } from '../timed.ts';

/** Two tabs whose paths differ after three steps. Both then visit random pages of the same fifty. */
function mergeCase(steps: number): Case {
  const tab = (seed: number): NarrativeState => {
    const random = seededRandom(seed);
    const own = Array.from({ length: steps - 3 }, () => `page:p${random.whole(0, 49)}`);
    return { ...emptyNarrative, investigationPath: ['page:a', 'page:b', 'page:c', ...own] };
  };
  const [stored, incoming] = [tab(1), tab(2)];
  return { name: `${steps} steps`, run: () => void mergeNarratives(stored, incoming) };
}

export const measure = timed({
  budgetMs: 4,
  budgetReason: 'with every fragment that is found, a quarter of a frame at the longest path that is kept',
  cases: [50, 200, 500].map(mergeCase),
});
