import { expect, it, onTestFinished } from 'vitest';
import { openPostgresStorage } from '../../server/storage/postgres.ts';
import { createDatabase } from '../../tools/cluster/createDatabase.ts';
import { startProxy } from '../support/postgresProxy.ts';

const visitor = (number: number): string => number.toString(16).padStart(32, '0');

it('[B-STO-02] connections that have fallen silent are given up after eight seconds, and others take their place', async () => {
  const proxy = await startProxy(await createDatabase(process.env['TEST_DATABASE_URL'] ?? ''));
  const storage = await openPostgresStorage({ url: proxy.url, clock: Date.now });
  onTestFinished(async () => {
    proxy.stop();
    await storage.close();
  });
  const readAll = () =>
    Promise.allSettled(Array.from({ length: 10 }, (_, number) => storage.visitors.read(visitor(number))));
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'));
  const before = proxy.startups.length;
  expect(before).toBeGreaterThanOrEqual(10);

  proxy.partition();
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'rejected'));
  // Real time is measured: the driver waits for an answer up to its limit.
  await expect.poll(() => storage.visitors.read(visitor(1)).catch(() => 'silent'), { timeout: 20_000 }).toBeNull();
  expect((await readAll()).map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'fulfilled'));
  expect(proxy.startups.length).toBeGreaterThan(before);
});
