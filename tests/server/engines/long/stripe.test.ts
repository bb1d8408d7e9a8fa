import { mkdtempSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutReply, OrderReply } from '#contract/api/influence.ts';
import { apiPaths, stripeNoticePath } from '#contract/paths.ts';
import { startServer } from '../../../support/server.ts';
import { openApp, type TestApp, type TestReader } from '../../../support/app.ts';
import { type HttpListener, json, listen } from '../../../support/http.ts';
import {
  completed,
  disputed,
  notify,
  refunded,
  signedNotice,
  startStripe,
  type StripeStandIn,
} from '../../../support/stripe.ts';

const line = { designation: 'the clerk', message: 'Open the window.' };
const dayMs = 86_400_000;

let stripe: StripeStandIn;
let test: TestApp;
let reader: TestReader;
beforeEach(async () => {
  stripe = await startStripe();
  test = await openApp({ ...stripe.env, INFLUENCE_APPROVAL: 'at-once' });
  reader = test.reader();
});
afterEach(async () => {
  await test.close();
  await stripe.close();
});

/** Places an order. Returns its number, as it is sent to Stripe. */
async function order(body: object = line): Promise<string> {
  expect((await reader.post(apiPaths.influenceCheckout, body)).statusCode).toBe(200);
  return stripe.sessions.at(-1)?.get('client_reference_id') ?? '';
}
const current = async () => (await test.reader().get(apiPaths.homepageMessage)).json<unknown>();
const status = async (id: string) => (await reader.get(`${apiPaths.influenceOrders}/${id}`)).json<OrderReply>().status;
const messages = async () => (await test.storage.influence.operatorView()).orders.map(({ state }) => state);

describe('the way to Stripe', () => {
  it('[B-INF-04] is a session for $13 that leads back to the site, made once for each order', async () => {
    const reply = await reader.post(apiPaths.influenceCheckout, line);
    expect(reply.json<CheckoutReply>()).toEqual({ url: 'https://checkout.stripe.com/c/pay/cs_1' });
    const id = stripe.sessions[0]?.get('client_reference_id');
    expect(Object.fromEntries(stripe.sessions[0] ?? [])).toMatchObject({
      mode: 'payment',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '1300',
      success_url: `https://d5u.example/payment-success?order=${id}`,
      cancel_url: 'https://d5u.example/checkout',
    });
    // Stripe gets neither the message nor the visitor.
    expect(stripe.sessions[0]?.toString()).not.toMatch(/clerk|window/);
    expect((await reader.get(apiPaths.influenceTerms)).json()).toMatchObject({ gateway: 'stripe' });
    expect((await reader.get('/payments/demo/1')).statusCode).toBe(404);
  });

  it('[B-INF-04] that is closed answers 502, and nothing was charged', async () => {
    stripe.isDown = true;
    const reply = await reader.post(apiPaths.influenceCheckout, line);
    expect([reply.statusCode, reply.json()]).toEqual([
      502,
      { message: 'The payment provider did not answer. Nothing was charged.' },
    ]);
  });

  it('[B-INF-04, B-SEC-02] needs no other origin in the policy', async () => {
    const { headers } = await test.app.inject('/healthz');
    expect(headers['content-security-policy']).toContain("form-action 'self'");
    expect(headers['content-security-policy']).not.toContain('stripe');
  });
});

