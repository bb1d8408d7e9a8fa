import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type ReadingKind, readingKinds } from '#contract/simulation.ts';
import { readingMs } from '../../../../src/overlay/reading/readingMs.ts';
import { browser, stageHarness, url } from '../../overlay-harness/stage.ts';

stageHarness();

const size = { width: 1024, height: 768 };

async function open(query: string): Promise<Page> {
  const page = await browser.newPage({ viewport: size });
  await page.goto(`${url}?driven&${query}`);
  await page.waitForFunction(() => window.harness.isAsked());
  await page.evaluate(() => window.harness.frame(0));
  return page;
}

/** The numbers of painted and of opaque pixels of the frame at `now`, and the bounding box of the painted pixels. */
const paintedAt = (page: Page, now: number) =>
  page.evaluate((time) => {
    const pixels = window.harness.frame(time);
    let [painted, opaque, left, right, bottom, top] = [0, 0, Infinity, -1, Infinity, -1];
    for (let at = 0; at < pixels.length / 4; at += 1) {
      const alpha = pixels[at * 4 + 3]!;
      if (alpha === 0) continue;
      painted += 1;
      if (alpha > 250) opaque += 1;
      const [x, y] = [at % innerWidth, innerHeight - 1 - Math.floor(at / innerWidth)];
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.max(top, y), Math.min(bottom, y)];
    }
    return { painted, opaque, box: { left, right, top: bottom, bottom: top } };
  }, now);

const read = (page: Page, reading: ReadingKind, seed = 3, reach = 0): Promise<void> =>
  page.evaluate(([reading, seed, reach]) => window.harness.read(reading, seed, reach), [reading, seed, reach] as const);

/** The texts that a scan has found. */
const imprints = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('found') ?? [])].map(String));

/** The middle of a word of the page. */
const middleOf = (page: Page, word: string) =>
  page.evaluate((word) => {
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode() as Text | null; node !== null; node = texts.nextNode() as Text | null) {
      const at = node.data.indexOf(word);
      if (at === -1) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + word.length);
      const { left, top, width, height } = range.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }
    throw new Error(`No ${word}.`);
  }, word);

/** Moves the pointer to a word and lets it rest there for `ms`, real time. */
async function restOn(page: Page, word: string, ms: number): Promise<void> {
  const { x, y } = await middleOf(page, word);
  await page.mouse.move(x, y);
  await page.waitForTimeout(ms);
}

