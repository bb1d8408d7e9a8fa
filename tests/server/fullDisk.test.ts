import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { canMount, startServer, type TestServer } from '../support/server.ts';
import { meet, profileOf, send } from '../postgres/servers.ts';

let server: TestServer;
afterEach(() => server.stop());

/** The path of a file on the server's disk, which only the server's own process sees. */
const onDisk = (name: string): string => join(`/proc/${server.process.pid}/root`, server.dataDir, name);

/** Fills the disk until no block is free. */
function fill(): void {
  const { bavail, bsize } = statfsSync(onDisk(''));
  writeFileSync(onDisk('ballast'), Buffer.alloc(bavail * bsize));
  expect(statfsSync(onDisk('')).bavail).toBe(0);
}

it.runIf(canMount())(
  '[B-STO-03] fault 14: on a full disk nothing is acknowledged and pages are read; with space again it goes on',
  async () => {
    server = await startServer({ diskMb: 8, env: { LOG_LEVEL: 'silent' } });
    const cookie = await meet(server);
    const statuses = new Map<string, number>();
    const sendAll = async (ids: readonly string[]) => {
      for (const id of ids) {
        const reply = await send(server, cookie, id);
        statuses.set(id, reply.status);
        if (reply.status === 200) continue;
        expect([reply.status, reply.headers.get('retry-after'), await reply.json()]).toEqual([
          503,
          '5',
          { message: 'The record cannot be kept just now. Nothing of this request was counted.' },
        ]);
      }
    };
    const ids = (name: string, count: number) => Array.from({ length: count }, (_, index) => `${name}-${index}`);
    const withStatus = (status: number) => [...statuses].filter(([, got]) => got === status).map(([id]) => id);
    const status = async (path: string) => (await fetch(server.url + path, { headers: { cookie } })).status;

    await sendAll(ids('before', 20));
    expect(withStatus(503)).toEqual([]);
    fill();
    // The log may have room for a few more batches in blocks that it already has.
    await sendAll(ids('full', 60));
    expect(withStatus(503).length).toBeGreaterThan(30);
    expect(statuses.get('full-59')).toBe(503);
    expect((await profileOf(server, cookie)).interactions).toBe(withStatus(200).length);
    expect(await Promise.all([`${apiPaths.story}/kitchen`, apiPaths.homepageMessage, '/readyz'].map(status))).toEqual([
      200, 200, 503,
    ]);

    rmSync(onDisk('ballast'));
    const refused = withStatus(503);
    await sendAll(refused);
    expect(withStatus(503)).toEqual([]);
    await sendAll(ids('after', 20));
    expect(withStatus(200)).toHaveLength(100);
    expect((await profileOf(server, cookie)).interactions).toBe(100);
    expect(await status('/readyz')).toBe(200);
  },
);
