import { describe, expect, it } from 'vitest';
import {
  fullQuality,
  goodForMore,
  judgedFrames,
  nextQuality,
  type Quality,
  qualitySteps,
  slowForLess,
  slowMs,
} from '../../src/overlay/quality.ts';

/** The quality after frames with these intervals, ms. */
const after = (intervals: readonly number[], from: Quality = fullQuality): Quality =>
  intervals.reduce(nextQuality, from);
const frames = (count: number, intervalMs: number): readonly number[] =>
  Array.from({ length: count }, () => intervalMs);
const lowest = qualitySteps.length - 1;

describe('quality by frame time', () => {
  it('[B-OVL-03] frames at the threshold cost nothing, later ones a step', () => {
    expect(after(frames(100, slowMs)).step).toBe(0);
    expect(after(frames(slowForLess - 1, slowMs + 0.1)).step).toBe(0);
    expect(after(frames(slowForLess, slowMs + 0.1)).step).toBe(1);
  });

  it('[B-OVL-03] a few slow frames among many cost nothing; one more of them a step', () => {
    const dozen = (slow: number) => [...frames(judgedFrames - slow, 16), ...frames(slow, 33)];
    const sparse = [...dozen(slowForLess - 1), ...dozen(slowForLess - 1), ...dozen(slowForLess - 1)];
    expect(after(sparse).step).toBe(0);
    expect(after(dozen(slowForLess)).step).toBe(1);
  });

  it('[B-OVL-03] from the best to half the resolution within half a second of frames at 20 a second', () => {
    expect(after(frames(2 * slowForLess, 50)).step).toBe(2);
    expect(2 * slowForLess * 50).toBeLessThan(500);
    expect(after(frames(200, 50)).step).toBe(lowest);
  });

  it('[B-OVL-03] the lowest step wants half of the frames, and judges by them', () => {
    const low = { ...fullQuality, step: lowest };
    expect(after(frames(goodForMore, 33.4), low).step).toBe(lowest - 1);
    expect(after(frames(goodForMore * 3, 2 * slowMs + 0.1), low).step).toBe(lowest);
  });

  it('[B-OVL-03] a step up takes many good frames in succession, and each further one twice as many', () => {
    const low = { ...fullQuality, step: 2 };
    expect(after(frames(goodForMore - 1, 16), low).step).toBe(2);
    const higher = after(frames(goodForMore, 16), low);
    expect(higher.step).toBe(1);
    expect(after(frames(2 * goodForMore - 1, 16), higher).step).toBe(1);
    expect(after(frames(2 * goodForMore, 16), higher).step).toBe(0);
    // One slow frame restarts the count.
    expect(after([...frames(goodForMore - 1, 16), 33, ...frames(goodForMore - 1, 16)], low).step).toBe(2);
  });
});
