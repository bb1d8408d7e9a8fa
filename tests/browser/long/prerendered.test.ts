import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { startPlainBrowser } from '../../support/browser.ts';
import { startFaultProxy } from '../../support/fault-proxy.ts';
import { sharedServer } from '../../support/shared.ts';

const patient = { timeout: 30_000, interval: 50 };
const story = `${apiPaths.story}/kitchen`;

/** A page of this site that prerenders the next page, and opens it once `/open` is answered. */
const first = `<!doctype html><meta charset="utf-8"><title>first</title>
<script type="speculationrules">{ "prerender": [{ "source": "list", "urls": ["/kitchen"] }] }</script>
<script>fetch('/open').then(() => { location.href = '/kitchen'; });</script>`;

/** Needs a whole Chromium. Where none can be installed, `.ci/run` leaves this test out and reports it. */
test.skipIf(process.env['NO_WHOLE_BROWSER'] !== undefined)(
  '[B-LOAD-07] a page that the browser draws ahead asks for nothing until it is opened, and then begins at once',
  async () => {
    const proxy = await startFaultProxy(sharedServer().url);
    let open = (): void => undefined;
    proxy.fault = ({ path }, response) => {
      if (path === '/first') response.writeHead(200, { 'content-type': 'text/html' }).end(first);
      else if (path === '/open') open = () => void response.writeHead(204).end();
      return path === '/first' || path === '/open';
    };
    const asked = (path: string) => proxy.calls.filter((call) => call.path === path);
    const folder = mkdtempSync(join(tmpdir(), 'd5u-prerendered-'));
    const chromium = startPlainBrowser(`${proxy.url}/first`, folder);
    const isOver = once(chromium, 'exit');

    await expect.poll(() => proxy.calls.some(({ path }) => path.startsWith('/assets/index-')), patient).toBe(true);
    await expect.poll(() => asked('/open'), patient).toHaveLength(1);
    // Real time: in this time the page must not send a request.
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(proxy.calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);

    open();
    await expect.poll(() => asked(story), patient).toHaveLength(1);
    // The prerendered page is the page that is shown: its document was requested once.
    expect(asked('/kitchen')).toHaveLength(1);

    chromium.kill();
    await isOver;
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  },
);
