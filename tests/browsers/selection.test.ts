import { expect, onTestFinished, test } from 'vitest';
import { openInChromium } from '../support/engines/chromium.ts';
import { settled, until } from '../support/engines/pageState.ts';
import { sharedEngine } from '../support/engines/shared.ts';
import { sharedBrowser } from '../support/shared.ts';

const visited = await sharedEngine();

test.skipIf(visited === null).for(['Chromium', 'this engine'])(
  '[B-TXT-04] in %s a selected heading has the text of its worn letters once',
  async (where) => {
    const [page, url] =
      where === 'Chromium'
        ? [await openInChromium(await sharedBrowser()), visited!.server.url]
        : [await visited!.engine.open(), visited!.url];
    onTestFinished(() => page.close());
    await page.addCookie({ ...(await visited!.server.visitorAt(3)), url });
    await page.goto(`${url}/about`);
    await settled(page);
    // The profile has arrived, and letters of the heading are worn.
    await until(page, () => document.querySelector('h1 .visually-hidden') !== null);
    const selected = await page.evaluate(() => {
      getSelection()!.selectAllChildren(document.querySelector('h1')!);
      return String(getSelection());
    });
    expect(selected.trim()).toBe('Notice of sitting');
  },
);
