import { afterEach, beforeEach, expect, test } from 'vitest';
import { getJson, post, ResponseError } from '../../src/api/fetcher.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
beforeEach(async () => {
  server = await listen((_, response) => json(response, { ok: true }));
});
afterEach(() => server.close());

const raised = async (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as ResponseError,
  );

test('[R-UI-01] a body is sent as JSON with its content type; without a body there is no content type', async () => {
  await post('/api/a', { one: 1 });
  await post('/api/b');
  await getJson('/api/c');
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
  const error = await raised(getJson('/api/a'));
  expect(error?.message).toBe('503: The registry is full.');
  expect(error?.status).toBe(503);
  expect(error?.name).toBe('ResponseError');
  expect((await raised(post('/api/a', {})))?.message).toBe('503: The registry is full.');
});

test('[R-UI-02] an empty body gives the status text', async () => {
  server.answer = (_, response) => response.writeHead(500).end();
  expect((await raised(getJson('/api/a')))?.message).toBe('500: Internal Server Error');
});

test('[R-UI-02] 401 raises by default and is null if the caller asks for it; 403 always raises', async () => {
  server.answer = (_, response) => response.writeHead(401).end('who is it');
  expect((await raised(getJson('/api/a')))?.message).toBe('401: who is it');
  expect(await getJson('/api/a', { on401: 'null' })).toBeNull();
  server.answer = (_, response) => response.writeHead(403).end('not yet');
  expect((await raised(getJson('/api/a', { on401: 'null' })))?.message).toBe('403: not yet');
});
