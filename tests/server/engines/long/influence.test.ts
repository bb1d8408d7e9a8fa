import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply, OrderReply } from '#contract/api/influence.ts';
import { type InfluenceField, influenceError } from '#contract/influence.ts';
import { demoPaymentPath, apiPaths } from '#contract/paths.ts';
import { noon, openApp, seat, type TestApp, type TestReader } from '../../../support/app.ts';

let test: TestApp;
let reader: TestReader;
beforeEach(async () => {
  test = await openApp();
  reader = test.reader();
});
afterEach(() => test.close());

const line = { designation: 'the clerk', message: 'Open the window.' };
const checkout = (body: unknown, who = reader) => who.post(apiPaths.influenceCheckout, body);
const orderIn = (reply: LightMyRequestResponse) => reply.json<CheckoutReply>().url.split('/').at(-1) ?? '';
const current = async () => (await test.reader().get(apiPaths.homepageMessage)).json<unknown>();
/** Submits an empty form, like a button of the page. */
const press = (order: string, button: 'pay' | 'cancel', who = reader) =>
  who.post(`${demoPaymentPath}/${order}/${button}`, '', { 'content-type': 'application/x-www-form-urlencoded' });
const seated = async () =>
  (await test.sql('select designation from influence order by ordinal')).map(({ designation }) => designation);

describe('GET /api/influence/terms', () => {
  it('[R-INF-03] tells the price, and that payments are a demonstration', async () => {
    const reply = await reader.get(apiPaths.influenceTerms);
    expect(reply.json()).toEqual({ price: 13, currency: 'USD', gateway: 'demo', approval: 'at-once' });
  });
});

