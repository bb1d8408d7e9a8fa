import type { Kysely } from 'kysely';
import { ingest, ingestArchiveClick } from '../profile/ingest.ts';
import { newRecord, type VisitorRecord } from '../profile/record.ts';
import * as queries from './queries.ts';
import { type Delivery, type Storage, StorageUnavailable, type Visitor } from './storage.ts';
import type { Tables } from './tables.ts';
import { WriteQueue } from './write-queue.ts';

export interface Connections {
  readonly writer: Kysely<Tables>;
  readonly reader: Kysely<Tables>;
  /** Epoch ms. */
  readonly clock: () => number;
  readonly onClose: () => void;
}

/** The storage over an open pair of connections, whichever engine is behind them. */
export function openStorage({ writer, reader, clock, onClose }: Connections): Storage {
  const queue = new WriteQueue(writer);

  /** Reads, changes and writes a visitor's record in one go, unless the delivery was counted before. */
  const changeRecord = (
    visitor: Visitor,
    delivery: Delivery | null,
    change: (record: VisitorRecord, nowMs: number, db: Kysely<Tables>) => VisitorRecord | Promise<VisitorRecord>,
  ): Promise<boolean> => {
    const nowMs = clock();
    return queue.write(async (db) => {
      if (delivery !== null && !(await queries.claimDelivery(db, visitor.id, delivery, nowMs))) return false;
      const record = (await queries.readRecord(db, visitor.id)) ?? newRecord(visitor.firstSeenAt);
      await queries.writeRecord(db, visitor.id, await change(record, nowMs, db));
      return true;
    });
  };

  return {
    visitors: {
      read: (visitorId) => queries.readRecord(reader, visitorId),
      ingest: (visitor, delivery, batch) =>
        changeRecord(visitor, delivery, (record, nowMs) => ingest(record, batch, nowMs)),
    },
    archive: {
      click: (visitor, delivery, filename) =>
        changeRecord(visitor, delivery, async (record, nowMs, db) => {
          if (filename !== null) await queries.addClick(db, visitor.id, filename, nowMs);
          return ingestArchiveClick(record, nowMs);
        }),
      clicks: (visitorId, filename) => queries.countClicks(reader, visitorId, filename),
    },
    narratives: {
      async keep(visitor, state) {
        const nowMs = clock();
        await queue.write((db) => queries.writeNarrative(db, visitor.id, state, nowMs));
        return new Set(state.discoveredFragments).size;
      },
      read: (visitorId) => queries.readNarrative(reader, visitorId),
    },
    feedback: {
      keep(visitor, feedback) {
        const nowMs = clock();
        return queue.write((db) => queries.addFeedback(db, visitor.id, feedback, nowMs));
      },
    },
    stories: {
      read: (visitorId, slug) => queries.readStoryVisits(reader, visitorId, slug),
      keep: (visitor, slug, visits) => queue.write((db) => queries.writeStoryVisits(db, visitor.id, slug, visits)),
    },
    influence: {
      current: () => queries.readInfluence(reader),
      place(message) {
        const nowMs = clock();
        return queue.write((db) => queries.addInfluence(db, message, nowMs));
      },
    },
    async ready() {
      try {
        await queries.readInfluence(reader);
      } catch (cause) {
        throw new StorageUnavailable('The store does not answer.', { cause });
      }
    },
    async close() {
      await queue.idle();
      await reader.destroy();
      await writer.destroy();
      onClose();
    },
  };
}
