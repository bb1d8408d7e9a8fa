import type { ServerResponse } from 'node:http';
import { afterAll, inject } from 'vitest';
import { type FaultProxy, startFaultProxy } from '../fault-proxy.ts';
import type { SiteServer } from '../server.ts';
import { sharedServer } from '../shared.ts';
import type { Engine } from './Engine.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

/**
 * The engine of this test project, the shared server, and the address at which the engine opens the server.
 */
export interface Visited {
  readonly engine: Engine;
  readonly server: SiteServer;
  readonly url: string;
}

/** A global variable, so that the browser stays open for the next test file. Vitest runs all files in one process. */
const kept = globalThis as { sharedEngine?: Promise<Engine> };

/**
 * The browser that all test files of one project share; null if the engine is missing, so that the file skips its
 * tests. Call this function once, at the top of a file.
 */
export async function sharedEngine(): Promise<Visited | null> {
  const start = inject('engine');
  if (start.missing !== null) return null;
  const server = sharedServer();
  if (start.driver === null) {
    kept.sharedEngine ??= startFirefox(start.binary, start.display);
    return { engine: await kept.sharedEngine, server, url: server.url };
  }
  const proxy = await listeningProxy(server.url);
  afterAll(() => proxy.close());
  return { engine: startWebKit(start.driver, start.binary), server, url: proxy.url };
}

/** The first script of each page in WebKit. It records the console, which WebKit's driver does not report. */
function listen(): void {
  const said: string[] = [];
  Object.assign(globalThis, { said });
  for (const kind of ['error', 'warn'] as const) {
    const say = console[kind].bind(console);
    console[kind] = (...parts: unknown[]) => {
      said.push(parts.map(String).join(' '));
      say(...parts);
    };
  }
  // The error event of a file that cannot be loaded does not bubble, so the listener captures. The ResizeObserver error
  // is left out: these tests resize the window, and WebKit then defers a size to the next frame.
  addEventListener(
    'error',
    ({ message, target }) => {
      if (message?.startsWith('ResizeObserver loop completed') !== true)
        said.push(message ?? `not loaded: ${(target as Element).outerHTML}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => said.push(`unhandled: ${String(reason)}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    said.push(`against the policy: ${violatedDirective} ${blockedURI}`),
  );
}

/** A proxy that inserts `listen` into every document. */
async function listeningProxy(target: string): Promise<FaultProxy> {
  const proxy = await startFaultProxy(target);
  const script = '/listen-of-the-tests.js';
  proxy.fault = ({ method, path }, response) => {
    if (path === script) response.setHeader('content-type', 'text/javascript').end(`(${listen.toString()})();`);
    else if (method === 'GET' && !path.includes('.') && !path.startsWith('/api/'))
      void answerWith(response, target, (html) => html.replace('<head>', `<head><script src="${script}"></script>`));
    else return false;
    return true;
  };
  return proxy;
}

/** Answers a request with the server's document, changed. */
async function answerWith(response: ServerResponse, target: string, change: (html: string) => string): Promise<void> {
  const { url = '/', headers } = response.req;
  const answer = await fetch(target + url, { headers: { cookie: headers.cookie ?? '' }, redirect: 'manual' });
  const html = await answer.text();
  const outgoing = Object.fromEntries(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'etag'])
    delete outgoing[name];
  const cookies = answer.headers.getSetCookie();
  response.writeHead(answer.status, { ...outgoing, ...(cookies.length > 0 && { 'set-cookie': cookies }) });
  response.end(change(html));
}
