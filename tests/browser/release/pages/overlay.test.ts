import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { glitchKinds } from '#contract/simulation.ts';
import { launchBrowser } from '../../../support/browser.ts';
import { openOwnWindow } from '../../../support/ownWindow.ts';
import { twoFrames } from '../../../support/pageState.ts';
import { egg } from '../../overlay-harness/egg.ts';
import { browser, stageHarness, url } from '../../overlay-harness/stage.ts';

stageHarness();

declare global {
  interface Window {
    /** The pixels of an earlier frame, for comparison. */
    seen?: Uint8Array;
  }
}

const size = { width: 1024, height: 768 };

/** Opens a page of the harness with a canvas, and collects its console messages. */
async function open(query: string, expectCanvas = true): Promise<{ page: Page; said: string[] }> {
  const page = await browser.newPage({ viewport: size });
  const said: string[] = [];
  page.on('console', (message) => {
    // The test itself reads pixels back.
    const isOurs = !/ReadPixels/.test(message.text()) && !/React DevTools|\[vite\]/.test(message.text());
    if (isOurs) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  await page.goto(`${url}?${query}`);
  if (!expectCanvas) await page.waitForLoadState('networkidle');
  else if (query.includes('driven')) await page.waitForFunction(() => window.harness.isAsked());
  else {
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await atRest(page);
  }
  return { page, said };
}

/** Number of painted pixels of the frame at the time `now`, in the whole window. */
const paintedAt = (page: Page, now: number): Promise<number> =>
  page.evaluate((time) => {
    const pixels = window.harness.frame(time);
    let painted = 0;
    for (let at = 3; at < pixels.length; at += 4) if (pixels[at]! > 0) painted += 1;
    return painted;
  }, now);

/** Number of painted pixels of the frame at the time `now`, beside the lines of the page and on them. */
const paintedByLines = (page: Page, now: number): Promise<{ beside: number; on: number }> =>
  page.evaluate((time) => {
    const pixels = window.harness.frame(time);
    const boxes = [...document.querySelectorAll('#page h1, #page p, #page li')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    const painted = { beside: 0, on: 0 };
    for (let at = 0; at < pixels.length / 4; at += 1) {
      if (pixels[at * 4 + 3] === 0) continue;
      const [x, y] = [at % innerWidth, innerHeight - 1 - Math.floor(at / innerWidth)];
      const isOn = boxes.some(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
      painted[isOn ? 'on' : 'beside'] += 1;
    }
    return painted;
  }, now);

/** The greatest opacity of a frame over texts, over titles and elsewhere, 0 to 1, and its painted pixels. */
const strongestAt = (page: Page, now: number) =>
  page.evaluate((time) => {
    const frame = window.harness.frame(time);
    const most = { text: 0, title: 0, beside: 0, pixels: 0 };
    const texts = [...document.querySelectorAll('#page h1, #page p, #page li')].flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    });
    for (let at = 0; at < frame.length / 4; at += 1) {
      const alpha = frame[at * 4 + 3]! / 255;
      if (alpha === 0) continue;
      const [x, y] = [at % innerWidth, innerHeight - 1 - Math.floor(at / innerWidth)];
      const under = texts.filter(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
      const place = under.length === 0 ? 'beside' : under.some(({ height }) => height < 60) ? 'text' : 'title';
      most[place] = Math.max(most[place], alpha);
      most.pixels += 1;
    }
    return most;
  }, now);

/** The number of painted pixels of the frame at the time `now`, and their bounding box, CSS pixels. */
const paintedBox = (page: Page, now: number) =>
  page.evaluate((time) => {
    const frame = window.harness.frame(time);
    const box = { left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity, pixels: 0 };
    for (let at = 0; at < frame.length / 4; at += 1) {
      if (frame[at * 4 + 3] === 0) continue;
      const [x, y] = [at % innerWidth, innerHeight - 1 - Math.floor(at / innerWidth)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      box.pixels += 1;
    }
    return box;
  }, now);

/** Number of frames that are requested within `ms` of real time. */
async function framesIn(page: Page, ms: number): Promise<number> {
  const before = await page.evaluate(() => window.harness.counts.framesAsked);
  await page.waitForTimeout(ms);
  return (await page.evaluate(() => window.harness.counts.framesAsked)) - before;
}

/** Waits until no frame is requested. */
async function atRest(page: Page): Promise<void> {
  await expect.poll(() => framesIn(page, 200), { timeout: 10_000 }).toBe(0);
}

/** Waits until the canvas draws the egg, instead of its button. */
const drawnByCanvas = (page: Page): Promise<void> => page.locator('[data-egg] svg').waitFor({ state: 'hidden' });

describe('what the overlay paints', () => {
  it('[R-CARD-04] eggs, a glitch and a scan paint pixels, and none remain when they are over', async () => {
    const { page, said } = await open('driven&ground=slate');
    expect(await paintedAt(page, 0)).toBe(0);

    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await paintedAt(page, 10);
    for (let now = 100; now <= 900; now += 90) await paintedAt(page, now);
    // An egg: a tag of 47 by 67 px with its corners cut, and a thread.
    const tag = await paintedAt(page, 990);
    expect(tag).toBeGreaterThan(2700);
    expect(tag).toBeLessThan(3400);
    await page.evaluate(() => window.harness.eggs([]));
    for (let now = 1000; now <= 1500; now += 90) await paintedAt(page, now);
    expect(await paintedAt(page, 1600)).toBe(0);

    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    expect(await paintedAt(page, 1650)).toBeGreaterThan(500);
    expect(await paintedAt(page, 1799)).toBeGreaterThan(100);
    expect(await paintedAt(page, 1800)).toBe(0);

    await page.evaluate(() => window.harness.disturb('scan', 1500, 1));
    await paintedAt(page, 1900);
    expect(await paintedAt(page, 2500)).toBeGreaterThan(size.height * 100);
    expect(await paintedAt(page, 3200)).toBeGreaterThan(0);
    // The lit words stay for 1.4 s.
    expect(await paintedAt(page, 4600)).toBeGreaterThan(0);
    expect(await paintedAt(page, 4700)).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it.each(glitchKinds)(
    '[R-CARD-04, R-UI-06] a glitch of the kind %s disturbs part of the page for its time',
    async (kind) => {
      const { page, said } = await open('driven&ground=slate');
      await paintedAt(page, 0);
      await page.evaluate((glitch) => window.harness.disturb('glitch', 200, 3, glitch), kind);
      const painted = await paintedAt(page, 60);
      expect(painted).toBeGreaterThan(300);
      expect(painted).toBeLessThan(640 * 260 + 1);
      expect(await paintedAt(page, 199)).toBeGreaterThan(0);
      expect(await paintedAt(page, 200)).toBe(0);
      expect(said).toEqual([]);
      await page.close();
    },
  );

  it('[R-UI-06] a glitch shows its line under the page in dots beside the words, more of it with its reach', async () => {
    const { page } = await open('driven&ground=paper');
    const shown = async (reach: number, now: number) => {
      await paintedAt(page, now);
      await page.evaluate((share) => window.harness.disturb('glitch', 200, 3, 'bits', share), reach);
      return (await paintedByLines(page, now + 60)).beside;
    };
    const [line, large] = [await shown(0, 0), await shown(0.4, 2000)];
    expect(line).toBeGreaterThan(500);
    expect(large).toBeGreaterThan(2 * line);
    expect(await paintedAt(page, 2200)).toBe(0);
    await page.close();
  });

  it('[B-SAY-10] words that were said show under the page where no line stands, and nothing else is torn', async () => {
    const { page } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.disturb('glitch', 700, 3, 'split', 0.3, 'hello'));
    const { beside, on } = await paintedByLines(page, 60);
    expect(beside).toBeGreaterThan(1500);
    expect(on).toBe(0);
    expect(await paintedAt(page, 699)).toBeGreaterThan(1500);
    expect(await paintedAt(page, 700)).toBe(0);
    await page.close();
  });

  it('[R-CARD-04] what a glitch covers has the colour of the ground, also where the stylesheet mixes that', async () => {
    const { page } = await open('driven&ground=mixed');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3, 'hold'));
    const most = await page.evaluate(() => {
      const pixels = window.harness.frame(60);
      const found = new Map<string, number>();
      for (let at = 0; at < pixels.length; at += 4) {
        if (pixels[at + 3] !== 255) continue;
        const colour = pixels.slice(at, at + 3).join(' ');
        found.set(colour, (found.get(colour) ?? 0) + 1);
      }
      return [...found].toSorted(([, a], [, b]) => b - a)[0]?.[0];
    });
    expect(most).toBe('128 129 126');
    await page.close();
  });

  it('[R-ARC-08] a glitch draws each line in its own colour, and leaves a line on another background', async () => {
    const { page } = await open('driven&ground=slate');
    await page.addStyleTag({ content: '.ground p { color: #5c6261 } .ground li { background: #303434 }' });
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.disturb('glitch', 200, 5, 'bits', 1));
    const brightest = await page.evaluate(() => {
      const pixels = window.harness.frame(60);
      return ['h1', 'p', 'li'].map((name) => {
        const { left, right, top, bottom } = document.querySelector(`main ${name}`)!.getBoundingClientRect();
        let most = 0;
        for (let y = Math.ceil(top); y < bottom; y += 1)
          for (let x = Math.ceil(left); x < right; x += 1) {
            const at = 4 * (x + innerWidth * (innerHeight - 1 - y));
            if (pixels[at + 3] === 255) most = Math.max(most, pixels[at]!);
          }
        return most;
      });
    });
    expect(brightest[0]).toBe(0xcf);
    expect(Math.abs(brightest[1]! - 0x5c)).toBeLessThan(3);
    expect(brightest[2]).toBe(0);
    await page.close();
  });

  it.each(['ring', 'rows', 'closing', 'columns'] as const)(
    '[B-OVL-04, B-OVL-13] %s: a moment passes the whole page once, and covers no place for longer than 400 ms',
    async (front) => {
      const { page, said } = await open('driven&ground=paper');
      await paintedAt(page, 0);
      await page.evaluate((front) => window.harness.moment('word', front, { x: 900, y: 200 }), front);
      const covered = await page.evaluate(() => {
        const times = new Map<number, number>();
        for (let now = 0; now < 1500; now += 20) {
          const pixels = window.harness.frame(now);
          for (let at = 0; at < pixels.length / 4; at += 997)
            if (pixels[at * 4 + 3]! > 255 * 0.45) times.set(at, (times.get(at) ?? 0) + 20);
        }
        // The word that stays stands where no text is.
        const staying = window.harness.frame(1520);
        const places = [...times].filter(([at]) => staying[at * 4 + 3] === 0);
        return {
          longest: Math.max(...places.map(([, ms]) => ms)),
          places: times.size,
          of: Math.floor((innerWidth * innerHeight - 1) / 997) + 1,
        };
      });
      expect(covered.longest).toBeLessThanOrEqual(400);
      expect(covered.places).toBeGreaterThan(covered.of * 0.99);
      for (const now of [1520, 3000, 3150]) {
        const { text, title, beside } = await strongestAt(page, now);
        expect({ now, text, title }).toEqual({ now, text: 0, title: 0 });
        expect(beside).toBeCloseTo(0.9, 1);
      }
      expect(await paintedAt(page, 4000)).toBe(0);
      expect(said).toEqual([]);
      await page.close();
    },
  );

  it('[B-OVL-04, B-OVL-13] a ring begins at its word, and one that closes ends where the word stays', async () => {
    const { page } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    const [at, margin] = [{ x: 900, y: 200 }, 130];
    await page.evaluate((from) => window.harness.moment('word', 'ring', from), at);
    const first = await paintedBox(page, 60);
    expect(first.left).toBeGreaterThan(at.x - margin);
    expect(first.right).toBeLessThan(at.x + margin);
    expect(first.top).toBeGreaterThan(at.y - margin);
    expect(first.bottom).toBeLessThan(at.y + margin);
    await paintedAt(page, 5000);
    await page.evaluate((from) => window.harness.moment('word', 'closing', from), at);
    await paintedAt(page, 5000);
    const last = await paintedBox(page, 6480);
    const word = await paintedBox(page, 6520);
    const middle = { x: (word.left + word.right) / 2, y: (word.top + word.bottom) / 2 };
    expect(last.left).toBeLessThan(middle.x);
    expect(last.right).toBeGreaterThan(middle.x);
    expect(last.top).toBeLessThan(middle.y);
    expect(last.bottom).toBeGreaterThan(middle.y);
    await page.close();
  });

  it('[B-OVL-13] the way of the pointer stays beside the text, and its caption says so only if there is a way', async () => {
    const { page } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.way());
    await paintedAt(page, 1520);
    const without = await strongestAt(page, 1600);
    expect(await page.evaluate(() => window.harness.caption())).toMatchObject({ kind: 'own', cause: 'Seen.' });
    await paintedAt(page, 9000);
    // Each position is 50 ms after the one before at least.
    for (const [x, y] of [
      [1240, 640],
      [1200, 300],
      [1250, 60],
      [60, 60],
    ] as const) {
      await page.mouse.move(x, y, { steps: 4 });
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    }
    await page.evaluate(() => window.harness.way());
    await paintedAt(page, 10_520);
    const { text, title, pixels } = await strongestAt(page, 10_600);
    expect([text, title]).toEqual([0, 0]);
    expect(pixels).toBeGreaterThan(without.pixels + 1000);
    const cause = 'Seen.\nThis is the way your pointer went, with its rests.';
    expect(await page.evaluate(() => window.harness.caption())).toMatchObject({ cause });
    await page.close();
  });

  it('[B-OVL-13] the word that stays makes room for a text that comes under it', async () => {
    const { page, said } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.moment('word'));
    await paintedAt(page, 1520);
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.textContent = 'A line that comes late. '.repeat(40);
      Object.assign(line.style, { position: 'absolute', top: '300px', left: '0', right: '0' });
      document.querySelector('#page')!.append(line);
    });
    await paintedAt(page, 1800);
    expect((await strongestAt(page, 2000)).text).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[B-HOME-20] a word beside the text comes in dots where nothing is, stays, and goes', async () => {
    const { page, said } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.beside('15 seconds', 900, 100));
    expect(await page.evaluate(() => window.harness.moments())).toEqual({ had: true, has: true });
    const painted = [];
    for (const now of [0, 200, 500, 720]) painted.push((await strongestAt(page, now)).pixels);
    expect(painted).toEqual(painted.toSorted((a, b) => a - b));
    expect(painted[0]).toBe(0);
    for (const now of [1000, 3000, 3400]) {
      const { text, title, beside, pixels } = await strongestAt(page, now);
      expect({ text, title, pixels }).toEqual({ text: 0, title: 0, pixels: painted[3] });
      expect(beside).toBeCloseTo(0.9, 1);
    }
    expect(await page.evaluate(() => window.harness.caption())).toMatchObject({ kind: 'counted' });
    expect((await strongestAt(page, 3900)).pixels).toBeLessThan(painted[3]!);
    expect(await paintedAt(page, 4200)).toBe(0);
    expect(await page.evaluate(() => window.harness.moments())).toEqual({ had: true, has: false });
    // Without free space no word is drawn.
    await page.evaluate(() => {
      const line = document.createElement('p');
      line.textContent = 'A page that is full. '.repeat(2000);
      Object.assign(line.style, { position: 'fixed', inset: '0', overflow: 'hidden' });
      document.querySelector('#page')!.append(line);
      window.harness.frame(20_000);
      window.harness.beside('15 seconds', 900, 100);
    });
    for (const now of [20_000, 20_800]) expect(await paintedAt(page, now)).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it.each(['thread', 'panel'] as const)('[B-HOME-20] a word beside the text keeps off a %s', async (what) => {
    const { page, said } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.beside('15 seconds', 900, 100));
    const before = await paintedBox(page, 1000);
    await paintedAt(page, 5000);
    // Through the middle of the word's box, which was the best place before.
    await page.evaluate(
      ({ kind, left, right, y }) => {
        const markup =
          kind === 'thread'
            ? `<svg style="position:fixed;inset:0;width:100%;height:100%"><path data-thread d="M${left} ${y}H${right}"/></svg>`
            : `<div data-secret-word="open" style="position:fixed;top:${y}px;left:${left}px;right:0;height:9px"></div>`;
        document.body.insertAdjacentHTML('beforeend', markup);
        window.harness.beside('15 seconds', 900, 100);
      },
      { kind: what, left: before.left, right: before.right, y: (before.top + before.bottom) / 2 },
    );
    const after = await paintedBox(page, 6000);
    expect(after.pixels).toBeGreaterThan(500);
    const y = (before.top + before.bottom) / 2;
    expect(after.top > y || after.bottom < y || after.left > before.right || after.right < before.left).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[B-OVL-14] a fault in a frame ends the overlay, and nothing of it stays over the page', async () => {
    const { page } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await page.evaluate(() => window.harness.read('settling', 3, 0));
    expect(await paintedAt(page, 100)).toBeGreaterThan(0);
    await drawnByCanvas(page);
    const fault = await page.evaluate(() => {
      const { getBoundingClientRect } = Range.prototype;
      Range.prototype.getBoundingClientRect = () => {
        throw new Error('No layout.');
      };
      try {
        window.harness.frame(200);
        return null;
      } catch (error) {
        return String(error);
      } finally {
        Range.prototype.getBoundingClientRect = getBoundingClientRect;
      }
    });
    expect(fault).toBe('Error: No layout.');
    expect(await page.locator('canvas').evaluateAll((all) => all.map(({ style }) => style.visibility))).toEqual([
      'hidden',
    ]);
    await page.locator('[data-egg] svg').waitFor({ state: 'visible' });
    // Later requests draw nothing.
    await page.evaluate(() => window.harness.read('pieces', 3, 0));
    expect(await page.evaluate(() => window.harness.isAsked())).toBe(false);
    await page.close();
  });

  it.each([false, true])(
    '[B-OVL-04] behind the front the word goes once the reader scrolls; tide: %s',
    async (isTide) => {
      const { page, said } = await open('driven&ground=paper');
      await paintedAt(page, 0);
      await page.evaluate((tide) => {
        document.body.style.height = '3000px';
        window.harness.moment('word', tide ? 'tide' : 'ring');
      }, isTide);
      const paintedIn = async (scrolled: number, ...times: readonly number[]) => {
        await page.evaluate((y) => scrollTo(0, y), scrolled);
        const painted = [];
        for (const now of times) painted.push((await paintedAt(page, now)) > 0);
        return painted;
      };
      expect(await paintedIn(0, 1520)).toEqual([true]);
      // While the word stands, few frames are drawn, but a scroll requests the next one at once.
      const needed = () => page.evaluate(() => window.harness.needed());
      await needed();
      await paintedAt(page, 1540);
      expect(await needed()).toBe(5);
      const hasScrolled = page.evaluate(
        () => new Promise<void>((done) => addEventListener('scroll', () => done(), { once: true })),
      );
      expect(await paintedIn(23, 1600, 1900)).toEqual([true, true]);
      await hasScrolled;
      expect(await needed()).toBe(60);
      expect(await paintedIn(24, 2000, 2090, 2110)).toEqual([true, true, false]);
      expect(said).toEqual([]);
      await page.close();
    },
  );

  it('[B-OVL-12] a tide rises over the whole page, stands, and goes out, and hides no place for longer than 400 ms', async () => {
    const { page, said } = await open('driven&ground=paper');
    await paintedAt(page, 0);
    const tide = (now: number) =>
      page.evaluate((at) => {
        window.harness.frame(at);
        window.harness.moment('word', 'tide');
        window.harness.frame(at);
      }, now);
    await tide(0);
    for (const now of [1520, 3000, 5000]) {
      const { text, beside } = await strongestAt(page, now);
      expect(text).toBeLessThan(0.18);
      expect(beside).toBeCloseTo(0.9, 1);
    }
    await paintedAt(page, 9000);
    await tide(20_000);
    const moments = await page.evaluate(() => {
      const [startAt, hiding] = [20_000, 255 * 0.45];
      const times = Array.from({ length: 402 }, (_, index) => index * 20);
      const seen = times.map((ms) => window.harness.frame(startAt + ms).filter((_, index) => index % 28 === 3));
      // The water is faint. The word that stays in the water stands where no text is.
      const staying = seen[100]!.map((alpha) => Number(alpha > hiding));
      return seen.map((alphas) => {
        const rows = { top: innerHeight, hidden: [] as number[] };
        for (const [index, alpha] of alphas.entries()) {
          // The lowest row comes first.
          const y = innerHeight - 1 - Math.floor((index * 7) / innerWidth);
          if (alpha > 0) rows.top = Math.min(rows.top, y);
          if (alpha > hiding && staying[index] === 0 && rows.hidden.at(-1) !== y) rows.hidden.push(y);
        }
        return rows;
      });
    });
    const tops = moments.map(({ top }) => top);
    const [rise, high, ebb] = [tops.slice(1, 75), tops.slice(75, 150), tops.slice(150, 400)];
    expect(rise).toEqual(rise.toSorted((a, b) => b - a));
    expect(Math.max(...high)).toBeLessThan(5);
    expect(ebb).toEqual(ebb.toSorted((a, b) => a - b));
    expect(ebb.at(-1)).toBeGreaterThan(size.height - 10);
    expect(tops[400]).toBe(size.height);
    const times = Array.from(
      { length: size.height },
      (_, y) => moments.filter(({ hidden }) => hidden.includes(y)).length * 20,
    );
    expect(Math.max(...times)).toBeLessThanOrEqual(400);
    expect(Math.min(...times)).toBeGreaterThan(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[R-ARC-08] the scan goes from left to right within its time', async () => {
    const { page } = await open('driven&ground=slate');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.disturb('scan', 1500, 1));
    const edgeAt = (now: number) =>
      page.evaluate((time) => {
        const pixels = window.harness.frame(time);
        const width = innerWidth;
        let edge = -1;
        for (let x = 0; x < width; x += 1) if (pixels[x * 4 + 3]! > 100) edge = x;
        return edge;
      }, now);
    const edges = [];
    for (const now of [60, 300, 600, 900, 1200]) edges.push(await edgeAt(now));
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    expect(edges[0]).toBeLessThan(90);
    expect(edges.at(-1)).toBeGreaterThan(size.width * 0.8);
    await page.close();
  });

  it('[R-CARD-04] each rarity has a light of its own; mythic is a hole in the page', async () => {
    const { page } = await open('driven&ground=paper');
    const rarities = ['common', 'uncommon', 'rare', 'legendary', 'mythic'] as const;
    const eggs = rarities.map((rarity, index) => egg(rarity, { rarity, position: { x: index * 25, y: 50 } }));
    await page.evaluate((all) => window.harness.eggs(all), eggs);
    for (let now = 0; now <= 900; now += 90) await paintedAt(page, now);
    const brightest = await page.evaluate((time) => {
      const pixels = window.harness.frame(time);
      const [width, height] = [innerWidth, innerHeight];
      const columns = ['', '', '', '', ''];
      const tops = [0, 0, 0, 0, 0];
      // Each egg is drawn in the rectangle of its button, where there was free space for the egg.
      const boxes = [...document.querySelectorAll('[data-egg]')].map((button) => button.getBoundingClientRect());
      for (let at = 0; at < pixels.length; at += 4) {
        const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
        const [x, y] = [(at / 4) % width, height - 1 - Math.floor(at / 4 / width)];
        const column = boxes.findIndex((box) => x >= box.left && x < box.right && y >= box.top && y < box.bottom);
        if (column < 0 || red + green + blue <= tops[column]!) continue;
        tops[column] = red + green + blue;
        columns[column] = red > blue + 40 ? 'warm' : blue > red + 40 ? 'cold' : 'grey';
      }
      return { columns, tops };
    }, 990);
    expect(brightest.columns.slice(0, 4)).toEqual(['grey', 'grey', 'cold', 'warm']);
    expect(brightest.tops[1]).toBeGreaterThan(brightest.tops[0]!);
    await page.close();
  });
});

