import type { Request } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { apiPaths } from '../../../../contract/paths.ts';
import { hiddenRoutes, publicRoutes } from '../../../../contract/routes.ts';
import { personalTables } from '../../../../server/storage/visitorTables.ts';
import { consentTexts } from '../../../../src/content/consentTexts.ts';
import { launchBrowser } from '../../../support/browser.ts';
import { listening } from '../../../support/pageState.ts';
import { startServer } from '../../../support/server.ts';

const minutes = 10;
const paths = ['/', ...publicRoutes.filter((slug) => slug !== 'home').map((slug) => `/${slug}`)].concat(
  hiddenRoutes.map((slug) => `/${slug}`),
);

test(
  `[B-PRV-04] ${minutes} minutes of use after a refusal: its answers are all that is posted; no identity, no row, nothing on the device`,
  { timeout: (minutes + 10) * 60_000 },
  async () => {
    const [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { CONSENT: 'ask' } })]);
    onTestFinished(async () => {
      await browser.close();
      await server.stop();
    });
    const context = await browser.newContext({ viewport: { width: 1200, height: 800 } });
    const requests: Request[] = [];
    context.on('request', (request) => requests.push(request));
    const page = await context.newPage();
    await page.goto(server.url);
    await page.getByRole('button', { name: consentTexts.ask.no }).click();
    await page.getByText(consentTexts.none.refused, { exact: false }).waitFor();
    for (const part of [1, 2, 3, 4, 5]) await page.getByRole('button', { name: consentTexts.none.open(part) }).click();

    const endsAt = Date.now() + minutes * 60_000;
    let visited = 0;
    while (Date.now() < endsAt) {
      const path = paths[visited % paths.length] ?? '/';
      visited += 1;
      await page.goto(server.url + path);
      await listening(page);
      const leavesAt = Math.min(endsAt, Date.now() + 10_000);
      // Real time is measured: the worker's flushes are due every half minute, a hidden page flushes at once.
      while (Date.now() < leavesAt) {
        await page.mouse.move(300 + ((visited * 97) % 600), 200 + ((Date.now() / 10) % 400), { steps: 6 });
        await page.mouse.wheel(0, 350);
        await page.keyboard.type('draught');
        await page.waitForTimeout(700);
      }
      const choice = page.locator('main button:enabled').nth(visited % 3);
      if ((await choice.count()) > 0) await choice.click({ timeout: 2_000 }).catch(() => undefined);
    }
    expect(visited).toBeGreaterThan(20);

    const posts = requests
      .filter((request) => request.method() !== 'GET')
      .map((request) => new URL(request.url()).pathname);
    // A vote is answered, and not counted.
    expect(posts.filter((path) => path !== apiPaths.judgment)).toEqual(
      Array.from({ length: 6 }, () => apiPaths.consent),
    );
    expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([server.url]);
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['d5u-reading']);
    const stored = await page.evaluate(async () => ({
      keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
    }));
    expect(stored).toEqual({ keys: [], databases: [] });
    const database = server.database();
    const rows = personalTables.map((table) => Number(database.prepare(`select count(*) from ${table}`).pluck().get()));
    database.close();
    expect(rows.every((count) => count === 0)).toBe(true);
  },
);
