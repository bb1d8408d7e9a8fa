import type { BrowserContext } from 'playwright-core';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** A desk or a telephone, by width. */
export const viewports = (widths: readonly number[]): Viewport[] =>
  widths.map((width) => ({ width, height: width > 600 ? 900 : 844 }));

export interface PictureOptions {
  readonly file: string;
  /** Between the page's arrival and the picture. */
  readonly waitMs: number;
  /** The whole page, or what fits. */
  readonly isWhole: boolean;
  /** What is taken out of the page first, as a selector. */
  readonly without?: string;
}

/** Opens an address, takes its picture, and answers what the console had against it. */
export async function takePicture(
  context: BrowserContext,
  url: string,
  { file, waitMs, isWhole, without }: PictureOptions,
): Promise<string[]> {
  const said: string[] = [];
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => said.push(`uncaught: ${error.message}`));
  await page.goto(url);
  await page.waitForTimeout(waitMs);
  if (without !== undefined) {
    // No style sheet could do it: the pages' Content-Security-Policy refuses those that are not theirs.
    await page.locator(without).evaluateAll((elements) => elements.forEach((element) => element.remove()));
  }
  await page.screenshot({ path: file, fullPage: isWhole });
  await page.close();
  return said;
}