describe('POST /api/influence/checkout', () => {
  it('[R-INF-03] answers the address for paying, and publishes nothing yet', async () => {
    const reply = await checkout(line);
    expect(reply.statusCode).toBe(200);
    expect(reply.json<CheckoutReply>().url).toMatch(/^\/payments\/demo\/[0-9a-f]{32}$/);
    expect(await current()).toBeNull();
  });

  it('[R-INF-03] gives every order its own number', async () => {
    expect(orderIn(await checkout(line))).not.toBe(orderIn(await checkout(line)));
  });

  it.each([
    ['designation', 40, { designation: 'a'.repeat(40), message: 'b' }],
    ['message', 240, { designation: 'a', message: 'b'.repeat(240) }],
    ['message', '1,000 as sent', { designation: 'a', message: `b${' '.repeat(999)}` }],
    ['designation', 1, { designation: 'a', message: 'b' }],
    ['designation', '40 in code points', { designation: '𝔞'.repeat(40), message: 'b' }],
    ['designation', '40 once trimmed', { designation: `  ${'a'.repeat(40)}  `, message: 'b' }],
    ['message', 'three marks on one letter', { designation: 'a', message: 'x\u0302\u0323\u0330' }],
  ])('[R-INF-03] accepts a %s of %s', async (_field, _length, body) => {
    expect((await checkout(body)).statusCode).toBe(200);
  });

  it.each([
    ['designation', 'a'.repeat(41), 'designation must be at most 40 characters long; it is 41.'],
    ['message', 'b'.repeat(241), 'message must be at most 240 characters long; it is 241.'],
    ['designation', '', 'designation must not be empty.'],
    ['message', ' \u00a0 ', 'message must not be empty.'],
    ['message', 'x\u0302\u0323\u0330\u0331', 'message must not hold more than three marks on one letter.'],
    ['message', `a${' '.repeat(1000)}`, 'message must be at most 1000 characters long.'],
    ['designation', ' '.repeat(30_000), 'designation must be at most 1000 characters long.'],
    ['message', 'see example.com', 'message must not hold a web address or an e-mail address.'],
    ['designation', 'The Judge', 'designation must not be the name of the court or of a voice in it.'],
    ['designation', 'shit', 'designation must not hold a swear word, an insult or a slur.'],
    ['message', 'you f u c k', 'message must not hold a swear word, an insult or a slur.'],
  ])('[R-INF-03] refuses %s %j', async (field, text, message) => {
    const reply = await checkout({ ...line, [field]: text });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toEqual({ message });
  });

  it.each(
    [
      ...'\u0000\u0007\t\n\r\u001b\u007f\u0085',
      ...'\u00ad\u034f\u061c\u115f\u3164\uffa0\u2800',
      ...'\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e',
      ...'\u2060\u2066\u2067\u2068\u2069\ufe0f\ufeff\u{e0041}\ue000',
    ].map((character) => [`U+${character.codePointAt(0)?.toString(16)}`, character]),
  )('[R-INF-03] refuses %s, wherever it stands', async (_name, character) => {
    for (const text of [`the${character}clerk`, `the clerk${character}`, character]) {
      const reply = await checkout({ ...line, designation: text });
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toEqual({
        message: 'designation must not hold line breaks or characters that cannot be seen.',
      });
    }
  });

  it.each([
    ['message', '\ufdfa'.repeat(240)],
    ['message', `${'㍿'.repeat(120)}a`],
    ['designation', `${'㍿'.repeat(20)}a`],
  ])('[B-LIM-01] refuses a %s whose characters stand for more than twice its length', async (field, text) => {
    expect(influenceError(field as InfluenceField, text.slice(0, -1))).toBe(
      text.includes('㍿') ? null : `${field} must not hold so many characters that stand for others.`,
    );
    const reply = await checkout({ ...line, [field]: text });
    expect([reply.statusCode, reply.json()]).toEqual([
      400,
      { message: `${field} must not hold so many characters that stand for others.` },
    ]);
  });

  it('[B-LIM-01] counts the orders of an address before it judges them: sixty an hour', async () => {
    const limited = await openApp({ RATE_LIMIT: '600', TRUST_PROXY: 'loopback' });
    const ada = limited.reader();
    const order = (message: string, from = '192.0.2.1') =>
      ada.post(apiPaths.influenceCheckout, { ...line, message }, { 'x-forwarded-for': from });
    // A malformed order does not count.
    expect((await order('')).statusCode).toBe(400);
    for (let count = 0; count < 60; count += 1) expect((await order('you f u c k')).statusCode).toBe(400);
    const reply = await order('you f u c k');
    // Seconds until an hour after the first order. The limiter counts in real time.
    const wait = Number(reply.headers['retry-after']);
    expect(wait).toBeGreaterThan(3540);
    expect(wait).toBeLessThanOrEqual(3600);
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      { message: 'Too many messages have been ordered from this address within an hour.' },
    ]);
    expect((await order('Mind the step.', '192.0.2.2')).statusCode).toBe(200);
    await limited.close();
  });

  it('[R-INF-03] names a missing field, and an unknown one', async () => {
    expect((await checkout({ designation: 'a' })).json()).toEqual({ message: 'message is missing.' });
    expect((await checkout({ ...line, price: 1 })).statusCode).toBe(400);
    expect((await checkout({ ...line, designation: 7 })).json()).toEqual({ message: 'designation must be a text.' });
  });

  it('[R-INF-03] collapses spaces, so that the stored text is what readers will see', async () => {
    const order = orderIn(await checkout({ designation: ' the   clerk ', message: 'Open\u00a0 the window. ' }));
    expect((await reader.get(`${apiPaths.influenceOrders}/${order}`)).json()).toMatchObject(line);
  });
});

