import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { keenBatch } from '../../support/app.ts';
import { namesCounted } from '../../support/deliveries.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const servers: TestServer[] = [];
const start: typeof startServer = async (options) => {
  const server = await startServer(options);
  servers.push(server);
  return server;
};
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'd5u-'));
afterEach(async () => {
  for (const { stop, dataDir } of servers.splice(0)) {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const send = (server: TestServer, cookie: string, id: string): Promise<Response> =>
  fetch(server.url + apiPaths.track, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', [batchIdHeader]: id },
    body: JSON.stringify({ behaviorData: keenBatch(Date.now(), { interactionSequence: [`click:${id}`] }) }),
  });

async function meet(server: TestServer): Promise<string> {
  const reply = await fetch(server.url + apiPaths.profile);
  return reply.headers.get('set-cookie')?.split(';')[0] ?? '';
}

const profileOf = async (server: TestServer, cookie: string): Promise<Profile> =>
  (await (await fetch(server.url + apiPaths.profile, { headers: { cookie } })).json()) as Profile;

/** Runs the server with a setting that stops it, and waits until it exits. */
const runToEnd = (env: Record<string, string>) =>
  spawnSync(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
    timeout: 20_000,
  });

describe('the server as a process', () => {
  it(
    '[B-STO-01] kill -9 under load loses no acknowledged batch and counts none twice',
    { timeout: 60_000 },
    async () => {
      const dataDir = newFolder();
      let server = await start({ dataDir });
      const cookie = await meet(server);
      const acknowledged = new Set<string>();
      let sent = 0;
      for (let round = 0; round < 4; round += 1) {
        const sending = Array.from({ length: 20 }, async () => {
          for (;;) {
            const id = `batch-${(sent += 1)}`;
            try {
              if ((await send(server, cookie, id)).ok) acknowledged.add(id);
              if (acknowledged.size >= (round + 1) * 20) void server.kill('SIGKILL');
            } catch {
              return;
            }
          }
        });
        await Promise.all(sending);
        server = await start({ dataDir });
        // All acknowledged batches are sent again, as an outbox would do.
        const replies = await Promise.all([...acknowledged].map((id) => send(server, cookie, id)));
        for (const reply of replies) expect(await reply.json()).toEqual({ counted: false });
      }
      expect(acknowledged.size).toBeGreaterThanOrEqual(80);
      const database = server.database();
      const kept = namesCounted(database.prepare<[], string>('select deliveries from visitors').pluck().all()).size;
      database.close();
      // Batches that were committed but not answered in time are stored too. Each contains one interaction.
      expect(kept).toBeGreaterThanOrEqual(acknowledged.size);
      expect((await profileOf(server, cookie)).interactions).toBe(kept);
    },
  );

  it('[B-STO-01] a second server on the same store is refused in one line', { timeout: 30_000 }, async () => {
    const { dataDir, url } = await start();
    const second = runToEnd({ DATA_DIR: dataDir, PORT: '0' });
    expect(second.status).toBe(1);
    expect(second.stdout).toBe('');
    expect(second.stderr).toBe(
      `Another D5U server is using the store in ${dataDir}. Stop it, or set DATA_DIR to another folder.\n`,
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('[B-OPS-01] SIGTERM under load answers accepted requests; exit within 5 s', { timeout: 30_000 }, async () => {
    const dataDir = newFolder();
    const server = await start({ dataDir });
    const cookie = await meet(server);
    const sending = Array.from({ length: 40 }, (_, index) => send(server, cookie, `last-${index}`).catch(() => null));
    await sending[0];
    await server.kill('SIGTERM');
    // The server allows 4.5 s for its stop, and exits with 1 if that was too short.
    expect(server.process.exitCode).toBe(0);
    const counted = (await Promise.all(sending)).filter((reply) => reply?.ok === true).length;
    expect(counted).toBeGreaterThan(0);
    const next = await start({ dataDir });
    expect((await profileOf(next, cookie)).interactions).toBeGreaterThanOrEqual(counted);
  });

  it('[B-OPS-01] a wrong setting stops it with one line', () => {
    const { status, stdout, stderr } = runToEnd({ PORT: 'abc' });
    expect([status, stdout, stderr]).toEqual([1, '', 'PORT must be a whole number from 0 to 65535; it is "abc".\n']);
  });

  it(
    '[B-SEC-02] creates its key once, readable for its own user only, and knows its visitors after a restart',
    { timeout: 30_000 },
    async () => {
      const dataDir = newFolder();
      const env = { VISITOR_SECRET: '' };
      const first = await start({ dataDir, env });
      const cookie = await meet(first);
      expect(statSync(join(dataDir, 'visitor.key')).mode & 0o777).toBe(0o600);
      await first.kill('SIGTERM');
      const second = await start({ dataDir, env });
      const reply = await fetch(second.url + apiPaths.profile, { headers: { cookie } });
      expect(reply.headers.get('set-cookie')).toBeNull();
    },
  );
});