describe('a notice of Stripe', () => {
  it('[B-INF-04] fault 36: fifty times at once makes exactly one message', async () => {
    const id = await order();
    const event = completed(id);
    const replies = await Promise.all(Array.from({ length: 50 }, () => notify(test, event)));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
    expect([await status(id), await current()]).toEqual(['paid', line]);
    const next = await order({ designation: 'next', message: 'Mine.' });
    await notify(test, completed(next));
    await notify(test, event);
    await notify(test, completed(id));
    expect(await current()).toEqual({ designation: 'next', message: 'Mine.' });
    expect(stripe.refunds).toEqual([]);
  });

  it.each([
    ['a bad signature', { secret: 'whsec_of_somebody_else' }, 400],
    ['a signature that is 6 minutes old', { ageS: 360 }, 400],
    ['a signature that is 4 minutes old', { ageS: 240 }, 200],
  ])('[B-INF-04] fault 36: with %s', async (_what, options, expected) => {
    const id = await order();
    expect((await notify(test, completed(id), options)).statusCode).toBe(expected);
    expect(await current()).toEqual(expected === 200 ? line : null);
    expect(await status(id)).toBe(expected === 200 ? 'paid' : 'pending');
  });

  it('[B-INF-04] fault 36: without a signature, with a changed body, or as text is refused', async () => {
    const id = await order();
    const { payload, headers } = signedNotice(completed(id));
    const send = (body: string, changed: object) =>
      test.app.inject({ method: 'POST', url: stripeNoticePath, payload: body, headers: { ...headers, ...changed } });
    expect((await send(payload, { 'stripe-signature': '' })).statusCode).toBe(400);
    expect((await send(`${payload} `, {})).statusCode).toBe(400);
    expect((await send(payload, { 'content-type': 'text/plain' })).statusCode).toBe(415);
    expect(await current()).toBeNull();
    // The API still parses JSON, and does not get the bytes.
    expect((await reader.post(apiPaths.influenceCheckout, line)).statusCode).toBe(200);
  });

  it.each([
    ['a wrong amount', { amount_total: 100 }],
    ['a wrong currency', { currency: 'jpy' }],
  ])('[B-INF-04] fault 36: with %s publishes nothing, and the money goes back', async (_what, change) => {
    const id = await order();
    expect((await notify(test, completed(id, change))).statusCode).toBe(200);
    await expect.poll(() => stripe.refunds).toEqual([`pi_${id}`]);
    expect([await status(id), await current()]).toEqual(['pending', null]);
  });

  it('[B-INF-04] fault 36: is compared with what the order cost when it was placed', async () => {
    const id = await order();
    await test.sql('update orders set amount = 900, currency = ? where id = ?', 'eur', id);
    await notify(test, completed(id));
    await expect.poll(() => stripe.refunds).toEqual([`pi_${id}`]);
    expect([await status(id), await current()]).toEqual(['pending', null]);
    await notify(test, completed(id, { payment_intent: 'pi_right', amount_total: 900, currency: 'eur' }));
    expect([await status(id), await current()]).toEqual(['paid', line]);
    // An order from before sums were stored costs the present price of an order.
    const old = await order({ designation: 'old', message: 'Before.' });
    await test.sql('update orders set amount = null, currency = null where id = ?', old);
    await notify(test, completed(old));
    expect(await status(old)).toBe('paid');
    expect(await test.sql('select amount, currency from orders where payment = ?', 'pi_right')).toEqual([
      { amount: 900, currency: 'eur' },
    ]);
  });

  it('[B-INF-04] that a session is complete and not paid yet publishes nothing; the later payment does', async () => {
    const id = await order();
    await notify(test, completed(id, { payment_status: 'unpaid' }));
    expect([await status(id), await current()]).toEqual(['pending', null]);
    await notify(test, completed(id, {}, 'checkout.session.async_payment_succeeded'));
    expect([await status(id), await current()]).toEqual(['paid', line]);
  });

  it('[B-INF-04] about something else is read and changes nothing', async () => {
    await order();
    for (const type of ['payment_intent.succeeded', 'checkout.session.expired', 'customer.created'])
      expect((await notify(test, completed('x', {}, type))).statusCode).toBe(200);
    expect(await messages()).toEqual([]);
    expect(stripe.refunds).toEqual([]);
  });

  it('[B-INF-04] that pays an order which is not stored is refunded', async () => {
    await notify(test, completed('0'.repeat(32)));
    await expect.poll(() => stripe.refunds).toEqual([`pi_${'0'.repeat(32)}`]);
  });

  it('[B-INF-04] that pays an order a second time with another payment is refunded', async () => {
    const id = await order();
    await notify(test, completed(id));
    await notify(test, completed(id, { payment_intent: 'pi_second' }));
    await expect.poll(() => stripe.refunds).toEqual(['pi_second']);
    expect(await current()).toEqual(line);
  });
});

