import type { InjectOptions } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  offsetHeader,
  aheadHeader,
  apiPaths,
  batchIdHeader,
  demoPaymentPath,
  stripeNoticePath,
} from '#contract/paths.ts';
import { cookieOf, keenBatch, openApp, type TestApp } from '../support/app.ts';
import { engineName } from '../support/store.ts';
import { completed, signedNotice, startStripe } from '../support/stripe.ts';

/** Stands for any text from a reader. No line of the log may contain it, in any encoding. */
const mark = 'zqmarkedzq';

let test: TestApp;
afterEach(async () => {
  await test.close();
  vi.restoreAllMocks();
});

/** Opens the app with the most detailed log. Returns a function that returns the log so far. */
async function openLogged(env: Record<string, string> = {}): Promise<() => string> {
  let text = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    text += String(chunk);
    return true;
  });
  test = await openApp({ LOG_LEVEL: 'trace', ...env });
  await test.app.ready();
  return () => text;
}

/** Every route of the app with its methods, as the app prints them. */
function routes(): { method: string; url: string }[] {
  const printed = test.app.printRoutes({ commonPrefix: false, includeHooks: false });
  return [...printed.matchAll(/(\/\S*|\*) \(([A-Z, ]+)\)/g)].flatMap(([, url = '', methods = '']) =>
    methods.split(', ').map((method) => ({ method, url })),
  );
}

interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly minimum?: number;
  readonly pattern?: string;
}

/** Values of a schema, with the mark in each free text. Each alternative of the schema gives a value. */
function valuesOf(schema: Schema): unknown[] {
  if (schema.anyOf !== undefined) return schema.anyOf.flatMap(valuesOf);
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum !== undefined) return [schema.enum[0]];
  if (schema.properties !== undefined) {
    const entries = Object.entries(schema.properties).map(([name, of]) => [name, valuesOf(of)[0]] as const);
    return [Object.fromEntries(entries)];
  }
  if (schema.type === 'array') return [schema.items === undefined ? [] : [valuesOf(schema.items)[0]]];
  if (schema.type === 'number' || schema.type === 'integer') return [schema.minimum ?? 0];
  if (schema.type === 'boolean') return [true];
  return [mark];
}

