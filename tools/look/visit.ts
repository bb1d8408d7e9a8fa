import type { Page } from 'playwright-core';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

/**
 * One act of a filmed reader. `at`: seconds after the start. `word`: moves the pointer to the first text in the window
 * with these letters. `point`: moves the pointer to x, y, CSS pixels. `click`: clicks the first element of a selector.
 * `wheel`: scrolls by CSS pixels. `type`: presses keys.
 */
const Act = Type.Object(
  {
    at: Type.Number({ minimum: 0 }),
    word: Type.Optional(Type.String({ minLength: 1 })),
    point: Type.Optional(Type.Tuple([Type.Number(), Type.Number()])),
    click: Type.Optional(Type.String({ minLength: 1 })),
    wheel: Type.Optional(Type.Number()),
    type: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);
type Act = Static<typeof Act>;

/** Reads a list of acts, in order of time. Throws an Error that names the JSON path of each fault. */
export function parseActs(json: string): readonly Act[] {
  const acts: unknown = JSON.parse(json);
  const schema = Type.Array(Act);
  if (Value.Check(schema, acts)) return acts.toSorted((a, b) => a.at - b.at);
  const faults = Value.Errors(schema, acts).map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`The list of acts is wrong: ${faults.join('; ')}.`);
}

/** Does one act. Returns an error message if its word or element is not in the window. */
export async function doAct(page: Page, { word, point, click, wheel, type }: Act): Promise<string | null> {
  const to = word === undefined ? point : await placeOf(page, word);
  if (to !== undefined && to !== null) await page.mouse.move(to[0], to[1], { steps: 6 });
  if (wheel !== undefined) await page.mouse.wheel(0, wheel);
  if (type !== undefined) await page.keyboard.type(type);
  if (click !== undefined && !(await press(page, click))) return `No element ${click} in the window.`;
  return to === null ? `No word "${word}" in the window.` : null;
}

/** Clicks at the position of the first element of a selector. The clock is stopped, so nothing is awaited. */
async function press(page: Page, selector: string): Promise<boolean> {
  const box = await page
    .locator(selector)
    .first()
    .boundingBox({ timeout: 2000 })
    .catch(() => null);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const [x, y] = [(box?.x ?? -1) + (box?.width ?? 0) / 2, (box?.y ?? -1) + (box?.height ?? 0) / 2];
  const isInWindow = box !== null && x >= 0 && y >= 0 && x < width && y < height;
  if (isInWindow) await page.mouse.click(x, y);
  return isInWindow;
}

/** The middle of the first text with these letters in the window, CSS pixels; null for none. */
const placeOf = (page: Page, word: string): Promise<[number, number] | null> =>
  page.evaluate((word) => {
    const edge = 40;
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text !== null; text = texts.nextNode() as Text | null)
      for (let at = text.data.indexOf(word); at >= 0; at = text.data.indexOf(word, at + 1)) {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        if (width > 0 && top > edge && top + height < innerHeight - edge) return [left + width / 2, top + height / 2];
      }
    return null;
  }, word);
