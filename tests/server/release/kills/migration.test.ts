import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, watch } from 'node:fs';
import { hash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fastifyCookie } from '@fastify/cookie';
import Database from 'better-sqlite3';
import { Migrator } from 'kysely/migration';
import { expect, it } from 'vitest';
import { cookieName, cookieValue } from '../../../../server/plugins/app/visitor-cookie.ts';
import { newRecord } from '../../../../server/profile/record.ts';
import { databaseFile } from '../../../../server/storage/files.ts';
import { migrationBackup } from '../../../../server/storage/migrationBackup.ts';
import { initial } from '../../../../server/storage/migrations/001-initial.ts';
import { storyVisits } from '../../../../server/storage/migrations/002-story-visits.ts';
import { orders } from '../../../../server/storage/migrations/003-orders.ts';
import { protocols } from '../../../../server/storage/migrations/004-protocols.ts';
import { judgments } from '../../../../server/storage/migrations/005-judgments.ts';
import { connect, openWriter } from '../../../../server/storage/sqliteConnection.ts';
import { namesCounted } from '../../../support/deliveries.ts';
import { addressOf, spawnServer, startServer, testSecret } from '../../../support/server.ts';
import type { Row } from '../../../support/store.ts';
import { profileOf } from '../../../postgres/servers.ts';

const kills = 20;
const timeout = 1_800_000;

/** The first five migrations. The later ones write every row of a visitor, and add columns, indexes and tables. */
const olderVersion = {
  '001-initial': initial,
  '002-story-visits': storyVisits,
  '003-orders': orders,
  '004-protocols': protocols,
  '005-judgments': judgments,
};

/** With this number of visitors a migration takes about as long as a start. */
const visitors = 50_000;
const idOf = (visitor: number): string => String(visitor).padStart(32, '0');
const phaseOf = (visitor: number): number => visitor % 6;

/** Makes a store in the state after the first five migrations, with rows of every visitor. */
async function makeOldStore(dataDir: string, now: number): Promise<void> {
  const database = openWriter(databaseFile(dataDir));
  const provider = { getMigrations: async () => olderVersion };
  const { error } = await new Migrator({ db: connect(database), provider }).migrateToLatest();
  if (error) throw error;
  const insert = (table: string, values: number) =>
    database.prepare(`insert into ${table} values (${Array.from({ length: values }, () => '?').join(', ')})`);
  const tables = {
    visitors: insert('visitors', 3),
    deliveries: insert('deliveries', 4),
    storyVisits: insert('story_visits', 4),
    orders: insert('orders', 6),
    judgments: insert('judgments', 3),
  };
  database.transaction(() => {
    for (let visitor = 0; visitor < visitors; visitor += 1) {
      const id = idOf(visitor);
      const record = { ...newRecord(now), phase: phaseOf(visitor), interactions: visitor };
      tables.visitors.run(id, JSON.stringify(record), now);
      for (let delivery = 0; delivery < 3; delivery += 1) tables.deliveries.run(id, `batch-${delivery}`, delivery, now);
      tables.storyVisits.run(id, 'kitchen', 1, now);
      tables.orders.run(id, `order-${visitor}`, 'Ada', `Message ${visitor}`, now, now);
      tables.judgments.run(id, 'grow', now);
    }
  })();
  database.close();
}

interface Content {
  /** The migrations that are recorded as done. */
  readonly migrations: readonly unknown[];
  /** Every table, column and index. */
  readonly schema: string;
  /**
   * A hash of the rows of each table of the older version, without the columns that were added later. For deliveries, a
   * hash of their names.
   */
  readonly rows: Readonly<Record<string, string>>;
  /** The result of `pragma integrity_check`. */
  readonly integrity: unknown;
  /** Visitors whose phase column differs from their record; null while that column does not exist. */
  readonly wrongPhases: unknown;
}

/** The columns of the older version, by table. */
type Columns = Readonly<Record<string, string>>;

function columnsOf(file: string): Columns {
  const database = new Database(file);
  const rows = database
    .prepare<[], Row>(
      `select m.name, group_concat(c.name) as columns from sqlite_master m join pragma_table_info(m.name) c
       where m.type = 'table' and m.name not like 'kysely%' and m.name not like 'sqlite%' group by m.name`,
    )
    .all();
  database.close();
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns])) as Columns;
}

/** Every visitor with the names of their deliveries. The older version stored them in a table. */
function deliveriesOf(database: Database.Database): unknown[] {
  const hasTable = database.prepare(`select 1 from sqlite_master where name = 'deliveries'`).get() !== undefined;
  if (hasTable) {
    const list = 'select visitor, json_group_array(delivery) from deliveries group by visitor order by visitor';
    return database.prepare(list).raw().all();
  }
  const rows = database
    .prepare<[], [string, string]>('select visitor, deliveries from visitors order by visitor')
    .raw();
  return rows.all().map(([visitor, deliveries]) => [visitor, JSON.stringify([...namesCounted([deliveries])])]);
}

