import { test } from 'vitest';
import { routeAt } from '../../../../src/app/routes.ts';
import { titleOf } from '../../../../src/app/titles.ts';
import { violations } from '../../../support/axe.ts';
import { pagePaths } from '../../../support/pages.ts';
import { settled, twoFrames } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** Checks every page with axe-core, in one visit through three phases. */
const browser = await sharedBrowser();
const server = sharedServer();

const phases = [0, 2, 5];
const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test.concurrent.for(pagePaths)(
  '[B-A11Y-01] %s: no violation at phases 0, 2 and 5, wide and narrow, with full effects and without',
  async (path, { expect }) => {
    const context = await browser.newContext({ viewport: windows[0]!, reducedMotion: null });
    const page = await context.newPage();
    let mode = 'full';
    for (const phase of phases) {
      await page.goto(`${server.url}${path}?inspect&phase=${phase}&seed=7`);
      if (phase > 0) await page.locator('[data-drawer]').waitFor();
      await settled(page);
      // A hidden page is open at each phase to every visitor who has its address.
      expect(await page.title(), `phase ${phase}`).toBe(titleOf(routeAt(path).slug));
      // The device has stored the mode of the phase before.
      for (const next of [mode, mode === 'full' ? 'off' : 'full']) {
        mode = next;
        await page.getByRole('radio', { name: mode, exact: true }).press('Space');
        await page.locator(`html[data-effects="${mode}"]`).waitFor();
        for (const size of windows) {
          await page.setViewportSize(size);
          await twoFrames(page);
          const message = `phase ${phase}, effects ${mode}, ${size.width} wide`;
          // While a line fades in, its contrast is too low.
          await expect.poll(() => violations(page), { message }).toEqual([]);
        }
      }
    }
    await context.close();
  },
);