describe('money that goes back', () => {
  it.each([
    ['a refund', refunded],
    ['a dispute', disputed],
  ])('[B-INF-04] by %s clears the seat', async (_what, event) => {
    const id = await order();
    await notify(test, completed(id));
    await notify(test, event(id));
    expect([await status(id), await current()]).toEqual(['returned', null]);
    expect(stripe.refunds).toEqual([]);
  });

  it('[B-INF-04] in part leaves the message', async () => {
    const id = await order();
    await notify(test, completed(id));
    await notify(test, refunded(id, false));
    expect(await current()).toEqual(line);
  });

  it('[B-INF-04] fault 36: a refund that arrives before its payment keeps the message back', async () => {
    const id = await order();
    await notify(test, refunded(id));
    await notify(test, completed(id));
    expect([await status(id), await current()]).toEqual(['returned', null]);
  });

  it('[B-INF-04] when the operator refuses the message, once, and again later when Stripe is down', async () => {
    await test.close();
    test = await openApp({ ...stripe.env, INFLUENCE_APPROVAL: 'held' });
    reader = test.reader();
    const id = await order();
    await notify(test, completed(id));
    expect([await status(id), await current()]).toEqual(['waiting', null]);
    await test.storage.influence.decide({ action: 'refuse', order: id, operator: 'ada' });
    expect(await status(id)).toBe('refused');
    stripe.isDown = true;
    await notify(test, completed('1'.repeat(32)));
    stripe.isDown = false;
    // Every notice sends the refunds that are due. A failed refund is sent again after a minute, as a new call.
    await expect
      .poll(async () => {
        test.pass(60_000);
        await notify(test, completed(id));
        return [...stripe.refunds].toSorted();
      })
      .toEqual([`pi_${'1'.repeat(32)}`, `pi_${id}`].toSorted());
    await notify(test, refunded(id));
    expect(await status(id)).toBe('refused');
    expect(await test.storage.payments.dueRefunds()).toEqual([]);
  });

  it.each([
    ['its payer has the record erased', () => reader.remove(apiPaths.visitor)],
    [
      'the term of the record ends',
      async () => {
        test.pass(91 * dayMs);
        await test.storage.visitors.removeExpired(null, 90);
      },
    ],
  ])('[B-INF-04] when %s while the message waits, and not for one that was shown', async (_when, erase) => {
    await test.close();
    test = await openApp({ ...stripe.env, INFLUENCE_APPROVAL: 'held' });
    reader = test.reader();
    const shown = await order();
    await notify(test, completed(shown));
    await test.storage.influence.decide({ action: 'approve', order: shown, operator: 'ada' });
    const unread = await order({ designation: 'next', message: 'Mine.' });
    await notify(test, completed(unread));
    await order({ designation: 'unpaid', message: 'Later.' });
    expect([await status(shown), await status(unread)]).toEqual(['paid', 'waiting']);
    await erase();
    expect(await messages()).toEqual([]);
    expect(await test.storage.payments.dueRefunds()).toEqual([`pi_${unread}`]);
    // Every notice sends the refunds that are due.
    await notify(test, completed(unread));
    await expect.poll(() => stripe.refunds).toEqual([`pi_${unread}`]);
    await expect.poll(() => test.storage.payments.dueRefunds()).toEqual([]);
  });

  it('[B-INF-04] after an erasure: a refund that is due is still sent, and a paid session finds no order', async () => {
    const id = await order();
    await reader.remove(apiPaths.visitor);
    await notify(test, completed(id));
    await expect.poll(() => stripe.refunds).toEqual([`pi_${id}`]);
    expect(await current()).toBeNull();
  });
});

