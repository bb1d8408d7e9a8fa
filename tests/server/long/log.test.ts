import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { Sampler } from '../../../server/log/Sampler.ts';
import { operatorSocket } from '../../../server/operator.ts';
import { keenBatch } from '../../support/app.ts';
import { startServer, type TestServer } from '../../support/server.ts';

let server: TestServer | null = null;
afterEach(() => server?.stop());

/** Starts a server. Returns it and a function that returns its log so far. */
async function start(env: Record<string, string>): Promise<{ server: TestServer; log: () => string }> {
  let text = '';
  const started = await startServer({ env });
  started.process.stderr?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  server = started;
  return { server: started, log: () => text };
}
const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('[B-OPS-01] names a refused request by the id in its reply, its route and its status', async () => {
    const { server: site, log } = await start({});
    const reply = await fetch(site.url + apiPaths.track, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    await site.kill('SIGTERM');
    expect(linesOf(log())).toEqual([
      {
        level: 'warn',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string,
        pid: expect.any(Number) as number,
        hostname: expect.any(String) as string,
        reqId: reply.headers.get('x-request-id'),
        method: 'POST',
        route: apiPaths.track,
        status: 400,
        ms: expect.any(Number) as number,
        msg: 'request refused',
      },
    ]);
    expect(reply.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('[B-OPS-01] has ten lines of a kind in a minute, and a count of those that were left out', async () => {
    const { server: site, log } = await start({});
    const bad = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' };
    for (let call = 0; call < 25; call += 1) await fetch(site.url + apiPaths.track, bad);
    await fetch(site.url + apiPaths.track, { ...bad, body: `"${'a'.repeat(70_000)}"` });
    await site.kill('SIGTERM');
    const lines = linesOf(log());
    expect(lines.filter(({ status, msg }) => status === 400 && msg === 'request refused')).toHaveLength(10);
    expect(lines.filter(({ status }) => status === 413)).toHaveLength(1);
    expect(lines.at(-1)).toMatchObject({
      status: 400,
      suppressed: 15,
      msg: 'suppressed 15 log lines with status 400',
    });
  });

  it('[B-OPS-01, B-PRV-01] contains no address, no visitor and no text of a reader, even at the level trace', async () => {
    const { server: site, log } = await start({ LOG_LEVEL: 'trace', TRUST_PROXY: 'loopback' });
    const canary = 'barefoot-canary';
    const address = '203.0.113.77';
    const given = (await fetch(site.url + apiPaths.profile)).headers.get('set-cookie')?.split(';')[0] ?? '';
    const visitor = /=([0-9a-f]{32})/.exec(given)?.[1] ?? '';
    expect(visitor).not.toBe('');
    const headers = { cookie: given, 'content-type': 'application/json', 'x-forwarded-for': address };
    const post = (path: string, body: string) => fetch(site.url + path, { method: 'POST', headers, body });
    const batch = keenBatch(Date.now(), { hoverTargets: [canary], interactionSequence: [`click:${canary}`] });
    expect((await post(apiPaths.track, JSON.stringify({ behaviorData: batch }))).status).toBe(200);
    await post(apiPaths.track, `{"${canary}`);
    await post(apiPaths.protocol, JSON.stringify({ word: canary }));
    await post(apiPaths.influenceCheckout, JSON.stringify({ designation: canary, message: canary }));
    await fetch(`${site.url}/${canary}?${canary}`, { headers });
    await fetch(`${site.url}${apiPaths.story}/kitchen?path=${canary}`, { headers });
    await fetch(`${site.url}/%E0%A4%A${canary}`, { headers });
    // A store that cannot be read causes a 5xx, whose error is logged.
    const database = site.database();
    database.exec('drop table story_visits');
    database.close();
    expect((await fetch(`${site.url}${apiPaths.story}/kitchen`, { headers })).status).toBe(500);
    await fetch(site.url + apiPaths.visitor, { method: 'DELETE', headers });
    await site.kill('SIGTERM');
    const text = log();
    expect(linesOf(text)).toContainEqual(
      expect.objectContaining({
        msg: 'request failed',
        route: '/api/story/:slug',
        err: expect.objectContaining({ message: 'no such table: story_visits' }) as object,
      }),
    );
    expect(linesOf(text).filter(({ msg }) => msg === 'request answered')).not.toEqual([]);
    for (const secret of [canary, address, '127.0.0.1:', visitor]) expect(text).not.toContain(secret);
  });
});

describe('the log of the operator’s socket', () => {
  /** Sends a request to the socket, as `npm run influence` does. */
  const ask = async (dataDir: string, body?: object): Promise<{ status: number; id: string | undefined }> => {
    const sent = request({
      socketPath: operatorSocket(dataDir),
      path: '/influence',
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
    });
    sent.end(body === undefined ? undefined : JSON.stringify(body));
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    return { status: response.statusCode ?? 0, id: response.headers['x-request-id']?.toString() };
  };

  it('[B-OPS-01, B-INF-03] has the error of a request that failed, and what was refused, as that of the site has', async () => {
    const { server: site, log } = await start({});
    expect((await ask(site.dataDir)).status).toBe(200);
    const refused = await ask(site.dataDir, { action: 'burn', order: '1', operator: 'ada' });
    const database = site.database();
    database.exec('drop table influence_log');
    database.close();
    const failed = await ask(site.dataDir);
    await site.kill('SIGTERM');
    expect([refused.status, failed.status]).toEqual([400, 500]);
    expect(linesOf(log())).toMatchObject([
      { level: 'warn', reqId: refused.id, method: 'POST', route: '/influence', status: 400, msg: 'request refused' },
      {
        level: 'error',
        reqId: failed.id,
        method: 'GET',
        route: '/influence',
        status: 500,
        msg: 'request failed',
        err: { message: 'no such table: influence_log' },
      },
    ]);
    expect(failed.id).toMatch(/^[\da-f-]{36}$/);
  });
});

describe('the sampler', () => {
  it('[B-OPS-01] counts each kind by itself, and starts anew after a minute', () => {
    let now = 5_000;
    const sampler = new Sampler(2, () => now);
    expect([1, 2, 3].map(() => sampler.allows('400'))).toEqual([true, true, false]);
    expect(sampler.allows('429')).toBe(true);
    now += 59_999;
    expect(sampler.isOver).toBe(false);
    now += 1;
    expect(sampler.isOver).toBe(true);
    expect(sampler.end()).toEqual([{ kind: '400', suppressed: 1 }]);
    expect(sampler.isOver).toBe(false);
    expect(sampler.allows('400')).toBe(true);
    expect(sampler.end()).toEqual([]);
  });
});
