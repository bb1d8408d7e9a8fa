import { describe, expect, onTestFinished, test } from 'vitest';
import { twoFrames } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** The arrangements of eggs on a page during lively reading: names of patterns, or "drifting". */
async function mannersOn(path: string, suspicion: number): Promise<ReadonlySet<string>> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const eggs = new Set<string>();
    Object.assign(window, { seen, eggs });
    const look = () => {
      for (const egg of document.querySelectorAll<HTMLElement>('[data-egg]')) {
        eggs.add(egg.dataset['egg'] ?? '');
        seen.add(egg.closest<HTMLElement>('[aria-label^="Exhibits"]')?.dataset['emergent'] ?? 'drifting');
      }
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-emergent'],
    });
  });
  await page.goto(`${server.url}${path}?inspect&phase=3&suspicion=${suspicion}&seed=7&speed=20`);
  const eggsSeen = () => page.evaluate(() => (window as unknown as { eggs: Set<string> }).eggs.size);
  const seen = () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
  const until = Date.now() + 60_000;
  // Moves and clicks where nothing reacts, until a few eggs have appeared. No egg appears while the page scrolls.
  for (let turn = 0; Date.now() < until && (await eggsSeen()) < 3; turn += 1) {
    await page.mouse.move(200 + ((turn * 137) % 800), 200 + ((turn * 71) % 400));
    await page.evaluate(() => document.querySelector('h1')?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
    await twoFrames(page);
  }
  expect(thrown).toEqual([]);
  return new Set(await seen());
}

describe('[R-RT-06] eggs', () => {
  test('are arranged in a pattern on /collaborate, but not chaotic at suspicion 4', async () => {
    const manners = await mannersOn('/collaborate', 4);
    expect(manners.size).toBeGreaterThan(0);
    expect(['linear', 'quantum', 'recursive']).toEqual(expect.arrayContaining([...manners]));
  });

  test('are chaotic at suspicion 4.1', async () => {
    const manners = [...(await mannersOn('/collaborate', 4.1))];
    expect(manners).toContain('chaotic');
    // Before the first profile arrives, suspicion is 0.
    expect(['chaotic', 'linear']).toEqual(expect.arrayContaining(manners));
  });

  test.each(['/about', '/kitchen', '/echoes'])('have no pattern elsewhere: on %s they drift', async (path) => {
    expect([...(await mannersOn(path, 4.1))]).toEqual(['drifting']);
  });
});
