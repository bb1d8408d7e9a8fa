import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DuePlaces } from '../../../../server/storage/dueVisitors.ts';
import { exportedTables, keenBatch, noon, openApp, type TestApp } from '../../../support/app.ts';
import { engineName } from '../../../support/store.ts';

const dayMs = 86_400_000;
const person = (number: number) => ({ id: `${number}`.padStart(32, '0'), firstSeenAt: noon });

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const read = (who: ReturnType<typeof person>) =>
  test.storage.visitors.ingest(who, `load-${who.id}`, keenBatch(test.now()));
const stored = async () =>
  (await test.sql('select visitor from visitors order by visitor')).map(({ visitor }) => Number(visitor));
const deliveriesOf = async (who: ReturnType<typeof person>) =>
  (await exportedTables(test.storage, who.id)).deliveries?.length;
/** Takes steps until a step deletes nothing, 20 at most. Returns the deletions of each step. */
async function steps(days: number, places: DuePlaces | null = null): Promise<{ erased: number; pruned: number }[]> {
  const taken = [];
  for (let count = 0; count < 20; count += 1) {
    const step = await test.storage.visitors.removeDue(places, days);
    ({ places } = step);
    if (step.erased + step.pruned === 0) break;
    taken.push({ erased: step.erased, pruned: step.pruned });
  }
  return taken;
}

describe('[B-PRV-03] what is due is found over an index', () => {
  it('a hundred visitors a step past the whole term, to the millisecond, and nobody who has voted since', async () => {
    for (let number = 1; number <= 210; number += 1) await read(person(number));
    test.pass(1);
    await read(person(500));
    test.pass(30 * dayMs);
    // A search that did not continue after these two visitors would find no other visitors.
    await test.storage.judgments.save(person(1), 'cut');
    await test.storage.judgments.save(person(2), 'cut');
    await steps(60);
    expect((await stored()).length).toBe(211);
    expect((await steps(30)).map(({ erased }) => erased)).toEqual([98, 100, 10]);
    expect(await stored()).toEqual([1, 2, 500]);
    test.pass(1);
    expect((await steps(30)).map(({ erased }) => erased)).toEqual([1]);
    test.pass(30 * dayMs);
    await steps(30);
    expect(await stored()).toEqual([]);
    expect((await test.storage.judgments.countVotes()).cut).toBe(0);
  });

  it('names of deliveries after seven days, those first that are due today, and unpaid orders after one', async () => {
    const [ada, ben] = [person(1), person(2)];
    await read(ada);
    await test.storage.orders.create(ada, { designation: 'A', message: 'unpaid' });
    test.pass(dayMs);
    await read(ben);
    const orders = async () => (await exportedTables(test.storage, ada.id)).orders?.length;
    expect(await steps(400)).toEqual([]);
    expect(await orders()).toBe(1);
    test.pass(1);
    expect(await steps(400)).toEqual([{ erased: 0, pruned: 1 }]);
    expect(await orders()).toBe(0);
    test.pass(6 * dayMs - 1);
    expect(await steps(400)).toEqual([]);
    expect(await deliveriesOf(ada)).toBe(1);
    test.pass(1);
    expect(await steps(400)).toEqual([{ erased: 0, pruned: 1 }]);
    expect([await deliveriesOf(ada), await deliveriesOf(ben)]).toEqual([0, 1]);
    test.pass(dayMs);
    expect(await steps(400)).toEqual([{ erased: 0, pruned: 1 }]);
    expect(await deliveriesOf(ben)).toBe(0);
  });

  it('in steps of a thousand, which begin anew with each day', async () => {
    const insert = (number: number, at: number) =>
      test.sql(
        `insert into visitors (visitor, record, updated_at, phase, deliveries) values (?, '{}', ?, 0, '[{}]')`,
        person(number).id,
        at,
      );
    for (let number = 0; number <= 1_000; number += 1) await insert(number, noon - 10 * dayMs);
    const first = await test.storage.visitors.removeDue(null, 400);
    const second = await test.storage.visitors.removeDue(first.places, 400);
    const third = await test.storage.visitors.removeDue(second.places, 400);
    expect([first.pruned, second.pruned, third.pruned]).toEqual([1_000, 1, 0]);
    expect(third.places.idle).toBe('done');
    await insert(2_000, noon - 10 * dayMs);
    expect((await test.storage.visitors.removeDue(third.places, 400)).pruned).toBe(0);
    test.pass(dayMs);
    expect((await test.storage.visitors.removeDue(third.places, 400)).pruned).toBe(1);
  });

  it.runIf(engineName === 'SQLite')('no statement of it scans a table', async () => {
    const plan = async (sql: string) =>
      (await test.sql(`explain query plan ${sql}`)).map(({ detail }) => detail).join('\n');
    const from = `select visitor from visitors where seen_day <= 5 and (seen_day, visitor)`;
    expect(await plan(`${from} > (3, 'a') and updated_at < 9 order by seen_day, visitor limit 100`)).toMatch(
      /^SEARCH visitors USING INDEX visitors_by_day/,
    );
    expect(await plan(`${from} < (3, 'a') order by seen_day desc, visitor desc limit 1000`)).toMatch(
      /^SEARCH visitors USING (COVERING )?INDEX visitors_by_day/,
    );
    expect(await plan('select visitor from orders where paid_at is null and ordered_at < 9 order by ordered_at')).toBe(
      'SEARCH orders USING INDEX orders_unpaid (ordered_at<?)',
    );
  });
});

describe('[B-PRV-03] a lease', () => {
  const take = (holder: string) => test.storage.lease('retention', holder, 60_000);

  it('is of one process at a time, until a minute after it was renewed last', async () => {
    expect(await Promise.all([take('ada'), take('ben')])).toEqual([true, false]);
    test.pass(30_000);
    expect([await take('ada'), await take('ben')]).toEqual([true, false]);
    test.pass(59_999);
    expect(await take('ben')).toBe(false);
    test.pass(1);
    expect([await take('ben'), await take('ada')]).toEqual([true, false]);
  });

  it('of a process whose clock was ahead is taken at once', async () => {
    await test.sql(`insert into leases (name, holder, until) values ('retention', 'ada', ?)`, noon + 120_001);
    expect(await take('ben')).toBe(true);
    await test.sql(`update leases set holder = 'ada', until = ?`, noon + 120_000);
    expect(await take('ben')).toBe(false);
  });
});
