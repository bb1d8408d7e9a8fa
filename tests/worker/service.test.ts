import { beforeEach, expect, test, vi } from 'vitest';
import type { SimulationOptions } from '#contract/simulation.ts';
import { type Act, Reader, startAt } from '../core/build.ts';
import { arrive, begin, fakeTime, Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const nowOf = async (simulation: Simulation) => (await simulation.state()).nowMs - startAt;

test.each([
  [{ seed: -1 }, 'seed is an unsigned 32-bit integer.'],
  [{ seed: 2 ** 32 }, 'seed is an unsigned 32-bit integer.'],
  [{ seed: 1.5 }, 'seed is an unsigned 32-bit integer.'],
  [{ sessionId: 'x'.repeat(15) }, 'sessionId has at least 16 characters.'],
  [{ hour: 24 }, 'hour is a whole number from 0 to 23.'],
  [{ speed: 0 }, 'speed is above 0 and at most 600.'],
  [{ speed: -1 }, 'speed is above 0 and at most 600.'],
  [{ speed: 601 }, 'speed is above 0 and at most 600.'],
  [{ startedAtMs: -1 }, 'startedAtMs is a time in epoch ms.'],
  [{ startedAtMs: Number.NaN }, 'startedAtMs is a time in epoch ms.'],
] satisfies [Partial<SimulationOptions>, string][])('options %j are refused: %s', async (options, message) => {
  await expect(new Simulation().start(options)).rejects.toMatchObject({ name: 'RangeError', message });
});

test('the lowest and the highest value of every option are accepted', async () => {
  for (const options of [
    { seed: 0 },
    { seed: 2 ** 32 - 1 },
    { sessionId: 'x'.repeat(16) },
    { hour: 0 },
    { hour: 23 },
  ]) {
    await expect(begin(options)).resolves.toBeDefined();
  }
});

test('[R-CARD-07] before the start a call is refused, and pause, resume and stop do nothing', async () => {
  const simulation = new Simulation();
  await expect(simulation.api.send([], startAt)).rejects.toThrow('The simulation has not been started.');
  await expect(simulation.api.snapshot()).rejects.toThrow('The simulation has not been started.');
  await expect(simulation.api.exportLog()).rejects.toThrow('The simulation has not been started.');
  await simulation.api.pause(Date.now());
  await simulation.api.resume(Date.now());
  await simulation.close();
});

test('[R-CARD-07] the start reports the whole view; an input that changes nothing causes no report', async () => {
  const simulation = await begin();
  expect(simulation.changes).toEqual([
    {
      awareness: 0,
      stability: 1,
      emergencePattern: 'linear',
      hoveredLongest: null,
      timeOfDay: 'day',
      behaviorPattern: 'lingering',
      eggs: [],
      discoveredEggs: [],
      recommendations: [],
      narrative: simulation.view.narrative,
      disturbance: null,
      narrativeOverlay: null,
    },
  ]);
  await simulation.send({ kind: 'tick' }, { kind: 'hour', hour: 13 });
  await simulation.send();
  expect(simulation.changes).toHaveLength(1);
});

test('[B-WRK-03] a still second is answered with nothing; another with the fields that changed and no other', async () => {
  const simulation = await begin();
  const reader = new Reader();
  const heartbeat = (...acts: Act[]) => {
    vi.advanceTimersByTime(1000);
    const batch = reader.batch([...acts, ['pulse']]);
    return simulation.remote.send([{ kind: 'telemetry', batch }], Date.now());
  };
  await heartbeat(['visible']);
  expect(await heartbeat()).toEqual([]);
  expect(await heartbeat()).toEqual([]);
  // As long as these acts are within the last minute, awareness rises by 0.003 every second.
  await heartbeat(['hover', 'a mug'], ['scroll', 0], ['scroll', 50]);
  const answers = await Promise.all([heartbeat(), heartbeat()]);
  expect(answers).toEqual([[{ awareness: 0.003 }], [{ awareness: 0.006 }]]);
});

test('[R-CARD-07] many inputs in one message are reported in one change', async () => {
  const simulation = await begin();
  simulation.changes.length = 0;
  await simulation.send(
    { kind: 'hour', hour: 3 },
    { kind: 'hour', hour: 7 },
    { kind: 'fragment-found', fragment: 'page:a' },
  );
  expect(simulation.changes).toHaveLength(1);
  expect(simulation.changes[0]).toMatchObject({
    timeOfDay: 'twilight',
    narrative: { discoveredFragments: ['page:a'] },
  });
});

test('[R-CARD-03] the simulation’s clock stops while the page is hidden', async () => {
  const simulation = await begin();
  await simulation.pass(10_000);
  await simulation.api.pause(Date.now());
  await simulation.api.pause(Date.now());
  await simulation.pass(600_000);
  expect(await nowOf(simulation)).toBe(10_000);
  await simulation.api.resume(Date.now());
  await simulation.api.resume(Date.now());
  await simulation.pass(5000);
  expect(await nowOf(simulation)).toBe(15_000);
});

test('[R-CARD-03] at speed 60 a second is a simulated minute, with its four egg checks', async () => {
  const simulation = await begin({ speed: 60 });
  await simulation.pass(10_000);
  expect(await nowOf(simulation)).toBe(600_000);
  expect((await simulation.state()).eggs.checks).toBe(40);
});

test('[R-CARD-03] a clock that jumps during the visit moves the simulation by five seconds at most', async () => {
  const simulation = await begin();
  await simulation.pass(3000);
  vi.setSystemTime(startAt + 86_400_000);
  await simulation.send({ kind: 'tick' });
  expect(await nowOf(simulation)).toBe(8000);
  vi.setSystemTime(startAt - 86_400_000);
  await simulation.send({ kind: 'tick' });
  expect(await nowOf(simulation)).toBe(8000);
});

test('[R-CARD-03] the worker has no timer: without a call no time passes and nothing is reported', async () => {
  const simulation = await begin();
  await simulation.send({ kind: 'telemetry', batch: new Reader().batch([['hover', 'a mug']]) });
  simulation.changes.length = 0;
  vi.advanceTimersByTime(60_000);
  await arrive();
  expect(simulation.changes).toEqual([]);
  expect(await nowOf(simulation)).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('[B-WRK-01] without keepsLog no input is kept, and exporting the log fails with the reason', async () => {
  const simulation = await begin();
  await simulation.pass(5000);
  await expect(simulation.api.exportLog()).rejects.toThrow('This simulation keeps no log. Start it with keepsLog.');
});

test('[R-CARD-07] after stop nothing is reported and nothing runs', async () => {
  const simulation = await begin();
  await simulation.api.stop();
  simulation.changes.length = 0;
  vi.advanceTimersByTime(60_000);
  await arrive();
  expect(simulation.changes).toEqual([]);
  await expect(simulation.api.snapshot()).rejects.toThrow('The simulation has not been started.');
});
