import { type Browser, type BrowserContext, launch, type Page } from 'puppeteer-core';
import { type Engine, type EnginePage, usualWindow } from './Engine.ts';

/** Starts Firefox over WebDriver BiDi on an X display. WebGL runs in software (Mesa). The caller closes the browser. */
export async function startFirefox(executablePath: string, display: string): Promise<Engine> {
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    // Firefox has no WebGL without a display.
    headless: false,
    // Without the D-Bus setting Firefox would start its own D-Bus process, which would outlive Firefox.
    env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1', DBUS_SESSION_BUS_ADDRESS: 'disabled:' },
    extraPrefsFirefox: { 'webgl.force-enabled': true },
    defaultViewport: null,
  });
  return {
    name: 'firefox',
    open: async (window = usualWindow) => {
      const page = await openPage(browser);
      await page.resize(window);
      return page;
    },
    close: () => browser.close(),
  };
}

async function openPage(browser: Browser): Promise<EnginePage> {
  const context: BrowserContext = await browser.createBrowserContext();
  const page: Page = await context.newPage();
  let said: string[] = [];
  let isOpening = false;
  // When a document is left, Firefox aborts its requests and logs that. These messages do not belong to the next
  // document.
  const mark = 'a new document';
  await page.evaluateOnNewDocument((text) => console.debug(text), mark);
  page.on('console', (message) => {
    if (isOpening && message.text() === mark) {
      said = [];
      isOpening = false;
    }
    if (['error', 'warn'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', (error) => said.push(String(error)));
  return {
    goto: async (url) => {
      isOpening = true;
      await page.goto(url, { waitUntil: 'load' });
    },
    reload: async () => {
      await page.reload({ waitUntil: 'load' });
    },
    back: async () => {
      // Within the site, going back loads no document, so there is no load event to wait for.
      await page.evaluate(() => history.back());
    },
    forward: async () => {
      await page.evaluate(() => history.forward());
    },
    evaluate: (work, ...parameters) => page.evaluate(work as never, ...(parameters as unknown as never[])) as never,
    addCookie: ({ name, value, url }) =>
      context.setCookie({ name, value, domain: new URL(url).hostname, path: '/', httpOnly: true }),
    resize: (window) => page.setViewport(window),
    move: (x, y) => page.mouse.move(x, y),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: (key) => page.keyboard.press(key),
    screenshot: async () => Buffer.from(await page.screenshot()),
    consoleMessages: async () => said,
    close: () => context.close(),
  };
}
