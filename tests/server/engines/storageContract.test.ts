import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newRecord, type VisitorRecord } from '../../../server/profile/record.ts';
import { mostLoads } from '../../../server/storage/deliveries.ts';
import { type Storage, StorageUnavailable, VisitorErased } from '../../../server/storage/storage.ts';
import { exportedTables, keenBatch, noon } from '../../support/app.ts';
import { createStore, engineName, type TestStore } from '../../support/store.ts';

let now = noon;
const clock = () => now;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon - 60_000 };
const batch = (name = 'click:a') => keenBatch(now, { interactionSequence: [name] });
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const feedback = (contentId: string) => ({
  contentId,
  userResponse: 'clicked',
  effectiveness: 0.25,
  dwellTime: 900.5,
  personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' as const },
});
const message = { designation: 'Ada', message: 'Où est la porte? 𝔞' };

let store: TestStore;
let storage: Storage;
beforeEach(async () => {
  now = noon;
  store = await createStore();
  storage = await store.open(clock);
});
afterEach(async () => {
  await storage.close();
  await store.remove();
});
const reopen = async () => {
  await storage.close();
  storage = await store.open(clock);
};
/** The values of a statement's first column. */
const column = async (sql: string, ...values: unknown[]) =>
  (await store.sql(sql, ...values)).map((row) => Object.values(row)[0]);

