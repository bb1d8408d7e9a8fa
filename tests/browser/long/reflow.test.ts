import { test } from 'vitest';
import { settled, simulated, twoFrames } from '../../support/pageState.ts';
import { doubledText, setFontSize, textFaults } from '../../support/readerSettings.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

/**
 * Pages that ran out of the window, or of which parts lay over each other, under a setting of the reader. Every page:
 * release/pages/reader-settings.test.ts.
 */
const browser = await sharedBrowser();
const server = sharedServer();

type Setting = 'none' | '32 px' | '200 %';

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
  await settled(page);
  await twoFrames(page);
  return { context, page };
}

const settings: readonly (readonly [path: string, setting: Setting, width: number, height: number])[] = [
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
