import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { serveHarness } from './overlay-harness/serve.ts';

let browser: Browser;
let server: ViteDevServer;
let url: string;

beforeAll(async () => {
  const flags = ['--enable-unsafe-webgpu', '--use-webgpu-adapter=swiftshader', '--enable-features=Vulkan'];
  [{ url, server }, browser] = await Promise.all([serveHarness(), launchBrowser(flags)]);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
});

const textOf = (path: string): string => readFileSync(join(import.meta.dirname, '../../shaders', path), 'utf8');

it('[R-CARD-04] the WGSL of every effect compiles without a message, together with the shared vertex stage', async (context) => {
  const page = await browser.newPage();
  // WebGPU needs a secure context, which a blank page is not.
  await page.goto(`${url}?mode=off`);
  const sources = ['exhibit', 'glitch', 'scan'].map(
    (name) => `${textOf('defaults/quad.wgsl')}\n${textOf(`${name}/${name}.wgsl`)}`,
  );
  const messages = await page.evaluate(async (codes) => {
    interface Gpu {
      requestAdapter(): Promise<{
        requestDevice(): Promise<{
          createShaderModule(descriptor: { code: string }): {
            getCompilationInfo(): Promise<{ messages: readonly { lineNum: number; message: string }[] }>;
          };
        }>;
      } | null>;
    }
    const adapter = await (navigator as { gpu?: Gpu }).gpu?.requestAdapter();
    if (adapter == null) return null;
    const device = await adapter.requestDevice();
    const infos = codes.map((code) => device.createShaderModule({ code }).getCompilationInfo());
    return (await Promise.all(infos)).flatMap((info) =>
      info.messages.map((each) => `${each.lineNum}: ${each.message}`),
    );
  }, sources);
  await page.close();
  if (messages === null) context.skip('this Chromium has no WebGPU');
  expect(messages).toEqual([]);
});
