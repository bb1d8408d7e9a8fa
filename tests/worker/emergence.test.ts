import { beforeEach, expect, test } from 'vitest';
import { profileOf, Reader } from '../core/build.ts';
import { readOn, withEggs } from './reading.ts';
import { begin, beginFrom, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

test.each([
  // suspicion, eggs, awareness, pattern: both sides of each threshold, and cases to which two rows of the table apply.
  [4, 3, 0.8, 'linear'],
  [4, 3, 0.801, 'quantum'],
  [4, 4, 0.8, 'recursive'],
  [4, 4, 0.801, 'recursive'],
  [4.1, 3, 0.8, 'chaotic'],
  [4.1, 4, 0.8, 'chaotic'],
  [4.1, 4, 0.801, 'chaotic'],
] as const)('[R-EGG-06] suspicion %d, %d eggs, awareness %d: %s', async (suspicion, eggs, awareness, pattern) => {
  const simulation = await beginFrom((state) => ({ ...withEggs(eggs)(state), awareness }));
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ suspicionLevel: suspicion }) });
  expect(simulation.view.emergencePattern).toBe(pattern);
});

test('[R-EGG-07] [R-CARD-03] awareness rises to 1 at most; stability sinks to 0.2 at least and rises again', async () => {
  const simulation = await begin();
  const reader = new Reader();
  const seen = { awareness: [0], stability: [1] };
  simulation.onChange((change) => {
    if (change.awareness !== undefined) seen.awareness.push(change.awareness);
    if (change.stability !== undefined) seen.stability.push(change.stability);
  });
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ suspicionLevel: 5 }) });
  await readOn(simulation, reader, 240);
  expect(Math.max(...seen.awareness)).toBe(1);
  expect(simulation.view.awareness).toBe(1);
  expect(Math.min(...seen.stability)).toBe(0.2);
  expect(simulation.view.stability).toBe(0.2);
  await simulation.pass(30_000);
  expect(simulation.view.stability).toBeGreaterThan(0.25);
  await simulation.pass(120_000);
  expect(simulation.view.awareness).toBeLessThan(1);
  await simulation.pass(600_000);
  expect(simulation.view.awareness).toBe(0);
  expect(Math.min(...seen.awareness)).toBe(0);
});

test('[R-EGG-08] every hour has its time of day: night before 6 and after 22, twilight before 8 and after 17', async () => {
  const simulation = await begin({ hour: 12 });
  const bands: string[] = [];
  for (let hour = 0; hour < 24; hour += 1) {
    await simulation.send({ kind: 'hour', hour });
    bands.push(simulation.view.timeOfDay);
  }
  const times = (count: number, band: string) => Array.from({ length: count }, () => band);
  expect(bands).toEqual([
    ...times(6, 'night'),
    ...times(2, 'twilight'),
    ...times(10, 'day'),
    ...times(5, 'twilight'),
    ...times(1, 'night'),
  ]);
});
