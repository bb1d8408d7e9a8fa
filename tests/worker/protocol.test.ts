import { beforeEach, expect, test } from 'vitest';
import { replayLog } from '#core/replay.ts';
import { digestOf } from '#core/secret-words.ts';
import { begin, fakeTime, type Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const salt = 'of the sea';
const protocolDigests = { salt, digests: [digestOf('candle', salt), digestOf('inkwells', salt)] };

const typed = (word: string) => ({ kind: 'secret-word-typed', word }) as const;

const heard = (simulation: Simulation) =>
  simulation.changes.flatMap(({ secretWordRecognized }) => secretWordRecognized ?? []);

test('[R-SEC-01] a typed word is reported if it is a secret one, once each time; any other gets no answer', async () => {
  const simulation = await begin({ protocolDigests });
  simulation.changes.length = 0;
  for (const word of ['candle', 'candled', 'andle', 'candle']) await simulation.send(typed(word));
  expect(simulation.changes).toEqual([{ secretWordRecognized: 'candle' }, { secretWordRecognized: 'candle' }]);
});

test('[R-SEC-01] two words in one message are reported one after the other', async () => {
  const simulation = await begin({ protocolDigests });
  await simulation.send(typed('candle'), typed('lantern'), typed('inkwells'));
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

test('[B-WRK-01] a log with secret words replays to the same bytes', async () => {
  const simulation = await begin({ protocolDigests, keepsLog: true });
  await simulation.send(typed('candle'));
  expect(replayLog(await simulation.api.exportLog())).toBe(await simulation.api.snapshot());
});
