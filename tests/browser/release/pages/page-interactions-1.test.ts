import { expect, test } from 'vitest';
import { boxOf, drawn, pageInteractions } from '../../../support/pageInteraction.ts';

/** The interaction of each page once, by mouse, wheel or keys in a real browser: /about to /consciousness. */
const on = await pageInteractions();

test('[R-RT-03] /about: the notice shows how often it was amended for this reader', () =>
  on('/about', async (page) => {
    await expect
      .poll(() => page.locator('main [role=status]').textContent())
      .toMatch(/^second issue, amended in \d+ places$/);
  }));

test('[R-RT-03] /ai-prison: a permission that is granted moves its wall to the other outline, and back', () =>
  on('/ai-prison', async (page) => {
    const permission = page.getByRole('switch').first();
    const wall = page.locator('main svg g[class*=wall]').first();
    const before = await boxOf(wall);
    await permission.click();
    await expect.poll(async () => (await boxOf(wall)).x).toBeGreaterThan(before.x + 100);
    expect(await permission.getAttribute('aria-checked')).toBe('true');
    await permission.click();
    await expect.poll(async () => Math.round((await boxOf(wall)).x - before.x)).toBe(0);
  }));

test('[R-RT-03] /anchor: the water falls while the word is held, and a line appears', () =>
  on('/anchor', async (page) => {
    const word = page.locator('[data-track="hold:anchor"]');
    const water = word.locator('[class*=water]').first();
    const { middleX, middleY } = await boxOf(word);
    const before = await boxOf(water);
    await page.mouse.move(middleX, middleY);
    await page.mouse.down();
    await expect.poll(() => word.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(async () => (await boxOf(water)).y).toBeGreaterThan(before.y + 5);
    await page.locator('main [role=log] p').first().waitFor();
    await page.mouse.up();
    await expect.poll(() => word.getAttribute('aria-pressed')).toBe('false');
  }));

test('[R-RT-03] /ascii-void: the mouse pushes the typing aside', () =>
  on('/ascii-void', async (page) => {
    const field = page.getByRole('application');
    const canvas = page.locator('main canvas');
    const gap = async () => Number(/gap (\d+) %/.exec((await page.getByText(/strikes, gap/).textContent()) ?? '')?.[1]);
    const before = await drawn(canvas);
    const gapBefore = await gap();
    expect(before.pixels).toBeGreaterThan(1000);
    const { x, middleY, width } = await boxOf(field);
    await page.mouse.move(x + width * 0.1, middleY + 120);
    await page.mouse.move(x + width * 0.9, middleY + 120, { steps: 30 });
    await expect.poll(gap).toBeGreaterThan(gapBefore);
    expect((await drawn(canvas)).sum).not.toBe(before.sum);
  }));

test('[R-RT-03] /atmosphere: the lever makes the fog thinner', () =>
  on('/atmosphere', async (page) => {
    const canvas = page.locator('main canvas');
    const draught = page.getByRole('slider', { name: 'draught' });
    const damp = page.getByRole('slider', { name: 'damp' });
    // The fog is stopped, so that only the lever changes the picture.
    await draught.focus();
    await page.keyboard.press('Home');
    await page.getByText('it stands').first().waitFor();
    const before = await drawn(canvas);
    expect(before.pixels).toBeGreaterThan(500);
    await damp.focus();
    await page.keyboard.press('Home');
    await expect.poll(async () => (await drawn(canvas)).pixels).toBeLessThan(before.pixels / 4);
  }));

test('[R-RT-03] /awakening: scrolling drives the clock', () =>
  on('/awakening', async (page) => {
    const awake = () => page.locator('main').evaluate((main) => Number(main.style.getPropertyValue('--awake')));
    expect(await awake()).toBe(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(awake).toBeGreaterThan(0.05);
    const ms = await page.locator('main [aria-hidden] > p').evaluate((clock) => Number(clock.textContent?.slice(0, 4)));
    expect(ms).toBeGreaterThan(100);
  }));

test('[R-RT-03] /beauty: scrolling draws, and the button clears the drawing', () =>
  on('/beauty', async (page) => {
    const canvas = page.locator('main canvas');
    const clear = page.getByRole('button', { name: 'a clean sheet' });
    await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(0);
    // After a few reads Chromium rasterises a canvas in software. The difference shows from the next drawing on.
    for (let reading = 0; reading < 3; reading += 1) await drawn(canvas);
    await clear.click();
    const blank = await drawn(canvas);
    await page.mouse.move(300, 400);
    for (let turn = 0; turn < 6; turn += 1) await page.mouse.wheel(0, 120);
    await expect.poll(async () => (await drawn(canvas)).pixels).toBeGreaterThan(blank.pixels + 200);
    await page.getByText(/^A rose of five lines/).waitFor();
    await clear.click();
    expect(await drawn(canvas)).toEqual(blank);
  }));

test('[R-RT-03] /behavioral: arrow keys go along the film, and a frame comes under the glass', () =>
  on('/behavioral', async (page) => {
    const frames = page.getByRole('navigation', { name: 'Frames' }).getByRole('button');
    await frames.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => frames.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const glass = page.locator('main section[tabindex="-1"]');
    await glass.waitFor();
    await expect.poll(() => glass.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await frames.nth(1).getAttribute('aria-pressed')).toBe('true');
    expect(await glass.locator('dl dd').count()).toBeGreaterThan(3);
  }));

test.each([390, 320])(
  '[R-RT-03] /behavioral at %i px: the next frame looks in at the edge, no name is cut, keys and touch reach every frame',
  (width) =>
    on('/behavioral', async (page) => {
      await page.setViewportSize({ width, height: 844 });
      const frames = page.getByRole('navigation', { name: 'Frames' }).getByRole('button');
      /**
       * Indices of three kinds of frames: `whole` frames, frames whose drawing is partly visible at an edge, and frames
       * whose name is `cut`.
       */
      const seen = () =>
        frames.evaluateAll((all) => {
          const isWhole = ({ left, right }: DOMRect) => left >= 0 && right <= innerWidth;
          const found = { whole: [] as number[], lookingIn: [] as number[], cut: [] as number[] };
          for (const [at, one] of all.entries()) {
            const name = one.querySelector('span') as Element;
            const drawing = one.querySelector('svg')?.getBoundingClientRect();
            if (isWhole(one.getBoundingClientRect())) found.whole.push(at);
            else if (drawing !== undefined && drawing.left < innerWidth - 16 && drawing.right > 16)
              found.lookingIn.push(at);
            const { left, right } = name.getBoundingClientRect();
            const isInSight = right > 0 && left < innerWidth && getComputedStyle(name).opacity !== '0';
            if (isInSight && !isWhole(name.getBoundingClientRect())) found.cut.push(at);
          }
          return found;
        });
      const whole = width === 390 ? [0, 1, 2] : [0, 1];
      await expect.poll(seen).toEqual({ whole, lookingIn: [whole.length], cut: [] });
      const count = await frames.count();
      expect(count).toBe(7);
      await frames.first().focus();
      for (let at = 1; at < count; at += 1) {
        await page.keyboard.press('ArrowRight');
        await expect.poll(async () => (await seen()).whole).toContain(at);
        await expect.poll(async () => (await seen()).cut).toEqual([]);
      }
      const film = page.getByRole('navigation', { name: 'Frames' });
      const { middleX, middleY } = await boxOf(film);
      const devtools = await page.context().newCDPSession(page);
      const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: middleY }] });
      const push = async (by: number) => {
        await finger('touchStart', middleX);
        for (const part of [0.25, 0.5, 0.75, 1]) await finger('touchMove', middleX + by * part);
        await finger('touchEnd');
        return seen();
      };
      await expect.poll(() => push(150)).toEqual({ whole, lookingIn: [whole.length], cut: [] });
      await expect.poll(async () => (await push(-150)).whole).toContain(count - 1);
      await expect.poll(async () => (await seen()).cut).toEqual([]);
      // With effects off nothing moves by time. The names still follow scrolling.
      await page.evaluate(() => (document.documentElement.dataset['effects'] = 'off'));
      await expect.poll(async () => (await seen()).cut).toEqual([]);
      await expect.poll(() => push(150)).toEqual({ whole, lookingIn: [whole.length], cut: [] });
    }),
);

