import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { newRecord } from '../../../server/profile/record.ts';
import { StorageUnavailable } from '../../../server/storage/storage.ts';
import { keenBatch, noon, openApp, type TestApp } from '../../support/app.ts';

const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

async function store(record: object, visitor = ada.id): Promise<void> {
  await test.sql('delete from visitors where visitor = ?', visitor);
  const insert = 'insert into visitors (visitor, record, updated_at, phase) values (?, ?, ?, 0)';
  await test.sql(insert, visitor, JSON.stringify(record), noon);
}
async function stored(): Promise<unknown> {
  const [row] = await test.sql('select record from visitors where visitor = ?', ada.id);
  return JSON.parse(String(row?.['record']));
}

/** A record without some of its fields, as an older version stored it. */
const without = (...names: string[]): object =>
  Object.fromEntries(
    Object.entries({ ...newRecord(ada.firstSeenAt), batches: 3, engagedMs: 90_000 }).filter(
      ([name]) => !names.includes(name),
    ),
  );

describe('[the version of a stored record was never read]', () => {
  it('a field that an older version did not store has its default, and no sum becomes NaN', async () => {
    await store(
      without('version', 'touches', 'batchAllowance', 'hasReturnBonus', 'latestInteractions', 'engagedMsAtReturn'),
    );
    const { touches, batchAllowance, hasReturnBonus, latestInteractions, engagedMsAtReturn } = newRecord(0);
    expect(await test.storage.visitors.read(ada.id)).toEqual({
      ...newRecord(ada.firstSeenAt),
      batches: 3,
      engagedMs: 90_000,
      touches,
      batchAllowance,
      hasReturnBonus,
      latestInteractions,
      engagedMsAtReturn,
    });
    test.pass(30_000);
    await test.storage.visitors.ingest(ada, null, keenBatch(test.now(), { interactionSequence: ['click:a'] }));
    const record = await test.storage.visitors.read(ada.id);
    expect(record).toMatchObject({ version: 1, batches: 4, touches: 4, interactions: 1 });
    expect(Object.entries(record ?? {}).filter(([, value]) => Number.isNaN(value))).toEqual([]);
    expect(await stored()).toEqual(record);
  });

  it('a number that was stored as NaN, which JSON writes as null, has its default', async () => {
    await store({ ...newRecord(ada.firstSeenAt), engagedMs: Number.NaN, suspicion: Number.NaN });
    expect(await test.storage.visitors.read(ada.id)).toEqual(newRecord(ada.firstSeenAt));
  });

  it('[B-SUS-01] a record without a highest suspicion has its present one', async () => {
    await store({
      ...without('peakSuspicion', 'peopleVisit', 'peopleStays', 'lastTouches', 'evenBatches'),
      suspicion: 1.5,
    });
    expect(await test.storage.visitors.read(ada.id)).toMatchObject({
      suspicion: 1.5,
      peakSuspicion: 1.5,
      peopleVisit: null,
      peopleStays: {},
    });
  });

  it.each([
    ['hidden', 'hidden'],
    ['witchcraft', null],
    [7, null],
  ])('[B-SUS-05] the stored sign %j is read as %j', async (suspicionSign, sign) => {
    await store({ ...newRecord(ada.firstSeenAt), suspicionSign });
    expect((await test.storage.visitors.read(ada.id))?.suspicionSign).toBe(sign);
  });

  it('a record of this version is read as it is', async () => {
    const record = { ...newRecord(ada.firstSeenAt), engagedMsAtReturn: 5, phase: 2, latestInteractions: ['click:a'] };
    await store(record);
    expect(await test.storage.visitors.read(ada.id)).toEqual(record);
  });

  it('a record of a newer version is not read and not overwritten, and the call is a 503', async () => {
    const newer = { ...newRecord(ada.firstSeenAt), version: 2, engagedMs: 90_000 };
    await store(newer);
    await expect(test.storage.visitors.read(ada.id)).rejects.toThrow(StorageUnavailable);
    await expect(test.storage.visitors.ingest(ada, null, keenBatch(noon))).rejects.toThrow(
      'The record of this visitor has version 2. This server reads versions up to 1.',
    );
    expect(await stored()).toEqual(newer);

    const reader = test.reader();
    const [cookie] = (await reader.get(apiPaths.profile)).cookies;
    await store(newer, cookie?.value.split('.')[0]);
    const reply = await reader.get(apiPaths.profile);
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5']);
  });
});
