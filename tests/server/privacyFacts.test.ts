import { expect, it } from 'vitest';
import type { PrivacyFacts } from '#contract/api/privacy.ts';
import { apiPaths } from '#contract/paths.ts';
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
    days: { record: 400, delivery: 7, unpaidOrder: 1, cookie: 400, tombstone: 401 },
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
