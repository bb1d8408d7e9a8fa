import { beforeEach, expect, test } from 'vitest';
import type { SimulationInput } from '#contract/simulation.ts';
import { recordStride } from '#contract/telemetry.ts';
import { replayLog } from '#core/replay.ts';
import { seededRandom } from '#core/random.ts';
import { profileOf, Reader, type Act } from '../core/build.ts';
import { begin, fakeTime, Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

/** A session of `count` inputs of every kind, drawn from `seed`. */
function* session(count: number, seed: number): Generator<SimulationInput> {
  const random = seededRandom(seed);
  const reader = new Reader();
  const kinds: Act[0][] = ['scroll', 'hover', 'interaction', 'pulse', 'visible', 'hidden'];
  for (let number = 0; number < count; number += 1) {
    const act = (): Act => {
      const kind = kinds[random.whole(0, 5)] ?? 'pulse';
      return kind === 'scroll' ? [kind, random.ratio() * 100] : [kind, `click:${random.whole(0, 99)}`];
    };
    const roll = random.whole(0, 99);
    if (roll < 70) yield { kind: 'telemetry', batch: reader.batch(Array.from({ length: random.whole(1, 6) }, act)) };
    else if (roll < 80) yield { kind: 'batch-closed', sequence: reader.sequence++, through: reader.through };
    else if (roll < 84) {
      const suspicionLevel = random.whole(0, 50) / 10;
      yield {
        kind: 'profile',
        atMs: Date.now(),
        profile: profileOf({ phaseUnlocked: random.whole(0, 5) as 0, suspicionLevel }),
      };
    } else if (roll < 88) {
      const eggs = random.whole(0, 9) === 0 ? 'none' : 'drift';
      yield { kind: 'route', rules: { path: '/void', eggs, glitches: roll % 2 === 0 && 'blocks', narrative: true } };
    } else if (roll < 91) yield { kind: 'secret-word-typed', word: 'candles'.slice(random.whole(0, 2)) };
    else if (roll < 93) yield { kind: 'hour', hour: random.whole(0, 23) };
    else if (roll < 94) yield { kind: 'eggs-held', isHeld: random.ratio() < 0.5 };
    else if (roll < 97) yield { kind: 'fragment-found', fragment: `page:p${random.whole(0, 30)}` };
    else yield { kind: 'tick' };
  }
}

/** Sends a session to the worker, clicks every third egg, and lets about a second pass every few inputs. */
async function play(simulation: Simulation, count: number, seed: number): Promise<number> {
  let sent = 0;
  for (const input of session(count, seed)) {
    void simulation.api.send([input], Date.now());
    sent += 1;
    if (sent % 10 !== 0) continue;
    await simulation.pass(700 + (sent % 7) * 100);
    const egg = simulation.view.eggs.find(({ discovered }) => !discovered);
    if (egg === undefined || sent % 30 !== 0) continue;
    void simulation.api.send([{ kind: 'egg-clicked', id: egg.id }], Date.now());
  }
  return sent;
}

test('[B-WRK-01] a log of 10,000 inputs replays to the same state, byte for byte', { timeout: 30_000 }, async () => {
  const simulation = await begin({ speed: 10, keepsLog: true });
  expect(await play(simulation, 10_000, 1)).toBe(10_000);
  const snapshot = await simulation.api.snapshot();
  const log = await simulation.api.exportLog();
  expect((JSON.parse(log) as { entries: unknown[] }).entries.length).toBeGreaterThan(10_000);
  const { eggs, narrative } = await simulation.state();
  expect(eggs.discovered.length).toBeGreaterThan(10);
  expect(narrative.phaseTransitions.length).toBeGreaterThan(0);
  expect(replayLog(log)).toBe(snapshot);
});

test('[B-WRK-01] the same seed, clock and inputs give the same bytes in two workers; another seed does not', async () => {
  const run = async (seed: number) => {
    fakeTime();
    const simulation = await begin({ seed, speed: 10 });
    await play(simulation, 600, 2);
    return simulation.api.snapshot();
  };
  const first = await run(7);
  expect(await run(7)).toBe(first);
  expect(await run(8)).not.toBe(first);
});

test('[B-WRK-01] a worker that starts from a snapshot goes on exactly as the first one would have', async () => {
  const first = await begin({ speed: 10 });
  await play(first, 300, 3);
  const second = new Simulation();
  await second.start({ speed: 10, snapshot: await first.api.snapshot() });
  expect(await second.api.snapshot()).toBe(await first.api.snapshot());
  expect(second.view).toEqual(first.view);
  for (let beat = 0; beat < 300; beat += 1) {
    await first.pass(1000);
    await second.send({ kind: 'tick' });
  }
  expect(await second.api.snapshot()).toBe(await first.api.snapshot());
});

test('[B-WRK-01] a log replays although a record contained numbers that JSON cannot express', async () => {
  const simulation = await begin({ keepsLog: true });
  const reader = new Reader();
  const numbers = [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0];
  for (let field = 0; field < recordStride; field += 1) {
    for (const number of numbers) {
      const batch = reader.batch([['visible'], ['hover', 'a word'], ['scroll', 40], ['hover', 'another']]);
      batch.records[recordStride * 2 + field] = number;
      await simulation.send({ kind: 'telemetry', batch });
      await simulation.pass(1000);
    }
  }
  expect(replayLog(await simulation.api.exportLog())).toBe(await simulation.api.snapshot());
});

test(
  '[B-WRK-01] the log is bounded: past 20,000 inputs it starts over from a snapshot, and still replays',
  { timeout: 30_000 },
  async () => {
    const simulation = await begin({ keepsLog: true });
    const ticks: SimulationInput[] = Array.from({ length: 5000 }, () => ({ kind: 'tick' }));
    for (let round = 0; round < 5; round += 1) {
      await simulation.send(...ticks);
      await simulation.pass(1000);
    }
    const log = await simulation.api.exportLog();
    expect((JSON.parse(log) as { entries: unknown[] }).entries.length).toBeLessThan(20_000);
    expect(replayLog(log)).toBe(await simulation.api.snapshot());
  },
);

test('[B-WRK-01] text that is neither a log nor a snapshot is a RangeError', async () => {
  expect(() => replayLog('no log')).toThrow(RangeError);
  expect(() => replayLog('{"version":2}')).toThrow(RangeError);
  const simulation = new Simulation();
  await expect(simulation.start({ snapshot: '{"state":{"version":9}}' })).rejects.toMatchObject({ name: 'RangeError' });
});
