import { expect, test } from 'vitest';
import { boxOf, drag, drawn, pageInteractions } from '../../../support/pageInteraction.ts';

/** The interaction of each page once, by mouse or keys in a real browser: /cosmic-awareness to /oblique. */
const on = await pageInteractions();

test('[R-RT-03] /cosmic-awareness: a drag and an arrow key bring the next sentence, and the stars move', () =>
  on('/cosmic-awareness', async (page) => {
    const sentence = () => page.locator('main p .visually-hidden').textContent();
    const canvas = page.locator('main canvas');
    const [first, sky] = [await sentence(), await drawn(canvas)];
    await drag(page, 900, 300, -300, 0);
    await expect.poll(sentence).not.toBe(first);
    expect(await drawn(canvas)).not.toEqual(sky);
    const second = await sentence();
    await page.keyboard.press('ArrowRight');
    await expect.poll(sentence).not.toBe(second);
  }));

test('[R-RT-03] /d5u-internal: a bar that is pressed shows its reason', () =>
  on('/d5u-internal', async (page) => {
    const bar = page.getByRole('button', { name: /covered, ground/ }).first();
    const ground = /\(\w\)/.exec((await bar.getAttribute('aria-label')) ?? '')?.[0] ?? 'none';
    await bar.click();
    await expect.poll(() => page.locator('main [data-filled]').textContent()).toContain(ground);
    expect(await bar.getAttribute('aria-pressed')).toBe('true');
  }));

test('[R-RT-03] /data-corruption: the line with the ruler is repaired and stays so', () =>
  on('/data-corruption', async (page) => {
    const row = page.locator('main [data-row="0"]');
    await row.getByRole('button').click();
    await expect.poll(() => row.getAttribute('data-ruled')).not.toBeNull();
    const worn = row.locator('> p').first().locator('[data-grade]');
    await expect.poll(() => worn.count(), { timeout: 15_000 }).toBe(0);
    await expect.poll(() => row.textContent()).toMatch(/^0000kept/);
  }));

test('[R-RT-03] /dead-end: the pencil adds one stroke to the wall', () =>
  on('/dead-end', async (page) => {
    const strokes = page.locator('main path[pathLength]');
    const before = await strokes.count();
    await page.locator('[data-track="mark:dead-end"]').click();
    await expect.poll(() => strokes.count()).toBe(before + 1);
  }));

test('[R-RT-03] /digital-empathy: a dragged sheet follows the mouse and shows its margin', () =>
  on('/digital-empathy', async (page) => {
    const sheet = page.getByRole('article');
    const letter = sheet.locator('h2');
    const { x, middleY } = await boxOf(letter);
    await page.mouse.move(x + 5, middleY);
    await page.mouse.down();
    await page.mouse.move(x - 85, middleY, { steps: 5 });
    await expect.poll(async () => Math.round((await boxOf(letter)).x - x)).toBe(-90);
    await page.mouse.up();
    await expect.poll(() => sheet.getAttribute('data-place')).toBe('right');
    await page.getByRole('complementary', { name: 'right margin' }).locator('p').first().waitFor();
  }));

