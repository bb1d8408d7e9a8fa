import { expect, test } from 'vitest';
import { hydrated } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[R-TH-03] a thought that is about to be replaced has half opacity', async () => {
  const page = await browser.newPage();
  const start = Date.now();
  await page.clock.install({ time: start });
  await page.goto(`${server.url}/experience-d5u`);
  await hydrated(page);
  // From here on only the test moves the page's clock.
  await page.clock.pauseAt(start + 60_000);
  const thought = page.locator('article[data-fading]');
  const opacity = () => thought.evaluate((element) => getComputedStyle(element).opacity);
  const isFading = () => thought.getAttribute('data-fading');
  for (let step = 0; step < 200 && (await isFading()) !== 'true'; step += 1) await page.clock.runFor(100);
  await expect.poll(opacity).toBe('0.5');
  await page.clock.runFor(500);
  // The next thought may not have arrived yet: the page's clock is ahead of the network.
  await expect.poll(isFading).toBe('false');
  await expect.poll(opacity).toBe('1');
  await page.close();
});
