import { expect, test } from 'vitest';
import { simulated } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

test('[B-HOME-06] from a room that leads nowhere there is a way home', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${server.url}/dead-end`);
  await page.getByRole('link', { name: 'front hall' }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await expect.poll(() => page.locator('[data-hall]').count()).toBe(0);
  await context.close();
});

test('[R-SA-04] the eight cards of Detailed Analysis stand in a grid: two columns, one on a phone', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/survival-analysis`);
  const columns = async () => {
    const lefts = page
      .getByRole('region', { name: 'Detailed Analysis' })
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    return (await lefts).map((left, _, all) => all.indexOf(left));
  };
  expect(await columns()).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await columns()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  await context.close();
});

const beginnings = { 0: /^D5U is an AI that hears 47,000 cases a day\. We study/, 5: /^With each tide/ } as const;

test.each([
  [1440, 900],
  [1024, 768],
  [390, 844],
  [320, 568],
])('[B-HOME-01] the first line of the story is above the fold at %i×%i, at phase 0 and 5', async (width, height) => {
  for (const phase of [0, 5] as const) {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    await context.addCookies([await server.visitorAt(phase)]);
    const page = await context.newPage();
    await page.goto(server.url);
    const line = page.locator('[data-part="first-line"]');
    await expect.poll(() => line.textContent()).toMatch(beginnings[phase]);
    const box = await line.boundingBox();
    expect(box === null ? Infinity : box.y + box.height).toBeLessThan(height);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  }
});

test.each([
  [1440, 900],
  [390, 844],
])(
  '[B-HOME-01, R-LAND-04, R-LAND-05] at %i×%i sentence, navigation and both calls are on the first screen',
  async (width, height) => {
    for (const phase of [0, 5] as const) {
      const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
      await context.addCookies([await server.visitorAt(phase)]);
      const page = await context.newPage();
      await page.goto(server.url);
      await expect.poll(() => page.locator('[data-part="first-line"]').textContent()).toMatch(beginnings[phase]);
      const calls = page.locator('main [data-cta="experience-d5u"], main [data-cta="survival-analysis"]');
      const links = [...(await calls.all()), ...(await page.locator('main nav a').all())];
      expect(links).toHaveLength(5);
      for (const link of links) {
        const box = (await link.boundingBox())!;
        expect(box.y + box.height).toBeLessThan(height * 0.6);
        expect(box.height).toBeGreaterThanOrEqual(44);
        // Nothing covers the link: the boxes of the large name extend far beyond its letters.
        const isHit = link.evaluate((one, [x, y]) => one.contains(document.elementFromPoint(x, y)), [
          box.x + box.width / 2,
          box.y + box.height / 2,
        ] as const);
        expect(await isHit, (await link.textContent()) ?? '').toBe(true);
      }
      const grounds = await calls.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
      expect(grounds).toEqual(['rgb(20, 20, 20)', 'rgb(244, 243, 238)']);
      await context.close();
    }
  },
);

test.each([
  // A mark at the end of each of the 24 pieces, and three threads.
  ['full', { threads: 3, marks: 24, isDrawnIn: true }],
  ['calm', { threads: 3, marks: 24, isDrawnIn: false }],
  ['off', null],
] as const)(
  '[B-HOME-15, B-A11Y-03] with effects %s: marks and threads, drawn in, standing, or none',
  async (effects, expected) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addInitScript((mode) => localStorage.setItem('d5u-effects', JSON.stringify(mode)), effects);
    const page = await context.newPage();
    await page.goto(server.url);
    await simulated(page);
    const drawn = () =>
      page.evaluate(() => {
        const drawing = document.querySelector('section[aria-labelledby="name"] > div > svg[aria-hidden="true"]');
        const threads = drawing?.querySelectorAll('[data-thread]');
        if (drawing == null || threads?.[0] === undefined) return null;
        const marks = drawing.querySelectorAll(':scope > path')[1]?.getAttribute('d')?.split('M') ?? [];
        const isDrawnIn = getComputedStyle(threads[0]).animationName !== 'none';
        return { threads: threads.length, marks: marks.length - 1, isDrawnIn };
      });
    await expect.poll(drawn).toEqual(expected);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await context.close();
  },
);

