import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { startPosition } from '#contract/telemetryFold.ts';
import { Flusher } from '../../src/api/flush/Flusher.ts';
import { deleteOutbox, openOutbox, type Outbox, type StoredBatch } from '../../src/api/flush/outbox.ts';
import { isSessionOver } from '../../src/api/flush/session.ts';
import { Reader } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

// jsdom has neither IndexedDB nor Web Locks.
vi.mock('../../src/api/flush/outbox.ts', { spy: true });
vi.mock('../../src/api/flush/session.ts', { spy: true });

let server: HttpListener;
let stored: Map<string, StoredBatch>;
let finishChecking: () => void;

beforeEach(async () => {
  server = await listen((_, response) => json(response, { counted: true }));
  const sessionId = 'session-left';
  const closed: StoredBatch = { sessionId, id: 'session-left-1', sequence: 1, body: '{"old":1}' };
  // A copy of the records that were pending when the page of the earlier session crashed.
  const batches = [new Reader().batch([['interaction', 'click:left']])];
  const pending: StoredBatch = { sessionId, id: 'session-left-2', sequence: 2, start: startPosition, batches };
  stored = new Map([closed, pending].map((batch) => [batch.id, batch]));
  const outbox: Outbox = {
    save: async (batch) => void stored.set(batch.id, batch),
    delete: async (id) => void stored.delete(id),
    clear: async () => stored.clear(),
    all: async () => [...stored.values()],
  };
  vi.mocked(openOutbox).mockResolvedValue(outbox);
  vi.mocked(deleteOutbox).mockImplementation(async () => stored.clear());
  const checked = new Promise<boolean>((resolve) => (finishChecking = () => resolve(true)));
  vi.mocked(isSessionOver).mockReturnValue(checked);
});
afterEach(async () => {
  await server.close();
  vi.clearAllMocks();
});

const answer = (value: string) => (document.cookie = `${consentCookie}=${value}; path=/`);
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));
const begin = () =>
  new Flusher(
    'session-0123456789',
    () => undefined,
    () => undefined,
  );

test('[R-BEH-02] what an earlier session left is sent once it is known that the session is over', async () => {
  const opened = begin().open();
  finishChecking();
  await opened;
  await vi.waitFor(() => expect(server.received).toHaveLength(2));
  expect(server.received[0]?.body).toBe('{"old":1}');
  expect(server.received[1]?.body).toContain('click:left');
  await vi.waitFor(() => expect(stored.size).toBe(0));
});

test.each([
  ['here', true],
  ['in another tab', false],
])(
  '[B-PRV-04] a refusal %s, while the outbox is looked through, keeps what was left from being sent or stored again',
  async (_, isTold) => {
    onTestFinished(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
    const flusher = begin();
    const opened = flusher.open();
    await vi.waitFor(() => expect(vi.mocked(isSessionOver)).toHaveBeenCalled());
    answer('refused.0');
    if (isTold) await flusher.handleConsent();
    else stored.clear();
    finishChecking();
    await opened;
    await settled();
    answer('given');
    await flusher.handleConsent();
    flusher.handleOnline();
    await settled();
    expect([server.received.length, stored.size]).toEqual([0, 0]);
  },
);

test('[B-PRV-01] an erasure before the outbox was opened removes it, so that nothing of it counts for the next visitor', async () => {
  await begin().clear();
  expect(stored.size).toBe(0);
});
