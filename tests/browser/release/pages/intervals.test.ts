import type { BrowserContext, JSHandle, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { hydrated } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/**
 * Watches four pages at once for a minute of their clock. The test moves the clock in steps shorter than any interval.
 */
const watchMs = 60_000;
const stepMs = 250;

const browser = await sharedBrowser();
const server = sharedServer();
let context: BrowserContext;
beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1200, height: 1400 } });
  // No overlay: a canvas without a GPU would disturb the timers of the pages.
  await context.clock.install();
  await context.route(/assets\/Overlay-[\w-]+\.js/, (route) => route.abort());
});

/** A change that is repeated: of a text, of the value of an attribute, or the appearance of an element. */
interface Watch {
  readonly name: string;
  readonly selector: string;
  readonly beat: 'text' | 'value' | 'appears';
  readonly everyMs: number;
}

const pages: Readonly<Record<string, readonly Watch[]>> = {
  '/no-such-sheet': [
    { name: 'R-NF-02 background', selector: '[data-variant]', beat: 'value', everyMs: 3000 },
    { name: 'R-NF-02 quote', selector: '[data-part="quote"]', beat: 'text', everyMs: 4000 },
  ],
  '/conscious-thinking': [
    { name: 'R-CT-02 counter', selector: '[data-part="counter"] .visually-hidden', beat: 'text', everyMs: 3000 },
  ],
  '/experience-d5u': [
    { name: 'R-TH-03 thought', selector: 'article[data-fading="true"]', beat: 'appears', everyMs: 18_000 },
  ],
  '/routemap': [
    { name: 'R-ARC-08 glitch', selector: '[data-glitch]', beat: 'appears', everyMs: 8000 },
    { name: 'R-ARC-08 scan', selector: '[data-scan]', beat: 'appears', everyMs: 12_000 },
  ],
};

/** From now on records the times of each watched change, ms of the page's clock, by name. */
const watch = (page: Page, watches: readonly Watch[]): Promise<JSHandle<Record<string, number[]>>> =>
  page.evaluateHandle((list) => {
    const seen: Record<string, number[]> = {};
    const stateOf = ({ selector, beat }: Watch): string => {
      const found = document.querySelector<HTMLElement>(selector);
      if (beat === 'text') return found?.textContent ?? '';
      return beat === 'value' ? (found?.dataset['variant'] ?? '') : String(found !== null);
    };
    const last = list.map(stateOf);
    const observer = new MutationObserver(() => {
      for (const [index, one] of list.entries()) {
        const now = stateOf(one);
        if (now === last[index]) continue;
        last[index] = now;
        if (one.beat !== 'appears' || now === 'true') (seen[one.name] ??= []).push(performance.now());
      }
    });
    const everything = { subtree: true, childList: true, characterData: true, attributes: true };
    observer.observe(document.documentElement, everything);
    return seen;
  }, watches);

test('[R-NF-02, R-CT-02, R-TH-03, R-ARC-08] over a minute every interval is right to a tenth', async () => {
  const watched = await Promise.all(
    Object.entries(pages).map(async ([path, watches]) => {
      const page = await context.newPage();
      await page.goto(server.url + path);
      await hydrated(page);
      return { watches, noted: await watch(page, watches) };
    }),
  );
  for (let ms = 0; ms < watchMs; ms += stepMs) await context.clock.runFor(stepMs);
  const seen = await Promise.all(
    watched.map(async ({ watches, noted }) => {
      const times = await noted.jsonValue();
      return watches.map((one) => ({ ...one, times: times[one.name] ?? [] }));
    }),
  );
  for (const { name, everyMs, times } of seen.flat()) {
    const gaps = times.slice(1).map((at, index) => at - (times[index] ?? 0));
    const said = `${name}, every ${everyMs} ms: ${gaps.map(Math.round).join(' ')}`;
    expect(times.length, said).toBeGreaterThanOrEqual(Math.floor(watchMs / everyMs) - 1);
    const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length;
    const median = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
    for (const figure of [mean, median]) expect(Math.abs(figure / everyMs - 1), said).toBeLessThanOrEqual(0.1);
  }
});