test.each([
  [390, 844],
  [320, 568],
])(
  '[B-HOME-09] the field of /void-speak is on the first screen at %i×%i, with what is said about it above',
  async (width, height) => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const preview of ['phase=0', 'phase=5', 'phase=5&suspicion=4.5', 'ended']) {
      await page.goto(`${server.url}/void-speak?inspect&${preview}`);
      const field = await page.getByRole('textbox', { name: 'Say something into it' }).boundingBox();
      const lead = await page.locator('main p').first().boundingBox();
      const strip = page.locator('[data-drawer]');
      if (preview !== 'phase=0') await strip.waitFor();
      const foot = preview === 'phase=0' ? height : (await strip.boundingBox())!.y;
      expect(field!.y + field!.height, preview).toBeLessThan(foot);
      expect(lead!.y, preview).toBeLessThan(field!.y);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await context.close();
  },
);

test('[R-ARC-04] on a phone the text that the third press brings is above the drawer, whole', async () => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
  await context.addCookies([await server.visitorAt(1)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/routemap`);
  await simulated(page);
  await page.locator('[data-drawer]').waitFor();
  const file = page.getByRole('button', { name: 'intake_ledger.csv' });
  // The row is scrolled until it is the last one above the drawer, so that there is no room below it.
  await file.evaluate((row) => {
    const bar = document.querySelector('[data-drawer]')!.getBoundingClientRect();
    scrollBy({ top: row.getBoundingClientRect().bottom - bar.top + 4, behavior: 'instant' });
  });
  for (let press = 0; press < 3; press += 1) await file.click();
  const text = page.locator('li[data-hover="intake_ledger.csv"] [data-state=here]');
  await text.waitFor();
  const gap = () =>
    text.evaluate(
      (box) =>
        document.querySelector('[data-drawer]')!.getBoundingClientRect().top - box.getBoundingClientRect().bottom,
    );
  await expect.poll(gap).toBeGreaterThanOrEqual(0);
  expect(await text.evaluate((box) => box.getBoundingClientRect().top)).toBeGreaterThan(0);
  await context.close();
});

test.each([
  [1440, 900],
  [390, 844],
])('[B-HOME-12] the lines that come while the reader looks move nothing on Home, %i×%i', async (width, height) => {
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.url);
  await simulated(page);
  const top = () =>
    page.locator('[data-cta]').evaluateAll((calls) => calls.map((call) => call.getBoundingClientRect().top + scrollY));
  const before = await top();
  const note = page.getByText('Picked again while you looked: the last words of this line, out of three.');
  for (let second = 0; second < 40 && (await note.count()) === 0; second += 1) await page.clock.runFor(1000);
  await note.waitFor();
  await page.getByText(/You have touched nothing for/).waitFor();
  expect(await top()).toEqual(before);
  await context.close();
});

test('[B-HOME-15] another ending of the first line has a new thread, and the other threads stay', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(server.url);
  await simulated(page);
  const threads = page.locator('[data-thread]');
  await expect.poll(() => threads.count()).toBe(3);
  const first = await threads.elementHandles();
  const line = page.locator('[data-part="first-line"]');
  for (let second = 0; second < 40 && (await line.textContent())?.endsWith('heard nothing.') !== true; second += 1)
    await page.clock.runFor(1000);
  const stay = () => Promise.all(first.map((thread) => thread.evaluate((element) => element.isConnected)));
  await expect.poll(async () => (await stay()).filter(Boolean).length).toBe(2);
  expect(await threads.count()).toBe(3);
  await context.close();
});
