import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { startPlainBrowser } from '../../support/browser.ts';
import { type Fault, startFaultProxy } from '../../support/fault-proxy.ts';
import { sharedServer } from '../../support/shared.ts';

const patient = { timeout: 30_000, interval: 50 };
const story = `${apiPaths.story}/kitchen`;

/** A page of this site that prerenders the next page, and opens it once `/open` is answered. */
const first = `<!doctype html><meta charset="utf-8"><title>first</title>
<script type="speculationrules">{ "prerender": [{ "source": "list", "urls": ["/kitchen"] }] }</script>
<script>fetch('/open').then(() => { location.href = '/kitchen'; });</script>`;

/** A browser that draws /kitchen ahead. `fault` handles requests that are not passed on to the server. */
async function drawnAhead(fault: Fault = () => false) {
  const proxy = await startFaultProxy(sharedServer().url);
  let open = (): void => undefined;
  proxy.fault = (call, response) => {
    if (call.path === '/first') response.writeHead(200, { 'content-type': 'text/html' }).end(first);
    else if (call.path === '/open') open = () => void response.writeHead(204).end();
    else return fault(call, response);
    return true;
  };
  const asked = (path: string) => proxy.calls.filter((call) => call.path === path);
  const folder = mkdtempSync(join(tmpdir(), 'd5u-prerendered-'));
  const chromium = startPlainBrowser(`${proxy.url}/first`, folder);
  const isOver = once(chromium, 'exit');
  onTestFinished(async () => {
    chromium.kill();
    await isOver;
    await proxy.close();
    rmSync(folder, { recursive: true, force: true });
  });

  await expect.poll(() => proxy.calls.some(({ path }) => path.startsWith('/assets/index-')), patient).toBe(true);
  await expect.poll(() => asked('/open'), patient).toHaveLength(1);
  // Real time: in this time the page must not do anything.
  await new Promise((resolve) => setTimeout(resolve, 2500));
  return { proxy, asked, open: () => open() };
}

/** The tests need a whole Chromium. Where none can be installed, `.ci/run` leaves them out and reports it. */
const isLeftOut = process.env['NO_WHOLE_BROWSER'] !== undefined;

test.skipIf(isLeftOut)(
  '[B-LOAD-07] a page that the browser draws ahead asks for nothing until it is opened, and then begins at once',
  async () => {
    const { proxy, asked, open } = await drawnAhead();
    expect(proxy.calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    open();
    await expect.poll(() => asked(story), patient).toHaveLength(1);
    // The prerendered page is the page that is shown: its document was requested once.
    expect(asked('/kitchen')).toHaveLength(1);
  },
);

/** A part of a page with Global Privacy Control, which this Chromium lacks. It sends the page's cookies. */
const withSignal = `<script>
Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
setInterval(() => fetch('/cookies/' + document.cookie), 250);
</script>`;

test.skipIf(isLeftOut)(
  '[B-LOAD-07, B-PRV-04] a page that the browser draws ahead stores no cookie of Global Privacy Control until it is opened',
  async () => {
    const shell = await (await fetch(`${sharedServer().url}/kitchen`)).text();
    const { proxy, open } = await drawnAhead(({ path }, response) => {
      if (path === '/kitchen')
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
          .end(shell.replace('<head>', `<head>${withSignal}`));
      else if (path.startsWith('/cookies/')) response.writeHead(204).end();
      else return false;
      return true;
    });
    const sent = () => [...new Set(proxy.calls.map(({ path }) => path).filter((path) => path.startsWith('/cookies/')))];
    expect(sent()).toEqual(['/cookies/']);
    open();
    await expect.poll(sent, patient).toContain(`/cookies/${consentCookie}=signalled`);
  },
);
