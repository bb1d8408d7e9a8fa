import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { ingest, ingestArchiveClick } from '../profile/ingest.ts';
import { influenceLock, openAccess } from './access.ts';
import { addActs, readActs, readActsAfter } from './acts.ts';
import { decide, readOperatorView, refuseAllOf } from './approval.ts';
import { countVisitors } from './census.ts';
import { removeDue } from './dueVisitors.ts';
import type { Engine } from './engine.ts';
import { type ExpiryStore, removeExpired } from './expiry.ts';
import { eraseVisitorTables, hasPaid, readVisitorTables } from './visitorTables.ts';
import { takeLease } from './leases.ts';
import { countVotes, readVote, writeVote } from './judgments.ts';
import { readMark, readNewest, writeMark } from './marks.ts';
import * as orders from './orders.ts';
import { writeProbe } from './probe.ts';
import { addProtocol, readProtocols } from './protocols.ts';
import { giveBack, settle } from './payments.ts';
import { countClicks, countFiles, filesWithClicks, recordClick } from './archiveClicks.ts';
import { addFeedback, readAnswers } from './feedback.ts';
import { addInfluence, readInfluence } from './influence.ts';
import { readNarrative, saveNarrative } from './narratives.ts';
import { countStoryVisits, readAllStoryVisits, readStoryVisits, writeStoryVisits } from './storyVisits.ts';
import { changeRecord, changeUnlocked, type RecordChange } from './recordChange.ts';
import { readRecord } from './visitors.ts';
import { mergeRecords, readPhraseOwner, readPhraseTime, writePhrase } from './recovery.ts';
import { addReturned, readDueRefunds } from './refunds.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';
import { addTombstone, isErased } from './tombstones.ts';
import { countWaiting } from './waiting.ts';

/** The page load of a delivery: the client names its batches `<session>-<sequence>`. Empty without a name. */
const sessionOf = (delivery: string | null): string => delivery?.slice(0, delivery.lastIndexOf('-') + 1) ?? '';

