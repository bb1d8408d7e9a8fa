import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** WebGL by SwiftShader, no sandbox (containers run as root), and no connections of the browser's own. */
const flags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/**
 * The path of the Chromium to use: CHROMIUM_PATH if set, otherwise the npm package's, which is unpacked on first use
 * (some seconds).
 */
export const unpackBrowser = async (): Promise<string> =>
  process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());

/**
 * Contexts of the tests have no service worker unless they request one (`serviceWorkers: 'allow'`). A request that the
 * worker answers cannot be routed, and would be counted twice.
 */
function withoutWorkers(browser: Browser): Browser {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    // Playwright's own option to block service workers writes a warning to the console of each page.
    if (options?.serviceWorkers !== 'allow')
      await context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    return context;
  };
  return browser;
}

/** The path of a whole Chromium in Debian's package. */
const debianChromium = '/usr/bin/chromium';

/** The path of a whole Chromium. Throws if there is none. */
function fullBrowserPath(): string {
  const path = process.env['CHROMIUM_PATH'] ?? debianChromium;
  if (existsSync(path)) return path;
  throw new Error('This test needs a whole Chromium: `apt-get install chromium`, or its path in CHROMIUM_PATH.');
}

/**
 * Starts a whole Chromium at an address, without DevTools, because Chromium with DevTools prerenders nothing. The
 * profile is in `folder`. The caller ends the process.
 */
export const startPlainBrowser = (address: string, folder: string): ChildProcess =>
  spawn(fullBrowserPath(), [...flags, '--headless=new', `--user-data-dir=${folder}`, address], { stdio: 'ignore' });

/**
 * Starts a whole Chromium with a back-forward cache, which the npm package's headless shell lacks. The program is
 * CHROMIUM_PATH, otherwise Debian's. Throws if this file does not exist. The caller closes the browser.
 */
export async function launchFullBrowser(withoutFlags: readonly string[] = []): Promise<Browser> {
  return withoutWorkers(
    await chromium.launch({
      executablePath: fullBrowserPath(),
      args: [...flags],
      ignoreDefaultArgs: [...withoutFlags],
      headless: true,
    }),
  );
}

/**
 * Starts a real Chromium. The caller closes the browser. `withoutFlags`: flags of Playwright that are left out.
 */
export async function launchBrowser(
  extraFlags: readonly string[] = [],
  withoutFlags: readonly string[] = [],
): Promise<Browser> {
  const executablePath = await unpackBrowser();
  const args = [...flags, ...extraFlags];
  return withoutWorkers(
    await chromium.launch({ executablePath, args, ignoreDefaultArgs: [...withoutFlags], headless: true }),
  );
}
