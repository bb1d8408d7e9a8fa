import { expect, test } from 'vitest';
import type { SimulationInput } from '#contract/simulation.ts';
import { createHourWatch } from '../../src/app/hourWatch.ts';

test('[the hour is not renewed while a page stays in view] R-EGG-08: a heartbeat after the hour has changed sends it, once', () => {
  const sent: SimulationInput[] = [];
  let hour = 21;
  const check = createHourWatch(
    hour,
    (input) => sent.push(input),
    () => hour,
  );
  for (let second = 0; second < 3; second += 1) check();
  expect(sent).toEqual([]);
  hour = 22;
  for (let second = 0; second < 3; second += 1) check();
  expect(sent).toEqual([{ kind: 'hour', hour: 22 }]);
  hour = 23;
  check();
  expect(sent).toHaveLength(2);
});
