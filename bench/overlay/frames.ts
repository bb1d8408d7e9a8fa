import type { Egg } from '#contract/egg.ts';
import { serveHarness } from '../../tests/browser/overlay-harness/serve.ts';
import { launchBrowser } from '../../tests/support/browser.ts';

/**
 * Measures how long the overlay takes for one frame, from the request to the last pixel read back, for each kind of
 * content. Prints the median of 60 frames at 1440 by 900. The first row of the output is the cost of reading back
 * alone. Run it by hand with `node bench/overlay/frames.ts`: it measures the GPU of the machine (or SwiftShader, if
 * there is none), so it has no budget.
 */
const egg = (index: number): Egg => ({
  id: `egg-${index}`,
  type: 'key',
  title: 'A key',
  content: '',
  trigger: 'time',
  rarity: 'rare',
  discovered: false,
  position: { x: index * 12, y: 50 },
  lifespan: 60_000,
  metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
  emergedAt: 0,
});
const eggs = Array.from({ length: 8 }, (_, index) => egg(index));
const longMs = 600_000;

const [{ url, server }, browser] = await Promise.all([serveHarness(), launchBrowser()]);
const contents = [
  'nothing',
  'eight eggs',
  'a glitch',
  'a large glitch',
  'pieces',
  'a large reading',
  'a scan',
  'a moment',
  'a tide',
] as const;
for (const name of contents) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}?driven&ground=slate`);
  await page.waitForSelector('canvas', { state: 'attached' });
  await page.waitForTimeout(500);
  const median = await page.evaluate(
    ({ name, eggs, longMs }) => {
      const { harness } = window;
      harness.frame(0);
      if (name === 'eight eggs') harness.eggs(eggs);
      if (name === 'a glitch') harness.disturb('glitch', longMs, 3);
      if (name === 'a large glitch') harness.disturb('glitch', longMs, 3, 'slices', 0.9);
      if (name === 'pieces') harness.read('pieces', 3);
      if (name === 'a large reading') harness.read('surprise', 3, 0.5);
      if (name === 'a scan') harness.disturb('scan', longMs, 3);
      if (name === 'a moment') harness.disturb('ring', longMs, 3);
      if (name === 'a tide') harness.disturb('tide', longMs, 3);
      // A reading effect has its own duration, at least 1.4 s. The effects of a phase and of a tide are largest at
      // their end.
      const isMoment = name === 'a moment' || name === 'a tide';
      const from = name === 'pieces' || name === 'a large reading' ? 300 : isMoment ? longMs * 0.8 : longMs / 3;
      const times = Array.from({ length: 60 }, (_, index) => {
        const startAt = performance.now();
        harness.frame(from + index * 16);
        return performance.now() - startAt;
      });
      return times.toSorted((a, b) => a - b)[30]!;
    },
    { name, eggs, longMs },
  );
  console.log(`${name.padEnd(15)} ${median.toFixed(1)} ms`);
  await page.close();
}
await Promise.all([browser.close(), server.close()]);