describe(`[B-STO-02] one contract, on ${engineName}`, () => {
  it.runIf(engineName === 'PostgreSQL')('[B-STO-02] a batch is an update in its place, of its day', async () => {
    for (const number of numbers(200)) {
      now += 60_000;
      await storage.visitors.ingest(ada, `s-${number}`, batch(`click:${number}`));
    }
    const updates = async () => {
      const [row] = await store.sql(
        `select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'visitors'`,
      );
      return { all: Number(row?.['all']), hot: Number(row?.['hot']) };
    };
    // PostgreSQL updates these statistics about once a second.
    await expect.poll(async () => (await updates()).all, { timeout: 20_000 }).toBeGreaterThan(150);
    const { all, hot } = await updates();
    console.info(`${hot} of ${all} updates in their place`);
    expect(hot / all).toBeGreaterThan(0.8);
  });

  it('[R-RT-03, B-LIM-01] the totals are those of the votes, whatever is voted, changed, merged, erased or expired at once', async () => {
    const people = numbers(24).map((number) => ({ id: `${number}`.padStart(32, '0'), firstSeenAt: noon }));
    const counted = async () => {
      const votes = await store.sql('select verdict, count(*) as votes from judgments group by verdict');
      const of = (verdict: string) => Number(votes.find((row) => row['verdict'] === verdict)?.['votes'] ?? 0);
      return { cut: of('cut'), grow: of('grow'), 'set-down': of('set-down') };
    };
    const verdicts = ['cut', 'grow', 'set-down'] as const;
    const vote = (who: (typeof people)[number], index: number) =>
      storage.judgments.save(who, verdicts[index % 3] ?? 'cut');
    await Promise.all(people.flatMap((who, index) => [vote(who, index), vote(who, index + 1), vote(who, index + 1)]));
    expect(await storage.judgments.countVotes()).toEqual(await counted());
    expect((await counted()).cut).toBe(8);
    // Visitors 0 to 3 are erased. Visitors 4 to 7 take over the records of 8 to 11, who have voted, and of 12 to 15,
    // who have not.
    await Promise.all(people.slice(8, 16).map((who) => storage.visitors.ingest(who, null, batch())));
    await Promise.all(people.slice(8, 16).map((who) => storage.recovery.save(who, `key ${who.id}`)));
    await store.sql(`delete from vote_totals`);
    await store.sql(`delete from judgments where visitor between ? and ?`, people[12]?.id, people[15]?.id);
    await store.sql(`insert into vote_totals select verdict, 0, count(*) from judgments group by verdict`);
    await Promise.all([
      ...people.slice(0, 4).map(({ id }) => storage.visitors.erase(id)),
      ...people.slice(4, 6).map(({ id }, index) => storage.recovery.claim(id, `key ${people[8 + index]?.id}`, 'merge')),
      ...people
        .slice(6, 8)
        .map(({ id }, index) => storage.recovery.claim(id, `key ${people[12 + index]?.id}`, 'merge')),
      ...people.slice(16).map((who, index) => vote(who, index)),
    ]);
    expect(await storage.judgments.countVotes()).toEqual(await counted());
    expect(Object.values(await counted()).reduce((sum, votes) => sum + votes, 0)).toBe(14);
    now += 2 * 86_400_000;
    await vote(people[20] ?? ada, 0);
    let after: string | null = null;
    do after = (await storage.visitors.removeExpired(after, 1)).last;
    while (after !== null);
    expect(await counted()).toEqual({ cut: 1, grow: 0, 'set-down': 0 });
    expect(await storage.judgments.countVotes()).toEqual(await counted());
  });

  it('a batch counts once, and is still there after a restart', async () => {
    expect(await storage.visitors.read(ada.id)).toBeNull();
    expect(await storage.visitors.ingest(ada, 's-1', batch())).toBe(true);
    expect(await storage.visitors.ingest(ada, 's-1', batch())).toBe(false);
    await reopen();
    expect(await storage.visitors.ingest(ada, 's-1', batch())).toBe(false);
    expect(await storage.visitors.read(ada.id)).toMatchObject({
      interactions: 1,
      phase: 1,
      firstSeenAt: ada.firstSeenAt,
    });
  });

  it('[B-STO-01] one batch that arrives 20 times at the same moment counts once (fault 3)', async () => {
    const counted = await Promise.all(numbers(20).map(() => storage.visitors.ingest(ada, 's-1', batch())));
    expect(counted.filter(Boolean)).toHaveLength(1);
    expect((await storage.visitors.read(ada.id))?.interactions).toBe(1);
  });

  it('[B-STO-01] 40 batches of a new visitor at the same moment all count', async () => {
    const all = numbers(40).map((number) => storage.visitors.ingest(ada, `s-${number}`, batch()));
    expect((await Promise.all(all)).every(Boolean)).toBe(true);
    expect(await storage.visitors.read(ada.id)).toMatchObject({ batches: 40, interactions: 40 });
  });

  it('clicks on a file are added up, also at the same moment', async () => {
    await Promise.all(numbers(12).map((number) => storage.archive.recordClick(ada, `c-${number}`, 'a.txt')));
    expect(await storage.archive.recordClick(ada, 'c-1', 'a.txt')).toBe(false);
    await storage.archive.recordClick(ada, null, 'b.txt');
    await storage.archive.recordClick(ada, null, null);
    await storage.archive.recordClick(ben, null, 'a.txt');
    expect(await storage.archive.countClicks(ada.id, 'a.txt')).toBe(12);
    expect(await storage.archive.countClicks(ada.id, 'c.txt')).toBe(0);
    expect([await storage.archive.countFiles(ada.id, 3), await storage.archive.countFiles(ada.id, 1)]).toEqual([1, 2]);
    expect((await storage.archive.files(ada.id, 3)).length).toBe(1);
    expect((await storage.archive.files(ada.id, 1)).length).toBe(2);
  });

  it('what two tabs have found at the same moment is merged', async () => {
    const found = (name: string) => ({ discoveredFragments: [`egg:${name}`], investigationPath: [`egg:${name}`] });
    expect(await storage.narratives.read(ada.id)).toBeNull();
    await Promise.all(['a', 'b', 'c'].map((name) => storage.narratives.save(ada, found(name))));
    expect(await storage.narratives.save(ada, found('a'))).toBe(3);
    const kept = await storage.narratives.read(ada.id);
    expect([...(kept?.discoveredFragments ?? [])].sort()).toEqual(['egg:a', 'egg:b', 'egg:c']);
  });

  it('answers keep their order without gaps, and the newest 200 stay', async () => {
    await Promise.all(numbers(30).map((number) => storage.feedback.save(ada, feedback(`/${number}`))));
    expect(await column('select ordinal from feedback order by ordinal')).toEqual(numbers(30));
    for (const number of numbers(172)) await storage.feedback.save(ada, feedback(`/more-${number}`));
    expect(await column('select ordinal from feedback order by ordinal')).toEqual(numbers(202).slice(2));
    expect((await storage.feedback.read(ada.id)).at(-1)).toEqual({ contentId: '/more-172', userResponse: 'clicked' });
  });

  it('visits to story pages are listed by their time', async () => {
    await storage.storyVisits.save(ada, 'void', { earlier: 2, readAt: noon + 5, phase: 3 });
    await storage.storyVisits.save(ada, 'kitchen', { earlier: 0, readAt: noon, phase: null });
    expect([...(await storage.storyVisits.readAll(ada.id))]).toEqual([
      ['kitchen', { earlier: 0, readAt: noon, phase: null }],
      ['void', { earlier: 2, readAt: noon + 5, phase: 3 }],
    ]);
    // If another page was read later, the result includes that time.
    expect(await storage.storyVisits.read(ada.id, 'kitchen')).toEqual({
      earlier: 0,
      readAt: noon,
      phase: null,
      newestAt: noon + 5,
    });
    await storage.storyVisits.save(ada, 'void', { earlier: 3, readAt: noon + 9, phase: 4 });
    expect(await storage.storyVisits.read(ada.id, 'void')).toEqual({ earlier: 3, readAt: noon + 9, phase: 4 });
    const chosen = {
      earlier: 3,
      readAt: noon + 9,
      phase: 4,
      paths: ['0.2'],
      before: { phase: 3, readAt: noon },
    } as const;
    await storage.storyVisits.save(ada, 'void', chosen);
    expect(await storage.storyVisits.read(ada.id, 'void')).toEqual(chosen);
    expect((await storage.storyVisits.readAll(ada.id)).get('void')).toEqual(chosen);
    expect([await storage.storyVisits.count(ada.id), await storage.storyVisits.count(ben.id)]).toEqual([2, 0]);
  });

  it('acts and protocols are kept once, in their order', async () => {
    await storage.acts.save(ada, ['kitchen_first=mug']);
    expect(await storage.acts.read(ada.id)).toEqual({ kitchen_first: 'mug' });
    // Acts of the same time are in the order of their names.
    now += 1;
    await storage.acts.save(ada, ['toaster=asked', 'mirror=read', 'echo=meant', 'doreen=met']);
    const order = ['kitchen_first', 'doreen', 'echo', 'mirror', 'toaster'];
    expect(Object.keys(await storage.acts.read(ada.id))).toEqual(order);
    expect([...(await storage.acts.doneAfter(ada.id, now - 1))].toSorted()).toEqual(order.slice(1).toSorted());
    expect(await storage.acts.doneAfter(ada.id, now)).toEqual(new Set());
    await Promise.all(['second', 'second'].map((id) => storage.protocols.unlock(ada, id)));
    expect(await storage.protocols.unlock(ada, 'first')).toBe(2);
    expect(await storage.protocols.unlock(ada, 'second')).toBe(2);
    expect(await storage.protocols.read(ada.id)).toEqual(['second', 'first']);
  });

  it('a vote replaces the one before, and votes are counted as numbers', async () => {
    expect(await storage.judgments.read(ada.id)).toBeNull();
    await storage.judgments.save(ada, 'cut');
    await storage.judgments.save(ada, 'grow');
    await storage.judgments.save(ben, 'grow');
    expect(await storage.judgments.read(ada.id)).toBe('grow');
    expect(await storage.judgments.countVotes()).toEqual({ cut: 0, grow: 2, 'set-down': 0 });
  });

  it('visitors are counted by phase and by the time of their last batch', async () => {
    await storage.visitors.ingest(ada, null, batch());
    now += 120_001;
    await storage.visitors.ingest(ben, null, keenBatch(now, { dwellTime: 0, scrollPatterns: [] }));
    expect(await storage.visitors.countByPhase(120_000)).toEqual({
      phases: [1, 1, 0, 0, 0, 0],
      present: [1, 0, 0, 0, 0, 0],
    });
  });

  it('[R-INF-03] 50 notices of one payment at the same moment publish one message', async () => {
    const { id } = await storage.orders.create(ada, message);
    const results = await Promise.all(numbers(50).map(() => storage.orders.markPaid(ada.id, id)));
    expect(results.filter((result) => result === 'paid')).toHaveLength(1);
    expect(results.filter((result) => result === 'already paid')).toHaveLength(49);
    expect(await storage.influence.current()).toEqual(message);
    expect(await storage.orders.read(ada.id, id)).toEqual({
      ...message,
      id,
      paidAt: noon,
      state: 'published',
      amount: 1300,
      currency: 'usd',
    });
    expect(await storage.orders.cancel(ada.id, id)).toBe(false);
    expect(await column('select ordinal from influence')).toEqual([1]);
  });

  it('[R-INF-03] payments of 20 visitors at the same moment are published one after another', async () => {
    const visitors = numbers(20).map((number) => ({ ...ada, id: String(number).padStart(32, '0') }));
    const orders = await Promise.all(visitors.map((visitor) => storage.orders.create(visitor, message)));
    const paid = orders.map(({ id }, index) => storage.orders.markPaid(visitors[index]!.id, id));
    expect(new Set(await Promise.all(paid))).toEqual(new Set(['paid']));
    expect(await column('select ordinal from influence order by ordinal')).toEqual(numbers(20));
  });

  it('an unpaid order can be cancelled, by its visitor only', async () => {
    const { id } = await storage.orders.create(ada, message);
    expect(await storage.orders.cancel(ben.id, id)).toBe(false);
    expect(await storage.orders.read(ben.id, id)).toBeNull();
    expect(await storage.orders.cancel(ada.id, id)).toBe(true);
    expect(await storage.orders.markPaid(ada.id, id)).toBe('not found');
    expect(await storage.influence.current()).toBeNull();
  });

  it('the export has every column with its type', async () => {
    await storage.visitors.ingest(ada, 's-7', batch());
    await storage.feedback.save(ada, feedback('/kitchen'));
    const { id } = await storage.orders.create(ada, message);
    await storage.orders.markPaid(ada.id, id);
    const { visitors, deliveries, orders, influence, feedback: answers } = await exportedTables(storage, ada.id);
    expect(visitors).toMatchObject([{ visitor: ada.id, phase: 1, updated_at: noon, record: { interactions: 1 } }]);
    expect(deliveries).toEqual([{ load: 's', numbers: [[7, 7]], at: noon }]);
    expect(orders).toEqual([
      {
        visitor: ada.id,
        id,
        ...message,
        ordered_at: noon,
        paid_at: noon,
        state: 'published',
        payment: null,
        amount: 1300,
        currency: 'usd',
      },
    ]);
    expect(influence).toEqual([{ ordinal: 1, ...message, placed_at: noon }]);
    expect(answers).toMatchObject([{ ordinal: 1, effectiveness: 0.25, dwell_time: 900.5, received_at: noon }]);
  });

  it(`the ${mostLoads} latest page loads of a visitor stay known, for 7 days`, async () => {
    const weekMs = 7 * 86_400_000;
    const loads = async () => (await exportedTables(storage, ada.id)).deliveries.map(({ load }) => load);
    await storage.visitors.ingest(ada, 'old-1', batch());
    now += 1;
    await storage.visitors.ingest(ada, 'kept-1', batch());
    now = noon + weekMs + 1;
    expect(await storage.visitors.ingest(ada, 'next-1', batch())).toBe(true);
    expect(await loads()).toEqual(['kept', 'next']);
    for (const number of numbers(mostLoads - 1)) await storage.visitors.ingest(ada, `load${number}-1`, batch());
    expect(await loads()).toHaveLength(mostLoads);
    expect((await loads())[0]).toBe('next');
    expect(await storage.visitors.ingest(ada, 'next-1', batch())).toBe(false);
    expect(await storage.visitors.ingest(ada, 'kept-1', batch())).toBe(true);
  });

  it('a record of a newer version is left as it is', async () => {
    const newer = JSON.stringify({ ...newRecord(noon), version: 2 });
    await store.sql(
      'insert into visitors (visitor, record, updated_at, phase) values (?, ?, ?, 0)',
      ada.id,
      newer,
      noon,
    );
    await expect(storage.visitors.read(ada.id)).rejects.toThrow(StorageUnavailable);
    await expect(storage.visitors.ingest(ada, null, batch())).rejects.toThrow(StorageUnavailable);
    expect(await column('select record from visitors')).toEqual([newer]);
  });

  it('a write that fails changes nothing, and the next one works', async () => {
    const { id } = await storage.orders.create(ada, message);
    await store.sql('alter table influence rename to elsewhere');
    await expect(storage.orders.markPaid(ada.id, id)).rejects.toThrow('influence');
    await store.sql('alter table elsewhere rename to influence');
    expect((await storage.orders.read(ada.id, id))?.paidAt).toBeNull();
    expect(await storage.orders.markPaid(ada.id, id)).toBe('paid');
  });
});