describe('films', () => {
  const eggBox = async (page: Page) => {
    const { x, y } = (await page.locator('[data-egg-place]').boundingBox())!;
    return { x: x - 20, y: y - 20, width: 96, height: 128 };
  };
  const isCanvasHidden = (page: Page): Promise<boolean> =>
    page.evaluate(() => document.querySelector<HTMLElement>('canvas[data-quality]')!.style.visibility === 'hidden');
  const film = (page: Page) => page.locator('[data-film]');
  /**
   * `drawn`: number of pixels of the first picture that are not the background. `different`: number of pixels that
   * differ between the two pictures by more than a fifth of the range.
   */
  const difference = (page: Page, pictures: readonly Buffer[]) =>
    page.evaluate(
      async (encoded) => {
        const [a, b] = await Promise.all(
          encoded.map(async (text) => {
            const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${text}`)).blob());
            const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d')!;
            pen.drawImage(picture, 0, 0);
            return pen.getImageData(0, 0, picture.width, picture.height).data;
          }),
        );
        let drawn = 0;
        let different = 0;
        for (let at = 0; at < a!.length; at += 4) {
          const differs = (x: Uint8ClampedArray, y: Uint8ClampedArray, from: number) =>
            Math.max(...[0, 1, 2].map((channel) => Math.abs(x[at + channel]! - y[from + channel]!)));
          if (differs(a!, a!, 0) > 20) drawn += 1;
          if (differs(a!, b!, at) > 51) different += 1;
        }
        return { drawn, different };
      },
      pictures.map((picture) => picture.toString('base64')),
    );

  it.each(['common', 'uncommon', 'rare', 'legendary', 'mythic'] as const)(
    '[R-CARD-04, B-OVL-01] an egg that only drifts, %s, is a picture that the browser moves, and looks as the canvas drew it',
    async (rarity) => {
      /** An egg 900 ms after it has emerged. */
      const drifting = async (query: string) => {
        const { page, said } = await open(`driven&ground=slate${query}`);
        await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1', { rarity }));
        await page.locator('[data-egg]').waitFor({ state: 'attached' });
        for (let now = 0; now <= 1500; now += 100) await page.evaluate((time) => window.harness.draw(time), now);
        return { page, said };
      };
      const drawnOnly = await drifting('');
      const clip = await eggBox(drawnOnly.page);
      const byCanvas = await drawnOnly.page.screenshot({ clip });
      await drawnOnly.page.close();

      const { page, said } = await drifting('&filmed');
      const draw = (now: number) => page.evaluate((time) => window.harness.draw(time), now);
      await expect.poll(() => draw(1500).then(() => film(page).count())).toBe(1);
      expect(await film(page).isVisible()).toBe(true);
      expect(await isCanvasHidden(page)).toBe(true);
      const { drawn, different } = await difference(page, [byCanvas, await page.screenshot({ clip })]);
      expect(drawn).toBeGreaterThan(300);
      expect(different).toBeLessThan(drawn / 20);
      const before = await transformOf(page);
      await draw(1700);
      expect(await transformOf(page)).not.toBe(before);
      expect(said).toEqual([]);
      await page.close();
    },
  );

  it('[R-EGG-05, R-CARD-04] the canvas draws an egg again when a hand is on it, and when it goes', async () => {
    const { page } = await open('ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await film(page).waitFor({ state: 'visible' });
    await page.locator('[data-egg]').hover();
    await film(page).waitFor({ state: 'hidden' });
    expect(await isCanvasHidden(page)).toBe(false);
    await page.mouse.move(5, 5);
    await film(page).waitFor({ state: 'visible' });
    await page.evaluate(() => window.harness.eggs([]));
    await atRest(page);
    expect(await film(page).count()).toBe(0);
    await page.close();
  });

  it('[B-OVL-01] while an egg is a film, the overlay sends no command to the GPU', async () => {
    const { page } = await open('ground=slate');
    await page.evaluate(() => {
      const counted = window as typeof window & { sent: string[] };
      counted.sent = [];
      for (const name of ['fenceSync', 'flush', 'drawElements', 'drawArrays', 'clear'] as const) {
        const real = WebGL2RenderingContext.prototype[name] as (...all: unknown[]) => unknown;
        Object.assign(WebGL2RenderingContext.prototype, {
          [name](this: WebGL2RenderingContext, ...all: unknown[]) {
            counted.sent.push(name);
            return Reflect.apply(real, this, all);
          },
        });
      }
    });
    const sent = () => page.evaluate(() => (window as typeof window & { sent: string[] }).sent.splice(0));
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await film(page).waitFor({ state: 'visible' });
    expect(await isCanvasHidden(page)).toBe(true);
    // The egg was drawn by the canvas until now.
    expect(await sent()).toEqual(expect.arrayContaining(['fenceSync', 'flush', 'drawElements']));
    expect(await framesIn(page, 1000)).toBeGreaterThan(5);
    expect(await sent()).toEqual([]);
    await page.close();
  });

  it.each(['bufferData', 'readPixels', 'getBufferSubData'] as const)(
    '[B-OVL-02] a film that cannot be made, because %s throws, is told once, and the canvas draws the egg',
    async (call) => {
      const { page, said } = await open('ground=slate');
      await page.evaluate((name) => {
        const real = WebGL2RenderingContext.prototype[name] as (...all: unknown[]) => unknown;
        Object.assign(WebGL2RenderingContext.prototype, {
          [name](this: WebGL2RenderingContext, ...all: unknown[]) {
            // Pixi itself uses no pixel pack buffer.
            if (name === 'readPixels' || all[0] === WebGL2RenderingContext.PIXEL_PACK_BUFFER)
              throw new Error('The film was refused.');
            return Reflect.apply(real, this, all);
          },
        });
      }, call);
      await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
      await drawnByCanvas(page);
      await expect.poll(() => said).toHaveLength(1);
      expect(said[0]).toContain('error: Could not record an egg. Error: The film was refused.');
      await framesIn(page, 500);
      expect(await isCanvasHidden(page)).toBe(false);
      expect(await film(page).count()).toBe(0);
      expect(said).toHaveLength(1);
      await page.close();
    },
  );

  it('[B-OVL-02] a context that is lost while a film is made: the next canvas makes it anew', async () => {
    const { page, said } = await open('ground=slate');
    await page.evaluate(() => {
      const real = WebGL2RenderingContext.prototype.getSyncParameter;
      // The film waits for the GPU for ever.
      WebGL2RenderingContext.prototype.getSyncParameter = () => WebGL2RenderingContext.UNSIGNALED;
      Object.assign(window, { release: () => (WebGL2RenderingContext.prototype.getSyncParameter = real) });
    });
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    await framesIn(page, 1500);
    expect(await film(page).count()).toBe(0);
    await page.evaluate(() => {
      window.harness.loseContexts();
      (window as unknown as { release: () => void }).release();
    });
    await film(page).waitFor({ state: 'visible' });
    expect(said.filter((line) => !/CONTEXT_LOST_WEBGL|context lost/i.test(line))).toEqual([]);
    await page.close();
  });

  it('[R-CARD-04] a film is made once: an egg for which there was no room meanwhile shows the same', async () => {
    const { page } = await open('ground=slate');
    await page.evaluate(() => {
      const counts = { films: 0 };
      Object.assign(window, { made: counts });
      const put = CanvasRenderingContext2D.prototype.putImageData;
      CanvasRenderingContext2D.prototype.putImageData = function (this: CanvasRenderingContext2D, ...all: unknown[]) {
        counts.films += 1;
        Reflect.apply(put, this, all);
      };
    });
    const made = () => page.evaluate(() => (window as unknown as { made: { films: number } }).made.films);
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await film(page).waitFor({ state: 'visible' });
    expect(await made()).toBe(1);
    await page.evaluate(() => {
      const full = document.createElement('p');
      full.id = 'full';
      full.style.cssText = 'position:absolute;inset:0;margin:0;overflow:hidden;font-size:40px;line-height:1';
      full.textContent = 'Words and more words. '.repeat(200);
      document.querySelector('#page')!.append(full);
    });
    await page.locator('[data-egg]').waitFor({ state: 'detached' });
    await page.evaluate(() => document.querySelector('#full')!.remove());
    await film(page).waitFor({ state: 'visible' });
    expect(await made()).toBe(1);
    await page.close();
  });

  it('[B-OVL-03] its light goes on: six pictures a second, thirty in all, then again the first', async () => {
    const { page } = await open('driven&filmed&ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1', { rarity: 'rare' }));
    await page.locator('[data-egg]').waitFor({ state: 'attached' });
    const draw = (now: number) => page.evaluate((time) => window.harness.draw(time), now);
    for (let now = 0; now <= 800; now += 50) await draw(now);
    await expect.poll(() => draw(800).then(() => film(page).count())).toBe(1);
    const seen: string[] = [];
    for (let now = 850; seen.length < 62; now += 1000 / 12) {
      await draw(now);
      seen.push(
        await film(page)
          .locator('canvas')
          .evaluate((canvas) => canvas.style.transform),
      );
    }
    expect(new Set(seen).size).toBe(30);
    expect(seen.slice(60)).toEqual(seen.slice(0, 2));
    await page.close();
  });

  it('[B-A11Y-03] calm: an egg stands still, is drawn once by the canvas, and has no film', async () => {
    const { page } = await open('ground=slate&mode=calm');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    await atRest(page);
    // In full mode the egg has a film.
    await page.evaluate(() => window.harness.mode('full'));
    await film(page).waitFor({ state: 'visible' });
    await page.evaluate(() => window.harness.mode('calm'));
    await film(page).waitFor({ state: 'detached' });
    await drawnByCanvas(page);
    await atRest(page);
    expect(await isCanvasHidden(page)).toBe(false);
    expect(await film(page).count()).toBe(0);
    await page.close();
  });
});

describe('frames', () => {
  it('[B-OVL-01] with nothing to draw the overlay requests no frame in three seconds', async () => {
    const { page } = await open('ground=slate');
    expect(await framesIn(page, 3000)).toBe(0);
    await page.close();
  });

  it('[B-OVL-01] a burst requests frames, and none are requested when it is over', async () => {
    const { page, said } = await open('ground=slate');
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    expect(await framesIn(page, 1000)).toBeGreaterThan(0);
    expect(await framesIn(page, 1500)).toBe(0);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[B-OVL-01] a burst writes no attribute of the root element: each write would paint the page again', async () => {
    const { page } = await open('ground=slate');
    const written = page.evaluate(
      () =>
        new Promise<readonly (string | null)[]>((resolve) => {
          const written: (string | null)[] = [];
          const note = (records: MutationRecord[]) =>
            written.push(...records.map(({ attributeName }) => attributeName));
          new MutationObserver(note).observe(document.documentElement, { attributes: true });
          setTimeout(() => resolve(written), 1500);
        }),
    );
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    expect(await framesIn(page, 1000)).toBeGreaterThan(3);
    expect(await written).toEqual([]);
    await page.close();
  });

  it('[B-OVL-01] drifting eggs request frames while they are there, and none once they are gone', async () => {
    const { page } = await open('ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    expect(await framesIn(page, 1000)).toBeGreaterThan(5);
    await page.evaluate(() => window.harness.eggs([]));
    await atRest(page);
    expect(await framesIn(page, 1000)).toBe(0);
    await page.close();
  });
});

describe('while the reader does something else', () => {
  it('[B-OVL-01] fault 25: in a hidden tab no frame is asked for and none drawn, and all goes on when it is seen again', async () => {
    const tab = await openOwnWindow(browser, `${url}?ground=slate`);
    await expect.poll(() => tab.evaluate(`document.documentElement.dataset.canvas !== undefined`)).toBe(true);
    await tab.evaluate(`window.harness.watchFrames()`);
    await tab.evaluate(`window.harness.eggs([${JSON.stringify(egg('egg-1'))}])`);
    const counts = () =>
      tab.evaluate<{ asked: number; drawn: number }>(
        `({ asked: window.harness.counts.framesAsked, drawn: window.harness.drawings.length })`,
      );
    const drawnIn = async () => (await counts()).drawn;
    await expect.poll(drawnIn).toBeGreaterThan(10);

    await tab.minimise();
    await expect.poll(() => tab.evaluate(`document.visibilityState`)).toBe('hidden');
    // The timer of the next frame may still be due: timers of a hidden page run once a second.
    await tab.evaluate(`new Promise((resolve) => setTimeout(resolve, 1100))`);
    const hidden = await counts();
    await tab.evaluate(`window.harness.disturb('glitch', 200, 3)`);
    await tab.evaluate(`new Promise((resolve) => setTimeout(resolve, 3000))`);
    expect(await counts()).toEqual(hidden);

    await tab.restore();
    await expect.poll(drawnIn).toBeGreaterThan(hidden.drawn + 10);
    await tab.evaluate(`window.harness.eggs([])`);
    await expect
      .poll(async () => {
        const { asked } = await counts();
        await tab.evaluate(`new Promise((resolve) => setTimeout(resolve, 300))`);
        return (await counts()).asked - asked;
      })
      .toBe(0);
    await tab.close();
  });

  it('[B-OVL-05] eggs stand still after a letter and after fast scrolling, and drift on afterwards', async () => {
    const { page } = await open('ground=slate&high');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1', { position: { x: 100, y: 50 } }));
    expect(await framesIn(page, 1500)).toBeGreaterThan(5);
    await page.keyboard.press('x');
    // The frame of the change itself, and one frame that was already due.
    expect(await framesIn(page, 700)).toBeLessThanOrEqual(2);
    await expect.poll(() => framesIn(page, 500)).toBeGreaterThan(3);
    await page.keyboard.press('ArrowRight');
    expect(await framesIn(page, 500)).toBeGreaterThan(3);

    const inScroll = await page.evaluate(async () => {
      const { counts } = window.harness;
      const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
      for (let step = 0; step < 12; step += 1) {
        scrollBy(0, 60);
        await next();
      }
      const before = counts.framesAsked;
      let own = 0;
      for (let step = 0; step < 20; step += 1) {
        scrollBy(0, step % 2 === 0 ? 60 : 55);
        own += 1;
        await next();
      }
      return counts.framesAsked - before - own;
    });
    expect(inScroll).toBeLessThanOrEqual(2);
    await expect.poll(() => framesIn(page, 500)).toBeGreaterThan(3);
    await page.close();
  });

  it('[B-OVL-05] what is asked for while the reader types comes afterwards', async () => {
    const { page } = await open('driven&ground=slate');
    await paintedAt(page, 0);
    await page.keyboard.press('x');
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    expect(await paintedAt(page, 60)).toBe(0);
    await page.waitForFunction(() => window.harness.isAsked());
    expect(await paintedAt(page, 1000)).toBeGreaterThan(500);
    expect(await paintedAt(page, 1200)).toBe(0);
    await page.close();
  });
});

describe('an egg in hand', () => {
  /** Shows an egg. Returns the number of its bright pixels before `change`, and at each of `times` after `change`. */
  async function brightAfter(mode: string, change: (page: Page) => Promise<unknown>, times: readonly number[]) {
    const { page } = await open(`driven&ground=slate&mode=${mode}`);
    const brightAt = (now: number) =>
      page.evaluate((time) => {
        const pixels = window.harness.frame(time);
        let bright = 0;
        for (let at = 0; at < pixels.length; at += 4)
          if (pixels[at]! + pixels[at + 1]! + pixels[at + 2]! > 330) bright += 1;
        return bright;
      }, now);
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    for (let now = 0; now <= 1000; now += 50) await brightAt(now);
    const before = await brightAt(1000);
    expect(before).toBeGreaterThan(50);
    await change(page);
    const seen: number[] = [];
    for (const time of times) seen.push(await brightAt(1000 + time));
    await page.close();
    return { before, seen };
  }
  const find = async (page: Page) => {
    await page.locator('[data-egg]').click();
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1', { discovered: true }));
  };
  const everyFrame = Array.from({ length: 50 }, (_, index) => (index + 1) * 16);

  it('[R-EGG-05] when it is found, a bar of light goes up it once, and it stays a little dimmer', async () => {
    const { before, seen } = await brightAfter('full', find, everyFrame);
    expect(Math.max(...seen)).toBeGreaterThan(before + 700);
    expect(seen.at(-1)).toBeLessThanOrEqual(before);
    expect(seen.at(-1)).toBeGreaterThan(50);
  });

  it('[R-EGG-05, B-A11Y-03] calm: it only becomes dimmer', async () => {
    const { before, seen } = await brightAfter('calm', find, everyFrame);
    // Hovering makes only a few pixels of the egg bright.
    expect(Math.max(...seen)).toBeLessThan(before + 20);
    expect(Math.min(...seen)).toBeGreaterThan(50);
  });

  it('[R-EGG-05] with its label closed it goes dot by dot', async () => {
    const { page } = await open('driven&ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    for (let now = 0; now <= 1000; now += 50) await paintedAt(page, now);
    await find(page);
    await page.locator('[data-egg][aria-expanded="true"]').waitFor();
    // React's effects listen to the key, and tell the canvas that the button has gone.
    await twoFrames(page);
    const whole = await paintedAt(page, 2000);
    await page.keyboard.press('Escape');
    await page.locator('[data-egg]').waitFor({ state: 'detached' });
    await twoFrames(page);
    await paintedAt(page, 2010);
    const half = await paintedAt(page, 2110);
    expect(half).toBeGreaterThan(whole / 10);
    expect(half).toBeLessThan(whole * 0.9);
    expect(await paintedAt(page, 2400)).toBe(0);
    await page.close();
  });

  it('[R-EGG-05, B-A11Y-03] a hand on it lights it, in calm mode too, and then no frame is requested', async () => {
    const { page } = await open('ground=slate&mode=calm');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    await atRest(page);
    const before = await page.evaluate(() => window.harness.counts.framesAsked);
    await page.locator('[data-egg]').hover();
    await expect.poll(() => page.evaluate(() => window.harness.counts.framesAsked)).toBeGreaterThan(before + 5);
    await atRest(page);
    await page.close();
  });

  it('[R-EGG-07] at rest the tags look at what was hovered longest, and at the pointer while it moves', async () => {
    const { page } = await open('driven&ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1', { position: { x: 60, y: 50 } }));
    const turnAt = async (from: number) => {
      for (let now = from; now <= from + 3000; now += 100)
        await page.evaluate((time) => window.harness.draw(time), now);
      return Number(/rotate\((.+)rad\)/.exec(await transformOf(page))![1]);
    };
    await page.evaluate(() => window.harness.view({ awareness: 1 }));
    const { x } = (await page.locator('[data-egg]').boundingBox())!;
    const title = await page.locator('h1').evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2;
    });
    const isRight = title > x;
    await page.evaluate(() => window.harness.view({ hoveredLongest: 'D5U archive index' }));
    const towards = await turnAt(1000);
    expect(Math.sign(towards)).toBe(isRight ? -1 : 1);
    await page.mouse.move(isRight ? 2 : 1000, 700);
    expect(Math.sign(await turnAt(4100))).toBe(isRight ? 1 : -1);
    // The pointer rests for four seconds.
    expect(Math.sign(await turnAt(8200))).toBe(isRight ? -1 : 1);
    await page.close();
  });
});

describe('quality', () => {
  it('[B-OVL-03] late frames cost resolution, then half of the frames, and the eggs stay in their places', async () => {
    const { page, said } = await open('driven&judged&ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    const draw = (from: number, count: number, stepMs: number) =>
      page.evaluate(
        ([from, count, stepMs]) => {
          for (let index = 0; index < count; index += 1) window.harness.draw(from + index * stepMs);
          const canvas = document.querySelector('canvas')!;
          return { step: canvas.dataset['quality'], pixels: canvas.width / canvas.getBoundingClientRect().width };
        },
        [from, count, stepMs] as const,
      );
    expect(await draw(0, 60, 16)).toEqual({ step: '0', pixels: 1 });
    await page.evaluate(() => window.harness.disturb('scan', 60_000, 1));
    const place = await page.locator('[data-egg]').boundingBox();
    expect(await draw(1000, 6, 40)).toEqual({ step: '1', pixels: 0.75 });
    expect(await draw(1240, 4, 40)).toEqual({ step: '2', pixels: 0.5 });
    expect(await draw(1400, 100, 16)).toEqual({ step: '2', pixels: 0.5 });
    expect(await draw(3000, 5, 40)).toEqual({ step: '3', pixels: 0.5 });
    const after = await page.locator('[data-egg]').boundingBox();
    expect(Math.hypot(after!.x - place!.x, after!.y - place!.y)).toBeLessThan(20);
    expect((await draw(3200, 1, 16)).step).toBe('3');
    expect((await draw(3216, 300, 16)).step).toBe('2');
    expect(said).toEqual([]);
    await page.close();
  });

  it.each([
    ['full', 'lights', 16, '0', 600, 1024],
    ['half the', 'lights no', 40, '2', 200, 460],
  ] as const)('[B-OVL-03, B-OVL-10] at %s resolution a scan %s words, and they get their bars', async (...row) => {
    const [, , intervalMs, step, least, most] = row;
    const { page } = await open('driven&judged&ground=slate');
    const seen = await page.evaluate((intervalMs) => {
      const canvas = document.querySelector('canvas')!;
      let now = 0;
      const draw = (frames: number, stepMs: number) => {
        for (let index = 0; index < frames; index += 1) window.harness.draw((now += stepMs));
      };
      window.harness.disturb('scan', 400, 1);
      draw(10, intervalMs);
      const step = canvas.dataset['quality'];
      // The first scan and its lit words are over.
      draw(2, 4000);
      window.harness.disturb('scan', 8000, 2);
      draw(300, 16);
      // Lit words are anywhere in the window; without them the canvas is as wide as the band of the scan.
      const { width } = canvas.getBoundingClientRect();
      const atFirst = CSS.highlights.get('found')?.size ?? 0;
      draw(2, 8000);
      return { step, width, atFirst, bars: CSS.highlights.get('found')?.size ?? 0 };
    }, intervalMs);
    expect([seen.step, seen.atFirst]).toEqual([step, 0]);
    expect([seen.width >= least, seen.width <= most, seen.bars > 0]).toEqual([true, true, true]);
    await page.close();
  });

  it.each([
    ['busy for 600 ms', 600, 600],
    ['that never answers', Infinity, 1000],
  ] as const)('[B-OVL-03] a GPU %s gets two frames, and no third one meanwhile', async (_, busyMs, waitsMs) => {
    const { page, said } = await open('ground=slate');
    const frames = await page.evaluate(async (busyMs) => {
      const drawnAt: number[] = [];
      const { clear, getSyncParameter } = WebGL2RenderingContext.prototype;
      WebGL2RenderingContext.prototype.clear = function (mask) {
        const now = performance.now();
        // A frame may be cleared more than once.
        const isNext = drawnAt.length === 0 || now - drawnAt.at(-1)! > 5;
        if (isNext && this.canvas instanceof HTMLCanvasElement && this.canvas.isConnected) drawnAt.push(now);
        clear.call(this, mask);
      };
      WebGL2RenderingContext.prototype.getSyncParameter = function (sync, name) {
        const isBusy = performance.now() - (drawnAt.at(-1) ?? -Infinity) < busyMs;
        return isBusy ? this.UNSIGNALED : (getSyncParameter.call(this, sync, name) as number);
      };
      window.harness.disturb('scan', 4000, 1);
      while (drawnAt.length < 3) await new Promise((resolve) => requestAnimationFrame(resolve));
      return drawnAt.map((atMs) => atMs - drawnAt[0]!);
    }, busyMs);
    expect(frames[1]).toBeLessThan(500);
    expect(frames[2]).toBeGreaterThanOrEqual(waitsMs - 5);
    expect(said).toEqual([]);
    await page.close();
  });
});

const transformOf = (page: Page): Promise<string> =>
  page.locator('[data-egg]').evaluate((button) => button.style.transform);

describe('modes', () => {
  it('[B-A11Y-03] full: the button moves with the drawing', async () => {
    const { page } = await open('driven&ground=paper');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    for (let now = 0; now <= 4000; now += 80) await paintedAt(page, now);
    expect(await transformOf(page)).toMatch(/translate/);
    const box = (await page.locator('[data-egg]').boundingBox())!;
    const drawn = await page.evaluate(() => {
      const pixels = window.harness.frame(4080);
      const width = innerWidth;
      const [xs, ys]: [number[], number[]] = [[], []];
      const height = pixels.length / 4 / width;
      for (let at = 0; at < pixels.length / 4; at += 1) {
        if (pixels[at * 4 + 3]! < 128) continue;
        xs.push(at % width);
        ys.push(height - 1 - Math.floor(at / width));
      }
      return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
    });
    // The drawing fills its box except for 4 px at the sides and 2 below.
    expect(Math.abs((drawn.left + drawn.right) / 2 - (box.x + box.width / 2))).toBeLessThan(4);
    expect(Math.abs(drawn.bottom - (box.y + box.height))).toBeLessThan(6);
    expect(drawn.top).toBeGreaterThanOrEqual(box.y - 3);
    await page.close();
  });

  it('[B-A11Y-03] calm: an egg does not move and requests no frames once it has appeared', async () => {
    const { page } = await open('ground=paper&mode=calm');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    await atRest(page);
    expect(await transformOf(page)).toBe('');
    expect(await framesIn(page, 1000)).toBe(0);
    expect(await page.locator('[data-egg] svg').isVisible()).toBe(false);
    await page.close();
  });

  it('[B-A11Y-03] calm: a glitch is one thin line that appears and disappears once, without motion', async () => {
    const { page } = await open('driven&ground=paper&mode=calm');
    await paintedAt(page, 0);
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    const painted = [];
    for (const now of [60, 300, 600, 900, 1140]) painted.push(await paintedAt(page, now));
    expect(Math.max(...painted)).toBeLessThan(641);
    expect(painted[2]).toBeGreaterThan(100);
    expect(await paintedAt(page, 1200)).toBe(0);
    await page.close();
  });

  it('[B-A11Y-03] off: no canvas, no frame, and the buttons show the eggs', async () => {
    const { page, said } = await open('ground=paper&mode=off', false);
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    await page.evaluate(() => window.harness.disturb('scan', 1500, 3));
    expect(await framesIn(page, 1000)).toBe(0);
    expect(await page.locator('canvas').count()).toBe(0);
    expect(await page.locator('[data-egg] svg').isVisible()).toBe(true);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[B-A11Y-03, B-OVL-02] the mode can be changed while something is drawn; only the canvas gets a new context', async () => {
    const { page, said } = await open('ground=paper');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await expect.poll(() => transformOf(page)).toMatch(/translate/);
    const made = await page.evaluate(() => window.harness.madeContexts());
    await page.evaluate(() => window.harness.mode('off'));
    await page.locator('[data-egg] svg').waitFor({ state: 'visible' });
    expect(await transformOf(page)).toBe('');
    expect(await framesIn(page, 500)).toBe(0);
    await page.evaluate(() => window.harness.mode('full'));
    await page.locator('[data-egg] svg').waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => window.harness.liveContexts())).toBe(2);
    // The second context is Pixi's test of precision. The build has no such test (tools/build/leanPixi.ts).
    expect(await page.evaluate(() => window.harness.madeContexts())).toBe(made + 2);
    expect(said).toEqual([]);
    await page.close();
  });
});

describe('the canvas itself', () => {
  it('[B-OVL-02] fault 20: a lost context is rebuilt from the atoms within 2 s, twenty times; meanwhile the buttons show the eggs', async () => {
    const { page, said } = await open('ground=paper');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    const place = await page.locator('[data-egg-place]').getAttribute('style');
    for (let time = 0; time < 20; time += 1) {
      await page.evaluate(() => window.harness.loseContexts());
      await page.locator('[data-egg] svg').waitFor({ state: 'visible' });
      await page.locator('[data-egg] svg').waitFor({ state: 'hidden', timeout: 2000 });
      expect(await page.evaluate(() => window.harness.liveContexts())).toBe(2);
      expect(await page.locator('[data-egg-place]').getAttribute('style')).toBe(place);
    }
    expect(said.filter((line) => !/CONTEXT_LOST_WEBGL|context lost/i.test(line))).toEqual([]);
    await page.close();
  });

  it('[B-OVL-02] fault 20: the picture after a loss equals the one before it, except for one pixel in a hundred', async () => {
    const { page } = await open('driven&ground=slate');
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    // React gives the egg its place. An egg without a place is not drawn.
    await page.locator('[data-egg-place] [data-egg]').waitFor({ state: 'attached' });
    /** Number of painted pixels, and of pixels that differ from the previous call (first call: none). */
    const settled = () =>
      page.evaluate(() => {
        for (let now = 4000; now < 5000; now += 100) window.harness.frame(now);
        const pixels = window.harness.frame(5000);
        const before = window.seen ?? pixels;
        window.seen = pixels;
        let painted = 0;
        let different = 0;
        for (let at = 0; at < pixels.length; at += 4) {
          if (pixels[at + 3]! > 0) painted += 1;
          // A difference of two in 255 is rounding.
          if ([0, 1, 2, 3].some((channel) => Math.abs(before[at + channel]! - pixels[at + channel]!) > 2))
            different += 1;
        }
        return { painted, different };
      });
    const { painted } = await settled();
    expect(painted).toBeGreaterThan(2700);

    await page.evaluate(() => window.harness.loseContexts());
    await page.locator('[data-egg] svg').waitFor({ state: 'visible' });
    await page.waitForFunction(() => window.harness.liveContexts() === 2 && window.harness.isAsked());
    const after = await settled();
    expect(Math.abs(after.painted - painted)).toBeLessThanOrEqual(painted / 100);
    expect(after.different).toBeLessThanOrEqual(painted / 100);
    await page.close();
  });

  it('[B-OVL-02] fifty mounts under StrictMode leave one canvas, its context and that of the checks', async () => {
    const { page, said } = await open('ground=paper');
    await page.evaluate(async () => {
      for (let time = 0; time < 50; time += 1) {
        window.harness.unmount();
        await new Promise((resolve) => setTimeout(resolve, time % 3 === 0 ? 0 : 25));
        window.harness.mount();
        await new Promise((resolve) => setTimeout(resolve, time % 4 === 0 ? 0 : 40));
      }
    });
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await expect.poll(() => page.evaluate(() => window.harness.liveContexts())).toBe(2);
    expect(await page.locator('canvas').count()).toBe(1);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[B-OVL-02] without WebGL nothing breaks and the buttons show the eggs', async () => {
    const bare = await launchBrowser(['--disable-3d-apis']);
    const page = await bare.newPage({ viewport: size });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(`${url}?ground=paper`);
    await page.waitForFunction(() => window.harness !== undefined);
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    await page.waitForLoadState('networkidle');
    expect(await page.locator('[data-egg] svg').isVisible()).toBe(true);
    expect(errors).toEqual([]);
    await bare.close();
  });

  it('[B-OVL-03] stays sharp on a finer screen, after the window has gone to another one, and in one of 4K', async () => {
    const { page, said } = await open('ground=slate&mode=calm');
    const cdp = await page.context().newCDPSession(page);
    const screen = async (width: number, height: number, deviceScaleFactor: number) =>
      cdp.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false });
    await page.evaluate((one) => window.harness.eggs([one]), egg('egg-1'));
    await drawnByCanvas(page);
    /** Canvas pixels for one CSS pixel at full quality, and whether the canvas covers the egg. */
    const canvas = () =>
      page.evaluate(() => {
        const element = document.querySelector('canvas')!;
        const [box, tag] = [element, document.querySelector('[data-egg]')!].map((each) => each.getBoundingClientRect());
        const covers =
          box!.left <= tag!.left && box!.right >= tag!.right && box!.top <= tag!.top && box!.bottom >= tag!.bottom;
        // The overlay may have lowered the quality on a busy machine.
        const scale = [1, 0.75, 0.5, 0.5][Number(element.dataset['quality'])]!;
        return { pixels: element.width / box!.width / scale, covers };
      });
    for (const [width, height, ratio] of [
      [1024, 768, 2],
      [1024, 768, 1],
      [1024, 768, 1.5],
      [3840, 2160, 1],
      // Zoomed in by 1.25: the window has fewer CSS pixels, each with more device pixels.
      [820, 614, 1.25],
    ] as const) {
      await screen(width, height, ratio);
      await expect.poll(canvas, { message: `${width} at ${ratio}` }).toEqual({ pixels: ratio, covers: true });
    }
    expect(said).toEqual([]);
    await page.close();
  });

  it('[R-CARD-04] lets every click through to the page', async () => {
    const { page } = await open('ground=paper');
    const top = await page.evaluate(() => document.elementFromPoint(200, 120)?.tagName);
    expect(top).toBe('H1');
    await page.close();
  });
});