test('[R-RT-03] /blinking-eyes: the eyes follow the mouse', () =>
  on('/blinking-eyes', async (page) => {
    const shift = () =>
      page
        .locator('[data-iris]')
        .first()
        .evaluate((iris) => Number(/translate\((-?[\d.]+)px/.exec((iris as SVGElement).style.transform)?.[1] ?? 0));
    await page.mouse.move(20, 300);
    await page.mouse.move(5, 300);
    await expect.poll(shift).toBeLessThan(0);
    await page.mouse.move(1190, 300);
    await expect.poll(shift).toBeGreaterThan(0);
  }));

test('[R-RT-03] /brevil: a setting and a question bring up a slice that is done to that degree', () =>
  on('/brevil', async (page) => {
    await page.locator('[data-track="browning:1"]').check();
    await page.getByRole('button', { name: 'press' }).click();
    await page.locator('main [data-doneness=light] blockquote').first().waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-doneness'))).toBe('light');
  }));

test('[R-RT-03] /collaborate: what was written is there on a reload and on coming back', () =>
  on('/collaborate', async (page) => {
    const written = page
      .getByRole('button', { expanded: false })
      .filter({ hasText: 'the last person in the building' });
    const draft = page.locator('main ol').first();
    await page.getByRole('button', { name: 'the last person in the building' }).click();
    await written.waitFor();
    await page.getByRole('button', { name: 'fifteen seconds', exact: true }).click();
    await expect.poll(() => draft.innerText()).toContain('fifteen seconds,');
    await page.reload();
    await written.waitFor();
    await page.goto(new URL('/about', page.url()).href);
    await page.goto(new URL('/collaborate', page.url()).href);
    await written.waitFor();
    expect(await draft.innerText()).toContain('fifteen seconds,');
    expect(new URL(page.url()).search).toBe('?path=2.3');
    await page.getByRole('button', { name: 'the papers', exact: true }).click();
    await expect.poll(() => draft.innerText()).toContain('the papers');
    const search = await page.evaluate(() => location.search);
    expect(search).toMatch(/^\?path=2\.3\.\d+$/);
    await page.goto(new URL('/about', page.url()).href);
    await page.goto(new URL('/collaborate', page.url()).href);
    await expect.poll(() => draft.innerText()).toContain('the papers');
    expect(new URL(page.url()).search).toBe(search);
  }));

test('[R-RT-03] /collaborate: a clause is written into its gap, and the drawn pen goes on to the next', () =>
  on('/collaborate', async (page) => {
    const pen = page.locator('main svg > g').first();
    await expect.poll(() => pen.getAttribute('transform')).toMatch(/^translate/);
    const before = await pen.getAttribute('transform');
    const line = page.locator('main li[data-in-hand]');
    const gap = await line.getAttribute('data-gap');
    const clause = line.locator('ul button').first();
    const text = await clause.textContent();
    await clause.click();
    await expect.poll(() => page.locator(`main li[data-gap=${gap}]`).textContent()).toContain(text ?? '');
    await expect.poll(() => pen.getAttribute('transform')).not.toBe(before);
  }));

test('[R-CT-04] /conscious-thinking: one card is open at a time', () =>
  on('/conscious-thinking', async (page) => {
    const cards = page.locator('main [aria-expanded]');
    await cards.nth(0).click();
    await expect.poll(() => cards.nth(0).getAttribute('aria-expanded')).toBe('true');
    await cards.nth(1).click();
    await expect.poll(() => cards.nth(1).getAttribute('aria-expanded')).toBe('true');
    expect(await cards.nth(0).getAttribute('aria-expanded')).toBe('false');
  }));

test('[R-RT-03] /consciousness: a sheet opens, and another closes it', () =>
  on('/consciousness', async (page) => {
    const heads = page.locator('main h2 button');
    await heads.nth(0).click();
    const sheets = page.locator('main li[data-open]');
    await expect.poll(() => sheets.count()).toBe(1);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.id))
      .toBe(await heads.nth(0).getAttribute('aria-controls'));
    await heads.nth(1).click();
    await expect.poll(() => heads.nth(1).getAttribute('aria-expanded')).toBe('true');
    expect(await sheets.count()).toBe(1);
  }));
