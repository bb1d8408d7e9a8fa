import { expect, it } from 'vitest';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';
import { termsOf } from '../../src/content/privacyTexts.ts';
import { cookieOf, keenBatch, openApp, readTo } from '../support/app.ts';

const dayMs = 86_400_000;
const factsOf = async (env: Record<string, string> = {}) => {
  const test = await openApp(env);
  try {
    return (await test.app.inject(apiPaths.privacy)).json<PrivacyFacts>();
  } finally {
    await test.close();
  }
};

it('[B-PRV-05] the page is told the settings of this server', async () => {
  expect(await factsOf()).toEqual({
    days: {
      record: 400,
      delivery: 7,
      unpaidOrder: 1,
      cookie: 400,
      tombstone: 401,
      returnedPayment: 400,
      paymentNotice: 30,
      migrationCopy: 7,
    },
    asks: false,
    payments: 'demo',
    analyticsHost: null,
    contact: null,
  });
  const set = {
    RETENTION_DAYS: '30',
    CONSENT: 'ask',
    CONTACT: 'clerk@d5u.example',
    ANALYTICS_DOMAIN: 'd5u.example',
    ANALYTICS_HOST: 'https://plausible.example',
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_nobody',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_nobody',
    SITE_URL: 'https://d5u.example',
  };
  expect(await factsOf(set)).toMatchObject({
    days: { record: 30 },
    asks: true,
    payments: 'stripe',
    analyticsHost: 'plausible.example',
    contact: 'clerk@d5u.example',
  });
});

it('[B-PRV-05] the figures are those by which the server deletes: a day before the term a row is there, after it not', async () => {
  const test = await openApp({ RETENTION_DAYS: '9' });
  try {
    const { days } = (await test.app.inject(apiPaths.privacy)).json<PrivacyFacts>();
    const reader = test.reader();
    const first = await reader.get(apiPaths.profile);
    expect(first.headers['set-cookie']).toContain(`Max-Age=${days.cookie * 86_400};`);
    expect(cookieOf(first)).toBeDefined();
    await readTo(test, reader, 1);
    await reader.post(
      apiPaths.track,
      { behaviorData: keenBatch(test.now()) },
      { 'x-batch-id': 'session-0123456789-1' },
    );
    await reader.post(apiPaths.influenceCheckout, { designation: 'A reader', message: 'The light is still on.' });
    const count = async (table: string) => {
      await test.storage.visitors.removeExpired(null, days.record);
      return Number((await test.sql(`select count(*) as n from ${table}`))[0]?.['n']);
    };
    const start = test.now();
    const at = async (table: string, day: number) => {
      test.pass(start + day * dayMs - test.now());
      return [await count(table), (test.pass(1), await count(table))];
    };
    expect(await at('orders', days.unpaidOrder)).toEqual([1, 0]);
    expect(await at(`visitors where deliveries <> '[]'`, days.delivery)).toEqual([1, 0]);
    expect(await at('visitors', days.record)).toEqual([1, 0]);
  } finally {
    await test.close();
  }
});

it('[B-PRV-05] a returned payment and a notice of a payment go with the next one after their days', async () => {
  const test = await openApp();
  try {
    const { days } = (await test.app.inject(apiPaths.privacy)).json<PrivacyFacts>();
    const { payments } = test.storage;
    const start = test.now();
    const at = (ms: number) => test.pass(start + ms - test.now());
    const isStored = async (table: string, column: string) =>
      (await test.sql(`select ${column} from ${table} where ${column} = 'first'`)).length === 1;

    const notice = (event: string) =>
      payments.settle({ event, order: '0'.repeat(32), payment: 'other', amount: 1300, currency: 'usd' }, 'published');
    await notice('first');
    at(days.paymentNotice * dayMs);
    await notice('second');
    expect(await isStored('payment_events', 'event')).toBe(true);
    at(days.paymentNotice * dayMs + 1);
    await notice('third');
    expect(await isStored('payment_events', 'event')).toBe(false);

    at(0);
    await payments.markReturned('first');
    at(days.returnedPayment * dayMs);
    await payments.markReturned('second');
    expect(await isStored('money_back', 'payment')).toBe(true);
    at(days.returnedPayment * dayMs + 1);
    await payments.markReturned('third');
    expect(await isStored('money_back', 'payment')).toBe(false);
  } finally {
    await test.close();
  }
});

it('[B-PRV-05] the page names the terms of payments and of the copy before a migration, with the figures it is told', async () => {
  const facts = await factsOf();
  const days = { ...facts.days, returnedPayment: 401, paymentNotice: 31, migrationCopy: 1 };
  const terms = termsOf({ ...facts, days });
  const { figure, unit, text } = terms.find(({ what }) => what === 'Payments') ?? {};
  expect([figure, unit, text?.match(/\d+ days?/g)]).toEqual(['401', 'days', ['31 days']]);
  expect(terms[0]?.text).toContain('deleted after 1 day.');
  // Until the facts are loaded the page shows the same figures.
  const [record, ...others] = termsOf(facts);
  const [recordBefore, ...othersBefore] = termsOf(undefined);
  expect([recordBefore?.text, othersBefore]).toEqual([record?.text, others]);
});
