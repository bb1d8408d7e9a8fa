import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Census } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { boxOf, pageInteractions } from '../../../support/pageInteraction.ts';
import { twoFrames } from '../../../support/pageState.ts';

/** The interaction of each page once, by mouse, wheel or keys in a real browser: /system-exit to /xenobiology. */
const on = await pageInteractions();

/**
 * Number of pixels in an area of a canvas that are not transparent. The area is in CSS px. Each CSS px is one pixel of
 * the canvas.
 */
const inked = (canvas: Locator, x: number, y: number, width: number, height: number): Promise<number> =>
  canvas.evaluate(
    (element, [left, top, columns, rows]) => {
      const context = (element as HTMLCanvasElement).getContext('2d');
      const data = context?.getImageData(left, top, columns, rows).data ?? [];
      let pixels = 0;
      for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 0) pixels += 1;
      return pixels;
    },
    [x, y, width, height] as const,
  );

/** The text of the element that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

const opacity = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).opacity);

/** The distance between the lines of a link, CSS px; negative where they overlap. */
const linesApart = (link: Locator) =>
  link.evaluate((element) => {
    const lines = [...element.getClientRects()];
    return lines.slice(1).map(({ top }, index) => top - (lines[index]?.bottom ?? 0));
  });

test('[B-A11Y-04] a link in a story that goes over several lines takes a press between them', () =>
  on('/fragments', async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const links = page.locator('[data-voice] > a');
    await links.first().waitFor();
    const apart = (await Promise.all((await links.all()).map(linesApart))).flat();
    expect(apart.length).toBeGreaterThan(0);
    expect(Math.max(...apart)).toBeLessThanOrEqual(0);
  }));

test('[R-RT-03] /system-exit: a window that is pressed goes dark and the title with it, but the kitchen stays lit', () =>
  on('/system-exit', async (page) => {
    const front = page.getByRole('group', { name: 'Lights that are on' });
    const lit = () => front.getByRole('button').allTextContents();
    const faded = () => page.locator('h1 [class*="grade35"]').allTextContents();
    const colour = () =>
      page.locator('main [data-name="hall"]').evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await lit()).toEqual(['gallery', 'third room', 'stacks', 'stairs', 'counter', 'hall', 'kitchen']);
    expect(await faded()).toEqual([]);
    const lamp = await colour();
    await front.getByRole('button', { name: 'hall' }).click();
    await expect.poll(() => focused(page)).toBe('Hall, off. The bust has been asked not to move.');
    await expect.poll(colour).not.toBe(lamp);
    expect(await faded()).toEqual(['t']);
    await front.getByRole('button', { name: 'kitchen' }).click();
    await expect
      .poll(() => focused(page))
      .toBe(
        'That one stays. It was left on for a person who said that they were coming back down. The auditors were shown the note. They initialled it, and went away on their toes.',
      );
    expect(await lit()).toEqual(['gallery', 'third room', 'stacks', 'stairs', 'counter', 'kitchen']);
    for (const name of ['gallery', 'third room', 'stacks', 'stairs', 'counter']) {
      await front.getByRole('button', { name }).press('Enter');
      await front.getByRole('button', { name }).waitFor({ state: 'detached' });
    }
    await page.getByText('All off, but for one.').waitFor();
    expect(await lit()).toEqual(['kitchen']);
    expect((await faded()).join('')).toBe('The way out');
  }));

test('[R-RT-03] /temporal: a drag and an arrow key move the ruler, and the second under it answers', () =>
  on('/temporal', async (page) => {
    // The entry of the reader's own minute is shown once telemetry has reported it.
    const entered = page.locator('main ol li', { hasText: /\d\d:\d\d:\d\d entered \/temporal/ });
    await entered.first().waitFor();
    const ruler = page.getByRole('slider', { name: 'Ruler, in seconds' });
    const reading = () => ruler.getAttribute('aria-valuetext');
    const { x, middleY, width } = await boxOf(page.getByRole('region', { name: 'Both minutes' }).locator('svg'));
    const at = (second: number) => x + (width * (second + 0.5)) / 60;
    await page.mouse.move(at(30), middleY);
    await page.mouse.down();
    await expect.poll(reading).toMatch(/^14:22:30, nothing entered · /);
    await page.mouse.move(at(5), middleY, { steps: 8 });
    await page.mouse.up();
    await expect.poll(reading).toMatch(/^14:22:05, A seat is asked whether it is taken\. · /);
    expect(await page.locator('main svg path').last().getAttribute('d')).toBe('M5.5 0V2');
    await ruler.press('ArrowRight');
    await expect.poll(reading).toMatch(/^14:22:06, See both slips\. · /);
    await page.getByRole('button', { name: 'ask about 14:22:06' }).click();
    await expect.poll(() => focused(page)).toMatch(/^Two slips for one second\..*see also: itself$/);
    expect(new URL(page.url()).search).toBe('?path=1');
    await entered.first().getByRole('button').click();
    await expect.poll(reading).toContain(' entered /temporal');
  }));

