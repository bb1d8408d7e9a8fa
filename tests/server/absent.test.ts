import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { keenBatch, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const minuteMs = 60_000;
/** A batch with the activity of a keen reader, for a number of minutes. */
const claim = (minutes: number) => ({
  behaviorData: keenBatch(test.now(), {
    dwellTime: minutes * minuteMs,
    hoverTargets: Array.from({ length: 100 }, (_, index) => `${index}`),
    interactionSequence: [`click:${test.now()}`],
  }),
});
const phaseOf = async (reader: TestReader) => (await reader.profile()).phaseUnlocked;

describe('fault 35: a script that is absent', () => {
  it('gets phase 1 and no more for its first batch, with a cookie that was never used', async () => {
    const reader = test.reader();
    await reader.profile();
    test.pass(86_400_000);
    await reader.post(apiPaths.track, claim(30));
    expect(await phaseOf(reader)).toBe(1);
  });

  it('gets no phase above 2 by idle time, if it opens no story', async () => {
    const reader = test.reader();
    await reader.profile();
    for (let pause = 0; pause < 6; pause += 1) {
      test.pass(20 * minuteMs);
      for (let batch = 0; batch < 10; batch += 1) await reader.post(apiPaths.track, claim(2));
    }
    expect(await phaseOf(reader)).toBe(2);
  });

  it('a reader who opens stories reaches phase 5 in 36 minutes', async () => {
    const reader = test.reader();
    await reader.profile();
    for (let flush = 0; flush < 72; flush += 1) {
      if (flush % 16 === 1) await reader.get(`${apiPaths.story}/${hiddenRoutes[flush >> 4]}`);
      expect(await phaseOf(reader)).toBeLessThan(5);
      test.pass(minuteMs / 2);
      await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
    }
    expect(await phaseOf(reader)).toBe(5);
  });
});
