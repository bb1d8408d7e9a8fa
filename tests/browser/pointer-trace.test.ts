import { expect, test } from 'vitest';
import { listening } from '../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

test('pointer positions are played back on the page, and neither sent nor stored', async () => {
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  const sent: number[] = [];
  let bodies = 0;
  page.on('request', (request) => {
    const body = request.postData();
    if (body === null) return;
    bodies += 1;
    sent.push(...numbersIn(JSON.parse(body)));
  });
  await page.goto(`${server.url}/watcher?inspect&phase=1&speed=30`);
  await page.locator('h1', { hasText: 'The last half minute' }).waitFor();
  await listening(page);
  // The positions reach the page.
  await expect
    .poll(async () => {
      for (const [x, y] of [
        [617, 433],
        [111, 233],
      ] as const) {
        await page.mouse.move(x, y, { steps: 4 });
      }
      return page.getByText(/ positions · /).count();
    })
    .toBe(1);
  // Batches were sent meanwhile.
  await expect.poll(() => bodies, { timeout: 20_000 }).toBeGreaterThan(1);
  for (const canary of [617, 433, 111, 233, 0.617, 0.54125, 0.111, 0.29125]) expect(sent).not.toContain(canary);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toMatch(/0\.617|0\.54125/);
  await page.close();
});