describe('a machine reading the words of the page', () => {
  it.each(['slate', 'paper'].flatMap((ground) => readingKinds.map((kind) => [kind, ground] as const)))(
    '[B-OVL-06] %s on %s: seen for its time and then gone; the text stays and can be selected',
    async (kind, ground) => {
      const page = await open(`ground=${ground}`);
      const text = await page.locator('main').innerText();
      await read(page, kind);
      expect((await paintedAt(page, readingMs[kind] / 4)).painted).toBeGreaterThan(150);
      await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main p')!));
      expect(await page.evaluate(() => String(getSelection()))).toContain('Four of five concur.');
      expect(await page.locator('main').innerText()).toBe(text);
      expect((await paintedAt(page, readingMs[kind])).painted).toBe(0);
      // The end of the pause after a selection requests one more frame.
      const isAtRest = (ms: number) =>
        page.evaluate((now) => (window.harness.frame(now), !window.harness.isAsked()), ms);
      await expect.poll(() => isAtRest(readingMs[kind] + 20)).toBe(true);
      await page.close();
    },
  );

  it.each(['pieces', 'threads', 'surprise'] as const)('[B-OVL-06] %s hides no pixel at any time', async (kind) => {
    const page = await open('ground=paper');
    await read(page, kind);
    const seen = [];
    for (let now = 50; now < readingMs[kind]; now += 150) seen.push(await paintedAt(page, now));
    expect(Math.max(...seen.map(({ painted }) => painted))).toBeGreaterThan(150);
    expect(Math.max(...seen.map(({ opaque }) => opaque))).toBe(0);
    await page.close();
  });

  it.each(readingKinds)('[B-OVL-06] %s ends when the page gets another text under it', async (kind) => {
    const page = await open('ground=paper');
    await read(page, kind);
    expect((await paintedAt(page, readingMs[kind] / 4)).painted).toBeGreaterThan(150);
    await page.evaluate(() => {
      const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) (node as Text).data = 'Cut.';
    });
    expect((await paintedAt(page, readingMs[kind] / 2)).painted).toBe(0);
    await page.close();
  });

  it('[B-OVL-06] settling covers one word, for at most 360 ms', async () => {
    const page = await open('ground=paper');
    await read(page, 'settling');
    const { opaque, box } = await paintedAt(page, 100);
    expect(opaque).toBeGreaterThan(300);
    expect(box.right - box.left).toBeLessThan(320);
    // The opaque pixels are those of the word's box. The line under it fades and is not counted.
    const covers = async (now: number) => (await paintedAt(page, now)).opaque > opaque / 2;
    expect([await covers(340), await covers(361)]).toEqual([true, false]);
    await page.close();
  });

  it('[B-OVL-06] settling with the reach of half a window: word after word, and their ground stays lit', async () => {
    const page = await open('ground=paper');
    await read(page, 'settling', 3, 0.5);
    const first = await paintedAt(page, 100);
    expect(first.opaque).toBeGreaterThan(300);
    expect(first.box.right - first.box.left).toBeLessThan(320);
    const later = [];
    for (let now = 225; now <= 1125; now += 225) later.push(await paintedAt(page, now));
    expect(later.map(({ opaque }) => opaque > 300)).toEqual([true, true, true, true, false]);
    // Each picture has the words of the one before, and the line or the ground of one more.
    const heights = [first, ...later.slice(0, 4)].map(({ box }) => box.bottom - box.top);
    expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    expect(later[4]!.painted).toBeGreaterThan(2 * first.opaque);
    await page.close();
  });

  it('[B-OVL-07] threads go from the word under the pointer to the word on which it rested longest', async () => {
    const page = await open('ground=paper');
    await restOn(page, 'concur', 1200);
    await restOn(page, 'radiator', 600);
    await read(page, 'threads');
    const [from, to] = [await middleOf(page, 'radiator'), await middleOf(page, 'concur')];
    const { box } = await paintedAt(page, 1400);
    expect(Math.abs(box.left - Math.min(from.x, to.x))).toBeLessThan(60);
    expect(Math.abs(box.right - Math.max(from.x, to.x))).toBeLessThan(60);
    await page.close();
  });

  it.each(['surprise', 'scan'] as const)(
    '[B-OVL-10] the words that %s found have a bar afterwards, until the next one',
    async (kind) => {
      const page = await open('ground=paper');
      const find = (seed: number) =>
        kind === 'scan'
          ? page.evaluate((seed) => window.harness.disturb('scan', 1500, seed), seed)
          : read(page, kind, seed);
      await find(3);
      await paintedAt(page, 1000);
      expect(await imprints(page)).toEqual([]);
      await paintedAt(page, 3000);
      const found = await imprints(page);
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThanOrEqual(9);
      await find(4);
      await paintedAt(page, 3100);
      expect(await imprints(page)).toEqual([]);
      await page.close();
    },
  );

  it('[B-OVL-08] at a point of the window a word of the line there settles, then another, and none beside words', async () => {
    const page = await open('ground=paper');
    const answerAt = async (at: { x: number; y: number }, now: number) => {
      await page.evaluate(
        ([at, now]) => {
          window.harness.frame(now);
          window.harness.answer(at);
        },
        [at, now] as const,
      );
      const { painted, box } = await paintedAt(page, now + 100);
      await page.evaluate((now) => window.harness.frame(now), now + readingMs.settling);
      const isAnswered = await page.evaluate(() => window.harness.hasRest());
      expect(isAnswered).toBe(painted > 0);
      return painted === 0 ? null : { middle: (box.left + box.right) / 2, box };
    };
    const at = await middleOf(page, 'question');
    const first = await answerAt(at, 0);
    expect(Math.abs(first!.middle - at.x)).toBeLessThan(3);
    const second = await answerAt(at, 2000);
    expect(Math.abs(second!.middle - at.x)).toBeGreaterThan(20);
    expect([second!.box.top < at.y, at.y < second!.box.bottom]).toEqual([true, true]);
    expect(await answerAt({ x: 1, y: 760 }, 4000)).toBeNull();
    await page.evaluate(() => window.harness.answer({ x: 1, y: 760 }, false));
    expect(await page.evaluate(() => window.harness.hasRest())).toBe(true);
    await page.close();
  });

  it.each([
    [true, 1],
    [undefined, 0],
  ] as const)('[B-OVL-06] after a glitch with settles %s, %i words of its line settle', async (settles, words) => {
    const page = await open('ground=paper');
    await page.evaluate((settles) => window.harness.strike(3, settles), settles);
    expect((await paintedAt(page, 50)).painted).toBeGreaterThan(0);
    await page.evaluate(() => window.harness.frame(201));
    expect((await paintedAt(page, 300)).opaque > 300 ? 1 : 0).toBe(words);
    expect((await paintedAt(page, 2500)).painted).toBe(0);
    await page.close();
  });

  it('[B-OVL-07] without a pointer on a word, threads give way to the pieces of a line', async () => {
    const page = await open('ground=paper');
    await read(page, 'threads', 5);
    const threads = await paintedAt(page, 600);
    await page.reload();
    await page.waitForFunction(() => window.harness.isAsked());
    await page.evaluate(() => window.harness.frame(0));
    await read(page, 'pieces', 5);
    expect((await paintedAt(page, 600)).box).toEqual(threads.box);
    await page.close();
  });

  it('[B-OVL-06] the marks follow their words when the page scrolls, and end when the words go', async () => {
    const page = await open('ground=paper');
    await page.addStyleTag({ content: 'main { padding-bottom: 200vh }' });
    await read(page, 'pieces');
    const before = await paintedAt(page, 700);
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    const after = await paintedAt(page, 701);
    expect(before.box.top - after.box.top).toBe(30);
    await page.evaluate(() => document.querySelector('main')!.replaceChildren());
    expect((await paintedAt(page, 720)).painted).toBe(0);
    await page.close();
  });

  it.each(readingKinds)('[B-A11Y-03] calm: %s fades in and out in place, and covers nothing', async (kind) => {
    const page = await open('ground=paper&mode=calm');
    await read(page, kind);
    const ms = Math.max(1200, readingMs[kind]);
    const seen = [];
    for (const share of [0.1, 0.5, 0.9]) seen.push(await paintedAt(page, ms * share));
    expect(seen[1]!.painted).toBeGreaterThan(40);
    expect(seen[1]!.painted).toBeGreaterThanOrEqual(seen[0]!.painted);
    expect(seen.map(({ opaque }) => opaque).filter((count, index) => index !== 1 && count > 0)).toEqual([]);
    expect((await paintedAt(page, ms)).painted).toBe(0);
    await page.close();
  });

  it('[R-ARC-08, B-OVL-06] lit words move with the page; where it grows between two of them, no mark stays elsewhere', async () => {
    const page = await open('ground=slate');
    await page.addStyleTag({ content: 'main { padding-bottom: 200vh }' });
    await page.evaluate(() => window.harness.disturb('scan', 1500, 1));
    await paintedAt(page, 0);
    const before = await paintedAt(page, 1600);
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    const after = await paintedAt(page, 1601);
    expect(before.box.top - after.box.top).toBe(30);
    // The text of a file is inserted into the list in the same way.
    await page.evaluate(() => {
      const grown = document.createElement('div');
      grown.style.height = '90px';
      document.querySelector('main')!.children[1]!.before(grown);
    });
    expect((await paintedAt(page, 1620)).painted).toBe(0);
    await page.close();
  });

  it('[R-ARC-08, B-OVL-06] a scan lights other words than the scan before', async () => {
    const page = await open('ground=slate');
    const litAt = async (now: number) => {
      await page.evaluate((now) => {
        window.harness.frame(now);
        window.harness.disturb('scan', 1500, 1);
      }, now);
      await paintedAt(page, now);
      const { painted, box } = await paintedAt(page, now + 1600);
      await paintedAt(page, now + 3000);
      expect(painted).toBeGreaterThan(0);
      return box;
    };
    const first = await litAt(0);
    expect(await litAt(12_000)).not.toEqual(first);
    await page.close();
  });

  it('[B-OVL-11] a scan that finds nothing but a word on which the pointer rested gives that as the reason', async () => {
    const page = await open('ground=slate');
    await page.evaluate(() => window.harness.disturb('scan', 1500, 1));
    for (const now of [0, 1600, 2900]) await paintedAt(page, now);
    expect(await page.evaluate(() => window.harness.markedAs())).toBe('found');
    await page.evaluate(() => (document.querySelector('main')!.innerHTML = '<p>radiator</p>'));
    await restOn(page, 'radiator', 1200);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => window.harness.longestRest() === 'radiator');
    await page.evaluate(() => {
      window.harness.frame(12_000);
      window.harness.disturb('scan', 1500, 1);
    });
    for (const now of [12_000, 13_600, 14_900]) await paintedAt(page, now);
    expect(await page.evaluate(() => window.harness.markedAs())).toBe('stayed');
    await page.close();
  });

  it('[B-OVL-11] after a glitch the margin says that a word of the reader was under the line, if there was one', async () => {
    const page = await open('ground=slate');
    await page.evaluate(() => window.harness.disturb('glitch', 200, 2, 'slices'));
    for (const now of [0, 100, 200]) await paintedAt(page, now);
    expect(await page.evaluate(() => window.harness.markedAs())).toBeNull();
    await restOn(page, 'radiator', 1200);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => window.harness.longestRest() === 'radiator');
    await page.evaluate(() => {
      window.harness.frame(12_000);
      window.harness.disturb('glitch', 200, 2, 'slices');
    });
    for (const now of [12_000, 12_100]) await paintedAt(page, now);
    expect(await page.evaluate(() => window.harness.markedAs())).toBeNull();
    await paintedAt(page, 12_200);
    expect(await page.evaluate(() => window.harness.markedAs())).toBe('under');
    await page.close();
  });

  const caption = (page: Page) => page.evaluate(() => window.harness.caption());

  it.each(['full', 'calm'])('[B-OVL-04] %s: behind the front the reason of a moment is told', async (mode) => {
    const page = await open(`ground=paper&mode=${mode}`);
    await page.evaluate(() => window.harness.moment());
    for (const now of [0, 1480]) await paintedAt(page, now);
    expect(await caption(page)).toBeNull();
    await paintedAt(page, 1500);
    expect(await caption(page)).toMatchObject({ kind: 'own' });
    await paintedAt(page, 4000);
    await restOn(page, 'radiator', 1200);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => window.harness.longestRest() === 'radiator');
    await page.evaluate(() => {
      window.harness.frame(12_000);
      window.harness.moment();
    });
    for (const now of [12_000, 13_500]) await paintedAt(page, now);
    expect(await caption(page)).toMatchObject({ kind: 'rested', word: 'radiator' });
    const told = await caption(page);
    expect(told?.kind === 'rested' && told.restMs).toBeGreaterThan(1000);
    await page.close();
  });

  it('[B-OVL-04] the word of a file has no reason, and a moment ends with its page', async () => {
    const page = await open('ground=paper');
    await page.evaluate(() => window.harness.moment('ledger'));
    for (const now of [0, 1500]) await paintedAt(page, now);
    expect(await caption(page)).toBeNull();
    expect((await paintedAt(page, 2000)).painted).toBeGreaterThan(0);
    await page.evaluate(() => window.harness.leave('/about'));
    expect((await paintedAt(page, 2200)).painted).toBe(0);
    await page.close();
  });

  it('[B-KIT-01] a moment ends where a scene begins that nothing disturbs', async () => {
    const page = await open('ground=paper');
    await page.evaluate(() => window.harness.moment('ledger', 'tide'));
    await paintedAt(page, 0);
    expect((await paintedAt(page, 2000)).painted).toBeGreaterThan(0);
    await page.evaluate(() => window.harness.quiet());
    expect((await paintedAt(page, 2200)).painted).toBe(0);
    await page.close();
  });

  it('[R-ARC-08, B-OVL-06] after the scan the least expected words stay lit for 1.4 s', async () => {
    const page = await open('ground=slate');
    await page.evaluate(() => window.harness.disturb('scan', 1500, 1));
    await paintedAt(page, 700);
    const lit = (await paintedAt(page, 1600)).painted;
    expect(lit).toBeGreaterThan(800);
    expect(lit).toBeLessThan(size.width * 100);
    expect((await paintedAt(page, 2850)).painted).toBeGreaterThan(0);
    expect((await paintedAt(page, 2900)).painted).toBe(0);
    await page.close();
  });

  it('[B-OVL-05] while text is being selected no reading begins; it begins 900 ms after', async () => {
    const page = await open('ground=paper');
    await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('main p')!));
    await read(page, 'pieces');
    expect((await paintedAt(page, 300)).painted).toBe(0);
    let now = 300;
    await expect.poll(async () => (await paintedAt(page, (now += 100))).painted).toBeGreaterThan(100);
    await page.close();
  });
});

describe('flashes of the readings', () => {
  it.each([
    ['slate', [12, 14, 15]],
    ['paper', [244, 243, 238]],
  ] as const)(
    '[B-A11Y-02] readings and glitches in turn, on %s, are at most two flashes a second',
    async (ground, colour) => {
      const page = await open(`ground=${ground}`);
      const asked = Array.from({ length: 8 }, (_, index) => ({
        atMs: index * 300,
        kind: index % 3 === 2 ? ('glitch' as const) : ('reading' as const),
        reading: readingKinds[index % readingKinds.length]!,
        reach: (index % 4) / 6,
        durationMs: 200,
        seed: 7 + index,
      }));
      const { worst, reds } = await page.evaluate(([under, asked]) => window.watch(2600, under, asked), [
        colour,
        asked,
      ] as const);
      expect(worst).toBeLessThanOrEqual(2);
      expect(reds).toBe(0);
      await page.close();
    },
  );
});
