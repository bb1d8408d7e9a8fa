/** How many readers does one process serve, and what does a durable batch cost compared with an echo? B-STO-01. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import { cookieName, cookieValue, newVisitor } from '../../server/plugins/app/visitor-cookie.ts';
import { openPostgresStorage } from '../../server/storage/postgres.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { keenBatch } from '../../tests/support/app.ts';
import { startServer, testSecret, type TestServer } from '../../tests/support/server.ts';
import { startPostgres } from '../../tools/cluster/postgres.ts';
import type { Figure, Measure } from '../Figure.ts';
import { median } from '../median.ts';
import type { LoadOrder, LoadResult } from './readers/load.ts';
import { perReader } from './readers/requests.ts';

const readersAtOnce = 30_000;
const mixSeconds = 20;
/**
 * Duration of the load before a measurement, s. A new server still interprets its code and has played no story. A
 * server with thirty thousand readers has run for longer.
 */
const warmSeconds = 10;
const longSeconds = 600;
/** Number of measurements of each server in the comparison. The two servers are measured in turn. */
const rounds = 3;
const roundSeconds = 5;

/** Stores this number of readers, each with a plausible first batch. Returns their cookies. */
async function storeReaders(storage: Storage, readers: number): Promise<string[]> {
  const now = Date.now();
  const visitors = Array.from({ length: readers }, () => newVisitor(now - 3_600_000));
  // A hundred at once, so that they share commits.
  for (let at = 0; at < readers; at += 100)
    await Promise.all(
      visitors.slice(at, at + 100).map((visitor) => storage.visitors.ingest(visitor, null, keenBatch(now))),
    );
  await storage.close();
  return visitors.map(
    (visitor) => `${cookieName(false)}=${encodeURIComponent(fastifyCookie.sign(cookieValue(visitor), testSecret))}`,
  );
}

async function runLoad(order: LoadOrder): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'readers/load.ts'));
  child.send(order);
  const [result] = (await once(child, 'message')) as [LoadResult];
  return result;
}

const megabytesOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** CPU time that a process has used, user and system, in ms. A tick is 10 ms. */
const cpuMsOf = ({ pid }: ChildProcess): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
};

/** The slope of the least-squares line through the points, in units of `value` per minute. */
function slopePerMinute(points: readonly { readonly atS: number; readonly value: number }[]): number {
  const meanX = points.reduce((sum, { atS }) => sum + atS, 0) / points.length;
  const meanY = points.reduce((sum, { value }) => sum + value, 0) / points.length;
  const both = points.reduce((sum, { atS, value }) => sum + (atS - meanX) * (value - meanY), 0);
  return (both / points.reduce((sum, { atS }) => sum + (atS - meanX) ** 2, 0)) * 60;
}

interface Mixed {
  readonly result: LoadResult;
  /** Resident memory of all servers together in MB, every five seconds. */
  readonly memory: readonly { readonly atS: number; readonly value: number }[];
  readonly cpuMs: number;
}

/** Sends the mix at half of the rate without measuring, and then measures it at `perSecond` for `seconds`. */
async function mix(servers: readonly TestServer[], cookies: readonly string[], perSecond: number, seconds: number) {
  const urls = servers.map(({ url }) => url);
  await runLoad({ urls, cookies, seconds: warmSeconds, perSecond: perSecond / 2 });
  const cpuBefore = servers.reduce((sum, server) => sum + cpuMsOf(server.process), 0);
  const startedAt = performance.now();
  const memory: { atS: number; value: number }[] = [];
  const watch = setInterval(() => {
    const value = servers.reduce((sum, server) => sum + megabytesOf(server.process), 0);
    memory.push({ atS: (performance.now() - startedAt) / 1000, value });
  }, 5000);
  const result = await runLoad({ urls, cookies, seconds, perSecond });
  clearInterval(watch);
  const cpuMs = servers.reduce((sum, server) => sum + cpuMsOf(server.process), 0) - cpuBefore;
  return { result, memory, cpuMs } satisfies Mixed;
}

const errorsOf = ({ statuses, requests }: LoadResult): number => requests - (statuses['200'] ?? 0);

function mixFigures(name: string, perSecond: number, { result, memory, cpuMs }: Mixed, servers: number): Figure[] {
  console.error(`${name}: ${JSON.stringify(result.statuses)}`);
  return [
    {
      name: `${name}, requests a second`,
      value: result.answeredPerSecond,
      unit: '',
      reference: { name: 'asked for', value: perSecond },
    },
    {
      name: `${name}, errors`,
      value: errorsOf(result),
      unit: '',
      budget: { of: 'value', most: 0, reason: 'what a reader did is counted, and what a reader asks is answered' },
    },
    { name: `${name}, p50`, value: result.p50Ms, unit: 'ms' },
    {
      name: `${name}, p99`,
      value: result.p99Ms,
      unit: 'ms',
      budget: { of: 'value', most: 100, reason: 'nobody notices a tenth of a second' },
    },
    {
      name: `${name}, memory`,
      value: Math.max(...memory.map(({ value }) => value)),
      unit: 'MB',
      budget: { of: 'value', most: 300 * servers, reason: 'a small machine holds the server and its proxy' },
    },
    { name: `${name}, CPU of a request`, value: cpuMs / result.requests, unit: 'ms' },
  ];
}