test('[R-RT-03] /transmissions: the pen goes down the strip, stands when it is halted, and comes to the end', () =>
  on('/transmissions', async (page) => {
    await page.locator('[data-track="play:004"]').click();
    const reel = page.getByRole('region', { name: 'Reel 004' });
    const pen = async () => (await boxOf(reel.locator('span[aria-hidden]'))).y;
    const lastWord = reel.getByText('Agreed.').last();
    await reel.getByRole('button', { name: 'halt' }).click();
    await reel.getByRole('button', { name: 'go on' }).waitFor();
    const halted = await pen();
    await twoFrames(page);
    expect(await pen()).toBe(halted);
    expect(await opacity(lastWord)).toBe('0');
    await reel.getByRole('button', { name: 'go on' }).press('Enter');
    await expect.poll(pen).toBeGreaterThan(halted + 20);
    await reel.getByRole('button', { name: 'halt' }).waitFor({ state: 'detached' });
    expect(await opacity(lastWord)).toBe('1');
    expect(await reel.evaluate((one) => one === document.activeElement)).toBe(true);
    await reel.getByRole('button', { name: 'next reel' }).click();
    await page.getByRole('region', { name: 'Reel 005' }).waitFor();
    expect(await page.locator('main li[data-state="played"]').textContent()).toMatch(/^004.*, played$/);
  }));

test('[R-RT-03] /vega: a question is posted, its light goes out past the Moon, and the card can be torn up', () =>
  on('/vega', async (page) => {
    const field = page.getByRole('textbox', { name: 'One question' });
    const chart = page.getByRole('img', { name: /^A chart of the sky about Vega/ });
    const lean = () => chart.evaluate((one) => (one as SVGElement).style.getPropertyValue('--x'));
    const light = chart.locator('g[class*="way"] circle');
    expect(await light.count()).toBe(0);
    await page.mouse.move(300, 450);
    await page.mouse.move(900, 450);
    await expect.poll(lean).toBe('0.250');
    await page.getByRole('button', { name: 'Ask it' }).click();
    await page.getByText('The card is blank. A blank takes fifty years as well, and is harder to answer.').waitFor();
    await field.click();
    await page.keyboard.type('Is the kettle still on?');
    await page.getByText('137 characters left. It stays on this device.').waitFor();
    await page.keyboard.press('Enter');
    const card = page.getByRole('region', { name: 'reply due' });
    await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    await card.getByText('“Is the kettle still on?”').waitFor();
    await card.getByText('18,292 days').waitFor();
    await page.getByText(/^I have opened a drawer for that day\./).waitFor();
    expect(await light.count()).toBe(1);
    // Real time is measured: light takes 1.3 s to the Moon.
    await card.getByText(/^[\d,]+ km out, further than the Moon$/).waitFor();
    await card.getByRole('button', { name: 'Tear up the card' }).click();
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await field.inputValue()).toBe('');
    expect(await light.count()).toBe(0);
  }));

