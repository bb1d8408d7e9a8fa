import type { Page } from 'playwright-core';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import { egg } from '../../overlay-harness/egg.ts';
import { browser, stageHarness, url } from '../../overlay-harness/stage.ts';

declare global {
  interface Window {
    /** Number of times that the text of the page was measured. */
    measured: number;
  }
}

stageHarness();

let page: Page;
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await page.goto(`${url}?ground=slate`);
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
});
afterEach(async () => {
  await page.close();
});

const show = (eggs: readonly Egg[]): Promise<void> => page.evaluate((all) => window.harness.eggs(all), eggs);
const commands = (): Promise<unknown[]> => page.evaluate(() => window.harness.commands);
const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-egg') ?? document.activeElement?.id ?? null);

/** Shows an egg and opens its label, as the simulation does after the press. */
const open = async (changes: Partial<Egg> = {}): Promise<void> => {
  await show([egg('a', changes)]);
  await page.locator('[data-egg]').click();
  await show([egg('a', { ...changes, discovered: true })]);
  await page.getByRole('group').waitFor();
};

describe('egg buttons', () => {
  it('[R-EGG-05] a click sends the command once, and the label shows when the egg is discovered', async () => {
    await show([egg('a')]);
    const button = page.getByRole('button', { name: 'A key to no door, common' });
    await button.click();
    await expect.poll(() => commands()).toEqual([{ kind: 'egg-clicked', id: 'a' }]);
    await expect.poll(() => page.getByRole('group').count()).toBe(0);

    await show([egg('a', { discovered: true })]);
    const label = page.getByRole('group', { name: 'A key to no door' });
    expect(await label.innerText()).toContain('Filed under doors.');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('A key to no door. Filed under doors.');
    expect(await button.getAttribute('aria-expanded')).toBe('true');

    await button.click();
    expect(await label.count()).toBe(1);
    await page.getByRole('button', { name: 'put it away' }).click();
    expect(await label.count()).toBe(0);
    await expect.poll(() => button.count()).toBe(0);
    await expect.poll(() => focused()).toBe('page');
    expect(await commands()).toHaveLength(1);
  });

  it('[R-EGG-05] at the end of its lifespan the egg stays while its label is open, and disappears with it', async () => {
    await open();
    await expect.poll(() => page.getByRole('group').count()).toBe(1);
    await show([]);
    expect([await page.getByRole('group').count(), await page.locator('[data-egg]').count()]).toEqual([1, 1]);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(0);
    await expect.poll(() => page.getByRole('group').count()).toBe(0);
    await expect.poll(() => page.getByRole('status').innerText()).toBe('');
  });

  it('[B-A11Y-04] Tab reaches eggs, Enter discovers them, Escape closes a label', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.locator('[data-egg="b"]').waitFor();
    await page.evaluate(() => document.querySelector<HTMLElement>('#page')!.focus());
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('a');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('b');
    await page.keyboard.press('Enter');
    await expect.poll(() => commands()).toEqual([{ kind: 'egg-clicked', id: 'b' }]);
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 }, discovered: true })]);
    await expect.poll(() => page.getByRole('group').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('group').count()).toBe(0);
    await expect.poll(() => focused()).toBe('a');
  });

  it('[B-A11Y-04] the focus of an egg that disappears moves to the next egg, and from the last one to the page', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.locator('[data-egg="a"]').focus();
    await show([egg('b', { position: { x: 20, y: 20 } })]);
    await expect.poll(() => focused()).toBe('b');
    await show([]);
    await expect.poll(() => focused()).toBe('page');
  });

  it('[B-A11Y-04] focus elsewhere stays where it is when an egg disappears', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.locator('[data-egg="b"]').focus();
    await show([egg('b', { position: { x: 20, y: 20 } })]);
    await expect.poll(() => focused()).toBe('b');
  });

  it('[B-A11Y-04] a button is at least 44 by 44, and stands still while it has the focus', async () => {
    await show([egg('a')]);
    const button = page.locator('[data-egg]');
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    const transform = () => button.evaluate((each) => each.style.transform);
    await expect.poll(transform).toMatch(/translate/);
    const drifting = await transform();
    await expect.poll(transform).not.toBe(drifting);
    await button.focus();
    await page.locator('[data-egg][data-held]').waitFor();
    // After two frames the egg has certainly stopped.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const held = await transform();
    // Real time: the egg must not move in this time.
    await page.waitForTimeout(700);
    expect(held).toMatch(/translate/);
    expect(await transform()).toBe(held);
  });

  it('[B-A11Y-04] does not react to clicks beside it', async () => {
    await show([egg('a', { position: { x: 50, y: 50 } })]);
    const box = (await page.locator('[data-egg]').boundingBox())!;
    const beside = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('main') !== null, {
      x: box.x - 40,
      y: box.y + 40,
    });
    expect(beside).toBe(true);
  });

  it.each([0, 100])(
    '[R-EGG-05] on a phone the label of an egg at %d % is inside the window, above the tabs',
    async (percent) => {
      await page.setViewportSize({ width: 360, height: 640 });
      // The height of the strip of tabs.
      await page.evaluate(() => document.documentElement.style.setProperty('--foot-now', '35px'));
      await open({ position: { x: percent, y: percent } });
      const label = (await page.getByRole('group').boundingBox())!;
      expect(label.x).toBeGreaterThanOrEqual(0);
      expect(label.x + label.width).toBeLessThanOrEqual(360);
      expect(label.y).toBeGreaterThanOrEqual(0);
      expect(label.y + label.height).toBeLessThanOrEqual(640 - 35);
    },
  );

  it.each([
    [0, 0],
    [100, 0],
    [49, 100],
    [51, 49],
    [100, 100],
  ])('[R-EGG-05] on a desktop the label of an egg at %d %, %d % is inside the window', async (x, y) => {
    await open({ position: { x, y } });
    const label = (await page.getByRole('group').boundingBox())!;
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThanOrEqual(1024);
    expect(label.y).toBeGreaterThanOrEqual(0);
    expect(label.y + label.height).toBeLessThanOrEqual(768);
  });
});