describe('an order', () => {
  it('[R-INF-03] that is paid becomes the current message', async () => {
    const order = orderIn(await checkout(line));
    const reply = await press(order, 'pay');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe(`/payment-success?order=${order}`);
    expect(await current()).toEqual(line);
    const receipt = await reader.get(`${apiPaths.influenceOrders}/${order}`);
    expect(receipt.json<OrderReply>()).toEqual({ ...line, status: 'paid', paidAt: noon });
    expect(receipt.headers['cache-control']).toBe('no-store');
  });

  it('[R-INF-03] that is paid fifty times at once is published once', async () => {
    const order = orderIn(await checkout(line));
    const replies = await Promise.all(Array.from({ length: 50 }, () => press(order, 'pay')));
    expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([303]));
    await seat(test.storage, { designation: 'Next', message: 'Mine.' });
    await press(order, 'pay');
    expect(await seated()).toEqual(['the clerk', 'Next']);
  });

  it('[B-LIM-01] may be the twentieth that one visitor has paid for, and not the twenty-first', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 20; count += 1) orders.push(orderIn(await checkout(line)));
    const paidAtOnce = await Promise.all(orders.slice(1).map((order) => press(order, 'pay')));
    const [unpaid = ''] = orders;
    const more = orderIn(await checkout(line));
    expect([...paidAtOnce, await press(more, 'pay')].map(({ statusCode }) => statusCode)).toEqual(
      Array.from({ length: 20 }, () => 303),
    );
    const message = 'You have ordered as many messages as one reader may.';
    const tooMany = await press(unpaid, 'pay');
    expect([tooMany.statusCode, tooMany.json()]).toEqual([429, { message }]);
    const refused = await checkout(line);
    expect([refused.statusCode, refused.json()]).toEqual([429, { message }]);
    expect((await seated()).length).toBe(20);
    // A paid order stays paid, and another visitor may order.
    expect((await press(more, 'pay')).statusCode).toBe(303);
    expect((await checkout(line, test.reader())).statusCode).toBe(200);
  });

  it('[R-INF-03] that is paid last is current, whichever was placed first', async () => {
    const first = orderIn(await checkout({ designation: 'one', message: 'a' }));
    const second = orderIn(await checkout({ designation: 'two', message: 'b' }));
    await press(second, 'pay');
    await press(first, 'pay');
    expect(await current()).toEqual({ designation: 'one', message: 'a' });
  });

  it('[R-INF-03] is pending until it is paid', async () => {
    const order = orderIn(await checkout(line));
    const receipt = await reader.get(`${apiPaths.influenceOrders}/${order}`);
    expect(receipt.json<OrderReply>()).toEqual({ ...line, status: 'pending', paidAt: null });
  });

  it('[R-INF-03] that is cancelled is deleted and cannot be paid', async () => {
    const order = orderIn(await checkout(line));
    const reply = await press(order, 'cancel');
    expect([reply.statusCode, reply.headers.location]).toEqual([303, '/checkout']);
    expect((await reader.get(`${apiPaths.influenceOrders}/${order}`)).statusCode).toBe(404);
    await press(order, 'pay');
    expect(await seated()).toEqual([]);
  });

  it('[R-INF-03] that is cancelled after payment stays paid', async () => {
    const order = orderIn(await checkout(line));
    await press(order, 'pay');
    expect((await press(order, 'cancel')).headers.location).toBe(`/payment-success?order=${order}`);
    expect(await current()).toEqual(line);
  });

  it('[R-INF-03] cannot be seen, paid or cancelled by another visitor', async () => {
    const order = orderIn(await checkout(line));
    const stranger = test.reader();
    const seen = await stranger.get(`${apiPaths.influenceOrders}/${order}`);
    expect([seen.statusCode, seen.json()]).toEqual([404, { message: 'No order of yours has this number.' }]);
    expect((await stranger.get(`${demoPaymentPath}/${order}`)).statusCode).toBe(404);
    await press(order, 'pay', stranger);
    await press(order, 'cancel', stranger);
    expect(await seated()).toEqual([]);
    expect((await reader.get(`${apiPaths.influenceOrders}/${order}`)).statusCode).toBe(200);
  });

  it('[R-INF-03] is still pending after a restart of the server', async () => {
    const order = orderIn(await checkout(line));
    await test.storage.close();
    const next = await test.reopen();
    const [{ visitor = '' } = {}] = (await test.sql('select visitor from orders')) as { visitor: string }[];
    expect(await next.orders.read(visitor, order)).toEqual({
      ...line,
      id: order,
      paidAt: null,
      state: 'unpaid',
      amount: 1300,
      currency: 'usd',
    });
    expect(await next.orders.markPaid(visitor, order)).toBe('paid');
    await next.close();
  });

  it('[R-INF-03] that cannot be published is not marked as paid', async () => {
    const order = orderIn(await checkout(line));
    await test.sql('alter table influence rename to elsewhere');
    expect((await press(order, 'pay')).statusCode).toBe(500);
    await test.sql('alter table elsewhere rename to influence');
    expect((await reader.get(`${apiPaths.influenceOrders}/${order}`)).json()).toMatchObject({ status: 'pending' });
    await press(order, 'pay');
    expect(await current()).toEqual(line);
  });

  it('[R-INF-03] with an unknown number is not found', async () => {
    for (const number of ['no-such-number', '0'.repeat(32), '0'.repeat(100), '__proto__'])
      expect((await reader.get(`${apiPaths.influenceOrders}/${number}`)).statusCode).toBe(404);
  });

  it.each(['%00', `${'0'.repeat(31)}%00`, 'no-such-number'])(
    '[R-INF-03, B-SEC-02] with the number %s is answered as any that is not found',
    async (number) => {
      const reply = await reader.get(`${apiPaths.influenceOrders}/${number}`);
      expect([reply.statusCode, reply.json()]).toEqual([404, { message: 'No order of yours has this number.' }]);
      expect((await reader.get(`${demoPaymentPath}/${number}`)).statusCode).toBe(404);
      const paid = await press(number, 'pay');
      expect([paid.statusCode, paid.headers.location]).toEqual([303, `/payment-success?order=${number}`]);
      const cancelled = await press(number, 'cancel');
      expect([cancelled.statusCode, cancelled.headers.location]).toEqual([303, '/checkout']);
      expect(await seated()).toEqual([]);
    },
  );
});

