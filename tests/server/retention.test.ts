import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/api/influence.ts';
import { apiPaths, batchIdHeader, demoPaymentPath } from '#contract/paths.ts';
import { keenBatch, noon, openApp, type TestApp } from '../support/app.ts';
import { deliveriesPerPruning } from '../../server/storage/rowLimits.ts';
import { engineName } from '../support/store.ts';

const dayMs = 86_400_000;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon };

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** The first column of what a statement finds. */
const column = async (sql: string, ...given: unknown[]): Promise<unknown[]> =>
  (await test.sql(sql, ...given)).map((row) => Object.values(row)[0]);

const deliveriesOf = (visitor: string) =>
  column('select delivery from deliveries where visitor = ? order by received_at, delivery', visitor);
const addDeliveries = (visitor: string, ids: readonly string[], receivedAt: (index: number) => number) =>
  test.sql(
    `insert into deliveries values ${ids.map(() => '(?, ?, null, ?)').join(', ')}`,
    ...ids.flatMap((id, index) => [visitor, id, receivedAt(index)]),
  );
const names = (count: number) => Array.from({ length: count }, (_, index) => `id-${String(index).padStart(5, '0')}`);
const send = (id: string, who = ada) =>
  test.storage.visitors.ingest(who, { id, sequence: null }, keenBatch(test.now()));
/** Sends so many deliveries, each with an id that sorts last. */
const sendMany = async (count: number) => {
  for (let sent = 0; sent < count; sent += 1)
    expect(await send(`sent-${String((number += 1)).padStart(4, '0')}`)).toBe(true);
};
let number = 0;

describe('[deliveries grew without limit]', () => {
  it('the newest 1,000 ids of a visitor stay, and those of others are not touched', async () => {
    await addDeliveries(ben.id, names(1_001), (index) => noon - 2_000 + index);
    await addDeliveries(ada.id, names(999), (index) => noon - 2_000 + index);
    await sendMany(deliveriesPerPruning - 1);
    expect(await deliveriesOf(ada.id)).toHaveLength(999 + deliveriesPerPruning - 1);
    await sendMany(1);
    const kept = await deliveriesOf(ada.id);
    expect(kept).toHaveLength(1_000);
    expect(kept.slice(0, 2)).toEqual(names(999).slice(deliveriesPerPruning - 1, deliveriesPerPruning + 1));
    expect(await deliveriesOf(ben.id)).toHaveLength(1_001);
    expect(await send('id-00015')).toBe(false);
  });

  it('an id stays for 7 days, and is deleted by one of the next writes after that', async () => {
    await addDeliveries(ada.id, ['older', 'old'], (index) => noon - 7 * dayMs - 1 + index);
    expect(await send('old')).toBe(false);
    await sendMany(deliveriesPerPruning);
    const kept = await deliveriesOf(ada.id);
    expect(kept).toHaveLength(1 + deliveriesPerPruning);
    expect(kept[0]).toBe('old');
  });

  it('a store with very many ids is reduced in small steps', async () => {
    await addDeliveries(ada.id, names(1_300), (index) => noon - 2_000 + index);
    await sendMany(deliveriesPerPruning);
    expect(await deliveriesOf(ada.id)).toHaveLength(1_200 + deliveriesPerPruning);
    await sendMany(3 * deliveriesPerPruning);
    expect(await deliveriesOf(ada.id)).toHaveLength(1_000);
  });

  it('every batch id that the server answers counts once, even while old ids are deleted', async () => {
    const reader = test.reader();
    const post = () =>
      reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) }, { [batchIdHeader]: 'session-1' });
    expect((await post()).json()).toEqual({ counted: true });
    test.pass(7 * dayMs);
    expect((await post()).json()).toEqual({ counted: false });
  });
});

const feedback = (contentId: string) => ({
  contentId,
  userResponse: 'clicked',
  effectiveness: 1,
  dwellTime: 900,
  personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' as const },
});

it('[feedback grew without limit] the newest 200 answers of a visitor stay', async () => {
  for (let count = 1; count <= 200; count += 1) await test.storage.feedback.save(ada, feedback(`/${count}`));
  await test.storage.feedback.save(ben, feedback('/of-another'));
  const ordinals = () => column('select ordinal from feedback where visitor = ? order by ordinal', ada.id);
  expect(await ordinals()).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  await test.storage.feedback.save(ada, feedback('/201'));
  expect(await ordinals()).toEqual(Array.from({ length: 200 }, (_, index) => index + 2));
  expect(await column('select content_id from feedback where visitor = ?', ben.id)).toEqual(['/of-another']);
});

describe('[unpaid orders grew without limit]', () => {
  const message = { designation: 'Ada', message: 'Here.' };
  const idsOf = (who = ada) => column('select id from orders where visitor = ? order by ordered_at, id', who.id);
  const create = async (who = ada) => (await test.storage.orders.create(who, message)).id;

  it('the newest 20 of a visitor stay; paid ones and those of others are not touched', async () => {
    const paid = await create();
    await test.storage.orders.markPaid(ada.id, paid);
    const other = await create(ben);
    const unpaid: string[] = [];
    const addUnpaid = async () => {
      test.pass(1000);
      unpaid.push(await create());
    };
    for (let count = 0; count < 20; count += 1) await addUnpaid();
    expect(await idsOf()).toEqual([paid, ...unpaid]);
    await addUnpaid();
    expect(await idsOf()).toEqual([paid, ...unpaid.slice(1)]);
    expect(await idsOf(ben)).toEqual([other]);
  });

  it('one stays for a day, and is deleted by the next order after that', async () => {
    const first = await create();
    test.pass(dayMs);
    const second = await create();
    expect(await idsOf()).toEqual([first, second]);
    test.pass(1);
    const third = await create();
    expect(await idsOf()).toEqual([second, third]);
  });

  it('a payment for a deleted order publishes nothing, and its receipt is not found', async () => {
    const reader = test.reader();
    const reply = await reader.post(apiPaths.influenceCheckout, message);
    const order = reply.json<CheckoutReply>().url.split('/').at(-1) ?? '';
    expect(await test.storage.orders.markPaid(ada.id, order)).toBe('not found');
    await reader.post(`${demoPaymentPath}/${order}/cancel`, '', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    const paid = await reader.post(`${demoPaymentPath}/${order}/pay`, '', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([paid.statusCode, paid.headers.location]).toEqual([303, `/payment-success?order=${order}`]);
    expect((await reader.get(apiPaths.homepageMessage)).json()).toBeNull();
    expect((await reader.get(`${apiPaths.influenceOrders}/${order}`)).statusCode).toBe(404);
  });

  it('a payment is applied once: the second notice is told that the order is paid already', async () => {
    const order = await create();
    expect(await test.storage.orders.markPaid(ada.id, order)).toBe('paid');
    expect(await test.storage.orders.markPaid(ada.id, order)).toBe('already paid');
  });
});

it.runIf(engineName === 'SQLite')('[storage prunes by an index] no pruning statement scans a table', async () => {
  const plan = async (sql: string) =>
    (await test.sql(`explain query plan ${sql}`)).map(({ detail }) => detail).join('\n');
  expect(
    await plan(
      `select delivery from deliveries where visitor = 'a' order by received_at desc, delivery desc limit 100`,
    ),
  ).toContain('USING COVERING INDEX deliveries_by_time (visitor=?)');
  expect(
    await plan(`select id from orders where visitor = 'a' and paid_at is null order by ordered_at desc`),
  ).toContain('INDEX orders_by_payment (visitor=? AND paid_at=?)');
});
