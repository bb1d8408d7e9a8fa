import type { BrowserContext } from 'playwright-core';

export interface Viewport {
  readonly width: number;
  readonly height: number;
}

/** Desktop or phone viewports, by width. */
export const viewports = (widths: readonly number[]): Viewport[] =>
  widths.map((width) => ({ width, height: width > 600 ? 900 : 844 }));

export interface PictureOptions {
  readonly file: string;
  /** Time between the page load and the picture. */
  readonly waitMs: number;
  /** True for the whole page, false for the viewport. */
  readonly isWhole: boolean;
  /** Selector of elements to hide first. */
  readonly without?: string;
}

/** Opens an address and takes its picture. Returns uncaught errors, and the console's errors and warnings. */
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
    // The pages' Content-Security-Policy refuses other stylesheets, and removing an element would break React.
    await page.locator(without).evaluateAll((elements) => {
      for (const element of elements as HTMLElement[]) element.style.display = 'none';
    });
  }
  await page.screenshot({ path: file, fullPage: isWhole });
  await page.close();
  return said;
}
