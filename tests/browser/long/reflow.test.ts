import { expect, test } from 'vitest';
import { drawn, settled, simulated, twoFrames } from '../../support/pageState.ts';
import { doubledText, setFontSize, textFaults, textSpacing } from '../../support/readerSettings.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/**
 * Pages that overflowed the window, or whose parts overlapped, under a setting of the reader. All pages:
 * release/pages/reflow and reader-settings.
 */
const browser = await sharedBrowser();
const server = sharedServer();

type Setting = 'none' | '32 px' | '200 %' | 'spacing';

async function open(path: string, width: number, height: number, setting: Setting) {
  const context = await browser.newContext({ viewport: { width, height }, bypassCSP: true });
  await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  if (setting === '32 px') await setFontSize(page, 32);
  await page.goto(server.url + path);
  await simulated(page);
  await page.locator('[data-drawer]').waitFor({ state: 'attached' });
  if (setting === '200 %') await page.addStyleTag({ content: doubledText });
  if (setting === 'spacing') await page.addStyleTag({ content: textSpacing });
  await settled(page);
  await twoFrames(page);
  return { context, page };
}

const settings: readonly (readonly [path: string, setting: Setting, width: number, height: number])[] = [
  ['/', '32 px', 390, 844],
  ['/', '32 px', 320, 641],
  ['/about', '32 px', 320, 641],
  ['/', '200 %', 390, 844],
  ['/', '200 %', 768, 1024],
  ['/', '200 %', 1440, 900],
  ['/', 'spacing', 390, 844],
  ['/', 'spacing', 1440, 900],
  ['/', 'none', 320, 256],
  ['/observatory', '32 px', 390, 844],
  ['/observatory', '200 %', 390, 844],
  ['/void', 'none', 390, 844],
  ['/void', 'none', 320, 256],
];

test.concurrent.for(settings)(
  '[B-SET-01, B-SET-02] %s with the setting “%s”, %i x %i: nothing runs out of the window, is cut or lies over another',
  async ([path, setting, width, height], { expect }) => {
    const { context, page } = await open(path, width, height, setting);
    expect(await textFaults(page)).toEqual({ overPx: 0, lost: [], overlapping: [] });
    await context.close();
  },
);

test.concurrent.for([320, 390])(
  '[B-SET-02] /blinking-eyes, %i px wide: no label of a seat touches the edge of the window',
  async (width, { expect }) => {
    const { context, page } = await open('/blinking-eyes', width, 844, 'none');
    const labels = await page.locator('main [data-track^="look:"]').evaluateAll((seats) =>
      seats.map((seat) => {
        const range = document.createRange();
        range.selectNodeContents(seat.querySelector('span')!);
        const { left, right } = range.getBoundingClientRect();
        return { label: seat.textContent, left, right };
      }),
    );
    expect(labels.length).toBeGreaterThan(4);
    expect(labels.filter(({ left, right }) => left < 6 || right > width - 6)).toEqual([]);
    await context.close();
  },
);

test('[B-SET-02] Home in a window of 320 x 256 px: layers above the page take a third of it at most, and what has the focus is in view', async () => {
  const { context, page } = await open('/', 320, 256, 'none');
  await drawn(page);
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const element = document.activeElement!;
      const layers = [...document.querySelectorAll('body *')].filter((one) => {
        const { position, pointerEvents } = getComputedStyle(one);
        return /fixed|sticky/.test(position) && pointerEvents !== 'none' && one.checkVisibility();
      });
      const { left, width, top, height } = element.getBoundingClientRect();
      const at = document.elementFromPoint(left + width / 2, top + height / 2);
      return {
        isPage: element === document.body,
        name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${element.id}`,
        isInView: at !== null && (element.contains(at) || at.contains(element)),
        coveredPx: layers.reduce((sum, layer) => sum + layer.getBoundingClientRect().height, 0),
      };
    });
    if (stop.isPage || seen.has(stop.name)) break;
    seen.add(stop.name);
    expect(stop).toMatchObject({ isInView: true });
    expect(stop.coveredPx, stop.name).toBeLessThanOrEqual(256 / 3);
  }
  expect(seen.size).toBeGreaterThan(15);
  await context.close();
});
