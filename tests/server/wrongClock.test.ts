import { expect, it } from 'vitest';
import type { Profile } from '#contract/visitor.ts';
import { apiPaths } from '#contract/paths.ts';
import { keenBatch, noon, openApp } from '../support/app.ts';

const dayMs = 86_400_000;

/** The profile of a reader with this clock after a quarter of an hour, in which three stories were opened. */
async function profileAfterReading(clock: (nowMs: number) => number): Promise<Profile> {
  const test = await openApp();
  const reader = test.reader();
  await reader.profile();
  for (let flush = 0; flush < 30; flush += 1) {
    if (flush % 10 === 0) await reader.get(`${apiPaths.story}/${['oblique', 'awakening', 'vega'][flush / 10]}`);
    test.pass(30_000);
    const change = { hoverTargets: ['a', 'b', 'c', 'd'].slice(flush % 2) };
    const reply = await reader.post(apiPaths.track, { behaviorData: keenBatch(clock(test.now()), change) });
    expect(reply.json()).toEqual({ counted: true });
  }
  const profile = await reader.profile();
  await test.close();
  return profile;
}

it.each<readonly [string, (nowMs: number) => number]>([
  ['a day ahead', (now) => now + dayMs],
  ['a day behind', (now) => now - dayMs],
  ['in 1970', (now) => now - noon + 3_600_000],
  ['set back by an hour in the middle', (now) => (now > noon + 450_000 ? now - 3_600_000 : now)],
])('[R-PRO-01] fault 12: a whole visit under a clock that is %s comes to the same', async (_what, clock) => {
  const right = await profileAfterReading((now) => now);
  expect(right.phaseUnlocked).toBeGreaterThanOrEqual(2);
  expect(await profileAfterReading(clock)).toEqual(right);
});
