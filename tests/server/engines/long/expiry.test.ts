import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { exportedTables, keenBatch, noon, openApp, seat, type TestApp } from '../../../support/app.ts';
import { startServer } from '../../../support/server.ts';

const dayMs = 86_400_000;
const person = (letter: string) => ({ id: letter.repeat(32), firstSeenAt: noon });
const ada = person('a');
const ben = person('b');

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** Processes all visitors once, in steps as the server does. */
async function removeExpired(days: number): Promise<number> {
  let steps = 0;
  let after: string | null = null;
  do {
    ({ last: after } = await test.storage.visitors.removeExpired(after, days));
    steps += 1;
  } while (after !== null);
  return steps;
}
const rowsOf = async ({ id }: { id: string }) => {
  const tables = Object.entries(await exportedTables(test.storage, id));
  return Object.fromEntries(tables.flatMap(([table, rows]) => (rows.length === 0 ? [] : [[table, rows.length]])));
};

/** Stores a row in every table. */
async function leaveEverything(who: typeof ada): Promise<void> {
  const { archive, acts, feedback, judgments, narratives, orders, protocols, storyVisits, visitors } = test.storage;
  await visitors.ingest(who, 'batch-1', keenBatch(test.now()));
  await archive.recordClick(who, null, 'doors.log');
  await acts.save(who, ['kitchen_first=mug']);
  await feedback.save(who, {
    contentId: '/void',
    userResponse: 'clicked',
    effectiveness: 1,
    dwellTime: 1,
    personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
  });
  await judgments.save(who, 'grow');
  await narratives.save(who, { discoveredFragments: ['kitchen:mug'], investigationPath: [] });
  await protocols.unlock(who, 'one');
  await storyVisits.save(who, 'kitchen', { earlier: 0, readAt: test.now(), phase: 1 });
  await orders.create(who, { designation: 'A', message: 'unpaid' });
  const { id } = await orders.create(who, { designation: 'A', message: 'paid' });
  await orders.markPaid(who.id, id);
}
const everything = {
  visitors: 1,
  deliveries: 1,
  archive_clicks: 1,
  narratives: 1,
  feedback: 1,
  story_visits: 1,
  protocols: 1,
  orders: 2,
  judgments: 1,
  acts: 1,
  influence: 1,
};

describe('terms [fault 40]', () => {
  it('[B-PRV-03] after 91 days a term of 90 has ended for all rows, and for a visitor of yesterday none', async () => {
    await leaveEverything(ada);
    test.pass(90 * dayMs);
    await leaveEverything(ben);
    expect(await rowsOf(ada)).toEqual(everything);
    await removeExpired(90);
    // The limit is exact to the millisecond: rows written exactly 90 days ago are kept. Unpaid orders and
    // the ids of batches are kept for a shorter time.
    expect(await rowsOf(ada)).toEqual({ ...without('deliveries'), orders: 1 });
    test.pass(dayMs);
    await removeExpired(90);
    expect(await rowsOf(ada)).toEqual({});
    expect(await rowsOf(ben)).toEqual(everything);
  });

  it('[B-PRV-03] after 13 months nothing of anybody is left at the default of 400 days, once they are over', async () => {
    await leaveEverything(ada);
    test.pass(395 * dayMs);
    await removeExpired(400);
    expect(await rowsOf(ada)).toEqual({ ...without('deliveries'), orders: 1 });
    test.pass(5 * dayMs + 1);
    await removeExpired(400);
    expect(await rowsOf(ada)).toEqual({});
  });

  it('[B-PRV-03] one row of any kind that is younger keeps the others', async () => {
    await leaveEverything(ada);
    test.pass(91 * dayMs);
    await test.storage.judgments.save(ada, 'cut');
    await removeExpired(90);
    expect(await rowsOf(ada)).toEqual({ ...without('deliveries'), orders: 1 });
  });

  it('[B-PRV-03] ids of batches go after 7 days and unpaid orders after one, for visitors who never come back too', async () => {
    await leaveEverything(ada);
    test.pass(dayMs);
    await removeExpired(400);
    expect(await rowsOf(ada)).toEqual(everything);
    test.pass(1);
    await removeExpired(400);
    expect(await rowsOf(ada)).toEqual({ ...everything, orders: 1 });
    test.pass(6 * dayMs);
    await removeExpired(400);
    expect(await rowsOf(ada)).toEqual({ ...without('deliveries'), orders: 1 });
  });

  it('[B-PRV-03] goes on in small steps, a hundred visitors each, and ends', async () => {
    const people = Array.from({ length: 250 }, (_, index) => ({
      id: index.toString(16).padStart(32, '0'),
      firstSeenAt: noon,
    }));
    await Promise.all(people.map((who) => test.storage.judgments.save(who, 'cut')));
    expect(await removeExpired(1)).toBe(4);
    expect((await test.storage.judgments.countVotes()).cut).toBe(250);
    test.pass(dayMs + 1);
    expect(await removeExpired(1)).toBe(4);
    expect((await test.storage.judgments.countVotes()).cut).toBe(0);
  });

  it("[B-PRV-03, R-INF-01] the line of a payer who has expired goes, and another's stays", async () => {
    await leaveEverything(ada);
    test.pass(91 * dayMs);
    await seat(test.storage, { designation: 'Ben', message: 'Here.' });
    await removeExpired(90);
    const reply = await test.reader().get(apiPaths.homepageMessage);
    expect(reply.json()).toEqual({ designation: 'Ben', message: 'Here.' });
  });

  it('[B-PRV-03] is done by the running server', { timeout: 60_000 }, async () => {
    const server = await startServer({ env: { RETENTION_DAYS: '30' } });
    await server.visitorAt(2);
    await server.visitorAt(3);
    const database = server.database();
    database.prepare('update visitors set updated_at = ? where phase = 2').run(Date.now() - 31 * dayMs);
    const phases = () => database.prepare('select phase from visitors').pluck().all();
    await expect.poll(phases, { timeout: 40_000 }).toEqual([3]);
    database.close();
    await server.stop();
  });
});

function without(table: keyof typeof everything): Partial<typeof everything> {
  const { [table]: _, ...rest } = everything;
  return rest;
}
