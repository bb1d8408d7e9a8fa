import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EnginePage } from '../support/engines/Engine.ts';
import { settled, until } from '../support/engines/pageState.ts';
import { sharedEngine } from '../support/engines/shared.ts';

const visited = await sharedEngine();
let page: EnginePage;
beforeAll(async () => {
  if (visited !== null) page = await visited.engine.open({ width: 1280, height: 900 });
});
afterAll(() => page?.close());

/** Runs in the page. Returns the point of a slider at `share` of its length, 0 to 1; null if the point is covered. */
function placeOn(index: number, share: number): { x: number; y: number } | null {
  const slider = document.querySelectorAll<HTMLInputElement>('main input[type="range"]')[index]!;
  slider.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = slider.getBoundingClientRect();
  const [x, y] =
    height > width ? [left + width / 2, top + height * (1 - share)] : [left + width * share, top + height / 2];
  return document.elementFromPoint(x, y) === slider ? { x, y } : null;
}

const valueOf = (index: number): number => {
  const { min, max, valueAsNumber } = document.querySelectorAll<HTMLInputElement>('main input[type="range"]')[index]!;
  return (valueAsNumber - Number(min)) / (Number(max) - Number(min));
};

/** The pages with sliders: the number of sliders, and the largest step of a slider as a share of its length. */
const sliders = [
  ['/atmosphere', 5, 1 / 2],
  ['/routemap-test', 1, 1 / 7],
  ['/environment', 3, 1 / 10],
  ['/temporal', 1, 1 / 59],
] as const;

test.skipIf(visited === null).for(sliders)(
  '[B-ENG-03] %s: a press at a place of a slider brings its thumb there',
  async ([path, count, step]) => {
    await page.goto(`${visited!.url}${path}?inspect&phase=5`);
    await settled(page);
    // The inspector covers the right side.
    await until(page, () => document.querySelector('[aria-label="Inspector"]') !== null);
    await page.evaluate(
      () => (document.querySelector<HTMLElement>('[aria-label="Inspector"]')!.style.display = 'none'),
    );
    expect(await page.evaluate(() => document.querySelectorAll('main input[type="range"]').length)).toBe(count);
    for (let index = 0; index < count; index += 1) {
      for (const share of [0.12, 0.88]) {
        const place = await page.evaluate(placeOn, index, share);
        expect(place, `slider ${index} at ${share}`).not.toBeNull();
        await page.press(place!.x, place!.y);
        const value = await page.evaluate(valueOf, index);
        expect(Math.abs(value - share), `slider ${index} at ${share}: ${value}`).toBeLessThan(step / 2 + 0.1);
      }
    }
  },
);