describe('the demonstration’s payment page', () => {
  it('[R-INF-03] says that it is a demonstration, and shows the order as text', async () => {
    const nasty = { designation: '<img src=x onerror=alert(1)>', message: '"><script>alert(1)</script>&amp;' };
    const order = orderIn(await checkout(nasty));
    const reply = await reader.get(`${demoPaymentPath}/${order}`);
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['content-security-policy']).toContain("form-action 'self'");
    expect(reply.headers['referrer-policy']).toBe('same-origin');
    expect(reply.body).toContain('<h1>No money moves here</h1>');
    expect(reply.body).toContain('&lt;IMG SRC=X ONERROR=ALERT(1)&gt;');
    expect(reply.body).toContain('&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
    expect(reply.body).not.toMatch(/<script|<img|style=/i);
    expect(
      reply.body.match(/<form method="post" action="\/payments\/demo\/[0-9a-f]{32}\/(pay|cancel)">/g),
    ).toHaveLength(2);
  });

  it('[R-INF-03] redirects to the receipt if the order is paid', async () => {
    const order = orderIn(await checkout(line));
    await press(order, 'pay');
    const reply = await reader.get(`${demoPaymentPath}/${order}`);
    expect([reply.statusCode, reply.headers.location]).toEqual([303, `/payment-success?order=${order}`]);
  });

  it('[B-SEC-02] refuses a form of another site', async () => {
    const order = orderIn(await checkout(line));
    const forged = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' };
    const reply = await reader.post(`${demoPaymentPath}/${order}/pay`, '', forged);
    expect(reply.statusCode).toBe(403);
    expect(await seated()).toEqual([]);
  });

  it('[B-SEC-02] accepts forms; the API does not', async () => {
    const reply = await reader.post(apiPaths.influenceCheckout, 'designation=a&message=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(reply.statusCode).toBe(415);
  });
});