function read(file: string, columns: Columns): Content {
  const database = new Database(file);
  const column = (sql: string) => database.prepare(sql).pluck().all();
  const hasPhase = column(`select count(*) from pragma_table_info('visitors') where name = 'phase'`)[0] === 1;
  const wrong = `select count(*) from visitors where phase <> json_extract(record, '$.phase')`;
  const content: Content = {
    migrations: column('select name from kysely_migration order by name'),
    schema: column(`select sql from sqlite_master where sql is not null order by name`).join('\n'),
    rows: Object.fromEntries(
      Object.entries(columns).map(([table, names]) => {
        const all =
          table === 'deliveries'
            ? deliveriesOf(database)
            : database.prepare(`select ${names} from ${table} order by 1, 2`).raw().all();
        return [table, `${all.length} ${hash('sha256', JSON.stringify(all))}`];
      }),
    ),
    integrity: database.pragma('integrity_check', { simple: true }),
    wrongPhases: hasPhase ? column(wrong)[0] : null,
  };
  database.close();
  return content;
}

/** Resolves when the server begins to copy the store, directly before it migrates. */
async function copyBegins(dataDir: string): Promise<void> {
  const name = `${migrationBackup(dataDir)}-unfinished`;
  const stopped = new AbortController();
  const changes = watch(dataDir, { signal: stopped.signal });
  try {
    while (!existsSync(name)) await once(changes, 'change');
  } finally {
    stopped.abort();
  }
}

/**
 * Starts a server on an old store. `began`: the copy begins. `listens`: the server accepts connections. Both by
 * performance.now().
 */
function migrateIn(dataDir: string): { child: ChildProcess; began: Promise<number>; listens: Promise<number> } {
  const began = copyBegins(dataDir).then(() => performance.now());
  const child = spawnServer({ dataDir });
  const listens = addressOf(child).then(() => performance.now());
  return { child, began, listens };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

it(
  '[B-STO-03] fault 17: killed twenty times while it migrates, each next start finishes the migration and has all rows',
  { timeout },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'd5u-migration-'));
    const now = Date.now();
    const original = join(folder, 'original');
    const copyOf = (name: string, source = original): string => {
      const copy = join(folder, name);
      rmSync(copy, { recursive: true, force: true });
      cpSync(source, copy, { recursive: true });
      return copy;
    };
    mkdirSync(original);
    await makeOldStore(original, now);
    const columns = columnsOf(databaseFile(original));
    const old = read(databaseFile(original), columns);
    expect(old.migrations).toEqual(Object.keys(olderVersion));

    // A run without a kill gives the content of the store afterwards, and the duration.
    const rehearsal = copyOf('rehearsal');
    const whole = migrateIn(rehearsal);
    const takesMs = (await whole.listens) - (await whole.began);
    await end(whole.child, 'SIGTERM');
    const migrated = read(databaseFile(rehearsal), columns);
    expect(migrated).toMatchObject({ rows: old.rows, integrity: 'ok', wrongPhases: 0 });
    expect(migrated.migrations.length).toBeGreaterThan(old.migrations.length);

    const found = { old: 0, migrated: 0 };
    let delayMs = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      delayMs = (takesMs * kill) / kills;
      const dataDir = join(folder, 'killed');
      for (let isKilled = false; !isKilled; delayMs *= 0.8) {
        copyOf('killed');
        const { child, began, listens } = migrateIn(dataDir);
        const listened = listens.then(
          () => true,
          () => false,
        );
        await began;
        // Real time: only the time of the kill differs from run to run.
        await wait(delayMs);
        await end(child, 'SIGKILL');
        // A server that was already listening had migrated before the kill.
        isKilled = !(await listened);
      }
      // Read from a copy, because opening the database repairs it. The next server must make this repair.
      const after = read(databaseFile(copyOf('left', dataDir)), columns);
      const isOld = after.migrations.length === old.migrations.length;
      expect(after, `kill ${kill}`).toEqual(isOld ? old : migrated);
      found[isOld ? 'old' : 'migrated'] += 1;

      const next = await startServer({ dataDir });
      expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
      const visitor = Math.floor((visitors * kill) / kills);
      const value = cookieValue({ id: idOf(visitor), firstSeenAt: now });
      const cookie = `${cookieName(false)}=${encodeURIComponent(fastifyCookie.sign(value, testSecret))}`;
      expect(await profileOf(next, cookie)).toMatchObject({
        interactions: visitor,
        phaseUnlocked: phaseOf(visitor),
      });
      await next.stop();
      expect(read(databaseFile(dataDir), columns), `start after kill ${kill}`).toEqual(migrated);
      expect(read(migrationBackup(dataDir), columns), `copy after kill ${kill}`).toEqual(old);
    }
    console.info(
      `${visitors} visitors migrated in ${Math.round(takesMs)} ms; ${kills} kills left ${found.old} times the older ` +
        `version and ${found.migrated} times the new one`,
    );
    expect(found.old).toBeGreaterThan(kills / 2);
    rmSync(folder, { recursive: true, force: true });
  },
);