test('[R-RT-03] /echoes: a text hovered on another page is shown, and can be answered', () =>
  on('/kitchen', async (page) => {
    await page.getByRole('button', { name: 'chipped mug' }).hover();
    // A press on a link is recorded, and so is the hover before it.
    await page.locator('[data-hall]').click();
    await page.evaluate(() => {
      history.pushState(null, '', '/echoes');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.getByRole('heading', { level: 1, name: 'Words returned' }).waitFor();
    const tray = page.getByRole('list', { name: /^What you rested on/ }).getByRole('listitem');
    await expect.poll(() => tray.allTextContents()).toContainEqual(expect.stringContaining('chipped mug'));
    await page.getByRole('button', { name: 'It was meant' }).click();
    await page.getByText('item 1, meant').waitFor();
  }));

test('[R-RT-03] /empathy: an arrow key prefers the sentence on its side, and the line between grows', () =>
  on('/empathy', async (page) => {
    const trace = page.locator('main svg path').first();
    const before = await trace.getAttribute('d');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('pair 2 of 11').waitFor();
    expect(await trace.getAttribute('d')).not.toBe(before);
  }));

test('[R-RT-03] /empathy-emergence: a drag puts down a row of cells, and the bell changes them', () =>
  on('/empathy-emergence', async (page) => {
    const canvas = page.locator('main canvas');
    const { middleX, middleY, width } = await boxOf(canvas);
    const empty = await drawn(canvas);
    await drag(page, middleX, middleY, (width / 33) * 3, 0);
    await page.getByText(/^bell 0: 4 give/).waitFor();
    const sown = await drawn(canvas);
    expect(sown).not.toEqual(empty);
    await page.getByRole('button', { name: 'ring', exact: true }).click();
    await page.getByText(/^bell 1: /).waitFor();
    await expect.poll(() => drawn(canvas)).not.toEqual(sown);
  }));

test('[R-RT-03] /environment: a drag across the window sets the hour, and its light is drawn there', () =>
  on('/environment', async (page) => {
    const { x, middleY, width } = await boxOf(page.locator('main svg g[clip-path] rect').first());
    await drag(page, x + width * 0.5, middleY, width * 0.49, 0);
    await expect.poll(() => page.getByRole('main').getAttribute('data-version')).toBe('night');
    const hour = page.getByRole('slider', { name: 'hour' });
    expect(await hour.getAttribute('aria-valuetext')).toMatch(/^23:\d\d, night$/);
    const night = await page.locator('main svg circle').getAttribute('cx');
    await hour.focus();
    await page.keyboard.press('Home');
    await expect.poll(() => page.locator('main svg circle').getAttribute('cx')).not.toBe(night);
  }));

test('[R-TH-03] /experience-d5u: the button brings another thought', () =>
  on('/experience-d5u', async (page) => {
    const thought = () => page.locator('[data-part="thought"] .visually-hidden').textContent();
    const strokes = page.locator('main section svg line[stroke]');
    await expect.poll(() => strokes.count()).toBeGreaterThan(0);
    const [first, count] = [await thought(), await strokes.count()];
    await page.getByRole('button', { name: 'Next thought' }).click();
    await expect.poll(thought).not.toBe(first);
    expect(await strokes.count()).toBe(count + 1);
  }));

test('[R-RT-03] /fragments: a card goes where the mouse drags it, its pin and thread with it, and stays', () =>
  on(
    '/fragments',
    async (page) => {
      const card = page.getByRole('button', { name: /coat button/ });
      const thread = page.locator('main svg g[mask] > path').first();
      // Position within the table, because an answer of the story moves the table.
      const place = () =>
        card.evaluate((element) => {
          const [own, table] = [element.getBoundingClientRect(), element.parentElement!.getBoundingClientRect()];
          return [own.x - table.x, own.y - table.y] as const;
        });
      const { middleX, middleY } = await boxOf(card);
      const [from, path] = [await place(), await thread.getAttribute('d')];
      await drag(page, middleX, middleY, 60, 40);
      const to = await place();
      expect([to[0] - from[0], to[1] - from[1]].map(Math.round)).toEqual([60, 40]);
      await expect.poll(() => thread.getAttribute('d')).not.toBe(path);
      const table = await page.evaluate(() => localStorage.getItem('d5u-evidence-table'));
      expect(Object.keys(JSON.parse(table ?? '{}') as object)).toEqual(['egg:coat-button']);
      expect(await card.getAttribute('aria-pressed')).toBe('false');
    },
    { found: ['memory:chipped-mug', 'archive:kitchen.txt', 'egg:coat-button', 'tide:slack-water'] },
  ));

test('[R-LAND-06] /: one entry of a list opens at a time', () =>
  on('/', async (page) => {
    const entries = page.locator('main section[aria-labelledby="services"] button[aria-expanded]');
    const open = () => entries.evaluateAll((all) => all.map((one) => one.getAttribute('aria-expanded') === 'true'));
    await entries.nth(0).click();
    await entries.nth(1).click();
    expect(await open()).toEqual([false, true, false]);
  }));

test('[B-HOME-03] /: the last line changes once it has been in view, and the count with it', () =>
  on('/', async (page) => {
    const closing = page.locator('[data-part="closing"]');
    const read = '47,001 is present.';
    expect(await closing.textContent()).toBe('47,000 are listed for today.');
    await closing.scrollIntoViewIfNeeded();
    await expect.poll(() => closing.textContent(), { timeout: 10_000 }).toBe(read);
    expect(await page.locator('[data-part="count"]').textContent()).toBe('47,001 / day');
    await page.reload();
    await expect.poll(() => closing.textContent()).toBe(read);
  }));

test('[R-RT-03] /human-cost: a reader who stays gets the first line, and one other case is counted', () =>
  on('/human-cost', async (page) => {
    await page.locator('main [role=log] p').first().waitFor();
    await page.getByText(/^\d+ others? since you sat down$/).waitFor();
    await page.locator('[data-track="next:31207"]').click();
    await page.getByText(/^heard for 0:\d\d$/).waitFor();
    expect(await page.locator('[data-track="recall:31207"]').textContent()).toBe('Call her again');
  }));

test('[R-RT-03] /judgment: a vote tips the scales and shows the count', () =>
  on('/judgment', async (page) => {
    expect(await page.getByRole('img', { name: 'count covered' }).count()).toBe(3);
    /** Distance that the left pan hangs below the right one, px. */
    const tilt = async () => {
      const [left, right] = await Promise.all(
        ['left', 'right'].map((place) => boxOf(page.locator(`main [data-place="${place}"]`))),
      );
      return left!.y - right!.y;
    };
    expect(Math.abs(await tilt())).toBeLessThan(2);
    await page.locator('[data-track="vote:cut"]').click();
    await page.getByText(/^\d+, (one )?yours$/).waitFor();
    expect(await page.getByRole('img', { name: 'count covered' }).count()).toBe(0);
    await expect.poll(tilt).toBeGreaterThan(10);
  }));

test('[R-RT-03] /kitchen: the name of an object in the text opens it, and it gets the focus', () =>
  on('/kitchen', async (page) => {
    await page.getByRole('button', { name: 'chipped mug' }).click();
    await page.getByText('fig. 3, one mug, agreed').waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.querySelector('figcaption')?.textContent))
      .toBe('fig. 3, one mug, agreed');
  }));

