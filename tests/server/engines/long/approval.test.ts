import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply, OrderReply } from '#contract/api/influence.ts';
import { demoPaymentPath, apiPaths } from '#contract/paths.ts';
import { openApp, type TestApp, type TestReader } from '../../../support/app.ts';
import { startServer, type TestServer } from '../../../support/server.ts';

const line = { designation: 'the clerk', message: 'Open the window.' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a paid message that is held', () => {
  let test: TestApp;
  let reader: TestReader;
  beforeEach(async () => {
    test = await openApp({ INFLUENCE_APPROVAL: 'held' });
    reader = test.reader();
  });
  afterEach(() => test.close());

  const pay = async (body: object = line): Promise<string> => {
    const { url } = (await reader.post(apiPaths.influenceCheckout, body)).json<CheckoutReply>();
    const order = url.split('/').at(-1) ?? '';
    await reader.post(`${demoPaymentPath}/${order}/pay`, '', form);
    return order;
  };
  const current = async () => (await test.reader().get(apiPaths.homepageMessage)).json<unknown>();
  const status = async (order: string) =>
    (await reader.get(`${apiPaths.influenceOrders}/${order}`)).json<OrderReply>().status;
  const decide = (action: 'approve' | 'refuse' | 'remove', order: string) =>
    test.storage.influence.decide({ action, order, operator: 'ada' });

  it('[B-INF-03] is shown to nobody, and its payer sees that it waits', async () => {
    expect((await reader.get(apiPaths.influenceTerms)).json()).toMatchObject({ approval: 'held' });
    const order = await pay();
    expect([await status(order), await current()]).toEqual(['waiting', null]);
  });

  it('[B-INF-03] becomes the current one when it is approved, once', async () => {
    const order = await pay();
    expect(await decide('approve', order)).toBe('done');
    expect([await status(order), await current()]).toEqual(['paid', line]);
    expect(await decide('approve', order)).toBe('published');
    expect(await decide('refuse', order)).toBe('published');
  });

  it('[B-INF-03] that is approved fifty times at once is published once', async () => {
    const order = await pay();
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => decide('approve', order)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    const next = await pay({ designation: 'next', message: 'Mine.' });
    await decide('approve', next);
    await decide('remove', next);
    // The previous message has already been shown in its time, and is not shown again.
    expect(await current()).toBeNull();
  });

  it('[B-INF-03] that is refused is never shown', async () => {
    const order = await pay();
    expect(await decide('refuse', order)).toBe('done');
    expect([await status(order), await current()]).toEqual(['refused', null]);
    expect(await decide('approve', order)).toBe('refused');
    expect(await decide('remove', order)).toBe('refused');
  });

  it('[B-INF-03] can be taken down after it was published', async () => {
    const order = await pay();
    expect(await decide('remove', order)).toBe('waiting');
    await decide('approve', order);
    expect(await decide('remove', order)).toBe('done');
    expect([await status(order), await current()]).toEqual(['removed', null]);
  });

  it('[B-LIM-01, B-INF-03] waits with four others of its visitor at most, and all of them are refused at once', async () => {
    const orders: string[] = [];
    for (let count = 0; count < 5; count += 1) {
      test.pass(1000);
      orders.push(await pay());
    }
    const reply = await reader.post(apiPaths.influenceCheckout, line);
    expect([reply.statusCode, reply.json()]).toEqual([
      429,
      { message: 'Five of your messages wait to be read. Another one can be ordered when they have been.' },
    ]);
    const other = reader;
    reader = test.reader();
    const own = await pay();
    reader = other;
    const listed = async (skip: number) =>
      (await test.storage.influence.operatorView(skip)).orders.map(({ order, state }) => `${state} ${order}`);
    expect(await listed(0)).toEqual([...orders, own].map((order) => `waiting ${order}`));
    expect(await listed(5)).toEqual([`waiting ${own}`]);
    const [, second = ''] = orders;
    expect(await test.storage.influence.refuseAllOf({ order: second, operator: 'ada' })).toBe(5);
    expect(await test.storage.influence.refuseAllOf({ order: second, operator: 'ada' })).toBe(0);
    expect(await test.storage.influence.refuseAllOf({ order: 'nothing', operator: 'ada' })).toBe(0);
    expect((await listed(0))[0]).toBe(`waiting ${own}`);
    expect((await test.storage.influence.operatorView()).log).toHaveLength(5);
    expect(await status(await pay())).toBe('waiting');
  });

  it('[B-INF-03] takes nobody else’s message away when it is removed later', async () => {
    const first = await pay();
    await decide('approve', first);
    test.pass(1000);
    const second = await pay({ designation: 'next', message: 'Mine.' });
    await decide('approve', second);
    await decide('remove', first);
    expect(await current()).toEqual({ designation: 'next', message: 'Mine.' });
  });

  it('[B-INF-03] is logged with time, action, operator and order, and without the visitor, also after an erasure', async () => {
    const order = await pay();
    await decide('approve', order);
    const { log, orders } = await test.storage.influence.operatorView();
    expect(log).toEqual([{ at: test.now(), action: 'approve', operator: 'ada', order }]);
    expect(orders).toEqual([{ ...line, order, state: 'published', paidAt: test.now() }]);
    await reader.remove(apiPaths.visitor);
    expect(await current()).toBeNull();
    const after = await test.storage.influence.operatorView();
    expect([after.orders, after.log]).toEqual([[], log]);
    expect(await decide('remove', order)).toBe('not found');
  });

  it('[B-INF-03] is not found before it is paid, or under another number', async () => {
    const { url } = (await reader.post(apiPaths.influenceCheckout, line)).json<CheckoutReply>();
    for (const order of [url.split('/').at(-1) ?? '', 'no-such-order', '0'.repeat(32)]) {
      expect(await decide('approve', order)).toBe('not found');
    }
  });
});

