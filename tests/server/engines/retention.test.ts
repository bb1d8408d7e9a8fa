import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/api/influence.ts';
import { apiPaths, batchIdHeader, demoPaymentPath } from '#contract/paths.ts';
import { keenBatch, noon, openApp, type TestApp } from '../../support/app.ts';
import { engineName } from '../../support/store.ts';

const dayMs = 86_400_000;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon };

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** The first column of a statement's rows. */
const column = async (sql: string, ...given: unknown[]): Promise<unknown[]> =>
  (await test.sql(sql, ...given)).map((row) => Object.values(row)[0]);

it('[deliveries grew without limit] every batch that the server answers counts once, also after a week', async () => {
  const reader = test.reader();
  const post = () =>
    reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) }, { [batchIdHeader]: 'session-1' });
  expect((await post()).json()).toEqual({ counted: true });
  test.pass(7 * dayMs);
  expect((await post()).json()).toEqual({ counted: false });
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
    await plan(`select id from orders where visitor = 'a' and paid_at is null order by ordered_at desc`),
  ).toContain('INDEX orders_by_payment (visitor=? AND paid_at=?)');
});