describe(`[B-PRV-01] erasure, on ${engineName}`, () => {
  const fill = async (who: typeof ada) => {
    await storage.visitors.ingest(who, `${who.id}-1`, batch());
    await storage.feedback.save(who, feedback('/kitchen'));
    const { id } = await storage.orders.create(who, { ...message, designation: who.id.slice(0, 4) });
    await storage.orders.markPaid(who.id, id);
  };

  it('erases all rows and the message, counts them as numbers, and leaves those of others', async () => {
    await fill(ben);
    await fill(ada);
    const before = await exportedTables(storage, ben.id);
    expect(await storage.visitors.erase(ada.id)).toMatchObject({ visitors: 1, orders: 1, influence: 1 });
    expect(Object.values(await exportedTables(storage, ada.id)).flat()).toEqual([]);
    expect(await exportedTables(storage, ben.id)).toEqual(before);
    expect(await storage.influence.current()).toBeNull();
  });

  it('refuses every write for an erased visitor, after a restart too, and keeps a hash and not the id', async () => {
    await fill(ada);
    expect(await storage.visitors.isErased(ada.id)).toBe(false);
    await storage.visitors.erase(ada.id);
    await reopen();
    expect(await storage.visitors.isErased(ada.id)).toBe(true);
    expect(await storage.visitors.isErased(ben.id)).toBe(false);
    const writes: (() => Promise<unknown>)[] = [
      () => storage.visitors.ingest(ada, 'late', batch()),
      () => storage.archive.recordClick(ada, null, 'a.txt'),
      () => storage.narratives.save(ada, { discoveredFragments: [], investigationPath: [] }),
      () => storage.feedback.save(ada, feedback('/kitchen')),
      () => storage.storyVisits.save(ada, 'void', { earlier: 0, readAt: noon, phase: 1 }),
      () => storage.acts.save(ada, ['kitchen_first=mug']),
      () => storage.protocols.unlock(ada, 'first'),
      () => storage.judgments.save(ada, 'cut'),
      () => storage.orders.create(ada, message),
    ];
    for (const write of writes) await expect(write()).rejects.toThrow(VisitorErased);
    expect(Object.values(await exportedTables(storage, ada.id)).flat()).toEqual([]);
    const [kept] = await store.sql('select * from erased_visitors');
    expect(kept).toEqual({ id_hash: expect.stringMatching(/^[0-9a-f]{64}$/), erased_at: noon });
    expect(JSON.stringify(kept)).not.toContain(ada.id);
  });

  it('of writes at the same moment leaves nothing behind', async () => {
    const writes = numbers(30).map((number) => storage.visitors.ingest(ada, `s-${number}`, batch()));
    const erasing = storage.visitors.erase(ada.id);
    const late = numbers(30).map((number) => storage.visitors.ingest(ada, `t-${number}`, batch()));
    const results = await Promise.allSettled([...writes, ...late]);
    await erasing;
    const errors = results.filter((result) => result.status === 'rejected').map(({ reason }) => reason as unknown);
    expect(errors.filter((error) => !(error instanceof VisitorErased))).toEqual([]);
    expect(Object.values(await exportedTables(storage, ada.id)).flat()).toEqual([]);
  });

  it('remembers an erased visitor for 401 days, longer than a browser keeps the cookie', async () => {
    const dayMs = 86_400_000;
    await storage.visitors.erase(ada.id);
    now += 401 * dayMs;
    await storage.visitors.removeExpired(null, 400);
    expect(await storage.visitors.isErased(ada.id)).toBe(true);
    now += 1;
    await storage.visitors.removeExpired(null, 400);
    expect(await storage.visitors.isErased(ada.id)).toBe(false);
  });
});