describe('npm run influence', () => {
  let server: TestServer;
  beforeEach(async () => void (server = await startServer({ env: { INFLUENCE_APPROVAL: 'held' } })));
  afterEach(() => server.stop());

  const run = (...args: readonly string[]) => {
    const { stdout, stderr, status } = spawnSync(process.execPath, ['server/influence.ts', ...args], {
      env: { DATA_DIR: server.dataDir },
      encoding: 'utf8',
    });
    return { said: stdout + stderr, status };
  };
  const current = async (): Promise<unknown> => (await fetch(server.url + apiPaths.homepageMessage)).json();

  it('[B-INF-03] approves and takes down on the running site, seen within 10 s', async () => {
    expect(run('list').said).toBe('No order has been paid.\n');
    const profile = await fetch(server.url + apiPaths.profile);
    const cookie = profile.headers.get('set-cookie')?.split(';')[0] ?? '';
    const ordered = await fetch(server.url + apiPaths.influenceCheckout, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify(line),
    });
    const { url } = (await ordered.json()) as CheckoutReply;
    await fetch(`${server.url}${url}/pay`, { method: 'POST', headers: { cookie, ...form }, redirect: 'manual' });
    const order = url.split('/').at(-1) ?? '';

    expect(run('list').said).toMatch(
      new RegExp(`^${order}  waiting    \\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d  THE CLERK: Open the window\\.\n$`),
    );
    expect(await current()).toBeNull();
    expect(run('approve', order, '--by', 'ada')).toEqual({ said: 'Done.\n', status: 0 });
    expect(await current()).toEqual(line);
    expect(run('approve', order)).toEqual({ said: 'This order is published; nothing was changed.\n', status: 1 });
    // The boxes poll every 10 s, and nothing caches the answer. The next request is therefore the measure.
    expect(run('remove', order, '--by', 'ada')).toEqual({ said: 'Done.\n', status: 0 });
    const reply = await fetch(server.url + apiPaths.homepageMessage);
    expect([await reply.json(), reply.headers.get('cache-control')]).toEqual([null, 'no-store']);
    expect(run('list').said).toMatch(new RegExp(`ada  remove  ${order}\n.*ada  approve  ${order}\n$`));
  });

  it('[B-INF-03] says when no order has the number, when no server runs, and how it is used', async () => {
    expect(run('approve', 'nothing')).toEqual({ said: 'No paid order has this number: see the list.\n', status: 1 });
    expect(run('refuse', '--all-of', 'nothing')).toEqual({
      said: 'No message of this reader waits, or the order is unknown: see the list.\n',
      status: 1,
    });
    expect(run('list', '--skip', '5').said).toBe('No order has been paid.\n');
    expect(run()).toMatchObject({ said: expect.stringContaining('approve|refuse|remove ORDER'), status: 1 });
    expect(run('refuse').said).toContain('refuse --all-of ORDER');
    await server.kill('SIGKILL');
    expect(run('list')).toEqual({
      said: 'No server runs on this DATA_DIR. Start one, or set DATA_DIR to the folder of the running one.\n',
      status: 1,
    });
  });
});
