/** What does a request to the flash limit cost, by number of requests within one second? */
import { createFlashLimit, type FlashRequest } from '../../src/overlay/flash-limit.ts';
import { type Case, timed } from '../timed.ts';

const requestAt = (startAt: number): FlashRequest => ({
  area: { x: 100, y: 100, width: 300, height: 160 },
  from: [0.05, 0.05, 0.06],
  to: [0.81, 0.82, 0.81],
  startAt,
  durationMs: 200,
  maxDelayMs: 700,
});

/** Each call makes `count` requests within one second. Most of them are refused. The next call is a minute later. */
function crowdCase(count: number): Case {
  const limit = createFlashLimit();
  let now = 0;
  return {
    name: `${count} requests`,
    run: () => {
      now += 60_000;
      for (let index = 0; index < count; index += 1) limit.ask(requestAt(now + (index * 1000) / count));
    },
  };
}

export const measure = timed({
  budgetMs: 4,
  budgetReason: 'a quarter of a frame for a hundred requests, where a page makes one in eight seconds',
  cases: [1, 10, 100].map(crowdCase),
});