describe(`[B-PRV-06] recovery phrases, on ${engineName}`, () => {
  const key = 'k'.repeat(64);
  const found = { discoveredFragments: ['egg:a', 'egg:b'], investigationPath: ['egg:a', 'egg:b'] };
  const read = async (visitor: typeof ada, count: number) => {
    for (const number of numbers(count)) {
      now += 30_000;
      await storage.visitors.ingest(visitor, `${visitor.id}-${number}`, batch());
    }
  };

  it('a phrase finds its visitor after a restart; a new one takes its place; nothing but a hash is stored', async () => {
    await read(ada, 1);
    expect([await storage.recovery.madeAt(ada.id), await storage.recovery.ownerOf(key)]).toEqual([null, null]);
    expect(await storage.recovery.save(ada, key)).toBe(now);
    await reopen();
    expect([await storage.recovery.madeAt(ada.id), await storage.recovery.ownerOf(key)]).toEqual([now, ada.id]);
    expect(await column('select key_hash from recovery_phrases')).not.toContain(key);
    await storage.recovery.save(ada, 'n'.repeat(64));
    expect([await storage.recovery.ownerOf(key), await storage.recovery.ownerOf('n'.repeat(64))]).toEqual([
      null,
      ada.id,
    ]);
    expect((await exportedTables(storage, ada.id)).recovery_phrases).toHaveLength(1);
    expect(await storage.visitors.erase(ada.id)).toMatchObject({ recovery_phrases: 1 });
    expect(await storage.recovery.ownerOf('n'.repeat(64))).toBeNull();
    await expect(storage.recovery.save(ada, key)).rejects.toThrow(VisitorErased);
  });

  it('merging keeps the answers of the phrase, adds what it lacks, and adds up no sums', async () => {
    await read(ada, 4);
    await read(ben, 9);
    const further = await storage.visitors.read(ben.id);
    await storage.narratives.save(ada, found);
    await storage.narratives.save(ben, { discoveredFragments: ['egg:c'], investigationPath: ['egg:c'] });
    await storage.judgments.save(ada, 'grow');
    await storage.judgments.save(ben, 'cut');
    await storage.acts.save(ada, ['kitchen_first=mug']);
    await storage.acts.save(ben, ['kitchen_first=drawer', 'margins=all']);
    await storage.protocols.unlock(ada, 'clause-1');
    await storage.protocols.unlock(ben, 'clause-1');
    await storage.protocols.unlock(ben, 'clause-2');
    await storage.storyVisits.save(ada, 'kitchen', { earlier: 2, readAt: now, phase: 1 });
    await storage.storyVisits.save(ben, 'kitchen', { earlier: 5, readAt: now, phase: 1 });
    await storage.storyVisits.save(ben, 'void', { earlier: 0, readAt: now, phase: 1 });
    for (const id of ['1', '2']) await storage.archive.recordClick(ada, `c-${id}`, 'kitchen.txt');
    await storage.archive.recordClick(ben, 'c-3', 'kitchen.txt');
    const { id: order } = await storage.orders.create(ben, message);
    await storage.orders.markPaid(ben.id, order);
    const before = await storage.visitors.read(ben.id);
    await storage.recovery.save(ada, key);

    expect(await storage.recovery.claim(ben.id, key, 'merge')).toEqual({ id: ada.id, firstSeenAt: ada.firstSeenAt });
    const merged = await storage.visitors.read(ada.id);
    expect(further).not.toBeNull();
    expect(merged?.engagedMs).toBe(before?.engagedMs);
    expect((await storage.narratives.read(ada.id))?.discoveredFragments).toEqual(['egg:a', 'egg:b', 'egg:c']);
    expect(await storage.judgments.read(ada.id)).toBe('grow');
    expect(await storage.acts.read(ada.id)).toEqual({ kitchen_first: 'mug', margins: 'all' });
    expect(await storage.protocols.read(ada.id)).toEqual(['clause-1', 'clause-2']);
    expect((await storage.storyVisits.readAll(ada.id)).get('kitchen')?.earlier).toBe(2);
    expect((await storage.storyVisits.readAll(ada.id)).get('void')?.earlier).toBe(0);
    expect(await storage.archive.countClicks(ada.id, 'kitchen.txt')).toBe(2);
    expect((await storage.orders.read(ada.id, order))?.state).toBe('published');
    expect(await storage.influence.current()).toMatchObject({ message: message.message });
    expect([await storage.visitors.read(ben.id), await storage.visitors.isErased(ben.id)]).toEqual([null, true]);
    await expect(storage.judgments.save(ben, 'cut')).rejects.toThrow(VisitorErased);
  });

  it('what is added by merging keeps its time, and what both have that of the answer that stands', async () => {
    await read(ada, 1);
    await read(ben, 1);
    await storage.recovery.save(ada, key);
    const at = (minute: number) => void (now = noon + minute * 60_000);
    for (const [minute, visitor, clause] of [
      [1, ben, 'both, here first'],
      [2, ada, 'both, here first'],
      [3, ben, 'here'],
      [4, ada, 'both, there first'],
      [5, ben, 'both, there first'],
      [6, ada, 'there'],
    ] as const) {
      at(minute);
      await storage.protocols.unlock(visitor, clause);
    }
    at(7);
    await storage.acts.save(ben, ['kitchen_first=drawer', 'margins=all']);
    await storage.judgments.save(ben, 'cut');
    at(8);
    await storage.acts.save(ada, ['kitchen_first=mug', 'echo=meant']);
    at(9);
    await storage.storyVisits.save(ben, 'void', { earlier: 3, readAt: now, phase: null });
    at(60);
    await storage.recovery.claim(ben.id, key, 'merge');

    const { protocols, acts, judgments, story_visits } = await exportedTables(storage, ada.id);
    const minutes = (time: number) => (time - noon) / 60_000;
    const unlocked = protocols.toSorted((one, other) => one.ordinal - other.ordinal);
    expect(unlocked.map(({ ordinal, clause, unlocked_at }) => [ordinal, clause, minutes(unlocked_at)])).toEqual([
      [1, 'both, here first', 1],
      [2, 'here', 3],
      [3, 'both, there first', 4],
      [4, 'there', 6],
    ]);
    expect(await storage.protocols.read(ada.id)).toEqual(unlocked.map(({ clause }) => clause));
    expect(acts.map(({ act, value, done_at }) => [act, value, minutes(done_at)])).toEqual([
      ['echo', 'meant', 8],
      ['kitchen_first', 'mug', 8],
      ['margins', 'all', 7],
    ]);
    expect(Object.keys(await storage.acts.read(ada.id))).toEqual(['margins', 'echo', 'kitchen_first']);
    expect(judgments.map(({ verdict, voted_at }) => [verdict, minutes(voted_at)])).toEqual([['cut', 7]]);
    expect(story_visits).toMatchObject([{ slug: 'void', earlier: 3, read_at: now - 51 * 60_000, phase: null }]);
    expect(await storage.protocols.unlock(ada, 'last')).toBe(5);
  });

  it('a vote of the phrase stands with its time, whichever was earlier', async () => {
    await read(ada, 1);
    await storage.recovery.save(ada, key);
    await storage.judgments.save(ben, 'cut');
    now += 1000;
    await storage.judgments.save(ada, 'grow');
    const votedAt = now;
    now += 1000;
    await storage.recovery.claim(ben.id, key, 'merge');
    expect((await exportedTables(storage, ada.id)).judgments).toEqual([
      { visitor: ada.id, verdict: 'grow', voted_at: votedAt },
    ]);
  });

  it('the sums of the phrase stand where they are the higher ones; merging twice and with oneself change nothing', async () => {
    await read(ada, 9);
    await read(ben, 2);
    const before = await storage.visitors.read(ada.id);
    await storage.recovery.save(ada, key);
    for (const own of ['merge', 'erase'] as const) {
      expect(await storage.recovery.claim(ada.id, key, own)).toEqual({ id: ada.id, firstSeenAt: ada.firstSeenAt });
    }
    for (const own of ['merge', 'merge'] as const) {
      expect(await storage.recovery.claim(ben.id, key, own)).toEqual({ id: ada.id, firstSeenAt: ada.firstSeenAt });
    }
    expect(await storage.visitors.read(ada.id)).toEqual(before);
    expect(await storage.visitors.isErased(ada.id)).toBe(false);
  });

  it.each([
    ['this browser', 3_000_001],
    ['who has the phrase', 2_999_999],
  ])('the phase and the highest suspicion do not fall where %s has read for longer', async (_who, engagedMs) => {
    const set = async (visitor: typeof ada, change: Partial<VisitorRecord>) => {
      await read(visitor, 1);
      const record = { ...(await storage.visitors.read(visitor.id)), ...change };
      await store.sql('update visitors set record = ? where visitor = ?', JSON.stringify(record), visitor.id);
    };
    await set(ada, { phase: 5, engagedMs: 3_000_000, peakSuspicion: 3.5 });
    // Without story pages, no engaged time opens more than phase 2.
    await set(ben, { phase: 2, engagedMs, peakSuspicion: 1.5 });
    await storage.recovery.save(ada, key);
    await storage.recovery.claim(ben.id, key, 'merge');
    expect(await storage.visitors.read(ada.id)).toMatchObject({
      phase: 5,
      peakSuspicion: 3.5,
      engagedMs: Math.max(3_000_000, engagedMs),
    });
    // The phase does not fall with the next batch either.
    await storage.visitors.ingest(ada, null, batch());
    expect((await storage.visitors.read(ada.id))?.phase).toBe(5);
  });

  it('without merging the own rows are erased; an unknown phrase changes nothing', async () => {
    await read(ada, 1);
    await read(ben, 1);
    await storage.narratives.save(ben, found);
    expect(await storage.recovery.claim(ben.id, key, 'erase')).toBeNull();
    expect(await storage.narratives.read(ben.id)).not.toBeNull();
    await storage.recovery.save(ada, key);
    await storage.recovery.claim(ben.id, key, 'erase');
    expect([await storage.narratives.read(ada.id), await storage.narratives.read(ben.id)]).toEqual([null, null]);
  });

  it('two that claim each other at the same moment do not wait for each other', async () => {
    await read(ada, 1);
    await read(ben, 1);
    await storage.recovery.save(ada, key);
    await storage.recovery.save(ben, 'n'.repeat(64));
    const claimed = await Promise.all([
      storage.recovery.claim(ben.id, key, 'merge'),
      storage.recovery.claim(ada.id, 'n'.repeat(64), 'merge'),
    ]);
    // The first claim erased the other visitor's record, and with it the recovery phrase.
    expect(claimed.filter((one) => one === null)).toHaveLength(1);
    const left = [await storage.visitors.read(ada.id), await storage.visitors.read(ben.id)];
    expect(left.filter((record) => record === null)).toHaveLength(1);
  });
});
