import { beforeEach, expect, test } from 'vitest';
import { replayLog } from '#core/replay.ts';
import { digestOf } from '#core/secret-words.ts';
import { Reader, startAt } from '../core/build.ts';
import { begin, fakeTime, type Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const salt = 'of the sea';
const protocolDigests = { salt, digests: [digestOf('candle', salt), digestOf('inkwells', salt)] };

/** Types a word with `gapMs` of the page's clock between two keys; one message for each key, as the page sends them. */
async function type(simulation: Simulation, word: string, gapMs: number, fromMs = startAt): Promise<void> {
  for (const [index, key] of [...word].entries()) {
    await simulation.pass(gapMs);
    await simulation.send({ kind: 'key', key, atMs: fromMs + index * gapMs });
  }
}

const heard = (simulation: Simulation) =>
  simulation.changes.flatMap(({ secretWordRecognized }) => secretWordRecognized ?? []);

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

test('[R-SEC-01] one long pause inside the word prevents recognition', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'can', 100);
  await type(simulation, 'dle', 100, startAt + 200 + 2001);
  expect(heard(simulation)).toEqual([]);
  await type(simulation, 'can', 100, startAt + 10_000);
  await type(simulation, 'dle', 100, startAt + 10_200 + 1900);
  expect(heard(simulation)).toEqual(['candle']);
});

test('[R-SEC-01] the last ten keys are kept; a word may follow other letters and have capitals', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'abcdefghCandle', 50);
  expect(heard(simulation)).toEqual(['candle']);
  expect((await simulation.state()).keys.letters).toBe('efghcandle');
});

test('[R-SEC-01] each recognition is reported once, and not again by later keys', async () => {
  const simulation = await begin({ protocolDigests });
  await type(simulation, 'candlex', 50);
  await simulation.pass(5000);
  expect(heard(simulation)).toEqual(['candle']);
  await type(simulation, 'candle', 50, startAt + 60_000);
  expect(heard(simulation)).toEqual(['candle', 'candle']);
});

test('[R-SEC-01] two words in one message are reported one after the other', async () => {
  const simulation = await begin({ protocolDigests });
  const keys = [...'candle', ...'inkwells'].map((key, index) => ({
    kind: 'key' as const,
    key,
    atMs: startAt + index,
  }));
  await simulation.send(...keys);
  expect(heard(simulation)).toEqual(['candle', 'inkwells']);
});

test('[R-SEC-01] a word may be submitted in the form instead; a wrong one is rejected', async () => {
  const simulation = await begin({ protocolDigests });
  simulation.changes.length = 0;
  await simulation.send({ kind: 'secret-word-submitted', word: 'inkwells' });
  await simulation.send({ kind: 'secret-word-submitted', word: 'inkwell' });
  await simulation.send({ kind: 'secret-word-submitted', word: '' });
  expect(simulation.changes).toEqual([
    { secretWordRecognized: 'inkwells' },
    { secretWordRejected: true },
    { secretWordRejected: true },
  ]);
});

test('[R-SEC-03] no key is in any batch', async () => {
  const simulation = await begin({ protocolDigests });
  await simulation.send({ kind: 'telemetry', batch: new Reader().lively() });
  await type(simulation, 'candle', 100);
  await simulation.pass(30_000);
  const bodies = simulation.changes.flatMap(({ flush }) => flush?.body ?? []);
  expect(bodies.length).toBeGreaterThan(0);
  for (const body of bodies) expect(body).not.toMatch(/candle|"c"/);
});

test('[B-WRK-01] a log with secret words replays to the same bytes', async () => {
  const simulation = await begin({ protocolDigests, keepsLog: true });
  await type(simulation, 'candle', 100);
  expect(replayLog(await simulation.api.exportLog())).toBe(await simulation.api.snapshot());
});
