/** What does it cost to copy a batch and transfer the copy to the worker, by number of events? */
import { timed } from '../timed.ts';
import { crossingCase } from './crossing.ts';

export const measure = timed({
  budgetMs: 4,
  budgetReason: 'once a second, a quarter of a frame at a load that no reader reaches',
  cases: [10, 100, 1000, 10_000].map((events) => crossingCase(events, true)),
});
