import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { serverFlags } from '../../../../tools/serverFlags.ts';
import { addressOf } from '../../../support/server.ts';
import { sharedBrowser } from '../../../support/shared.ts';

const browser = await sharedBrowser();

/**
 * Copies all files that a build reads or a server runs into a new folder. The copy uses the packages of this checkout.
 */
function copyCheckout(): string {
  const folder = mkdtempSync(join(tmpdir(), 'd5u-deploy-'));
  const sources = ['contract', 'dist', 'public', 'server', 'shaders', 'src', 'tools', 'workers'];
  const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json', 'vite.config.ts'];
  for (const name of [...sources, ...settings]) {
    const isCache = (path: string) => path.includes('node_modules');
    cpSync(name, join(folder, name), { recursive: true, filter: (path) => !isCache(path) });
  }
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

test('[B-BLD-02] a deploy under a running server: an open tab goes on, new visitors get whole pages, nothing fails', async () => {
  const folder = copyCheckout();
  const server = spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: join(folder, 'data'), RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  const failed: string[] = [];
  const open = async () => {
    const page = await (await browser.newContext()).newPage();
    page.on('requestfailed', (request) => failed.push(`${request.url()} ${request.failure()?.errorText}`));
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.url()} ${response.status()}`);
    });
    page.on('pageerror', (error) => failed.push(error.message));
    return page;
  };
  const enter = async (path: string) => {
    const page = await open();
    await page.goto(url + path, { waitUntil: 'networkidle' });
    return page;
  };
  const tab = await enter('/');

  const titles = join(folder, 'src/content/panels.ts');
  writeFileSync(
    titles,
    readFileSync(titles, 'utf8').replace('You may send back one of these.', 'One may be sent back.'),
  );
  const build = spawn(process.execPath, ['tools/build.ts'], { cwd: folder, stdio: 'ignore' });
  const built = once(build, 'exit');
  let visits = 0;
  do {
    const visitor = await enter('/about');
    await visitor.locator('h1').first().waitFor();
    await visitor.context().close();
    visits += 1;
  } while (build.exitCode === null);
  expect(await built).toEqual([0, null]);
  expect(visits).toBeGreaterThan(1);

  // A part of the last build that the tab has not requested yet.
  const chunk = tab.waitForResponse((response) => /\/assets\/kitchen-[\w-]+\.js$/.test(response.url()));
  await tab.evaluate(() => {
    history.pushState(null, '', '/kitchen');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  expect((await chunk).status()).toBe(200);
  await tab.locator('h1', { hasText: 'A kitchen, from 1,900 depositions' }).waitFor();
  const visitor = await enter('/kitchen');
  await visitor.locator('h1', { hasText: 'A kitchen, from 1,900 depositions' }).waitFor();
  expect(failed).toEqual([]);

  await tab.context().close();
  await visitor.context().close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(folder, { recursive: true });
});