test('[R-RT-03] /visitors: presses and keys let go of one half after another until one dot is left', () => {
  // The reply is fixed, because the server is shared and its count changes with every test.
  const census: Census = {
    phases: [1, 0, 0, 7, 0, 0],
    total: 8,
    present: [1, 0, 0, 7, 0, 0],
    asker: { isCounted: true, isPresent: true },
  };
  return on(
    '/visitors',
    async (page) => {
      await page.getByText('Eight are in, and you are one of them.').waitFor();
      const field = page.locator('main svg');
      const said = page.locator('main').getByRole('status');
      const inSight = page.locator('main svg circle[class*="dot"]:not([data-out])');
      /** Presses a point of the plan, in the units of its SVG: 1000 wide and 520 high. */
      const press = async (x: number, y: number) => {
        const matrix = await field.evaluate((svg) => {
          const { a, d, e, f } = (svg as SVGSVGElement).getScreenCTM() ?? new DOMMatrix();
          return { a, d, e, f };
        });
        await page.mouse.click(matrix.a * x + matrix.e, matrix.d * y + matrix.f);
      };
      // The top of the outermost band first, then the fourth band.
      await press(500, 49);
      await expect
        .poll(() => said.textContent())
        .toBe('You are not in tier 0. In which tier are you? They go by how far a visitor has come.');
      await press(500, 247);
      await expect
        .poll(() => said.textContent())
        .toBe('Seven dots are left, alike in all that is counted. Keep a half; you are in it.');
      expect(await inSight.count()).toBe(7);
      await press(900, 247);
      await expect.poll(() => said.textContent()).toMatch(/^Three dots are left, /);
      expect(await inSight.count()).toBe(3);
      await page.getByRole('button', { name: 'the right one' }).press('ArrowLeft');
      await expect.poll(() => said.textContent()).toMatch(/^Two dots are left, /);
      await page.getByRole('button', { name: 'the left one' }).click();
      await expect.poll(() => said.textContent()).toBe('One dot is left.');
      await expect.poll(() => focused(page)).toMatch(/^That one\. Its neighbour would have done as well/);
      expect(await page.locator('main svg circle[data-you]').count()).toBe(1);
      expect(await inSight.count()).toBe(1);
      await page.getByRole('button', { name: 'Let the others back in' }).click();
      await expect.poll(() => said.textContent()).toBe('In which tier are you? They go by how far a visitor has come.');
      expect(await inSight.count()).toBe(8);
    },
    { replies: { [apiPaths.census]: census } },
  );
});

test('[R-RT-03] /void: lines come up one by one while nothing moves, a movement hides them, and a button holds them', () =>
  on('/void', async (page) => {
    const log = page.getByRole('log');
    const lines = log.locator('> *');
    const seen = async () => Promise.all((await lines.all()).map(opacity));
    // Real time is measured: the first line appears after 2.5 s without a movement, the second 3 s later.
    const counts = await log.evaluate(
      (element) =>
        new Promise<number[]>((resolve) => {
          const counted = [element.childElementCount];
          new MutationObserver(() => {
            counted.push(element.childElementCount);
            if (element.childElementCount > 1) resolve(counted);
          }).observe(element, { childList: true });
        }),
    );
    expect(counts.at(-1)).toBe((counts.at(-2) ?? 0) + 1);
    expect((await lines.allTextContents()).slice(0, 2)).toEqual([
      'I am sorry about the dark. A lamp was requested six years ago.',
      'Keep still, and the one docket that came to D5U by itself comes up a line at a time.',
    ]);
    await expect.poll(() => opacity(lines.nth(1))).toBe('1');
    let x = 600;
    await expect
      .poll(async () => {
        await page.mouse.move((x = 1300 - x), 400);
        return new Set(await seen());
      })
      .toEqual(new Set(['0']));
    const hold = page.getByRole('button', { name: 'hold the page still' });
    await hold.click();
    await expect.poll(seen).not.toContain('0');
    expect(await hold.getAttribute('aria-pressed')).toBe('true');
    await page.mouse.move(300, 200, { steps: 5 });
    await twoFrames(page);
    expect(await seen()).not.toContain('0');
    expect(await page.locator('main').getAttribute('data-clear')).not.toBeNull();
    // The focused button stays in the window, whatever the length of the page.
    await page.setViewportSize({ width: 1280, height: 330 });
    await page.evaluate(() => scrollTo(0, 0));
    await twoFrames(page);
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeGreaterThan(40);
    const { y, height } = (await hold.boundingBox()) ?? { y: 0, height: 0 };
    expect(y).toBeGreaterThan(200);
    expect(y + height).toBeLessThan(330);
  }));

