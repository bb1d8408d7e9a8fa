import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RefundTries } from '../../server/payments/RefundTries.ts';
import { noon, openApp, type TestApp } from '../support/app.ts';
import { completed, notify, startStripe, type StripeStandIn } from '../support/stripe.ts';

const minuteMs = 60_000;

describe('the tries of a refund', () => {
  it('[B-INF-04] wait twice as long after each failure, from a minute to an hour, under a name of their own', () => {
    let now = noon;
    const tries = new RefundTries(() => now);
    const names: (string | null)[] = [];
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      names.push(tries.begin('pi_1'));
      expect(tries.begin('pi_1')).toBeNull();
      tries.end('pi_1', false);
      now += minutes * minuteMs - 1;
      expect([tries.begin('pi_1'), tries.notYet]).toEqual([null, ['pi_1']]);
      now += 1;
      expect(tries.notYet).toEqual([]);
    }
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain(null);
    // A success resets the waiting time.
    tries.begin('pi_1');
    tries.end('pi_1', true);
    expect(tries.begin('pi_1')).not.toBeNull();
  });

  it('[B-INF-04] of several processes have the same name within a minute', () => {
    const [one, other] = [new RefundTries(() => noon), new RefundTries(() => noon + minuteMs - 1)];
    expect(one.begin('pi_1')).toBe(other.begin('pi_1'));
    expect(new RefundTries(() => noon + minuteMs).begin('pi_1')).not.toBe(one.begin('pi_2'));
  });
});

describe('a refund that Stripe answered with an error', () => {
  let test: TestApp;
  let stripe: StripeStandIn;
  beforeEach(async () => {
    stripe = await startStripe();
    test = await openApp(stripe.env);
    await test.app.ready();
  });
  afterEach(async () => {
    await test.close();
    await stripe.close();
  });
  const pay = (number: number) => notify(test, completed(`${number}`.repeat(32)));
  const due = () => test.storage.payments.dueRefunds();

  it('[B-INF-04] is sent a minute later, although Stripe repeats that error for the same call', async () => {
    const logged = vi.spyOn(test.app.log, 'error');
    stripe.isDown = true;
    await pay(1);
    const failures = () =>
      logged.mock.calls.filter(
        ([, text]) =>
          text === 'refund not completed; it is tried again; if it stays so, look for the payment at Stripe',
      );
    // Stripe's library tries three times with one idempotency key.
    await expect.poll(failures, { timeout: 20_000 }).toHaveLength(1);
    stripe.isDown = false;
    test.pass(minuteMs - 1);
    await pay(2);
    await expect.poll(() => stripe.refunds).toEqual([`pi_${'2'.repeat(32)}`]);
    // The store records the refund after Stripe's answer.
    await expect.poll(due).toEqual([`pi_${'1'.repeat(32)}`]);
    test.pass(1);
    await pay(3);
    await expect.poll(due).toEqual([]);
    expect(stripe.refunds).toContain(`pi_${'1'.repeat(32)}`);
  });

  it('[B-INF-04] keeps none that came later waiting, however many fail', async () => {
    const { payments } = test.storage;
    const all = Array.from({ length: 51 }, (_, index) => `pi_${index}`);
    for (const payment of all) {
      test.pass(1);
      await payments.settle(
        { event: `evt_${payment}`, order: 'none', payment, amount: 1300, currency: 'usd' },
        'waiting',
      );
    }
    expect(await payments.dueRefunds()).toEqual(all.slice(0, 50));
    expect(await payments.dueRefunds(all.slice(0, 50))).toEqual(['pi_50']);
  });
});
