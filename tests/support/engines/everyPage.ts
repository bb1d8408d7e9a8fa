import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { transcriptTexts } from '../../../src/content/transcriptTexts.ts';
import { isFault, pagePaths } from '../pages.ts';
import { settled as settledInChromium } from '../pageState.ts';
import { sharedBrowser } from '../shared.ts';
import type { EnginePage } from './Engine.ts';
import { settled, until } from './pageState.ts';
import type { Visited } from './shared.ts';

interface Control {
  readonly name: string;
  /** Underlines, other text decorations and bottom borders of the control and of the elements inside it. */
  readonly lines: string;
  /** The sum of the widths of the rows, CSS pixels. */
  readonly width: number;
  /** CSS pixels. */
  readonly height: number;
  readonly rows: number;
}

/**
 * Runs in the page. Returns the visible controls of page, strip and drawer. Eggs, remarks and notices are left out,
 * because they appear by chance.
 */
function controlsOf(): Control[] {
  const byChance = '[aria-label="Inspector"], [data-eggs], [data-remark], [role="region"], .visually-hidden';
  const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary');
  return (
    [...all]
      .filter((control) => control.closest(byChance) === null && control.checkVisibility({ visibilityProperty: true }))
      // A control under the pointer may have an underline of its own. A moving control may be under the pointer by
      // chance.
      .filter((control) => !control.matches(':hover'))
      .map((control) => {
        const rows = [...control.getClientRects()];
        const styles = [control, ...control.querySelectorAll('*')].map((part) => getComputedStyle(part));
        const lines = styles.flatMap(({ textDecorationLine, borderBottomWidth, borderBottomStyle }) => [
          ...(textDecorationLine === 'none' ? [] : [textDecorationLine]),
          ...(borderBottomStyle === 'none' || borderBottomWidth === '0px' ? [] : [`border ${borderBottomWidth}`]),
        ]);
        const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : undefined;
        return {
          name: (control.getAttribute('aria-label') ?? label ?? control.textContent).trim(),
          lines: [...new Set(lines)].toSorted().join(),
          width: rows.reduce((sum, { width }) => sum + width, 0),
          height: control.getBoundingClientRect().height,
          rows: rows.length,
        };
      })
  );
}

/** Pairs of controls with the same name. Other controls are left out: a page chooses some of its words at random. */
function pairsOf(all: readonly Control[], others: readonly Control[]): [Control, Control][] {
  const left = [...others];
  return all.flatMap((one): [Control, Control][] => {
    const at = left.findIndex(({ name }) => name === one.name);
    const [other] = at < 0 ? [] : left.splice(at, 1);
    return other === undefined ? [] : [[one, other]];
  });
}

/** Engines draw fonts with differences of some pixels. Text wraps differently if only one engine balances its lines. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= Math.max(8, Math.max(one, other) / 10);

/** All pages without /empathy. The two columns of /empathy fill the window, so one is always under the pointer. */
export const enginePaths: readonly string[] = pagePaths.filter((path) => path !== '/empathy');

const wide = { width: 1280, height: 800 };

/** Parts with controls that load after the page, each at its own time. */
const laterParts = ['[data-drawer]', '[data-secret-word=""]', '[data-track="open:sound"]'] as const;

/**
 * Declares the tests of these pages at phase 5 in an engine other than Chromium: the console, the controls compared
 * with Chromium's, and a narrow window. A file calls this function once. Without the engine the tests are skipped.
 */
export async function testPages(visited: Visited | null, paths: readonly string[]): Promise<void> {
  const chromium = visited === null ? null : await sharedBrowser();
  // WebKitGTK has no window narrower than 447 px.
  const narrow = { width: visited?.engine.name === 'webkit' ? 450 : 390, height: 800 };
  const newReference = async () => (await chromium!.newContext({ viewport: wide })).newPage();
  let page: EnginePage;
  let reference: Awaited<ReturnType<typeof newReference>>;
  const open = async () => {
    if (visited !== null) [page, reference] = await Promise.all([visited.engine.open(wide), newReference()]);
  };
  const close = () => Promise.all([page?.close(), reference?.context().close()]);
  // A window of WebKitGTK sometimes disappears, which would affect the other pages. So each test opens its own window.
  if (visited?.engine.name === 'webkit') {
    beforeEach(open);
    afterEach(close);
  } else {
    beforeAll(open);
    afterAll(close);
  }

  test.skipIf(visited === null).for(paths)(
    '[B-ENG-01, B-ENG-02] %s: a quiet console, controls as in Chromium, nothing beside a narrow window',
    async (path) => {
      const { server, url } = visited!;
      const address = `${path}?inspect&phase=5`;
      const inChromium = async () => {
        await reference.goto(server.url + address);
        await settledInChromium(reference);
        for (const part of laterParts) await reference.locator(part).waitFor();
        await reference.getByText(transcriptTexts.loading).waitFor({ state: 'detached' });
        return reference.evaluate(controlsOf);
      };
      const here = async () => {
        await page.resize(wide);
        await until(page, ({ width }) => innerWidth === width, wide);
        await page.goto(url + address);
        await settled(page);
        for (const part of laterParts) await until(page, (part) => document.querySelector(part) !== null, part);
        await until(page, (text) => !document.body.innerText.includes(text), transcriptTexts.loading);
        await page.move(1, 1);
        return page.evaluate(controlsOf);
      };
      const [expected, found] = await Promise.all([inChromium(), here()]);
      let pairs = pairsOf(expected, found);
      expect(pairs.length).toBeGreaterThanOrEqual(0.7 * Math.max(expected.length, found.length));
      const linesOf = (controls: readonly Control[]) =>
        controls.map(({ name, lines }) => `${name}: ${lines}`).toSorted();
      const otherLines = async () => {
        pairs = pairsOf(expected, await page.evaluate(controlsOf));
        const [lines, others] = [linesOf(pairs.map(([one]) => one)), linesOf(pairs.map(([, other]) => other))];
        return others.filter((line, index) => line !== lines[index]);
      };
      // A part may be shown before its style sheet has loaded, if another part requested the same style sheet first.
      await expect.poll(otherLines).toEqual([]);
      const other = pairs.filter(
        ([a, b]) => !isNear(a.width, b.width) || (a.rows === b.rows && !isNear(a.height, b.height)),
      );
      expect(other).toEqual([]);
      await page.resize(narrow);
      await until(page, ({ width }) => innerWidth === width, narrow);
      await settled(page);
      // Scrolls first, because WebKit keeps the width of an earlier window until the next layout.
      const beside = () => {
        scrollTo({ left: innerWidth, behavior: 'instant' });
        return document.documentElement.scrollWidth - innerWidth;
      };
      expect(await page.evaluate(beside)).toBe(0);
      const said = await page.consoleMessages();
      expect(said.filter((message) => isFault(path, 'error', message))).toEqual([]);
    },
  );
}
