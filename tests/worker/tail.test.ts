import { beforeEach, expect, test } from 'vitest';
import type { BehaviorData } from '#contract/api/visitor.ts';
import type { PreparedBatch } from '#contract/simulation.ts';
import { emptyData, Tail } from '../../src/api/flush/Tail.ts';
import { options, Reader, type Act } from '../core/build.ts';
import { begin, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const dataOf = (batch: PreparedBatch): BehaviorData =>
  (JSON.parse(batch.body) as { behaviorData: BehaviorData }).behaviorData;
const nothing: PreparedBatch = {
  id: `${options.sessionId}-1`,
  sequence: 1,
  through: 0,
  body: JSON.stringify({ behaviorData: emptyData() }),
};

const seconds: Act[][] = [
  [['visible'], ['hover', 'a mug'], ['scroll', 10]],
  [['pulse'], ['interaction', 'click:a'], ['scroll', 20]],
  [['interaction', 'click:b'], ['pulse']],
  [['hover', 'a radiator'], ['hidden']],
];

test.each([0, 1, 2, 3, 4])(
  '[R-BEH-02] fault 9: when the page is left, %i of four transfers being prepared, the batch is what the worker would have made of all',
  async (prepared) => {
    const simulation = await begin();
    const reader = new Reader();
    const tail = new Tail();
    let ready = nothing;
    for (const [index, acts] of seconds.entries()) {
      const batch = reader.batch(acts, 333.4);
      tail.note(batch);
      await simulation.send({ kind: 'telemetry', batch });
      if (index >= prepared) continue;
      ready = simulation.view.preparedBatch as PreparedBatch;
      tail.settle(ready.through);
    }
    const last = tail.lengthen(ready);
    const whole = simulation.view.preparedBatch as PreparedBatch;
    expect(dataOf(last)).toEqual(dataOf(whole));
    expect(last).toMatchObject({ id: whole.id, sequence: 1, through: whole.through });

    // Told of it, the worker has nothing left, to the last millisecond.
    await simulation.send({ kind: 'batch-sent', sequence: 1, through: last.through });
    expect(simulation.view.preparedBatch).toBeNull();
  },
);

test('[R-BEH-02] fault 7: what there is no room for stays with the worker', () => {
  const tail = new Tail();
  const reader = new Reader();
  tail.note(reader.batch(Array.from({ length: 101 }, (_, n): Act => ['hover', `h${n}`])));
  expect(tail.lengthen(nothing)).toBe(nothing);
  tail.settle(reader.through);
  tail.note(reader.batch([['hover', 'one']]));
  expect(dataOf(tail.lengthen({ ...nothing, through: 101 })).hoverTargets).toEqual(['one']);
});
