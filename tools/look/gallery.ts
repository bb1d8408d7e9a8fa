import type { BrowserContext, Page } from 'playwright-core';

/**
 * Opens a page with the inspector unfolded and invisible. Sets the strength of its effects, 0 to 1, and stops its
 * clock.
 */
export async function openGallery(context: BrowserContext, url: string, strength: string): Promise<Page> {
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(url);
  const fold = page.getByRole('button', { name: 'inspector' });
  await fold.waitFor();
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
  await page.locator('aside[aria-label="Inspector"]').evaluate((aside) => (aside.style.opacity = '0'));
  await page.getByLabel('strength').fill(strength);
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
  await page.clock.runFor(2000);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  return page;
}

/** Presses a button of the gallery by script, so that no pointer moves over the page. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).evaluate((button) => (button as HTMLButtonElement).click());
