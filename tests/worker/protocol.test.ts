import { beforeEach, expect, test } from 'vitest';
import { replayLog } from '#core/replay.ts';
import { digestOf } from '#core/protocol-words.ts';
import { Reader, startAt } from '../core/build.ts';
import { begin, fakeTime, type Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const salt = 'of the sea';
const protocolDigests = { salt, digests: [digestOf('candle', salt), digestOf('inkwells', salt)] };

/** Types a word, one key a message as the page sends them, `gapMs` of the page's clock between two keys. */
async function type(simulation: Simulation, word: string, gapMs: number, fromMs = startAt): Promise<void> {
  for (const [index, key] of [...word].entries()) {
    await simulation.pass(gapMs);
    await simulation.send({ kind: 'key', key, atMs: fromMs + index * gapMs });
  }
}

const heard = (simulation: Simulation) => simulation.changes.flatMap(({ protocolHeard }) => protocolHeard ?? []);

test.each([
  [1900, ['candle']],
  [2000, ['candle']],
  [2001, []],
  [2100, []],
])('[R-SEC-01] a word with %d ms between its keys: %j', { timeout: 20_000 }, async (gapMs, expected) => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'candle', gapMs);
  expect(heard(simulation)).toEqual(expected);
});

test('[R-SEC-01] one pause inside the word is enough', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'can', 100);
  await type(simulation, 'dle', 100, startAt + 200 + 2001);
  expect(heard(simulation)).toEqual([]);
  await type(simulation, 'can', 100, startAt + 10_000);
  await type(simulation, 'dle', 100, startAt + 10_200 + 1900);
  expect(heard(simulation)).toEqual(['candle']);
});

test('[R-SEC-01] the last ten keys are kept, and a word may come behind others and in capitals', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'abcdefghCandle', 50);
  expect(heard(simulation)).toEqual(['candle']);
  expect((await simulation.state()).keys.letters).toBe('efghcandle');
});

test('[R-SEC-01] each hearing is told of once; keys after it say nothing more', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'candlex', 50);
  await simulation.pass(5000);
  expect(heard(simulation)).toEqual(['candle']);
  await type(simulation, 'candle', 50, startAt + 60_000);
  expect(heard(simulation)).toEqual(['candle', 'candle']);
});

test('[R-SEC-01] two words in one message are told of one after the other', async () => {
  const simulation = await begin({ protocolDigests });
  const keys = [...'candle', ...'inkwells'].map((key, index) => ({
    kind: 'key' as const,
    key,
    atMs: startAt + index,
  }));
  await simulation.send(...keys);
  expect(heard(simulation)).toEqual(['candle', 'inkwells']);
});

test('[R-SEC-01] a word may be said instead of typed; a wrong one is answered as missed', async () => {
  const simulation = await begin({ protocolDigests });
  simulation.changes.length = 0;
  await simulation.send({ kind: 'word-said', word: 'inkwells' });
  await simulation.send({ kind: 'word-said', word: 'inkwell' });
  await simulation.send({ kind: 'word-said', word: '' });
  expect(simulation.changes).toEqual([
    { protocolHeard: 'inkwells' },
    { protocolMissed: true },
    { protocolMissed: true },
  ]);
});

test('[R-SEC-03] no key is in any batch', async () => {
  const simulation = await begin({ protocolDigests });
  await simulation.send({ kind: 'telemetry', batch: new Reader().lively() });
  await type(simulation, 'candle', 100);
  await simulation.pass(30_000);
  const bodies = simulation.changes.flatMap(({ preparedBatch }) => preparedBatch?.body ?? []);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).not.toMatch(/candle|"c"/);
});

test('[B-WRK-01] a log with words in it replays to the same bytes', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'candle', 100);
  expect(replayLog(await simulation.api.exportLog())).toBe(await simulation.api.snapshot());
});
