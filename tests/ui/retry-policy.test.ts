import { expect, test } from 'vitest';
import { ResponseError } from '../../src/api/fetcher.ts';
import { isFinal, RetryPolicy } from '../../src/api/retryPolicy.ts';

const minutes = (count: number) => count * 60_000;

/** Times of one tab's tries against a server that fails until `backAt`, in ms from the first try. */
function triesOf(random: () => number, backAt: number, askedMs: number | null = null): number[] {
  let now = 0;
  const policy = new RetryPolicy({}, () => now, random);
  const tries: number[] = [];
  for (;;) {
    now += policy.waitMs();
    expect(policy.waitMs()).toBe(0);
    tries.push(now);
    policy.tried();
    if (now >= backAt) return tries;
    policy.failed(askedMs);
  }
}

test.each([0, 0.5, 0.999])(
  '[R-BEH-05] fault 5: at most ten tries in five minutes, and one soon after the server is back (chance %d)',
  (ratio) => {
    const tries = triesOf(() => ratio, minutes(5));
    expect(tries.filter((at) => at < minutes(5)).length).toBeLessThanOrEqual(10);
    expect(tries.at(-1)).toBeLessThanOrEqual(minutes(7));
  },
);

test('[R-BEH-05] fault 5: at most ten tries in any five minutes, however often `online` fires', () => {
  let now = 0;
  const policy = new RetryPolicy(
    {},
    () => now,
    () => 0,
  );
  const tries: number[] = [];
  for (; now < minutes(60); now += 1000) {
    policy.online();
    if (policy.waitMs() > 0) continue;
    tries.push(now);
    policy.tried();
    policy.failed(null);
  }
  tries.forEach((at, index) => expect((tries[index + 10] ?? Infinity) - at).toBeGreaterThanOrEqual(minutes(5)));
  expect(tries.length).toBeGreaterThan(100);
});

test('[R-BEH-05] fault 5: twenty tabs that failed together do not try again together', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const second = Array.from({ length: 20 }, () => Math.round(triesOf(random, 1000)[1] ?? 0));
  expect(new Set(second).size).toBeGreaterThan(15);
  expect(Math.max(...second) - Math.min(...second)).toBeGreaterThan(500);
});

test.each([0, 0.999])(
  '[R-BEH-05] fault 5: Retry-After is obeyed, with jitter only to later times (chance %d)',
  (ratio) => {
    const [, second = 0, third = 0] = triesOf(() => ratio, minutes(2), 30_000);
    for (const wait of [second, third - second]) {
      expect(wait).toBeGreaterThanOrEqual(30_000);
      expect(wait).toBeLessThanOrEqual(37_500);
    }
  },
);

test('[R-BEH-05] `online` ends our own wait, and not one that the server asked for', () => {
  let now = 0;
  const policy = new RetryPolicy(
    {},
    () => now,
    () => 0,
  );
  policy.failed(null);
  expect(policy.waitMs()).toBe(1000);
  policy.online();
  expect(policy.waitMs()).toBe(0);
  policy.failed(5000);
  policy.online();
  expect(policy.waitMs()).toBe(5000);
  now = 5000;
  expect(policy.waitMs()).toBe(0);
  policy.failed(null);
  policy.succeeded();
  expect(policy.waitMs()).toBe(0);
});

test.each([
  [400, true],
  [404, true],
  [410, true],
  [499, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('[R-BEH-05] the answer %i is final: %s', (status, expected) => {
  expect(isFinal(new ResponseError(status, 'No.'))).toBe(expected);
});

test('[R-BEH-05] a call without an answer is not final', () => {
  expect(isFinal(new TypeError('Failed to fetch'))).toBe(false);
});
