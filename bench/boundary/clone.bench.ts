/** What does a batch cost to cross the boundary when it is cloned? By events in a batch. */
import { timed } from '../timed.ts';
import { crossingCase } from './crossing.ts';

export const measure = timed({
  budgetMs: 4,
  budgetReason: 'once a second, a quarter of a frame at a load that no reader reaches',
  cases: [10, 100, 1000, 10_000].map((events) => crossingCase(events, false)),
});
