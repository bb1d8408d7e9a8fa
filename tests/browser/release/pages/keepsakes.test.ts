import { copyFileSync, readFileSync } from 'node:fs';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { settled } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ timezoneId: 'Pacific/Auckland', ...options });
  onTestFinished(() => context.close());
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  await page.goto(`${server.url}${path}`);
  await settled(page);
  return page;
}

/** Percentage of the pixels of a PNG that do not have its most frequent colour. */
const inkedPercent = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const pixels = new Uint32Array(pen.getImageData(0, 0, image.width, image.height).data.buffer);
    const counts = new Map<number, number>();
    for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
    return 100 * (1 - Math.max(...counts.values()) / pixels.length);
  }, png.toString('base64'));

/** Presses “keep this as a picture” and checks the downloaded file. Returns its size as text. */
async function keep(page: Page, name: string): Promise<string> {
  const sent: number[] = [];
  page.on('request', (request) => sent.push(request.postDataBuffer()?.length ?? 0));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'keep this as a picture' }).click(),
  ]);
  const today = await page.evaluate(() => new Date());
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(today).replaceAll('-', '.');
  expect(download.suggestedFilename()).toBe(`d5u-${name}-${date}.png`);
  const file = await download.path();
  const png = readFileSync(file);
  if (process.env['KEEPSAKES'] !== undefined)
    copyFileSync(file, `${process.env['KEEPSAKES']}/${name}-${Date.now()}.png`);
  const inked = await inkedPercent(page, png);
  expect(inked).toBeGreaterThan(2);
  expect(inked).toBeLessThan(95);
  await page.getByText(`Drawn: d5u-${name}-${date}.png`).waitFor();
  // Batches of behaviour are still sent. A picture would not fit into a batch.
  expect(sent.filter((bytes) => bytes > 20_000)).toEqual([]);
  return `${png.readUInt32BE(16)} by ${png.readUInt32BE(20)}`;
}

const size = '1200 by 1500';

const portrait = [
  'a cold cup with a spoon standing in it',
  'the 38, and then by a friend who took it',
  'I am finishing something for somebody',
  'string, two dead batteries and a key for a bicycle I sold',
  'fold the corner of whatever is under them',
  'my sister',
  'the weather, and my father',
  'the door',
];

test('[B-KEEP-01] /reflection-chamber: the portrait can be kept, and nothing of it is sent', async () => {
  const page = await open('/reflection-chamber');
  const fields = page.getByRole('textbox');
  const count = await fields.count();
  for (let index = 0; index < count; index += 1) await fields.nth(index).fill(portrait[index] ?? 'bread');
  await page.getByRole('button', { name: 'Read it back' }).click();
  await page.getByRole('region', { name: 'Portrait' }).waitFor();
  expect(await keep(page, 'portrait')).toBe(size);
});

/** Selects a radio button by its label. A click before React is ready has no effect, so clicks are repeated. */
async function select(label: Locator): Promise<void> {
  const selected = async () => {
    await label.click({ force: true });
    return label.locator('input').isChecked();
  };
  await expect.poll(selected).toBe(true);
}

test.each(['2', '4', '6'])('[B-KEEP-01] /brevil: the slice that was done at %s can be kept', async (setting) => {
  const page = await open('/brevil', { reducedMotion: 'reduce' });
  await select(page.locator('label', { hasText: 'What happened at 14:22?' }));
  await select(page.locator(`label[data-figure='${setting}']`));
  await page.getByRole('button', { name: 'press' }).click();
  expect(await keep(page, 'toast')).toBe(size);
});

test('[B-KEEP-01] /vega: the reply can be kept, by keyboard and without the network', async () => {
  const page = await open('/vega');
  await page.getByRole('textbox').fill('Is anyone of yours still up, and if so, what are they reading?');
  await page.getByRole('button', { name: 'Ask it' }).click();
  const button = page.getByRole('button', { name: 'keep this as a picture' });
  await button.waitFor();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await button.focus();
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/^d5u-reply-/);
  expect(await keep(page, 'reply')).toBe(size);
});

test('[B-KEEP-01] /collaborate: the verdict can be kept once it is whole, and again when it has been struck out', async () => {
  const page = await open('/collaborate', { reducedMotion: 'reduce' });
  const clauses = page.getByRole('button', { pressed: false });
  for (const name of [
    'somebody who had only come in to look',
    'however long it took',
    'the gaps between the papers',
    'for the party, without being asked',
    'the seat by the window',
  ]) {
    expect(await page.getByRole('button', { name: 'keep this as a picture' }).count()).toBe(0);
    await clauses.filter({ hasText: name }).click();
    await page.locator('button[aria-expanded]').filter({ hasText: name }).waitFor();
  }
  await clauses.filter({ hasText: 'first, and hold the door' }).click();
  expect(await keep(page, 'verdict')).toBe(size);
  await page.getByRole('button', { name: 'Strike out what can be spared' }).click();
  await page.getByText('Four letters. Nothing was added.').last().waitFor();
  expect(await keep(page, 'verdict')).toBe(size);
});

test('[B-KEEP-01] /narrative: the open leaf of the reader’s case can be kept', async () => {
  const page = await open('/narrative');
  await page.getByRole('button', { name: 'Came in. The line below the last was free.' }).click();
  expect(await keep(page, 'case')).toBe(size);
});

test('[B-KEEP-01] on a touch screen that can pass files on, the picture can be passed on instead', async () => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  onTestFinished(() => context.close());
  await context.addCookies([await server.visitorAt(5)]);
  const page = await context.newPage();
  // This Chromium runs without a desktop system, so it has no share dialog. The test replaces it.
  await page.addInitScript(() => {
    const shared: string[] = [];
    Object.assign(window, { shared });
    Object.assign(navigator, {
      canShare: ({ files }: ShareData) => files?.[0]?.type === 'image/png',
      share: async ({ files }: ShareData) => {
        shared.push(`${files?.[0]?.name} ${files?.[0]?.type}`);
        throw new DOMException('closed', 'AbortError');
      },
    });
  });
  await page.goto(`${server.url}/vega`);
  await settled(page);
  await page.getByRole('textbox').fill('Who is up?');
  await page.getByRole('button', { name: 'Ask it' }).click();
  await page.getByRole('button', { name: 'pass it on' }).click();
  const shared = () => page.evaluate(() => (window as unknown as { shared: string[] }).shared.join());
  await expect.poll(shared).toMatch(/^d5u-reply-[\d.]+png image\/png$/);
  // A reader who closes the share dialog still gets the file.
  await page.getByText(/^Drawn: d5u-reply-/).waitFor();
});

test('[B-KEEP-01] a browser that gives no canvas says so, and can be asked again', async () => {
  const page = await open('/vega');
  await page.getByRole('textbox').fill('Who is up?');
  await page.getByRole('button', { name: 'Ask it' }).click();
  await page.evaluate(() => {
    HTMLCanvasElement.prototype.toBlob = (take) => take(null);
  });
  const button = page.getByRole('button', { name: 'keep this as a picture' });
  await button.click();
  await page
    .getByText(
      'The picture could not be drawn. Try once more; if that fails, load the page again or use another browser.',
    )
    .waitFor();
  expect(await button.getAttribute('aria-disabled')).toBeNull();
});
