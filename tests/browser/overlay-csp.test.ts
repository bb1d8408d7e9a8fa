import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import type { Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';

/** At least as strict as the site's own policy. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'";
const types: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let out: string;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  out = mkdtempSync(join(tmpdir(), 'd5u-overlay-'));
  // Vitest sets NODE_ENV to test, which would build React for development.
  const mode = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'overlay-harness'),
    plugins: [react()],
    build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
    logLevel: 'error',
  });
  process.env['NODE_ENV'] = mode;
  server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    const file = path === '/' ? '/index.html' : path;
    response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
    response.setHeader('content-security-policy', policy);
    response.end(readFileSync(join(out, file)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  server.close();
  rmSync(out, { recursive: true });
});

describe('the built overlay', () => {
  it('[B-SEC-02] draws under a policy without unsafe-eval, unsafe-inline or blob workers, without a violation', async () => {
    const page = await browser.newPage({ viewport: { width: 1024, height: 768 } });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/?ground=slate`);
    await page.waitForFunction(() => document.documentElement.dataset['canvas'] !== undefined);
    await page.evaluate(() => window.harness.disturb('glitch', 200, 3));
    await page.evaluate(() => window.harness.disturb('scan', 1500, 3));
    // Waits until glitch and scan are over and no frame is requested.
    const framesIn = async (ms: number) => {
      const before = await page.evaluate(() => window.harness.counts.framesAsked);
      await page.waitForTimeout(ms);
      return (await page.evaluate(() => window.harness.counts.framesAsked)) - before;
    };
    await expect.poll(() => framesIn(200), { timeout: 10_000 }).toBe(0);
    expect(await page.evaluate(() => window.harness.liveContexts())).toBe(2);
    expect(said).toEqual([]);
    await page.close();
  });

  it('[R-CARD-04] keeps Pixi out of the entry chunk', () => {
    const assets = readdirSync(join(out, 'assets')).filter((file) => file.endsWith('.js'));
    const sizes = assets.map((file) => ({ file, gzip: gzipSync(readFileSync(join(out, 'assets', file))).length }));
    const entry = assets
      .filter((file) => file.startsWith('index-'))
      .map((file) => readFileSync(join(out, 'assets', file), 'utf8'));
    expect(entry.some((text) => text.includes('GlContextSystem') || text.includes('uProjectionMatrix'))).toBe(false);
    // The chunks that are fetched when the overlay starts, without Pixi's two environments, which the overlay skips.
    const late = sizes.filter(({ file }) => !/^(index|browserAll|webworkerAll)-/.test(file));
    const lateBytes = late.reduce((sum, { gzip }) => sum + gzip, 0);
    expect(lateBytes).toBeGreaterThan(50_000);
    expect(lateBytes).toBeLessThan(205_000);
    if (process.env['SIZES'] !== undefined) console.table(sizes);
  });
});
