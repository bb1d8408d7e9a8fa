import { test } from 'vitest';
import { protocols } from '../../server/content/protocols/protocols.ts';
import { sharedBrowser, sharedServer } from '../support/shared.ts';
const browser = await sharedBrowser();
const server = sharedServer();
for (const motion of ['reduce', 'no-preference'] as const)
  test(`look ${motion}`, async () => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: motion });
    await context.addCookies([await server.visitorAt(4)]);
    const page = await context.newPage();
    page.on('console', (m) => console.log(m.type(), m.text()));
    await page.goto(`${server.url}/about`);
    for (const { word } of protocols) await page.evaluate((word) => fetch('/api/visitor/protocol', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ word }) }), word);
    await page.reload();
    await page.locator('[data-tab=seals]').click();
    await page.getByRole('button', { name: 'the four clauses side by side' }).click();
    await page.locator('[role=dialog]').waitFor({ timeout: 15000 });
    const frames = await page.evaluate(async () => { let n = 0; let d = ''; const t = performance.now(); let changes = 0; const before = () => [...document.querySelectorAll('[role=dialog] svg:last-of-type path')].map((p) => p.getAttribute('d')).join('|'); let last = before(); while (performance.now() - t < 3000) { await new Promise((r) => requestAnimationFrame(r)); n++; const now = before(); if (now !== last) { changes++; last = now; } } d = last; return { n, changes, d }; });
    console.log(motion, JSON.stringify(frames));
    await page.screenshot({ path: `/tmp/look/wide-${motion}.png`, timeout: 60000 });
    await context.close();
  }, 120000);
