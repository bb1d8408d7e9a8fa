import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getJson, post, remove, ResponseError } from '../../src/api/fetcher.ts';
import { readProfile } from '../../src/api/profile.ts';
import { ClickRecord } from '../../src/pages/routemap/ClickRecord.ts';
import { profileOf } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
beforeEach(async () => {
  server = await listen((_, response) => json(response, { ok: true }));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await server.close();
});

const raised = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ResponseError,
  );

test('[R-UI-01] a body is sent as JSON with its content type; without a body there is no content type', async () => {
  await post('/api/a', { one: 1 });
  await post('/api/b');
  await getJson('/api/c', null);
  const [withBody, without, get] = server.received;
  expect(withBody?.headers['content-type']).toBe('application/json');
  expect(withBody?.body).toBe('{"one":1}');
  expect(without?.method).toBe('POST');
  expect(without?.headers['content-type']).toBeUndefined();
  expect(without?.body).toBe('');
  expect(get?.method).toBe('GET');
  expect(get?.headers['content-type']).toBeUndefined();
});

test('[R-UI-02] a response that is not OK raises "{status}: {body text}"', async () => {
  server.answer = (_, response) => response.writeHead(503).end('The registry is full.');
  const error = await raised(getJson('/api/a', null));
  expect(error?.message).toBe('503: The registry is full.');
  expect(error?.status).toBe(503);
  expect(error?.name).toBe('ResponseError');
  expect((await raised(post('/api/a', {})))?.message).toBe('503: The registry is full.');
});

test('[R-UI-02] an empty body gives the status text', async () => {
  server.answer = (_, response) => response.writeHead(500).end();
  expect((await raised(getJson('/api/a', null)))?.message).toBe('500: Internal Server Error');
});

test('[R-UI-02] 401 raises by default and is null if the caller asks for it; 403 always raises', async () => {
  server.answer = (_, response) => response.writeHead(401).end('who is it');
  expect((await raised(getJson('/api/a', null)))?.message).toBe('401: who is it');
  expect(await getJson('/api/a', null, { on401: 'null' })).toBeNull();
  server.answer = (_, response) => response.writeHead(403).end('not yet');
  expect((await raised(getJson('/api/a', null, { on401: 'null' })))?.message).toBe('403: not yet');
});

/** Shortens the time limit to a twentieth of a second. */
const hurry = () => {
  const limit = AbortSignal.timeout.bind(AbortSignal);
  return vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => limit(50));
};

test.each<[string, HttpListener['answer']]>([
  ['never begins', () => undefined],
  ['stops in the middle', (_, response) => void response.writeHead(200, { 'content-length': '99' }).write('{"half":')],
])('[B-CALL-01] a call whose answer %s fails after 45 s, whichever kind it is', async (_, stall) => {
  const limits = hurry();
  server.answer = stall;
  const read = async () => (await post('/api/a', { one: 1 })).json();
  const errors = await Promise.all(
    [getJson('/api/a', null), read(), remove('/api/a', { type: 'null' })].map((call) => raised(call)),
  );
  expect(errors.map((error) => error?.name)).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError']);
  expect(limits.mock.calls).toEqual([[45_000], [45_000], [45_000]]);
});

test('[B-CALL-01] a stalled profile holds up no later one, and a stalled click not the text of its file', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  hurry();
  server.answer = () => undefined;
  const [first, second] = [readProfile('/api/visitor/profile'), readProfile('/api/visitor/profile')];
  const clicks = new ClickRecord();
  clicks.record('doors.log', 3);
  const readings = await Promise.allSettled([first, second, clicks.settled('doors.log')]);
  expect(readings.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  server.answer = (_, response) => json(response, profileOf({ phaseUnlocked: 2 }));
  await vi.waitFor(async () => expect((await readProfile('/api/visitor/profile')).phaseUnlocked).toBe(2), {
    timeout: 10_000,
    interval: 500,
  });
});