/** Builds the storage on an engine. `clock`: epoch ms. */
export function openStorage(engine: Engine, clock: () => number): Storage {
  const { reader, health, withUnavailable, inTime, pagesOf, written, write, writeSite, writeFor, writeForOrder } =
    openAccess(engine, clock);

  /** Deletes every row of a visitor, within a write. Returns their number by table. */
  const eraseAll = async (db: Kysely<Tables>, visitorId: string): Promise<Record<string, number>> => {
    if (await hasPaid(db, visitorId)) await engine.lockSite(db, influenceLock);
    return eraseVisitorTables(db, visitorId, clock());
  };

  const expiryStore = (onErased = (): void => undefined): ExpiryStore => ({
    reader,
    write,
    writeSite,
    erase: eraseAll,
    onErased,
  });

  return {
    visitors: {
      read: (visitorId) => inTime(readRecord(reader, visitorId)),
      async ingest(visitor, delivery, batch, mayCreate) {
        const nowMs = clock();
        const session = sessionOf(delivery);
        const change: RecordChange = {
          visitor,
          delivery,
          nowMs,
          change: (record, rooms) => ingest(record, batch, nowMs, { session, rooms }),
        };
        const unlocked = changeUnlocked(engine, change);
        return (
          (unlocked === null ? null : await written(unlocked)) ??
          write(visitor.id, (db) => changeRecord(db, engine, change, mayCreate), 'writeRow')
        );
      },
      countByPhase: (withinMs) => withUnavailable(countVisitors(reader, clock() - withinMs)),
      export: (visitorId) => pagesOf(readVisitorTables(reader, visitorId)),
      async erase(visitorId, mayRemember = async () => true) {
        const nowMs = clock();
        const eraseRows = async (db: Kysely<Tables>) => {
          const rows = await eraseAll(db, visitorId);
          const hadRows = Object.values(rows).some((count) => count > 0);
          if (hadRows || (await mayRemember())) await addTombstone(db, visitorId, nowMs);
          return rows;
        };
        const erased = await write(visitorId, eraseRows, 'writeLarge');
        await engine.cleanLog();
        return erased;
      },
      removeExpired: (after, days, onErased) =>
        withUnavailable(removeExpired(expiryStore(onErased), after, { days, nowMs: clock() })),
      removeDue: (places, days, onErased) =>
        withUnavailable(removeDue(expiryStore(onErased), places, { days, nowMs: clock() })),
      isErased: (visitorId) => inTime(isErased(reader, visitorId)),
    },
    archive: {
      recordClick(visitor, delivery, filename) {
        const nowMs = clock();
        return write(visitor.id, (db) =>
          changeRecord(db, engine, {
            visitor,
            delivery,
            nowMs,
            change: async (record) => {
              if (filename !== null) await recordClick(db, visitor.id, filename, nowMs);
              return ingestArchiveClick(record, nowMs);
            },
          }),
        );
      },
      countClicks: (visitorId, filename) => inTime(countClicks(reader, visitorId, filename)),
      countFiles: (visitorId, clicks) => inTime(countFiles(reader, visitorId, clicks)),
      files: (visitorId, clicks) => inTime(filesWithClicks(reader, visitorId, clicks)),
    },
    narratives: {
      save(visitor, state) {
        const nowMs = clock();
        return writeFor(visitor, (db) => saveNarrative(db, visitor.id, state, nowMs));
      },
      read: (visitorId) => inTime(readNarrative(reader, visitorId)),
    },
    feedback: {
      save(visitor, feedback) {
        const nowMs = clock();
        return writeFor(visitor, (db) => addFeedback(db, visitor.id, feedback, nowMs));
      },
      read: (visitorId) => inTime(readAnswers(reader, visitorId)),
    },
    storyVisits: {
      count: (visitorId) => inTime(countStoryVisits(reader, visitorId)),
      readAll: (visitorId) => inTime(readAllStoryVisits(reader, visitorId)),
      read: (visitorId, slug) => inTime(readStoryVisits(reader, visitorId, slug)),
      save: (visitor, slug, visits) => writeFor(visitor, (db) => writeStoryVisits(db, visitor.id, slug, visits)),
    },
    acts: {
      read: (visitorId) => inTime(readActs(reader, visitorId)),
      doneAfter: (visitorId, atMs) => inTime(readActsAfter(reader, visitorId, atMs)),
      save(visitor, remembered) {
        const nowMs = clock();
        return writeFor(visitor, (db) => addActs(db, visitor.id, remembered, nowMs));
      },
    },
    protocols: {
      unlock(visitor, protocolId) {
        const nowMs = clock();
        return writeFor(visitor, (db) => addProtocol(db, visitor.id, protocolId, nowMs));
      },
      read: (visitorId) => inTime(readProtocols(reader, visitorId)),
    },
    recovery: {
      async save(visitor, key) {
        const nowMs = clock();
        await writeFor(visitor, (db) => writePhrase(db, visitor.id, key, nowMs));
        return nowMs;
      },
      madeAt: (visitorId) => inTime(readPhraseTime(reader, visitorId)),
      ownerOf: (key) => inTime(readPhraseOwner(reader, key)),
      async claim(visitorId, key, own) {
        const nowMs = clock();
        const owner = await inTime(readPhraseOwner(reader, key));
        if (owner === null) return null;
        // The two visitors are locked in order of their ids, so that two claims cannot deadlock.
        const [first = owner, second = owner] = [owner, visitorId].sort();
        const claimed = await write(first, async (db) => {
          if (second !== first) await engine.lock(db, second);
          const record = await readRecord(db, owner);
          // The owner was erased, or got another phrase, in the meantime.
          if (record === null || (await readPhraseOwner(db, key)) !== owner) return null;
          if (owner !== visitorId) {
            await engine.lockSite(db, influenceLock);
            if (own === 'merge') await mergeRecords(db, visitorId, owner, nowMs);
            await addTombstone(db, visitorId, nowMs);
            await eraseVisitorTables(db, visitorId, nowMs);
          }
          return { id: owner, firstSeenAt: record.firstSeenAt };
        });
        if (claimed !== null && owner !== visitorId) await engine.cleanLog();
        return claimed;
      },
    },
    judgments: {
      save(visitor, verdict) {
        const nowMs = clock();
        return writeFor(visitor, (db) => writeVote(db, visitor.id, verdict, nowMs));
      },
      read: (visitorId) => inTime(readVote(reader, visitorId)),
      countVotes: () => inTime(countVotes(reader)),
    },
    influence: {
      current: () => inTime(readInfluence(reader)),
      operatorView: (skip = 0) => inTime(readOperatorView(reader, skip)),
      decide(decision) {
        const nowMs = clock();
        return writeForOrder(decision.order, (db) => decide(db, decision, nowMs));
      },
      refuseAllOf(decision) {
        const nowMs = clock();
        return writeForOrder(decision.order, (db) => refuseAllOf(db, decision, nowMs));
      },
    },
    orders: {
      async create(visitor, { designation, message }) {
        const nowMs = clock();
        const order = {
          id: randomBytes(16).toString('hex'),
          designation,
          message,
          paidAt: null,
          state: 'unpaid' as const,
          ...orders.presentPrice,
        };
        await writeFor(visitor, (db) => orders.addOrder(db, visitor.id, order, nowMs));
        return order;
      },
      read: (visitorId, orderId) => inTime(orders.readOrder(reader, visitorId, orderId)),
      markPaid(visitorId, orderId, approval = 'at-once') {
        const nowMs = clock();
        return write(visitorId, async (db) => {
          const order = await orders.readOrder(db, visitorId, orderId);
          if (order === null) return 'not found';
          if (order.paidAt !== null) return 'already paid';
          if ((await orders.limitOf(db, visitorId)) !== null) return 'too many';
          const state = approval === 'held' ? 'waiting' : 'published';
          const message = await orders.markOrderPaid(db, visitorId, orderId, nowMs, state);
          if (message === null) return 'already paid';
          if (state === 'waiting') return 'paid';
          await engine.lockSite(db, influenceLock);
          await addInfluence(db, message, nowMs);
          return 'paid';
        });
      },
      limitOf: (visitorId) => inTime(orders.limitOf(reader, visitorId)),
      cancel: (visitorId, orderId) => write(visitorId, (db) => orders.deleteUnpaidOrder(db, visitorId, orderId)),
      messageOf: (orderId) => inTime(orders.readMessageOf(reader, orderId)),
    },
    payments: {
      settle(notice, then) {
        const nowMs = clock();
        return writeForOrder(notice.order, (db) => settle(db, notice, then, nowMs));
      },
      giveBack(notice) {
        const nowMs = clock();
        return writeSite(notice.payment, async (db) => {
          await engine.lockSite(db, influenceLock);
          return giveBack(db, notice, nowMs);
        });
      },
      dueRefunds: (except = []) => withUnavailable(readDueRefunds(reader, except)),
      markReturned(payment) {
        const nowMs = clock();
        return writeSite(payment, (db) => addReturned(db, payment, nowMs));
      },
    },
    marks: {
      read: (mark) => inTime(readMark(reader, mark)),
      write: (mark, value) => writeSite('probe', (db) => writeMark(db, mark, value)),
    },
    time: {
      newest: () => withUnavailable(readNewest(reader)),
      async aheadMs() {
        const askedAt = clock();
        const database = await withUnavailable(engine.databaseNowMs());
        return database === null ? null : (askedAt + clock()) / 2 - database;
      },
    },
    countWaiting: () => withUnavailable(countWaiting(reader)),
    lease: (name, holder, forMs) => writeSite(name, (db) => takeLease(db, name, holder, clock(), forMs)),
    ready: () =>
      inTime(
        (async () => {
          engine.check();
          await readInfluence(reader);
          await health.check(() => writeSite('probe', (db) => writeProbe(db, clock())));
        })(),
      ),
    sizeBytes: () => withUnavailable(engine.sizeBytes()),
    close: () => engine.close(),
  };
}
