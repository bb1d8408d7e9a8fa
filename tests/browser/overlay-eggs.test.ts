import type { Page } from 'playwright-core';
import { beforeEach, afterEach, describe, expect, it } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import { egg } from './overlay-harness/egg.ts';
import { browser, url } from './overlay-harness/stage.ts';

let page: Page;
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
  await page.goto(`${url}?ground=slate`);
  await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
});
afterEach(async () => {
  await page.close();
});

const show = (eggs: readonly Egg[]): Promise<void> => page.evaluate((all) => window.harness.eggs(all), eggs);
const commands = (): Promise<unknown[]> => page.evaluate(() => window.harness.commands);
const focused = (): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-egg') ?? document.activeElement?.id ?? null);

describe('egg buttons', () => {
  it('[R-EGG-05] a click sends the command once, and the label shows when the egg is discovered', async () => {
    await show([egg('a')]);
    const button = page.getByRole('button', { name: 'A key to no door, common' });
    await button.click();
    await expect.poll(() => commands()).toEqual([{ kind: 'egg-clicked', id: 'a' }]);
    await expect.poll(() => page.getByRole('group').count()).toBe(0);

    await show([egg('a', { discovered: true })]);
    const label = page.getByRole('group', { name: 'A key to no door' });
    expect(await label.innerText()).toContain('Filed under doors.');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('A key to no door. Filed under doors.');
    expect(await button.getAttribute('aria-expanded')).toBe('true');

    await page.getByRole('button', { name: 'put it back' }).click();
    expect(await label.count()).toBe(0);
    await expect.poll(() => focused()).toBe('a');
    await button.click();
    expect(await label.count()).toBe(1);
    await expect.poll(() => commands()).toHaveLength(1);
  });

  it('[R-EGG-05] at the end of its lifespan the egg goes, and its label with it', async () => {
    await show([egg('a', { discovered: true })]);
    await page.locator('[data-egg]').click();
    await expect.poll(() => page.getByRole('group').count()).toBe(1);
    await show([]);
    await expect.poll(() => page.locator('[data-egg]').count()).toBe(0);
    await expect.poll(() => page.getByRole('group').count()).toBe(0);
    await expect.poll(() => page.getByRole('status').innerText()).toBe('');
  });

  it('[B-A11Y-04] eggs are reached by Tab, taken by Enter, and a label closes with Escape', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.evaluate(() => document.querySelector<HTMLElement>('#page')!.focus());
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('a');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused()).toBe('b');
    await page.keyboard.press('Enter');
    await expect.poll(() => commands()).toEqual([{ kind: 'egg-clicked', id: 'b' }]);
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 }, discovered: true })]);
    await expect.poll(() => page.getByRole('group').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('group').count()).toBe(0);
    await expect.poll(() => focused()).toBe('b');
  });

  it('[B-A11Y-04] an egg that goes while it has the focus hands it to the next, and the last one to the page', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.locator('[data-egg="a"]').focus();
    await show([egg('b', { position: { x: 20, y: 20 } })]);
    await expect.poll(() => focused()).toBe('b');
    await show([]);
    await expect.poll(() => focused()).toBe('page');
  });

  it('[B-A11Y-04] focus elsewhere stays where it is when an egg goes', async () => {
    await show([egg('a'), egg('b', { position: { x: 20, y: 20 } })]);
    await page.locator('[data-egg="b"]').focus();
    await show([egg('b', { position: { x: 20, y: 20 } })]);
    await expect.poll(() => focused()).toBe('b');
  });

  it('[B-A11Y-04] a button is at least 44 by 44, and holds still for the one who is about to take it', async () => {
    await show([egg('a')]);
    const button = page.locator('[data-egg]');
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await page.waitForTimeout(1200);
    await button.focus();
    await page.waitForTimeout(200);
    const held = await button.evaluate((each) => each.style.transform);
    await page.waitForTimeout(700);
    expect(held).toMatch(/translate/);
    expect(await button.evaluate((each) => each.style.transform)).toBe(held);
  });

  it('[B-A11Y-04] takes no click beside itself', async () => {
    await show([egg('a', { position: { x: 50, y: 50 } })]);
    const box = (await page.locator('[data-egg]').boundingBox())!;
    const beside = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.closest('main') !== null, {
      x: box.x - 40,
      y: box.y + 40,
    });
    expect(beside).toBe(true);
  });

  it.each([0, 100])('[R-EGG-05] on a phone the label of an egg at %d % lies inside the window', async (percent) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await show([egg('a', { discovered: true, position: { x: percent, y: percent } })]);
    await page.waitForTimeout(100);
    await page.locator('[data-egg]').click();
    const label = (await page.getByRole('group').boundingBox())!;
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThanOrEqual(360);
    expect(label.y).toBeGreaterThanOrEqual(0);
    expect(label.y + label.height).toBeLessThanOrEqual(640);
  });

  it.each([
    [0, 0],
    [100, 0],
    [49, 100],
    [51, 49],
    [100, 100],
  ])('[R-EGG-05] on a desk the label of an egg at %d %, %d % lies inside the window', async (x, y) => {
    await show([egg('a', { discovered: true, position: { x, y } })]);
    await page.locator('[data-egg]').click();
    const label = (await page.getByRole('group').boundingBox())!;
    expect(label.x).toBeGreaterThanOrEqual(0);
    expect(label.x + label.width).toBeLessThanOrEqual(1024);
    expect(label.y).toBeGreaterThanOrEqual(0);
    expect(label.y + label.height).toBeLessThanOrEqual(768);
  });
});
