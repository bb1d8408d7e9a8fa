import type { Browser } from 'playwright-core';
import type { Phase } from '#contract/visitor.ts';
import { settled, simulated, twoFrames } from './pageState.ts';
import { setFontSize, type TextFaults, textFaults, textSpacing } from './readerSettings.ts';
import type { SiteServer } from './server.ts';

/** A word that is a drawing (/anchor): a third of the window wide, half of it under water. */
const isDrawn = (text: string): boolean => text.includes('span “stone”');

/**
 * The faults of a page's text in a window of 320 px, the smallest width in WCAG 1.4.10, by the reader's setting.
 * Settings without faults are left out. B-SET-01, B-SET-02.
 */
export async function faultsAt320(
  browser: Browser,
  server: SiteServer,
  path: string,
  phase: Phase,
): Promise<Readonly<Record<string, TextFaults>>> {
  const context = await browser.newContext({ viewport: { width: 320, height: 640 }, bypassCSP: true });
  await context.addInitScript(() => localStorage.setItem('d5u-effects', '"off"'));
  await context.addCookies([await server.visitorAt(phase)]);
  const page = await context.newPage();
  await page.goto(server.url + path);
  await simulated(page);
  // A new visitor has no panels at the foot of the window.
  if (phase > 0) await page.locator('[data-drawer]').waitFor({ state: 'attached' });
  await page.locator('[data-secret-word=""]').waitFor();
  await settled(page);

  const found: Record<string, TextFaults> = {};
  /**
   * Measures the faults under a setting. The height must differ from the height of the previous call, so that the page
   * applies the setting.
   */
  const measure = async (setting: string, height: number) => {
    await page.setViewportSize({ width: 320, height });
    await twoFrames(page);
    const { overPx, lost, overlapping } = await textFaults(page);
    const faults = { overPx, lost: lost.filter((text) => !isDrawn(text)), overlapping };
    if (overPx + faults.lost.length + overlapping.length > 0) found[setting] = faults;
  };
  await measure('none', 641);
  await measure('none, 256 px high', 256);
  const style = await page.addStyleTag({ content: textSpacing });
  await measure('spacing', 640);
  await style.evaluate((element) => (element as unknown as Element).remove());
  await setFontSize(page, 32);
  await measure('32 px', 641);
  await context.close();
  return found;
}