/** Number of batches counted in the records of all visitors. A repeated batch is not counted again. */
function batchesOf(server: TestServer): number {
  const database = server.database();
  try {
    const sum = `select sum(json_extract(record, '$.batches')) from visitors`;
    return database.prepare<[], number>(sum).pluck().get() ?? 0;
  } finally {
    database.close();
  }
}

/**
 * Time of one durable batch with 128 connections that send without a pause, compared with a server that only echoes.
 */
async function trackFigures(server: TestServer, cookies: readonly string[]): Promise<Figure[]> {
  const echo = fork(join(import.meta.dirname, 'readers/echo.ts'));
  const [echoUrl] = (await once(echo, 'message')) as [string];
  const timesOf = { track: [] as number[], echo: [] as number[] };
  const flood = async (url: string): Promise<LoadResult> => {
    const result = await runLoad({ urls: [url], cookies, seconds: roundSeconds, perSecond: 'track without a pause' });
    if (errorsOf(result) > 0) throw new Error(`The replies: ${JSON.stringify(result.statuses)}`);
    return result;
  };
  const microseconds = ({ answeredPerSecond }: LoadResult): number => 1_000_000 / answeredPerSecond;
  for (let round = 0; round < rounds; round += 1) {
    const before = batchesOf(server);
    const track = await flood(server.url);
    const counted = batchesOf(server) - before;
    if (counted !== track.requests) throw new Error(`Of ${track.requests} batches ${counted} were counted.`);
    timesOf.track.push(microseconds(track));
    timesOf.echo.push(microseconds(await flood(echoUrl)));
  }
  echo.kill();
  return [
    {
      name: 'durable batch, time of each',
      value: median(timesOf.track),
      unit: 'µs',
      reference: { name: 'node:http, JSON echo', value: median(timesOf.echo) },
      budget: {
        of: 'ratio',
        most: 1 / 0.3,
        reason: 'checking, counting and syncing cost less than twice the transport',
      },
    },
  ];
}

const env = { RATE_LIMIT: '600', TRUST_PROXY: 'loopback' };

async function onSqlite(isLong: boolean): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const cookies = await storeReaders(await openSqliteStorage({ dataDir, clock: Date.now }), readersAtOnce);
  const server = await startServer({ env, dataDir });
  try {
    const perSecond = Math.round(readersAtOnce * perReader);
    const mixed = await mix([server], cookies, perSecond, mixSeconds);
    const figures = mixFigures('30,000 readers', perSecond, mixed, 1);
    figures.push(...(await trackFigures(server, cookies)));
    if (isLong) {
      const { result, memory } = await mix([server], cookies, perSecond / 2, longSeconds);
      console.error(`ten minutes at half load: ${JSON.stringify(result.statuses)}`);
      // The first minute fills caches.
      const p99 = result.windows.map(({ atS, p99Ms }) => ({ atS, value: p99Ms })).filter(({ atS }) => atS > 60);
      figures.push(
        {
          name: 'ten minutes at half load, errors',
          value: errorsOf(result),
          unit: '',
          budget: { of: 'value', most: 0, reason: 'as above' },
        },
        {
          name: 'ten minutes at half load, memory a minute',
          value: slopePerMinute(memory.filter(({ atS }) => atS > 60)),
          unit: 'MB',
          budget: { of: 'value', most: 5, reason: 'memory may grow by 50 MB in ten minutes (docs/faults.md, 13)' },
        },
        {
          name: 'ten minutes at half load, p99 a minute',
          value: slopePerMinute(p99),
          unit: 'ms',
          budget: { of: 'value', most: 1, reason: 'a server that becomes slower in ten minutes stops within a day' },
        },
      );
    }
    return figures;
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<Figure[]> {
  const perSecond = 1500;
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase();
    const cookies = await storeReaders(
      await openPostgresStorage({ url, clock: Date.now }),
      Math.round(perSecond / perReader),
    );
    const start = () => startServer({ env: { ...env, DATABASE_URL: url } });
    const servers = await Promise.all([start(), start()]);
    try {
      const mixed = await mix(servers, cookies, perSecond, mixSeconds);
      return mixFigures('PostgreSQL, two servers', perSecond, mixed, 2);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  } finally {
    await postgres.stop();
  }
}

export const measure: Measure = async ({ isLong }) => [...(await onSqlite(isLong)), ...(await onPostgres())];
