import { expect, test } from 'vitest';
import { question } from '../../../src/content/architectureCards.ts';
import { phaseNotices } from '../../../src/content/panels.ts';
import { drawn, listening } from '../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../support/shared.ts';

const browser = await sharedBrowser();
const server = sharedServer();

/** Runs in the page. Notes in each frame that an effect has begun or ended, and each caption with one of the causes. */
function watch(causes: readonly string[]): void {
  const seen: string[] = [];
  Object.assign(window, { seen });
  let wasDrawn = false;
  const look = () => {
    const canvas = document.querySelector('canvas[data-quality]') as HTMLCanvasElement | null;
    // The canvas of an egg is smaller.
    const isDrawn = canvas !== null && canvas.style.visibility === '' && canvas.clientWidth > 300;
    if (isDrawn !== wasDrawn) seen.push(isDrawn ? 'begins' : 'ends');
    wasDrawn = isDrawn;
    const note = document.querySelector('.sidenote')?.textContent ?? '';
    const cause = causes.find((each) => note.includes(each));
    if (cause !== undefined && !seen.includes(cause)) seen.push(cause);
    requestAnimationFrame(look);
  };
  look();
}

test('[B-OVL-04, B-OVL-16] the moment of a phase begins after the end of another one, and a rest is answered after it', async () => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies([await server.visitorAt(2)]);
  const page = await context.newPage();
  await page.goto(`${server.url}/conscious-thinking`);
  await Promise.all([drawn(page), listening(page)]);
  await page.evaluate(watch, [question, phaseNotices[2].title]);
  // The notice comes 5 s before the moment of the phase, and the moment of the last card within a second.
  await page.getByText(phaseNotices[2].title).first().waitFor();
  for (const card of await page.locator('article [data-part=heading] button').all()) await card.click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  await expect
    .poll(seen, { timeout: 60_000 })
    .toEqual(['begins', question, 'ends', 'begins', phaseNotices[2].title, 'ends']);
  const lead = (await page.locator('h1 + p').boundingBox())!;
  let moves = 0;
  const isAnswered = async () => {
    await page.mouse.move(lead.x + 60 + ((moves += 1) % 2), lead.y + 12);
    return (await seen()).length > 6;
  };
  await expect.poll(isAnswered, { timeout: 60_000, interval: 2000 }).toBe(true);
  await context.close();
});
