import { describe, expect, onTestFinished, test } from 'vitest';
import { checkedShares, isOverFocus, nothing, slip, underNotice } from '../../../support/notices.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

describe.for([1440, 390])('%i wide', (width) => {
  test.for(['/about', '/routemap', '/kitchen', '/empathy', '/brevil', '/protocol', '/survival-analysis'])(
    '[B-NOTE-01] on %s a notice lies over no words and no focus, also further down',
    async (path) => {
      const context = await browser.newContext({
        viewport: { width, height: width > 600 ? 900 : 844 },
        reducedMotion: 'reduce',
      });
      onTestFinished(() => context.close());
      await context.addCookies([await server.visitorAt(2)]);
      const page = await context.newPage();
      await page.goto(server.url + path);
      await slip(page).waitFor({ timeout: 20_000 });
      // A notice with the focus does not expire.
      await page.keyboard.press('F8');
      for (const share of checkedShares) await expect.poll(() => underNotice(page, share)).toEqual(nothing);
      await expect.poll(() => isOverFocus(page)).toBe(false);
    },
  );
});
