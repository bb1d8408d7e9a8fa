import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Census, presentWithinMs } from '#contract/api/census.ts';
import { apiPaths } from '#contract/paths.ts';
import { newRecord } from '../../server/profile/record.ts';
import { StorageUnavailable } from '../../server/storage/storage.ts';
import { countVisitors } from '../../server/storage/census.ts';
import { migrate } from '../../server/storage/migrations/index.ts';
import { databaseFile } from '../../server/storage/files.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import { keenBatch, noon, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const census = async (reader: TestReader): Promise<Census> => (await reader.get(apiPaths.census)).json<Census>();
const read = (reader: TestReader) => reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });

describe('/api/visitors/census', () => {
  it('[R-RT-03] counts nobody before a first batch, not even the visitor who asks', async () => {
    const reply = await test.reader().get(apiPaths.census);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json()).toEqual({
      phases: [0, 0, 0, 0, 0, 0],
      total: 0,
      present: [0, 0, 0, 0, 0, 0],
      asker: { isCounted: false, isPresent: false },
    });
  });

  it('[R-RT-03] counts each visitor once, by phase, and tells nothing else about them', async () => {
    const [ada, ben] = [test.reader(), test.reader()];
    await ada.post(apiPaths.track, { behaviorData: keenBatch(test.now(), { dwellTime: 0, scrollPatterns: [] }) });
    await ben.get(apiPaths.profile);
    test.pass(30_000);
    await read(ben);
    await read(ben);
    expect((await ben.profile()).phaseUnlocked).toBe(1);
    expect(await census(ada)).toEqual({
      phases: [1, 1, 0, 0, 0, 0],
      total: 2,
      present: [1, 1, 0, 0, 0, 0],
      asker: { isCounted: true, isPresent: true },
    });
  });

  it('[R-RT-03] a visitor is present for two minutes after their last batch', async () => {
    const [ada, ben] = [test.reader(), test.reader()];
    await read(ada);
    test.pass(presentWithinMs);
    await read(ben);
    expect(await census(ada)).toMatchObject({
      present: [2, 0, 0, 0, 0, 0],
      asker: { isCounted: true, isPresent: true },
    });
    test.pass(1_000);
    expect(await census(ada)).toMatchObject({
      total: 2,
      present: [1, 0, 0, 0, 0, 0],
      asker: { isCounted: true, isPresent: false },
    });
    expect(await census(ben)).toMatchObject({
      present: [1, 0, 0, 0, 0, 0],
      asker: { isCounted: true, isPresent: true },
    });
  });

  it('[B-LIM-01] counts once a second at most, however many ask', async () => {
    // The counts take no time, even on a busy machine.
    const none = [0, 0, 0, 0, 0, 0];
    const counted = vi.spyOn(test.storage.visitors, 'countByPhase').mockResolvedValue({ phases: none, present: none });
    await Promise.all(Array.from({ length: 20 }, () => test.reader().get(apiPaths.census)));
    test.pass(999);
    await test.reader().get(apiPaths.census);
    expect(counted).toHaveBeenCalledTimes(1);
    test.pass(1);
    await test.reader().get(apiPaths.census);
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('[B-LIM-01] counts that take long are made less often: a fiftieth of the time at most', async () => {
    const takesMs = 100;
    const counted = vi.spyOn(test.storage.visitors, 'countByPhase').mockImplementation(async () => {
      // Real time: the duration of a count is under test.
      await new Promise((resolve) => setTimeout(resolve, takesMs + 5));
      return { phases: [7, 0, 0, 0, 0, 0], present: [0, 0, 0, 0, 0, 0] };
    });
    await test.reader().get(apiPaths.census);
    test.pass(takesMs * 50 - 1);
    await test.reader().get(apiPaths.census);
    expect(counted).toHaveBeenCalledTimes(1);
    test.pass(3_600_000);
    expect((await test.reader().get(apiPaths.census)).json<Census>().total).toBe(7);
    expect(counted).toHaveBeenCalledTimes(2);
  });

  it('[B-LIM-01] a count that fails is not kept', async () => {
    const reader = test.reader();
    vi.spyOn(test.storage.visitors, 'countByPhase').mockRejectedValueOnce(new StorageUnavailable('away'));
    expect((await reader.get(apiPaths.census)).statusCode).toBe(503);
    expect((await reader.get(apiPaths.census)).statusCode).toBe(200);
  });
});

/** Fills a store of the version before the census with one visitor for each of `phases`. */
function fillOldStore(database: Database.Database, phases: readonly number[]): void {
  database.exec('create table visitors (visitor text primary key, record text not null, updated_at bigint not null)');
  const insert = database.prepare('insert into visitors values (?, ?, ?)');
  for (const [index, phase] of phases.entries()) {
    insert.run(`v${index}`, JSON.stringify({ ...newRecord(noon), phase }), noon);
  }
}

it('[R-RT-03] the visitors of a store from before the census are counted, however often its migration starts', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const old = new Database(databaseFile(dataDir));
  fillOldStore(old, [0, 3, 3, 5]);
  old.exec('alter table visitors add column phase integer not null default 0');
  old.close();
  const storage = await openSqliteStorage({ dataDir, clock: () => noon });
  expect(await storage.visitors.countByPhase(0)).toEqual({ phases: [1, 0, 0, 2, 0, 1], present: [1, 0, 0, 2, 0, 1] });
  await storage.close();
  rmSync(dataDir, { recursive: true });
});

it('[R-RT-03] one commit adds all visitors from before the census to it', async () => {
  const said: string[] = [];
  const database = new Database(':memory:', { verbose: (sql) => said.push(String(sql)) });
  fillOldStore(
    database,
    Array.from({ length: 1_200 }, (_, index) => index % 6),
  );
  const db = connect(database);
  await migrate(db);
  expect(await countVisitors(db, noon)).toEqual({
    phases: [200, 200, 200, 200, 200, 200],
    present: [200, 200, 200, 200, 200, 200],
  });
  expect(said.filter((sql) => sql === 'commit')).toHaveLength(1);
  database.close();
});

it('[B-LIM-01, R-RT-03] counts over indexes, none of which holds the time of the last batch', async () => {
  const database = new Database(':memory:');
  await migrate(connect(database));
  const plan = (sql: string) =>
    database
      .prepare<[], { detail: string }>(`explain query plan ${sql}`)
      .all()
      .map(({ detail }) => detail)
      .join();
  expect(plan('select phase, count(*) from visitors group by phase')).toContain('COVERING INDEX visitors_by_phase');
  expect(
    plan('select +phase, count(*) from visitors where seen_day >= 5 and updated_at >= 9 group by +phase'),
  ).toContain('INDEX visitors_by_day (seen_day>?)');
  const indexed = database
    .prepare<[], string>(
      `select distinct c.name from pragma_index_list('visitors') i join pragma_index_info(i.name) c order by 1`,
    )
    .pluck()
    .all();
  expect(indexed).toEqual(['phase', 'seen_day', 'visitor']);
  database.close();
});
