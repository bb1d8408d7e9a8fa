import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startPostgres } from '../../../../tools/cluster/postgres.ts';
import { freePort } from '../../../support/port.ts';
import { startServer, type TestServer } from '../../../support/server.ts';
import { load, lostOrDouble, meet } from '../../../postgres/servers.ts';

const timeout = 1_800_000;
const patient = { timeout: 60_000, interval: 10 };
const kills = 50;
/** Number of ordinary stops among the kills, for comparison. */
const stops = 10;
/** Number of batches that are acknowledged between two kills. */
const between = 40;
const visitors = 60;
const pace = { perSecond: 200, senders: 60 };

/** Starts a killed server again at its old port, as behind a proxy. */
async function startAt(env: Readonly<Record<string, string>>, dataDir?: string): Promise<() => Promise<TestServer>> {
  const port = String(await freePort());
  return () =>
    startServer({ env: { ...env, PORT: port, LOG_LEVEL: 'silent' }, ...(dataDir !== undefined && { dataDir }) });
}

const medianOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1]!;

const newCookies = (server: TestServer): Promise<string[]> =>
  Promise.all(Array.from({ length: visitors }, () => meet(server)));

describe('[B-STO-01] fault 1: fifty times kill -9 under 200 batches a second', () => {
  it(
    'SQLite: nothing acknowledged is lost, nothing counts twice, and it starts as fast as after a stop',
    { timeout },
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
      const start = await startAt({}, dataDir);
      let server = await start();
      const sending = load([server], await newCookies(server), pace);
      const startsMs = { killed: [] as number[], stopped: [] as number[] };
      for (let turn = 0; turn < kills + stops; turn += 1) {
        const before = sending.acknowledged.size;
        await expect.poll(() => sending.acknowledged.size, patient).toBeGreaterThan(before + between);
        const end = turn % (kills / stops + 1) === 0 ? 'stopped' : 'killed';
        if (end === 'killed') await server.kill('SIGKILL');
        else await server.stop();
        const began = performance.now();
        server = await start();
        expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
        startsMs[end].push(performance.now() - began);
      }
      expect(startsMs.killed).toHaveLength(kills);
      await sending.stop();
      expect(await lostOrDouble(server, sending)).toEqual([]);
      expect(sending.acknowledged.size).toBeGreaterThan(kills * between);
      console.info(
        `SQLite: ${kills} kills, ${sending.sent.size} batches sent, ${sending.acknowledged.size} acknowledged`,
      );
      const [killedMs, stoppedMs] = [medianOf(startsMs.killed), medianOf(startsMs.stopped)];
      console.info(
        `ready again: median ${Math.round(killedMs)} ms after a kill, ${Math.round(stoppedMs)} after a stop`,
      );
      expect(killedMs / stoppedMs).toBeLessThan(1.5);
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  );

  it('[B-STO-02] PostgreSQL: either of two servers fifty times, and PostgreSQL ten times', { timeout }, async () => {
    const postgres = await startPostgres();
    const env = { DATABASE_URL: await postgres.createDatabase() };
    const starts = [await startAt(env), await startAt(env)];
    const servers = await Promise.all(starts.map((start) => start()));
    const sending = load([...servers], await newCookies(servers[0]!), pace);
    const proceed = async () => {
      const before = sending.acknowledged.size;
      await expect.poll(() => sending.acknowledged.size, patient).toBeGreaterThan(before + between);
    };
    for (let kill = 0; kill < kills; kill += 1) {
      await proceed();
      const which = kill % servers.length;
      await servers[which]!.kill('SIGKILL');
      // The other server still answers.
      await proceed();
      servers[which] = await starts[which]!();
      if (kill % 5 === 4) {
        await proceed();
        await postgres.kill();
        await postgres.restart();
      }
    }
    await proceed();
    await sending.stop();
    const statuses = JSON.stringify([...sending.statuses]);
    console.info(`PostgreSQL: ${sending.sent.size} sent, ${sending.acknowledged.size} acknowledged, ${statuses}`);
    expect(await lostOrDouble(servers[0]!, sending)).toEqual([]);
    expect([...sending.statuses.keys()].filter((status) => ![0, 200, 503].includes(status))).toEqual([]);
    await Promise.all(servers.map((server) => server.stop()));
    await postgres.stop();
  });
});