/** The bodies that a route may receive: those of its schema, other shapes, and texts that are not JSON. */
function bodiesFor(method: string, url: string): (string | object | undefined)[] {
  if (method === 'GET' || method === 'HEAD') return [undefined];
  const paths = test.app.swagger().paths as Record<string, Record<string, { requestBody?: object }>> | undefined;
  const described = paths?.[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.requestBody as
    { content: Record<string, { schema: Schema }> } | undefined;
  const schema = described?.content['application/json']?.schema;
  const valid = schema === undefined ? [] : (valuesOf(schema) as object[]);
  return [...valid, { [mark]: mark }, [mark], `{"${mark}`, JSON.stringify(mark), undefined];
}

const headers = {
  'user-agent': mark,
  referer: `https://${mark}.example/${mark}`,
  'accept-language': mark,
  accept: `text/html;${mark}=1`,
  'if-none-match': `"${mark}"`,
  'stripe-signature': `t=1,v1=${mark}`,
  [batchIdHeader]: `${mark}-1`,
  [offsetHeader]: mark,
  [aheadHeader]: mark,
};

/** Sends each request in a separate minute, so that no log line about a request is left out. */
const inject = (request: InjectOptions) => {
  test.pass(60_001);
  return test.app.inject(request);
};

/** Sends text with the mark to a route, in every place where a reader can put text. */
async function sendTo({ method, url }: { method: string; url: string }, cookie: string): Promise<void> {
  const address = url.replace(/:\w+|\*/g, mark);
  const send = (path: string, payload?: string | object, more: object = {}) =>
    inject({
      method: method as 'GET',
      url: path,
      ...(payload !== undefined && { payload }),
      headers: {
        cookie,
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...more,
      },
    });
  for (const body of bodiesFor(method, url)) await send(`${address}?path=${mark}&${mark}=${mark}`, body);
  await send(address, undefined, headers);
  await send(address, undefined, { cookie: `d5u=${mark}; d5u-consent=${mark}; ${mark}=${mark}` });
  if (method === 'POST') {
    await send(address, `a=${mark}`, { 'content-type': 'application/x-www-form-urlencoded' });
    await send(address, mark, { 'content-type': `text/${mark}` });
  }
}

async function sendEverywhere(): Promise<void> {
  const known = await test.app.inject(apiPaths.profile);
  const cookie = cookieOf(known) ?? '';
  const behaviorData = keenBatch(test.now(), { hoverTargets: [mark], interactionSequence: [`click:${mark}`] });
  await test.app.inject({ method: 'POST', url: apiPaths.track, headers: { cookie }, payload: { behaviorData } });
  for (const route of routes()) {
    // After an erasure there would be no visitor for the following routes.
    if (route.method !== 'DELETE') await sendTo(route, cookie);
  }
  for (const url of [`/${mark}`, `/${mark}%`, `/%E0%A4%A${mark}`, `/${mark}/`, `//${mark}`, `/assets/${mark}`])
    await inject({ url, headers: { ...headers, cookie } });
  await inject({ method: 'DELETE', url: apiPaths.visitor, headers: { ...headers, cookie } });
}

const linesWith = (log: string, text: string): string[] => log.split('\n').filter((line) => line.includes(text));

describe('marked text of a reader, through every route, at the level trace', () => {
  it('[B-OPS-01, B-PRV-01] is in no log line', async () => {
    const log = await openLogged();
    expect(routes().length).toBeGreaterThan(30);
    await sendEverywhere();
    expect(linesWith(log(), mark)).toEqual([]);
    expect(linesWith(log(), '"msg":"request refused"')).not.toEqual([]);
    expect(linesWith(log(), '"msg":"request answered"')).not.toEqual([]);
  });

  it.runIf(engineName === 'SQLite')('[B-OPS-01, B-PRV-01] is in none either when the store fails', async () => {
    const log = await openLogged();
    for (const table of ['feedback', 'acts', 'story_visits', 'narratives', 'orders', 'judgments', 'protocols'])
      await test.sql(`drop table ${table}`);
    await sendEverywhere();
    expect(linesWith(log(), mark)).toEqual([]);
    expect(linesWith(log(), '"msg":"request failed"')).not.toEqual([]);
  });

  it('[B-OPS-01, B-INF-04] is in none when a payer has written the order into the notice of a payment', async () => {
    const stripe = await startStripe();
    const log = await openLogged(stripe.env);
    const payment = `pi_${'1'.repeat(24)}`;
    const notice = completed(mark, { payment_intent: payment });
    const reply = await test.app.inject({ method: 'POST', url: stripeNoticePath, ...signedNotice(notice) });
    expect(reply.statusCode).toBe(200);
    await sendEverywhere();
    expect(linesWith(log(), 'refunding a payment: order not found')).toHaveLength(1);
    expect(linesWith(log(), payment)).toHaveLength(1);
    expect(linesWith(log(), mark)).toEqual([]);
    await stripe.close();
  });

  it('[B-OPS-01] ten payments in a minute for orders that are not stored have a line, and no more', async () => {
    const log = await openLogged({ LOG_LEVEL: 'warn' });
    const { headers: given } = await test.app.inject(apiPaths.profile);
    const cookie = String(given['set-cookie']).split(';')[0] ?? '';
    for (let call = 0; call < 15; call += 1) {
      const reply = await test.app.inject({
        method: 'POST',
        url: `${demoPaymentPath}/${mark}/pay`,
        headers: { cookie },
      });
      expect([reply.statusCode, reply.headers.location]).toEqual([303, `/payment-success?order=${mark}`]);
    }
    expect(linesWith(log(), 'request answered, but a write failed')).toHaveLength(10);
    expect(linesWith(log(), 'The order of this payment is not stored.')).toHaveLength(10);
    expect(linesWith(log(), mark)).toEqual([]);
  });
});
