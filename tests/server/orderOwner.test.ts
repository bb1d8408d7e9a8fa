import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Engine } from '../../server/storage/engine.ts';
import { migrate } from '../../server/storage/migrations/index.ts';
import { openStorage } from '../../server/storage/open.ts';
import { readOwner } from '../../server/storage/orders.ts';
import { sqliteEngine } from '../../server/storage/sqlite.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { keenBatch, noon } from '../support/app.ts';

const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon - 60_000 };
const key = 'k'.repeat(64);
const message = { designation: 'Ben', message: 'Here.' };
const clock = () => noon;

let engine: Engine;
let storage: Storage;
beforeEach(async () => {
  const database = new Database(':memory:');
  await migrate(connect(database));
  engine = sqliteEngine(database, database);
  storage = openStorage(engine, clock);
  for (const visitor of [ada, ben]) await storage.visitors.ingest(visitor, null, keenBatch(noon));
  await storage.recovery.save(ada, key);
});
afterEach(() => storage.close());

/**
 * A store in which Ben's record is merged into Ada's record while the first write waits for its lock. Ben's order then
 * belongs to Ada. `held`: the lock of each write, and the owner of the order at the end of the write.
 */
function storeOfMovingOrder(order: string) {
  const held: { readonly lock: string; readonly owner: string | null }[] = [];
  const moving: Engine = {
    ...engine,
    async write(lock, run) {
      if (held.length === 0) await storage.recovery.claim(ben.id, key, 'merge');
      return engine.write(lock, async (db) => {
        const value = await run(db);
        held.push({ lock, owner: await readOwner(db, order) });
        return value;
      });
    },
  };
  return { held, store: openStorage(moving, clock) };
}

it('[B-INF-04, B-PRV-06] a payment is booked under the lock of the visitor who has the order by then', async () => {
  const { id: order, amount, currency } = await storage.orders.create(ben, message);
  const { held, store } = storeOfMovingOrder(order);
  const notice = { event: 'evt_1', order, payment: 'pi_1', amount, currency };
  expect(await store.payments.settle(notice, 'published')).toBe('paid');
  expect(held.at(-1)).toEqual({ lock: ada.id, owner: ada.id });
  expect((await storage.orders.read(ada.id, order))?.state).toBe('published');
  expect(await storage.payments.dueRefunds()).toEqual([]);
});

it('[B-INF-03, B-PRV-06] a message is approved under the lock of the visitor who has the order by then', async () => {
  const { id: order } = await storage.orders.create(ben, message);
  await storage.orders.markPaid(ben.id, order, 'held');
  const { held, store } = storeOfMovingOrder(order);
  expect(await store.influence.decide({ action: 'approve', order, operator: 'ada' })).toBe('done');
  expect(held.at(-1)).toEqual({ lock: ada.id, owner: ada.id });
  expect(await storage.influence.current()).toEqual(message);
});
