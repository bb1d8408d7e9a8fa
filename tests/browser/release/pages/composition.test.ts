import { expect, test } from 'vitest';
import { pageInteractions } from '../../../support/pageInteraction.ts';

/**
 * A line written with an input method in a real browser. The Enter that accepts the composition does not send the line.
 */
const on = await pageInteractions();

test.each([
  ['/void-speak', 'main form input', 'main [data-return]'],
  ['/vega', 'main form textarea', 'main p[data-private]'],
])('[B-INP-01] %s: the Enter of a composition sends nothing, the next one sends the line', (path, field, sent) =>
  on(path, async (page) => {
    const devTools = await page.context().newCDPSession(page);
    const line = page.locator(field);
    await line.focus();
    await devTools.send('Input.imeSetComposition', { text: 'にほん', selectionStart: 3, selectionEnd: 3 });
    await expect.poll(() => line.inputValue()).toBe('にほん');
    await devTools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key: 'Process',
      code: 'Enter',
      windowsVirtualKeyCode: 229,
    });
    // Safari's order: the composition ends first, and its Enter follows.
    await devTools.send('Input.insertText', { text: '日本' });
    const isPrevented = await line.evaluate((element) => {
      const enter = { key: 'Enter', code: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      return !element.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    expect(isPrevented).toBe(true);
    expect(await line.inputValue()).toBe('日本');
    expect(await page.locator(sent).count()).toBe(0);
    await page.keyboard.press('Enter');
    await page.locator(sent).first().waitFor();
  }),
);