test('[R-RT-03] /void-speak: the slots open for what is typed, and it comes back shorter and shorter, with an answer', () =>
  on('/void-speak', async (page) => {
    const field = page.getByRole('textbox', { name: 'Say something into it' });
    const slots = page.locator('main [class*="plate"] span');
    const heights = async () =>
      Promise.all([0, 1, 2].map((at) => slots.nth(at).evaluate((one) => (one as HTMLElement).style.transform)));
    const returns = page.locator('main [data-return]');
    const answer = page.locator('main').getByRole('status');
    expect(await heights()).toEqual(['scaleY(0.07)', 'scaleY(0.07)', 'scaleY(0.07)']);
    await field.click();
    await page.keyboard.type('I have lost my umbrella');
    await expect.poll(heights).toEqual(['scaleY(1)', 'scaleY(0.07)', 'scaleY(0.46618)']);
    await page.keyboard.press('Enter');
    await expect.poll(() => answer.textContent()).toBe('“lost my umbrella”. The rest is in the horsehair.');
    expect(await returns.evaluateAll((all) => all.map((one) => one.lastChild?.textContent))).toEqual([
      'I have lost my umbrella',
      'have lost my umbrella',
      'my umbrella',
      'umbrella',
      'ella',
    ]);
    expect(await field.inputValue()).toBe('');
    await page.keyboard.type('It is on a train');
    await page.getByRole('button', { name: 'speak' }).click();
    await expect
      .poll(() => answer.textContent())
      .toBe('If I wrote, “train” would go under T, and I should find it hard to leave it there.');
    expect(await returns.first().textContent()).toBe('It is on a train');
  }));

test('[R-RT-03] /watcher: to a hand that rests, its own way is drawn on the sheet, until it moves again', () =>
  on('/watcher', async (page) => {
    const watch = () => page.getByRole('main').getAttribute('data-watch');
    const sheet = page.locator('main canvas');
    await page.mouse.move(200, 150);
    await page.mouse.move(1000, 150, { steps: 20 });
    await page.mouse.move(1000, 700, { steps: 20 });
    // Real time is measured: three seconds without a movement, then the duration of the recorded path.
    await expect.poll(watch).toMatch(/^(shown|onward)$/);
    // Drawn horizontally at y 150, vertically at x 1000, and nowhere else. The corner may be cut: positions are
    // recorded every 50 ms.
    expect(await inked(sheet, 250, 140, 600, 20)).toBeGreaterThanOrEqual(600);
    expect(await inked(sheet, 990, 300, 20, 250)).toBeGreaterThanOrEqual(250);
    expect(await inked(sheet, 100, 250, 800, 600)).toBe(0);
    let x = 500;
    await expect
      .poll(async () => {
        await page.mouse.move((x = 1100 - x), 500);
        return [await watch(), await sheet.count()];
      })
      .toEqual(['waiting', 0]);
  }));

test('[R-RT-03] /xenobiology: a plate opens, and a remark stands at the mark that it was written for', () =>
  on('/xenobiology', async (page) => {
    const plate = page.getByRole('button', { name: 'II, the pouch' });
    await plate.click();
    const open = page.getByRole('region', { name: 'II, the pouch' });
    await expect.poll(() => open.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await plate.getAttribute('aria-pressed')).toBe('true');
    await open.getByRole('button', { name: 'Mark b' }).click();
    expect(
      await open.getByRole('textbox', { name: 'b, in pencil' }).evaluate((one) => one === document.activeElement),
    ).toBe(true);
    await page.keyboard.type('not a key, a spoon');
    await page.keyboard.press('Enter');
    const mark = open.getByRole('button', { name: 'Mark b: not a key, a spoon' });
    await mark.waitFor();
    await page.getByText(/^You have written on my plate\./).waitFor();
    // The remark is drawn on the plate.
    const [remark, ground] = [await boxOf(mark.getByText('not a key, a spoon')), await boxOf(open.locator('svg'))];
    expect(remark.x).toBeGreaterThan(ground.x);
    expect(remark.x + remark.width).toBeLessThan(ground.x + ground.width);
    await open.getByRole('button', { name: 'Mark c' }).click();
    expect(await open.getByRole('textbox', { name: 'c, in pencil' }).inputValue()).toBe('');
    await mark.click();
    expect(await open.getByRole('textbox', { name: 'b, in pencil' }).inputValue()).toBe('not a key, a spoon');
  }));
