import { expect, test } from 'vitest';
import { sharedBrowser } from '../../support/shared.ts';
import { stepAnimations } from '../../support/steppedClock.ts';

const browser = await sharedBrowser();

test('a film moves a transition by the time of its steps, and ends it', async () => {
  const page = await browser.newPage();
  await page.setContent('<p style="width: 0; transition: width 2s linear">D5U</p>');
  const width = () => page.locator('p').evaluate((line) => Math.round(line.getBoundingClientRect().width));
  await page.locator('p').evaluate((line) => {
    line.addEventListener('transitionend', () => line.setAttribute('title', 'ended'));
    line.getBoundingClientRect();
    line.style.width = '200px';
  });
  await stepAnimations(page, 50);
  expect(await width()).toBe(0);
  for (let step = 0; step < 20; step += 1) await stepAnimations(page, 50);
  expect(await width()).toBe(100);
  for (let step = 0; step < 19; step += 1) await stepAnimations(page, 50);
  expect(await width()).toBe(195);
  expect(await page.locator('p').getAttribute('title')).toBeNull();
  await stepAnimations(page, 50);
  expect(await width()).toBe(200);
  await expect.poll(() => page.locator('p').getAttribute('title')).toBe('ended');
  await page.close();
});