test('[R-RT-03] /kitchen: on a phone the objects that are left stand below the text that the last one brought', () =>
  on('/kitchen', async (page) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'chipped mug', exact: true }).click();
    const exhibits = page.locator('main section');
    await expect.poll(() => exhibits.count()).toBe(1);
    const next = page.getByRole('button', { name: 'the second drawer', exact: true });
    const below = await next.elementHandle();
    // Both are measured together, because the page scrolls smoothly to the new text.
    const gap = await exhibits.last().evaluate((exhibit, button) => {
      const [end, top] = [exhibit.getBoundingClientRect().bottom, button?.getBoundingClientRect().top ?? -Infinity];
      return top - end;
    }, below);
    expect(gap).toBeGreaterThan(-1);
    await next.click();
    await expect.poll(() => exhibits.count()).toBe(2);
  }));

test('[R-RT-03] /narrative: a pressed entry is struck out and gets an answer beside it', () =>
  on('/narrative', async (page) => {
    const entry = page.getByRole('button', { name: 'Came in. The line below the last was free.' });
    const line = () => entry.locator('span').evaluate((text) => getComputedStyle(text).backgroundSize);
    const before = await line();
    await entry.click();
    expect(await entry.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(line).not.toBe(before);
    await page.locator('main li [role=status] p').first().waitFor();
  }));

test('[R-NF-02] the 404 page: its background changes, and its link leads to /', () =>
  on('/no-such-sheet', async (page) => {
    const sheet = page.locator('main svg[data-variant]');
    const before = await sheet.getAttribute('data-variant');
    await expect.poll(() => sheet.getAttribute('data-variant'), { timeout: 10_000 }).not.toBe(before);
    await page.getByRole('link', { name: 'RETURN TO THE BEGINNING' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  }));

test('[R-RT-03] /oblique: the mouse and the arrow keys lean, and the leaf of that angle is flat', () =>
  on('/oblique', async (page) => {
    const facing = async () => {
      const leaf = page.locator('main [data-facing] [data-at]');
      return (await leaf.count()) === 0 ? null : Number(await leaf.getAttribute('data-at'));
    };
    const slider = page.getByRole('slider', { name: 'Lean, in degrees to the right' });
    await page.mouse.move(600, 200);
    await page.mouse.move(300, 200, { steps: 5 });
    await expect.poll(() => slider.getAttribute('aria-valuetext')).toMatch(/to the left$/);
    await page.keyboard.press('ArrowRight');
    await expect.poll(facing).not.toBeNull();
    const transform = () =>
      page.locator('main [data-facing] [data-at]').evaluate((leaf) => getComputedStyle(leaf).transform);
    await expect.poll(transform).toMatch(/^none$|^matrix\(1, 0, 0, 1, 0, 0\)$/);
  }));
