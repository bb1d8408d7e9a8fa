import type { Browser } from 'playwright-core';
import { type EnginePage, usualWindow } from './Engine.ts';

/** A window of Chromium with the interface of the other engines, for tests that compare two engines. */
export async function openInChromium(browser: Browser): Promise<EnginePage> {
  const context = await browser.newContext({ viewport: usualWindow });
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    reload: async () => {
      await page.reload();
    },
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    // The function is sent as text, because Playwright passes only one parameter.
    evaluate: (work, ...parameters) => page.evaluate(`(${work.toString()})(...${JSON.stringify(parameters)})`) as never,
    addCookie: (cookie) => context.addCookies([cookie]),
    resize: (window) => page.setViewportSize(window),
    move: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    consoleMessages: async () => said,
    close: () => context.close(),
  };
}
