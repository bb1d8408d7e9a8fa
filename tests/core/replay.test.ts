import { describe, expect, test } from 'vitest';
import { step } from '#core/advance.ts';
import { restoredRandom, seededRandom } from '#core/random.ts';
import { restoreSnapshot, snapshotText } from '#core/snapshot.ts';
import { freshState, Reader, startAt } from './build.ts';

describe('chance', () => {
  test('[B-WRK-01] a restored generator goes on with the same draws', () => {
    const random = seededRandom(5);
    for (let draw = 0; draw < 100; draw += 1) random.ratio();
    const twin = restoredRandom(JSON.parse(JSON.stringify(random.state())) as number[]);
    for (let draw = 0; draw < 100; draw += 1) expect(twin.ratio()).toBe(random.ratio());
  });

  test('[B-WRK-01] neighbouring seeds do not start alike', () => {
    const firsts = Array.from({ length: 1000 }, (_, seed) => seededRandom(seed).ratio());
    expect(new Set(firsts).size).toBe(1000);
    expect(Math.abs(firsts.reduce((sum, ratio) => sum + ratio, 0) / 1000 - 0.5)).toBeLessThan(0.03);
  });
});

test('[B-WRK-01] a step does not change its arguments', () => {
  const freeze = <Value>(value: Value): Value => {
    if (typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)) {
      Object.values(value).forEach(freeze);
      Object.freeze(value);
    }
    return value;
  };
  const reader = new Reader();
  const random = seededRandom(3);
  let state = freeze(
    freshState({ awareness: 1, route: { path: '/', eggs: 'drift', glitches: 'tear', narrative: true } }),
  );
  for (let second = 1; second < 300; second += 1) {
    const input =
      second % 30 === 0
        ? ({ kind: 'batch-closed', sequence: state.sequence, through: reader.through } as const)
        : ({ kind: 'telemetry', batch: reader.lively() } as const);
    state = freeze(step(state, input, startAt + second * 1000, random).state);
  }
  const { state: restored, random: again } = restoreSnapshot(snapshotText(state, random));
  expect(snapshotText(restored, again)).toBe(snapshotText(state, random));
});
