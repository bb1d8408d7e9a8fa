import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { archiveFiles } from '../../src/content/archiveFiles.ts';
import type { EnginePage } from '../support/engines/Engine.ts';
import { press, settled, simulated, text, until } from '../support/engines/pageState.ts';
import { sharedEngine } from '../support/engines/shared.ts';

/** The visit of a new reader in the engine of this project, on the built site with a real server. No clock is faked. */
const visited = await sharedEngine();

async function newReader(width = 1280): Promise<EnginePage> {
  const page = await visited!.engine.open({ width, height: 800 });
  onTestFinished(() => page.close());
  return page;
}

const file = archiveFiles[1]!.name;
/** Marks the button of the file, so that it can be pressed. */
const markFile = (name: string): boolean => {
  const button = [...document.querySelectorAll<HTMLButtonElement>('main button')].find(
    ({ textContent, disabled }) => !disabled && textContent.includes(name),
  );
  if (button !== undefined) button.dataset['pressHere'] = '';
  return button !== undefined;
};

test.skipIf(visited === null)(
  '[B-ENG-01] from Home over reading, the archive, a story and a secret word: all of it is there after a reload',
  async () => {
    const page = await newReader();
    await page.goto(visited!.url);
    await simulated(page);
    await press(page, 'main nav a[href="/routemap"]');
    await until(page, () => document.body.innerText.includes('RESTRICTED FILESYSTEM'));
    expect(await page.evaluate(() => document.querySelectorAll('main :is(ol, ul) button:enabled').length)).toBe(0);

    // Real time is measured: the reader scrolls and moves the pointer until a flush, after 30 s, has opened the
    // archive.
    const began = Date.now();
    for (let step = 0; !(await page.evaluate(markFile, file)) && Date.now() - began < 120_000; step += 1) {
      await page.move(300 + ((step * 97) % 600), 150 + ((step * 61) % 500));
      await page.evaluate((by) => scrollBy(0, by), step % 7 === 6 ? -300 : 160);
      await page.evaluate(() => new Promise<void>((resolve) => setTimeout(resolve, 700)));
    }
    await until(page, markFile, file);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await press(page, '[data-press-here]');
      await until(
        page,
        (count) => Number(document.body.innerText.match(/Accessible: 1|(\d) attempts?\./)?.[1] ?? 3) >= count,
        attempt + 1,
      );
    }
    await until(page, () => document.body.innerText.includes('Minute 14:21.'));

    await page.goto(`${visited!.url}/kitchen`);
    await simulated(page);
    const before = await text(page, 'main');
    await press(page, 'main p button');
    await expect.poll(async () => (await text(page, 'main')).length).toBeGreaterThan(before.length);

    const { word, title } = protocols[2]!;
    await page.type(word);
    await until(page, (said) => document.body.innerText.includes(said), `A seal is broken: ${title}.`);
    const phase = () =>
      page.evaluate(
        async (path) => ((await (await fetch(path)).json()) as { phaseUnlocked: number }).phaseUnlocked,
        apiPaths.profile,
      );
    expect(await phase()).toBeGreaterThanOrEqual(1);

    await page.reload();
    await simulated(page);
    await until(page, () => document.querySelector('[data-tab="seals"]') !== null);
    await page.goto(`${visited!.url}/routemap`);
    await until(page, () => document.body.innerText.includes('Minute 14:21.'));
  },
);

test.skipIf(visited === null)('[B-ENG-02] the effects switch is one row, and keeps what was chosen', async () => {
  const page = await newReader();
  await page.goto(`${visited!.url}/about`);
  await simulated(page);
  const middles = await page.evaluate(() => {
    const legend = [...document.querySelectorAll('fieldset legend')].find(
      ({ textContent }) => textContent === 'effects',
    )!;
    const range = document.createRange();
    range.selectNodeContents(legend);
    const boxes = [range, ...legend.parentElement!.querySelectorAll('label span')].map((one) =>
      one.getBoundingClientRect(),
    );
    return boxes.map(({ top, bottom }) => (top + bottom) / 2);
  });
  expect(middles).toHaveLength(4);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(2);
  await press(page, 'input[name="effects"][value="off"]');
  await until(page, () => document.documentElement.dataset['effects'] === 'off');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['effects'])).toBe('off');
});

test.skipIf(visited === null).for([480, 1280])(
  '[B-ENG-04] /void-speak, %i px wide: the Tab key goes down the page',
  async (width) => {
    const page = await newReader(width);
    await page.goto(`${visited!.url}/void-speak?inspect&phase=5`);
    await settled(page);
    const stops = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(a[href], input, button)')].map((stop) => {
        const { left, right, top, bottom } = stop.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(stops.length).toBeGreaterThanOrEqual(4);
    // The stops that are above an earlier stop of the same column.
    const back = stops.filter((stop, index) =>
      stops
        .slice(0, index)
        .some((before) => stop.bottom <= before.top && stop.left < before.right && before.left < stop.right),
    );
    expect(back).toEqual([]);
  },
);
