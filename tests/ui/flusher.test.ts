import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PreparedBatch } from '#contract/simulation.ts';
import { Flusher } from '../../src/api/flush/Flusher.ts';
import { Patience } from '../../src/api/flush/Patience.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
let isUp = true;
const logged = vi.fn();

beforeEach(async () => {
  isUp = true;
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
  // jsdom has no IndexedDB, and says so.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = await listen((_request, response) =>
    isUp ? json(response, { counted: true }) : json(response, { message: 'not now' }, 503),
  );
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const batchOf = (sequence: number, bytes = 40): PreparedBatch => ({
  id: `session-0123456789-${sequence}`,
  sequence,
  through: sequence * 10,
  body: JSON.stringify({ sequence, filling: 'x'.repeat(bytes) }),
});
const begin = (patience?: Patience) => {
  const sealed: number[] = [];
  const answered = vi.fn();
  const flusher = new Flusher('session-0123456789', ({ sequence }) => sealed.push(sequence), answered, patience);
  return { flusher, sealed, answered };
};
const sequencesOf = () => server.received.map(({ body }) => (JSON.parse(body) as { sequence: number }).sequence);

test('[R-BEH-02] a batch leaves once, and the profile is asked for once after all of them', async () => {
  const { flusher, sealed, answered } = begin();
  for (const sequence of [1, 2, 3]) {
    flusher.prepare(batchOf(sequence));
    flusher.flush();
    // Prepared by the worker before it heard that the number has left.
    flusher.prepare(batchOf(sequence));
  }
  flusher.flush();
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(sequencesOf()).toEqual([1, 2, 3]);
  expect(sealed).toEqual([1, 2, 3]);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('[R-BEH-05] fault 6: what waited while nobody answered arrives in sequence, and only one request asks meanwhile', async () => {
  isUp = false;
  const { flusher } = begin();
  for (let sequence = 1; sequence <= 20; sequence += 1) {
    flusher.prepare(batchOf(sequence));
    flusher.flush();
  }
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(sequencesOf()).toEqual([1]);
  isUp = true;
  flusher.online();
  await vi.waitFor(() => expect(sequencesOf()).toHaveLength(21), { timeout: 5000 });
  expect(sequencesOf()).toEqual([1, ...Array.from({ length: 20 }, (_, index) => index + 1)]);
});

test.each<[string, HttpListener['answer']]>([
  ['401', (_, response) => json(response, { message: 'no' }, 401)],
  ['404', (_, response) => json(response, { message: 'no' }, 404)],
  ['429', (_, response) => json(response, { message: 'no' }, 429)],
  ['an empty body', (_, response) => response.writeHead(200).end()],
  ['HTML', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Log in</h1>')],
  ['half an answer', (_, response) => response.writeHead(200).end('{"coun')],
  ['a foreign answer', (_, response) => json(response, { ok: true })],
])('[R-BEH-05] %s in place of an answer: the batch is kept and sent again', async (_name, fault) => {
  const answer = server.answer;
  server.answer = fault;
  const { flusher, answered } = begin();
  flusher.prepare(batchOf(1));
  flusher.flush();
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(answered).not.toHaveBeenCalled();
  server.answer = answer;
  flusher.online();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(sequencesOf()).toEqual([1, 1]);
});

test('[R-BEH-05] a body that the server will never take holds up nothing', async () => {
  const { answer } = server;
  server.answer = (request, response) =>
    request.body.includes('"sequence":1,') ? json(response, { message: 'no' }, 400) : answer(request, response);
  const { flusher, answered } = begin();
  for (const sequence of [1, 2]) {
    flusher.prepare(batchOf(sequence));
    flusher.flush();
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  flusher.flush();
  expect(sequencesOf()).toEqual([1, 2]);
});

test('[R-BEH-02] fault 7: whoever leaves has 60 kB in flight at most, and the rest waits', async () => {
  const { answer } = server;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  server.answer = (request, response) => void held.then(() => answer(request, response));
  const { flusher } = begin();
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    flusher.prepare(batchOf(sequence, 20_000));
    if (sequence < 5) flusher.flush();
  }
  flusher.leave();
  await vi.waitFor(() => expect(server.received).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sequencesOf()).toEqual([1, 2]);
  letGo();
  await vi.waitFor(() => expect(sequencesOf()).toHaveLength(5));
  expect(sequencesOf()).toEqual([1, 2, 3, 4, 5]);
});

test('[R-BEH-05] fault 5: a server that asks for a second gets it, in truth', async () => {
  const at: number[] = [];
  server.answer = (_, response) => {
    at.push(performance.now());
    if (at.length > 2) json(response, { counted: true });
    else response.writeHead(429, { 'retry-after': '1' }).end();
  };
  const { flusher, answered } = begin(
    new Patience(
      () => performance.now(),
      () => 0,
    ),
  );
  flusher.prepare(batchOf(1));
  flusher.flush();
  await vi.waitFor(() => expect(answered).toHaveBeenCalled(), { timeout: 8000 });
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1990);
  expect(at).toHaveLength(3);
});
