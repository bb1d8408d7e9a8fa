import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/** WebGL by SwiftShader, no sandbox (containers run as root), and no connection that the test did not ask for. */
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
 * A real Chromium: CHROMIUM_PATH if set, else the one that comes with the npm package. Close it when done.
 * `withoutFlags` are ones of Playwright's own.
 */
export async function launchBrowser(
  extraFlags: readonly string[] = [],
  withoutFlags: readonly string[] = [],
): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? (await sparticuz.executablePath());
  const args = [...flags, ...extraFlags];
  return chromium.launch({ executablePath, args, ignoreDefaultArgs: [...withoutFlags], headless: true });
}
