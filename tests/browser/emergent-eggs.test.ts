import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type TestServer } from '../support/server.ts';

let browser: Browser;
let server: TestServer;
beforeAll(async () => {
  [browser, server] = await Promise.all([launchBrowser(), startServer({ env: { INSPECTOR: '1' } })]);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** In what manners exhibits stood on a page while somebody read it in a lively way: a pattern, or "drifting". */
async function mannersOn(path: string, suspicion: number): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      for (const egg of document.querySelectorAll<HTMLElement>('[data-egg]')) {
        seen.add(egg.closest<HTMLElement>('[aria-label="Exhibits"]')?.dataset['emergent'] ?? 'drifting');
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-emergent'],
    });
  });
  await page.goto(`${server.url}${path}?inspect&phase=3&suspicion=${suspicion}&seed=7&speed=20`);
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const until = Date.now() + 60_000;
  // Moves, scrolls and clicks on bare page, until a few exhibits will have come and gone.
  for (let turn = 0, late = 0; Date.now() < until && late < 40; turn += 1) {
    await page.mouse.move(200 + ((turn * 137) % 800), 200 + ((turn * 71) % 400));
    await page.mouse.wheel(0, turn % 2 === 0 ? 120 : -120);
    await page.evaluate(() => document.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await page.waitForTimeout(60);
    if (late > 0 || (await seen()).length > 0) late += 1;
  }
  expect(thrown).toEqual([]);
  return new Set(await seen());
}

describe('[R-RT-06] the emergent exhibits', () => {
  test('stand about the text on /collaborate, in no chaos at a suspicion of 4', async () => {
    const manners = await mannersOn('/collaborate', 4);
    expect(manners.size).toBeGreaterThan(0);
    expect(['linear', 'quantum', 'recursive']).toEqual(expect.arrayContaining([...manners]));
  });

  test('and in chaos at 4.1', async () => {
    const manners = [...(await mannersOn('/collaborate', 4.1))];
    expect(manners).toContain('chaotic');
    // Before the first profile nobody is suspected of anything.
    expect(['chaotic', 'linear']).toEqual(expect.arrayContaining(manners));
  });

  test.each(['/about', '/kitchen', '/echoes'])('are nowhere else: on %s they drift', async (path) => {
    expect([...(await mannersOn(path, 4.1))]).toEqual(['drifting']);
  });
});
