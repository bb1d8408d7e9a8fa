import { expect, test } from 'vitest';
import { Patience } from '../../src/api/flush/Patience.ts';

const minutes = (count: number) => count * 60_000;

/** Tries of one tab against a server that fails until `backAt`, in ms from the first. */
function triesOf(random: () => number, backAt: number, askedMs: number | null = null): number[] {
  let now = 0;
  const patience = new Patience(() => now, random);
  const tries: number[] = [];
  for (;;) {
    now += patience.waitMs();
    expect(patience.waitMs()).toBe(0);
    tries.push(now);
    patience.tried();
    if (now >= backAt) return tries;
    patience.failed(askedMs);
  }
}

test.each([0, 0.5, 0.999])(
  '[R-BEH-05] fault 5: ten tries at most in five minutes, and one soon after (chance %d)',
  (ratio) => {
    const tries = triesOf(() => ratio, minutes(5));
    expect(tries.filter((at) => at < minutes(5)).length).toBeLessThanOrEqual(10);
    expect(tries.at(-1)).toBeLessThanOrEqual(minutes(7));
  },
);

test('[R-BEH-05] fault 5: ten tries at most in any five minutes of an hour, however often the line comes back', () => {
  let now = 0;
  const patience = new Patience(
    () => now,
    () => 0,
  );
  const tries: number[] = [];
  for (; now < minutes(60); now += 1000) {
    patience.forgive();
    if (patience.waitMs() > 0) continue;
    tries.push(now);
    patience.tried();
    patience.failed(null);
  }
  tries.forEach((at, index) => expect((tries[index + 10] ?? Infinity) - at).toBeGreaterThanOrEqual(minutes(5)));
  expect(tries.length).toBeGreaterThan(100);
});

test('[R-BEH-05] fault 5: twenty tabs that failed together do not come back together', () => {
  let seed = 1;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const second = Array.from({ length: 20 }, () => Math.round(triesOf(random, 1000)[1] ?? 0));
  expect(new Set(second).size).toBeGreaterThan(15);
  expect(Math.max(...second) - Math.min(...second)).toBeGreaterThan(500);
});

test.each([0, 0.999])(
  '[R-BEH-05] fault 5: Retry-After is kept, and jittered to the later side (chance %d)',
  (ratio) => {
    const [, second = 0, third = 0] = triesOf(() => ratio, minutes(2), 30_000);
    for (const wait of [second, third - second]) {
      expect(wait).toBeGreaterThanOrEqual(30_000);
      expect(wait).toBeLessThanOrEqual(37_500);
    }
  },
);

test('[R-BEH-05] the line coming back ends a wait of our own, and not one that the server asked for', () => {
  let now = 0;
  const patience = new Patience(
    () => now,
    () => 0,
  );
  patience.failed(null);
  expect(patience.waitMs()).toBe(1000);
  patience.forgive();
  expect(patience.waitMs()).toBe(0);
  patience.failed(5000);
  patience.forgive();
  expect(patience.waitMs()).toBe(5000);
  now = 5000;
  expect(patience.waitMs()).toBe(0);
  patience.failed(null);
  patience.succeeded();
  expect(patience.waitMs()).toBe(0);
});
