import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** The interaction of each page by pointer, wheel or keys in a real browser: /observatory to /signal-intercept. */
const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext;
let page: Page;

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([await server.visitorAt(1)]);
  page = await context.newPage();
});
afterEach(() => context.close());

const enter = async (slug: string, title: string) => {
  await page.goto(`${server.url}/${slug}`);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};

describe('[R-RT-03] a page reacts to its reader', () => {
  test('/observatory: an arrow key reads the roll one second earlier', async () => {
    await enter('observatory', 'Three pens and what moves them');
    const roll = page.getByRole('slider', { name: 'Read the roll at' });
    await roll.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => roll.getAttribute('aria-valuetext')).toMatch(/^−0:01, /);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => roll.getAttribute('aria-valuetext')).toMatch(/^now, /);
  });

  test('/protocol: a whole seal moves half as far as the pull, goes back on release, and gets a remark', async () => {
    await enter('protocol', 'Four clauses under wax');
    const cord = page.getByRole('list', { name: 'Clauses under seal' }).getByRole('listitem').first();
    const seal = cord.getByRole('button');
    await seal.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const box = await seal.boundingBox();
    if (box === null) throw new Error('The seal has no box.');
    const [x, y] = [box.x + box.width / 2, box.y + 40];
    const give = () =>
      cord.evaluate((item) => (item.firstElementChild as HTMLElement).style.getPropertyValue('--give'));
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y + 60, { steps: 4 });
    expect(await give()).toBe('30px');
    await page.mouse.up();
    expect(await give()).toBe('');
    await cord.getByText(/^A hand’s breadth/).waitFor();
    expect(new URL(page.url()).search).toBe('?path=0');
  });

  test('/protocol: the answer of a seal that was pulled comes into view above the tabs', async () => {
    await context.clearCookies();
    await context.addCookies([await server.visitorAt(3)]);
    await enter('protocol', 'Four clauses under wax');
    const drawer = page.getByRole('complementary', { name: 'Margin' });
    await drawer.getByRole('button', { name: /casebook/ }).waitFor();
    const cord = page.getByRole('list', { name: 'Clauses under seal' }).getByRole('listitem').first();
    await cord.getByRole('button').focus();
    await page.keyboard.press('Enter');
    const answer = cord.getByText(/^A hand’s breadth/);
    await answer.waitFor();
    const bottom = async () => {
      const box = await answer.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    const foot = (await drawer.boundingBox())?.y ?? 0;
    await expect.poll(bottom).toBeLessThanOrEqual(foot);
    expect(await cord.getByRole('button').evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('/purification: lines that were scrolled past are clean and stay clean', async () => {
    await enter('purification', 'After the verdict');
    const soiled = () => page.locator('[data-line] [data-grade]:not([data-grade="0"])').count();
    await expect.poll(soiled).toBeGreaterThan(0);
    await page.mouse.move(720, 450);
    await expect
      .poll(
        async () => {
          await page.mouse.wheel(0, 600);
          return soiled();
        },
        { timeout: 20_000 },
      )
      .toBe(0);
    await page.locator('[data-clean]').waitFor();
    await page.keyboard.press('Home');
    await page.waitForFunction(() => scrollY === 0);
    expect(await soiled()).toBe(0);
  });

  test('/reflection-chamber: typed ends are shown as a portrait, which has the focus', async () => {
    await enter('reflection-chamber', 'Sentences wanting an end');
    const fields = page.getByRole('main').getByRole('textbox');
    await fields.first().focus();
    const count = await fields.count();
    for (let field = 1; field <= count; field++) {
      await page.keyboard.type(`end ${field}`);
      await page.keyboard.press('Enter');
    }
    expect(await page.locator('[data-turned]').count()).toBe(count);
    await page.getByRole('button', { name: 'Read it back' }).click();
    const portrait = page.getByRole('region', { name: 'Portrait' });
    await portrait.waitFor();
    for (let field = 1; field <= count; field++) expect(await portrait.textContent()).toContain(`nd ${field}`);
    await expect.poll(() => portrait.evaluate((region) => region === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe('');
  });

  test('/routemap-test: the lever crosses letters out, and restores them', async () => {
    await enter('routemap-test', 'Staging copy, not linked');
    const lever = page.getByRole('slider', { name: 'Attempts on each file' });
    const crossed = () => page.locator('main li [data-grade]').count();
    await lever.focus();
    for (let attempt = 0; attempt < 3; attempt++) await page.keyboard.press('ArrowUp');
    await expect.poll(() => lever.getAttribute('aria-valuetext')).toBe('3 attempts on each, corruption 0.6');
    expect(await crossed()).toBeGreaterThan(100);
    await page.getByText(/^Three, and upstairs/).waitFor();
    for (let attempt = 0; attempt < 4; attempt++) await page.keyboard.press('ArrowDown');
    await expect.poll(() => lever.getAttribute('aria-valuetext')).toBe('one attempt taken back');
    expect(await crossed()).toBe(0);
  });

  test('[B-TCH-05] /routemap-test, 390 px wide: the newest answer stands above the lever, and the lever stays', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enter('routemap-test', 'Staging copy, not linked');
    const lever = page.getByRole('slider', { name: 'Attempts on each file' });
    // The bar at the foot appears with the profile, and moves the lever up.
    await page.locator('[data-tab="casebook"]').waitFor();
    await lever.focus();
    const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;
    const before = await topOf(lever);
    for (let attempt = 0; attempt < 3; attempt++) await page.keyboard.press('ArrowUp');
    const answer = page.getByText(/^Three, and upstairs/);
    await answer.waitFor();
    expect(await topOf(answer)).toBeGreaterThan(0);
    // At least the first line of the answer is visible. A long answer is scrolled in its box.
    expect((await topOf(answer)) + 20).toBeLessThan(before);
    expect(await topOf(lever)).toBe(before);
  });

  test('/signal-intercept: the picture is drawn, and a press on the carrier tunes to it and receives it', async () => {
    await enter('signal-intercept', '4,700.1 kilohertz');
    const [spectrum, past] = [page.locator('main canvas').first(), page.locator('main canvas').last()];
    const coloursOf = (canvas: Locator) =>
      canvas.evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement;
        const data = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data;
        return new Set(new Uint32Array(data?.buffer ?? new ArrayBuffer(0))).size;
      });
    await expect.poll(() => coloursOf(past), { timeout: 10_000 }).toBeGreaterThan(50);
    // The colours of the background, the tone and the voices.
    expect(await coloursOf(spectrum)).toBeGreaterThan(2);
    const dial = page.getByRole('slider', { name: 'Frequency' });
    const box = await dial.boundingBox();
    if (box === null) throw new Error('The dial has no box.');
    // The value 47,001 on a scale from 46,900 to 47,100, in tenths of a kilohertz.
    await page.mouse.click(box.x + box.width * (101 / 200), box.y + box.height / 2);
    await expect.poll(() => dial.inputValue()).toBe('47001');
    await page
      .getByRole('log', { name: 'What is received' })
      .getByText(/hundredth of a decibel/)
      .waitFor();
    expect(new URL(page.url()).search).toBe('?path=0');
  });
});
