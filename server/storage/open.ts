import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ingest, ingestArchiveClick } from '../profile/ingest.ts';
import { newRecord, type VisitorRecord } from '../profile/record.ts';
import { countVisitors } from './census.ts';
import { Erasures } from './erasures.ts';
import { eraseHeld, readHeld } from './held.ts';
import { countVotes, readVote, writeVote } from './judgments.ts';
import * as orders from './orders.ts';
import { addProtocol, readProtocols } from './protocols.ts';
import * as queries from './queries.ts';
import { type Delivery, type Storage, StorageUnavailable, type Visitor, VisitorErased } from './storage.ts';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

export interface Connections {
  readonly writer: Kysely<Tables>;
  readonly reader: Kysely<Tables>;
  /** Epoch ms. */
  readonly clock: () => number;
  /** Whether the engine means that it cannot serve just now: disk full, file busy, server away. */
  readonly isUnavailable: (error: unknown) => boolean;
  readonly onClose: () => void;
  /** Empties the engine's own log of what was written, and says whether it could; absent where there is none. Fault 39. */
  readonly emptyLog?: () => boolean;
}

/** The storage over an open pair of connections, whichever engine is behind them. */
export function openStorage({ writer, reader, clock, isUnavailable, onClose, emptyLog }: Connections): Storage {
  const queue = new WriteQueue(writer);
  const erasures = new Erasures(() => (emptyLog === undefined ? Promise.resolve(true) : queue.between(emptyLog)));

  const settled = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw isUnavailable(error)
        ? new StorageUnavailable('The store does not serve just now.', { cause: error })
        : error;
    }
  };
  const write = <T>(run: (db: Kysely<Tables>) => Promise<T>): Promise<T> => settled(queue.write(run));

  /** A write about somebody, unless they have been erased by the time that it is its turn. */
  const writeFor = <T>(visitor: Visitor, run: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    write(async (db) => {
      if (erasures.has(visitor.id)) throw new VisitorErased('This visitor has been erased.');
      return run(db);
    });

  /** Reads, changes and writes a visitor's record in one go, unless the delivery was counted before. */
  const changeRecord = (
    visitor: Visitor,
    delivery: Delivery | null,
    change: (record: VisitorRecord, nowMs: number, db: Kysely<Tables>) => VisitorRecord | Promise<VisitorRecord>,
  ): Promise<boolean> => {
    const nowMs = clock();
    return writeFor(visitor, async (db) => {
      if (delivery !== null && !(await queries.claimDelivery(db, visitor.id, delivery, nowMs))) return false;
      const record = (await queries.readRecord(db, visitor.id)) ?? newRecord(visitor.firstSeenAt);
      await queries.writeRecord(db, visitor.id, await change(record, nowMs, db));
      return true;
    });
  };

  return {
    visitors: {
      read: (visitorId) => settled(queries.readRecord(reader, visitorId)),
      ingest: (visitor, delivery, batch) =>
        changeRecord(visitor, delivery, (record, nowMs) => ingest(record, batch, nowMs)),
      count: (withinMs) => settled(countVisitors(reader, clock() - withinMs)),
      held: (visitorId) => settled(reader.transaction().execute((db) => readHeld(db, visitorId))),
      erase: (visitorId) => erasures.run(visitorId, () => write((db) => eraseHeld(db, visitorId))),
      isErased: (visitorId) => erasures.has(visitorId),
    },
    archive: {
      click: (visitor, delivery, filename) =>
        changeRecord(visitor, delivery, async (record, nowMs, db) => {
          if (filename !== null) await queries.addClick(db, visitor.id, filename, nowMs);
          return ingestArchiveClick(record, nowMs);
        }),
      clicks: (visitorId, filename) => settled(queries.countClicks(reader, visitorId, filename)),
    },
    narratives: {
      keep(visitor, state) {
        const nowMs = clock();
        return writeFor(visitor, (db) => queries.addFinds(db, visitor.id, state, nowMs));
      },
      read: (visitorId) => settled(queries.readNarrative(reader, visitorId)),
    },
    feedback: {
      keep(visitor, feedback) {
        const nowMs = clock();
        return writeFor(visitor, (db) => queries.addFeedback(db, visitor.id, feedback, nowMs));
      },
    },
    stories: {
      read: (visitorId, slug) => settled(queries.readStoryVisits(reader, visitorId, slug)),
      keep: (visitor, slug, visits) =>
        writeFor(visitor, (db) => queries.writeStoryVisits(db, visitor.id, slug, visits)),
    },
    protocols: {
      unlock(visitor, clause) {
        const nowMs = clock();
        return writeFor(visitor, (db) => addProtocol(db, visitor.id, clause, nowMs));
      },
      read: (visitorId) => settled(readProtocols(reader, visitorId)),
    },
    judgments: {
      vote(visitor, verdict) {
        const nowMs = clock();
        return writeFor(visitor, (db) => writeVote(db, visitor.id, verdict, nowMs));
      },
      read: (visitorId) => settled(readVote(reader, visitorId)),
      tally: () => settled(countVotes(reader)),
    },
    influence: {
      current: () => settled(queries.readInfluence(reader)),
    },
    orders: {
      async open(visitor, { designation, message }) {
        const nowMs = clock();
        const order = { id: randomBytes(16).toString('hex'), designation, message, paidAt: null };
        await writeFor(visitor, (db) => orders.addOrder(db, visitor.id, order, nowMs));
        return order;
      },
      read: (visitorId, orderId) => settled(orders.readOrder(reader, visitorId, orderId)),
      pay(visitorId, orderId) {
        const nowMs = clock();
        return write(async (db) => {
          const line = await orders.claimOrder(db, visitorId, orderId, nowMs);
          if (line !== null) await queries.addInfluence(db, line, nowMs);
          return line !== null;
        });
      },
      cancel: (visitorId, orderId) => write((db) => orders.dropUnpaid(db, visitorId, orderId)),
    },
    async ready() {
      await settled(queries.readInfluence(reader));
    },
    async close() {
      erasures.stop();
      await queue.idle();
      await reader.destroy();
      await writer.destroy();
      onClose();
    },
  };
}
