import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import { startPosition, type BehaviorBatch } from '#contract/telemetryFold.ts';
import { Flusher } from '../../src/api/flush/Flusher.ts';
import { RetryPolicy } from '../../src/api/retryPolicy.ts';
import { Reader } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

let server: HttpListener;
let isUp = true;
const logged = vi.fn();

beforeEach(async () => {
  isUp = true;
  logged.mockClear();
  vi.spyOn(console, 'error').mockImplementation(logged);
  // jsdom has no IndexedDB. Without it the outbox logs a warning.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = await listen((_request, response) =>
    isUp ? json(response, { counted: true }) : json(response, { message: 'not now' }, 503),
  );
});
afterEach(async () => {
  await server.close();
  vi.restoreAllMocks();
});

const batchOf = (sequence: number, bytes = 40): BehaviorBatch => ({
  id: `session-0123456789-${sequence}`,
  sequence,
  end: { ...startPosition, through: sequence * 10 },
  body: JSON.stringify({ sequence, filling: 'x'.repeat(bytes) }),
});
const begin = (policy?: RetryPolicy) => {
  const closed: number[] = [];
  const answered = vi.fn();
  const flusher = new Flusher('session-0123456789', ({ sequence }) => closed.push(sequence), answered, policy);
  return { flusher, closed, answered };
};
const sequencesOf = () => server.received.map(({ body }) => (JSON.parse(body) as { sequence: number }).sequence);

test('[R-BEH-02] each batch is sent once, and the profile is requested once after all of them', async () => {
  const { flusher, closed, answered } = begin();
  for (const sequence of [1, 2, 3]) {
    flusher.flush(batchOf(sequence));
    // The worker built this batch before it was told that the number is closed.
    flusher.flush(batchOf(sequence));
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(sequencesOf()).toEqual([1, 2, 3]);
  expect(closed).toEqual([1, 2, 3]);
  expect(answered).toHaveBeenCalledTimes(1);
});

test('[R-BEH-05] fault 6: while the server does not answer only one request is sent; then all batches arrive in sequence', async () => {
  isUp = false;
  const { flusher } = begin();
  for (let sequence = 1; sequence <= 20; sequence += 1) {
    flusher.flush(batchOf(sequence));
  }
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(sequencesOf()).toEqual([1]);
  isUp = true;
  flusher.handleOnline();
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
  flusher.flush(batchOf(1));
  await vi.waitFor(() => expect(logged).toHaveBeenCalled());
  expect(answered).not.toHaveBeenCalled();
  server.answer = answer;
  flusher.handleOnline();
  await vi.waitFor(() => expect(answered).toHaveBeenCalledTimes(1));
  expect(sequencesOf()).toEqual([1, 1]);
});

test.each([
  ['a body that is wrong', 400],
  ['that of a visitor who was erased', 410],
  ['a body that is too large', 413],
])('[R-BEH-05, B-PRV-01] %s is not sent again, and does not delay the others', async (_name, status) => {
  const { answer } = server;
  server.answer = (request, response) =>
    request.body.includes('"sequence":1,') ? json(response, { message: 'no' }, status) : answer(request, response);
  const { flusher, answered } = begin();
  for (const sequence of [1, 2]) {
    flusher.flush(batchOf(sequence));
  }
  await vi.waitFor(() => expect(answered).toHaveBeenCalled());
  expect(sequencesOf()).toEqual([1, 2]);
});

test('[R-BEH-02] fault 7: when the page is left at most 60 kB are in flight, and the rest waits', async () => {
  const { answer } = server;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  server.answer = (request, response) => void held.then(() => answer(request, response));
  const { flusher } = begin();
  for (let sequence = 1; sequence <= 5; sequence += 1) {
    flusher.flush(batchOf(sequence, 20_000));
  }
  flusher.handleHidden();
  await vi.waitFor(() => expect(server.received).toHaveLength(2));
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sequencesOf()).toEqual([1, 2]);
  release();
  await vi.waitFor(() => expect(sequencesOf()).toHaveLength(5));
  expect(sequencesOf()).toEqual([1, 2, 3, 4, 5]);
});

test('[R-BEH-05] fault 5: Retry-After of a second is obeyed, in real time', async () => {
  const at: number[] = [];
  server.answer = (_, response) => {
    at.push(performance.now());
    if (at.length > 2) json(response, { counted: true });
    else response.writeHead(429, { 'retry-after': '1' }).end();
  };
  const { flusher, answered } = begin(
    new RetryPolicy(
      {},
      () => performance.now(),
      () => 0,
    ),
  );
  flusher.flush(batchOf(1));
  await vi.waitFor(() => expect(answered).toHaveBeenCalled(), { timeout: 8000 });
  const [first = 0, second = 0, third = 0] = at;
  expect(second - first).toBeGreaterThanOrEqual(990);
  expect(third - second).toBeGreaterThanOrEqual(1990);
  expect(at).toHaveLength(3);
});

const dataOf = (body: string) => (JSON.parse(body) as { behaviorData: BehaviorData }).behaviorData;

test('[R-BEH-02] fault 9: pending telemetry is closed and sent in the same task in which the page is hidden', async () => {
  const requested = vi.spyOn(globalThis, 'fetch');
  const { flusher, closed } = begin();
  const reader = new Reader();
  flusher.add(reader.batch([['visible'], ['hover', 'a mug']], 500));
  flusher.add(reader.batch([['interaction', 'click:last'], ['hidden']], 500));
  flusher.handleHidden();
  expect(closed).toEqual([1]);
  expect(requested).toHaveBeenCalledTimes(1);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  expect(dataOf(server.received[0]?.body ?? '')).toMatchObject({
    hoverTargets: ['a mug'],
    interactionSequence: ['click:last'],
    dwellTime: 1500,
  });
  // Nothing is pending any more. The worker's batch with the same data is ignored.
  flusher.handleHidden();
  flusher.flush(batchOf(1));
  expect(closed).toEqual([1]);
  expect(requested).toHaveBeenCalledTimes(1);
});

test('[R-BEH-02] hiding the page closes only what came after the batch that the worker closed', async () => {
  const { flusher, closed } = begin();
  const reader = new Reader();
  flusher.add(
    reader.batch([
      ['interaction', 'click:a'],
      ['interaction', 'click:b'],
      ['interaction', 'click:c'],
    ]),
  );
  flusher.flush({
    ...batchOf(1),
    end: { ...startPosition, through: 2, newestAt: reader.at, lastInteraction: reader.at },
  });
  flusher.handleHidden();
  await vi.waitFor(() => expect(server.received).toHaveLength(2));
  expect(closed).toEqual([1, 2]);
  expect(dataOf(server.received[1]?.body ?? '').interactionSequence).toEqual(['click:c']);
});

test('[B-WRK-02] without a message of the worker for a minute of heartbeats, the page closes the batch itself', async () => {
  const { flusher, closed } = begin();
  const reader = new Reader();
  for (let second = 1; second <= 60; second += 1) flusher.add(reader.batch([['interaction', `click:${second}`]]));
  expect(closed).toEqual([]);
  flusher.add(reader.batch([['interaction', 'click:61']]));
  expect(closed).toEqual([1]);
  await vi.waitFor(() => expect(server.received).toHaveLength(1));
  expect(dataOf(server.received[0]?.body ?? '').interactionSequence).toHaveLength(61);
});