describe('a refund that is due while Stripe does not answer', () => {
  let silent: HttpListener;
  let waiting: ServerResponse[];
  beforeEach(async () => {
    waiting = [];
    silent = await listen((_request, response) => void waiting.push(response));
    await test.close();
    test = await openApp({ ...stripe.env, STRIPE_API_HOST: silent.url });
    for (const payment of ['pi_1', 'pi_2']) {
      const notice = { event: `evt_of_${payment}`, order: '1'.repeat(32), payment, amount: 1300, currency: 'usd' };
      await test.storage.payments.settle(notice, 'published');
    }
  });
  afterEach(() => silent.close());

  it('[B-INF-04, B-OPS-01] keeps no server from starting, and is sent by it', async () => {
    await test.app.ready();
    expect((await test.reader().get(apiPaths.influenceTerms)).statusCode).toBe(200);
    await expect.poll(() => silent.received.map(({ body }) => body)).toEqual(['payment_intent=pi_1']);
    json(waiting[0]!, { id: 're_1', object: 'refund', status: 'succeeded' });
    await expect.poll(() => silent.received.map(({ body }) => body)).toContain('payment_intent=pi_2');
    expect(await test.storage.payments.dueRefunds()).toEqual(['pi_2']);
  });

  it('[B-INF-04] is logged when it fails, and the next one is sent', async () => {
    const logged = vi.spyOn(test.app.log, 'error');
    await test.app.ready();
    await expect.poll(() => waiting.length).toBe(1);
    json(waiting[0]!, { error: { type: 'invalid_request_error', message: 'no' } }, 400);
    await expect.poll(() => waiting.length).toBe(2);
    expect(logged.mock.calls).toEqual([
      [
        { payment: 'pi_1', err: expect.objectContaining({ message: 'no' }) as object },
        'refund not completed; it is tried again; if it stays so, look for the payment at Stripe',
      ],
    ]);
    logged.mockRestore();
  });

  it('[B-INF-04, B-OPS-01] keeps no server from stopping, which writes nothing more, and is due at the next start', async () => {
    const logged = vi.spyOn(test.app.log, 'error');
    const written = vi.spyOn(test.storage.payments, 'markReturned');
    await test.app.ready();
    await expect.poll(() => waiting.length).toBe(1);
    await test.app.close();
    json(waiting[0]!, { error: { type: 'invalid_request_error', message: 'no' } }, 400);
    await expect.poll(() => logged.mock.calls.length).toBe(1);
    expect([written.mock.calls, silent.received.length]).toEqual([[], 1]);
    logged.mockRestore();
    const next = await test.reopen();
    expect(await next.payments.dueRefunds()).toEqual(['pi_1', 'pi_2']);
    await next.close();
  });
});

it('[B-INF-04] fault 36: a server that is killed while it reads the notice publishes the message once when it comes again', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const env = { ...stripe.env, INFLUENCE_APPROVAL: 'at-once' };
  let server = await startServer({ env, dataDir });
  const profile = await fetch(server.url + apiPaths.profile);
  const cookie = profile.headers.get('set-cookie')?.split(';')[0] ?? '';
  await fetch(server.url + apiPaths.influenceCheckout, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify(line),
  });
  const event = completed(stripe.sessions.at(-1)?.get('client_reference_id') ?? '');
  const send = () => {
    const { payload, headers } = signedNotice(event);
    return fetch(server.url + stripeNoticePath, { method: 'POST', headers, body: payload });
  };
  const sent = send().catch(() => null);
  await server.kill('SIGKILL');
  await sent;
  server = await startServer({ env, dataDir });
  expect((await send()).status).toBe(200);
  expect(await (await fetch(server.url + apiPaths.homepageMessage)).json()).toEqual(line);
  const database = server.database();
  expect(database.prepare('select count(*) as count from influence').get()).toEqual({ count: 1 });
  database.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
  expect(stripe.refunds).toEqual([]);
});
