import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { pagePaths } from '../../../support/pages.ts';
import { settled } from '../../../support/pageState.ts';
import { sharedBrowser, sharedServer } from '../../../support/shared.ts';

/** Every page with the keyboard alone, and every page at rest. */
const browser = await sharedBrowser();
const server = sharedServer();

async function open(path: string) {
  const context = await browser.newContext({
    viewport: { width: 1000, height: 700 },
    reducedMotion: 'reduce',
    // The screenshots need a style of the test's own.
    bypassCSP: true,
  });
  const page = await context.newPage();
  await page.goto(`${server.url}${path}?inspect&phase=3&seed=7`);
  await settled(page);
  return { context, page };
}

/** The animations that never end. */
const endless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().iterations === Infinity)
      .map((animation) => (animation as CSSAnimation).animationName),
  );

/** Marks every visible control of the page. Returns their number. */
const markControls = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'main :is(a[href], button, input, select, textarea, [tabindex])',
    );
    let count = 0;
    for (const control of all) {
      const isUsable =
        control.checkVisibility({ visibilityProperty: true }) && !control.matches(':disabled, [inert] *');
      // In a group one control is the Tab stop. Arrow keys reach the others.
      const isOfGroup = control.tabIndex < 0 || (control.matches('[type=radio]') && !control.matches(':checked'));
      if (isUsable && !isOfGroup) control.dataset['reach'] = String((count += 1));
    }
    return count;
  });

/** A screenshot of the page without the inspector and the notices. New text in a notice is no motion. */
const picture = (page: Page): Promise<Buffer> =>
  page.screenshot({
    caret: 'hide',
    style: 'aside[aria-label="Inspector"], [role="region"][aria-label^="Notices"] { display: none }',
  });

interface Stop {
  /** The mark of the focused control; null for any other element. */
  readonly reach: string | null;
  /** Whether an outline shows the focus: of the control, or of an element around it or inside it. */
  readonly isOutlined: boolean;
  readonly what: string;
}

/** Presses Tab once. Returns which element has the focus and whether the focus is visible. */
async function tab(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement as HTMLElement;
    const near = [focused, focused.parentElement ?? focused, ...focused.querySelectorAll('*')];
    const styles = near.flatMap((one) => [getComputedStyle(one), getComputedStyle(one, '::after')]);
    return {
      reach: focused.dataset['reach'] ?? null,
      isOutlined: styles.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px'),
      what: focused.outerHTML.slice(0, 120),
    };
  });
}

/** Whether the page looks different without the focus. For controls that show the focus without an outline. */
async function showsFocus(page: Page): Promise<boolean> {
  const focused = await picture(page);
  await page.evaluate(() => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement)) return;
    activeElement.blur();
    activeElement.dataset['left'] = '';
  });
  const left = await picture(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-left]')?.focus());
  await page.evaluate(() => delete document.querySelector<HTMLElement>('[data-left]')?.dataset['left']);
  return !focused.equals(left);
}

test.concurrent.for(pagePaths)(
  '[B-A11Y-03, B-A11Y-04] %s: nothing moves for ever with calm effects, nothing at all without; Tab reaches every control, shows the focus and leaves again',
  async (path, { expect }) => {
    const { context, page } = await open(path);
    expect(await endless(page), 'with calm effects').toEqual([]);

    await page.getByRole('radio', { name: 'off' }).press('Space');
    await page.locator('html[data-effects="off"]').waitFor();
    await settled(page);
    expect(await endless(page), 'without effects').toEqual([]);
    const isStill = async () => {
      const first = await picture(page);
      // Real time: nothing may move in this time.
      await page.waitForTimeout(1500);
      return first.equals(await picture(page));
    };
    await expect.poll(isStill, { message: 'two pictures, a second and a half apart, are the same' }).toBe(true);

    const count = await markControls(page);
    const reached = new Set<string>();
    const unseen: string[] = [];
    let hasLeft = false;
    for (let step = 0; step < 400 && !(hasLeft && reached.size >= count); step += 1) {
      const { reach, isOutlined, what } = await tab(page);
      if (reach !== null) reached.add(reach);
      else if (reached.size > 0) hasLeft = true;
      if (reach !== null && !isOutlined && !(await showsFocus(page))) unseen.push(what);
      if (hasLeft && step > count + 60) break;
    }
    const missed = await page.evaluate(
      (found) =>
        [...document.querySelectorAll<HTMLElement>('[data-reach]')]
          .filter(({ dataset }) => !found.includes(dataset['reach'] ?? ''))
          .map(({ outerHTML }) => outerHTML.slice(0, 120)),
      [...reached],
    );
    expect(missed, 'never has the focus').toEqual([]);
    expect([...new Set(unseen)], 'controls whose focus cannot be seen').toEqual([]);
    if (count > 0) expect(hasLeft, 'the focus can leave the page').toBe(true);
    await context.close();
  },
);