describe('places of eggs', () => {
  /** The words and controls of the page that an egg covers. */
  const covered = (): Promise<readonly string[]> =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const button of document.querySelectorAll('[data-egg]')) {
        const egg = button.getBoundingClientRect();
        for (const element of document.querySelectorAll('#page h1, #page p, #page li, #page a')) {
          const range = document.createRange();
          range.selectNodeContents(element);
          for (const rect of range.getClientRects()) {
            const isUnder =
              rect.left < egg.right && egg.left < rect.right && rect.top < egg.bottom && egg.top < rect.bottom;
            if (isUnder) found.push(`${button.getAttribute('data-egg')} covers ${element.textContent.slice(0, 20)}`);
          }
        }
      }
      return found;
    });
  const eggs = [0, 20, 40, 60, 80].map((percent) => egg(`e${percent}`, { position: { x: percent / 4, y: percent } }));
  const write = (text: string, top: number, left: number) =>
    page.evaluate(
      (it) => {
        const line = document.createElement('p');
        line.textContent = it.text;
        line.style.cssText = `position:absolute;top:${it.top}px;left:${it.left}px;margin:0;font-size:40px;white-space:nowrap`;
        document.querySelector('#page')!.append(line);
      },
      { text, top, left },
    );

  it('[B-EGG-01] eggs that are wanted over text rest beside it', async () => {
    await show(eggs);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(5);
    expect(await covered()).toEqual([]);
  });

  it('[B-EGG-01] where text comes to an egg, the egg goes elsewhere; the one with the focus stays in the reader’s hand', async () => {
    await show([egg('a', { position: { x: 90, y: 90 } }), egg('b', { position: { x: 70, y: 90 } })]);
    await page.locator('[data-egg="b"]').focus();
    const place = (id: string) => page.locator(`[data-egg-place]:has([data-egg="${id}"])`).getAttribute('style');
    const before = { a: await place('a'), b: await place('b') };
    for (const id of ['a', 'b']) {
      const box = (await page.locator(`[data-egg="${id}"]`).boundingBox())!;
      await write('Words', box.y, box.x - 40);
    }
    await expect.poll(() => place('a')).not.toBe(before.a);
    expect(await place('b')).toBe(before.b);
    await page.evaluate(() => document.querySelector<HTMLElement>('#page')!.focus());
    await expect.poll(() => place('b')).not.toBe(before.b);
    expect(await covered()).toEqual([]);
  });

  it('[B-EGG-01] while the page scrolls, an egg is away unless no text can come to it', async () => {
    // Below the window there is text over the whole length of the page. Only the right side is free.
    await page.evaluate(() => document.querySelector('#page ul')!.remove());
    for (const left of [0, 200, 400, 600]) {
      for (let top = 800; top < 2400; top += 200) await write('Words here', top, left);
    }
    await show([egg('left', { position: { x: 10, y: 95 } }), egg('right', { position: { x: 100, y: 50 } })]);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(2);
    const seen = await page.evaluate(
      () =>
        new Promise<readonly (string | null)[]>((resolve) => {
          addEventListener(
            'scroll',
            () => {
              const present = () =>
                [...document.querySelectorAll('[data-egg]')].map((each) => each.getAttribute('data-egg'));
              requestAnimationFrame(() => requestAnimationFrame(() => resolve(present())));
            },
            { once: true },
          );
          scrollTo(0, 500);
        }),
    );
    expect(seen).toEqual(['right']);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(2);
    expect(await covered()).toEqual([]);
  });

  it('[B-EGG-01] an egg that comes while the page scrolls is there when the page has come to rest', async () => {
    await write('The end of a long page', 4000, 0);
    const seen = await page.evaluate(
      (one) =>
        new Promise<number>((resolve) => {
          let most = 0;
          let frames = 0;
          const scroll = () => {
            scrollBy(0, 20);
            frames += 1;
            // Chromium scrolls in its next frame.
            if (frames === 3) window.harness.eggs([one]);
            most = Math.max(most, document.querySelectorAll('[data-egg]').length);
            if (frames < 90) requestAnimationFrame(scroll);
            else resolve(most);
          };
          requestAnimationFrame(scroll);
        }),
      egg('a'),
    );
    expect(seen).toBe(0);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(1);
    expect(await covered()).toEqual([]);
  });

  it('[B-EGG-01] what an egg does does not measure the page again; a change of the page does', async () => {
    await page.evaluate(() => {
      const walk = document.createTreeWalker.bind(document);
      window.measured = 0;
      document.createTreeWalker = (...parts) => {
        window.measured += 1;
        return walk(...parts);
      };
    });
    await show([egg('a')]);
    // The film is put into the egg's button after the egg has emerged, which takes longer than 150 ms.
    await page.locator('[data-film]').waitFor({ state: 'attached' });
    const measured = () => page.evaluate(() => window.measured);
    expect(await measured()).toBe(1);
    await write('Words', 500, 20);
    await expect.poll(measured).toBe(2);
  });

  it('[R-EGG-07] the eggs listen to movements of the pointer only while one drifts, not while one waits for room', async () => {
    const cdp = await page.context().newCDPSession(page);
    const listening = async (): Promise<number> => {
      const { result } = await cdp.send('Runtime.evaluate', { expression: 'window' });
      const { listeners } = await cdp.send('DOMDebugger.getEventListeners', { objectId: result.objectId! });
      return listeners.filter(({ type }) => type === 'pointermove').length;
    };
    // One listener belongs to the reading effects.
    expect(await listening()).toBe(1);
    await show([egg('a')]);
    await expect.poll(listening).toBe(2);
    await page.evaluate(() => (document.body.style.overflow = 'hidden'));
    for (let top = 0; top < 800; top += 60)
      await write('Words and more words and still more words in a long line, on and on', top, 0);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(0);
    await expect.poll(listening).toBe(1);
    await page.evaluate(() => {
      for (const line of document.querySelectorAll('#page > p[style]')) line.remove();
    });
    await expect.poll(listening).toBe(2);
    await show([]);
    await expect.poll(listening).toBe(1);
  });

  it('[B-EGG-01] where there is no room, an egg is not there', async () => {
    await page.evaluate(() => (document.body.style.overflow = 'hidden'));
    for (let top = 0; top < 800; top += 60)
      await write('Words and more words and still more words in a long line, on and on', top, 0);
    await show([egg('a')]);
    await write('One more line', 700, 400);
    await expect.poll(() => page.evaluate(() => document.querySelectorAll('#page p').length)).toBeGreaterThan(14);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(0);
  });
});
