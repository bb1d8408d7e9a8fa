import { expect, it } from 'vitest';
import { canvasArea, union } from '../../src/overlay/canvasArea.ts';

const window = { width: 1280, height: 720 };
const area = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

it('[B-OVL-01] the canvas covers what is drawn, on a grid of 64 px', () => {
  expect(canvasArea(null, area(70, 130, 120, 190), window)).toEqual(area(64, 128, 128, 192));
  expect(canvasArea(null, area(0, 0, 5000, 5000), window)).toEqual(area(0, 0, 1280, 768));
});

it('[B-OVL-01] it keeps its place while what is drawn stays inside, and its size until half of it is enough', () => {
  const current = area(0, 0, 512, 512);
  expect(canvasArea(current, area(10, 10, 500, 300), window)).toBe(current);
  expect(canvasArea(current, area(300, 0, 700, 500), window)).toEqual(area(256, 0, 768, 512));
  expect(canvasArea(current, area(0, 0, 256, 512), window)).toBe(current);
  expect(canvasArea(current, area(0, 0, 192, 512), window)).toEqual(area(0, 0, 192, 512));
});

it('[B-OVL-01] what comes in from outside of the window changes the size of the canvas once', () => {
  const whole = canvasArea(null, area(0, -319, 1280, 1), window);
  expect(whole).toEqual(area(0, 0, 1280, 384));
  const sizes = new Set<string>();
  let current = whole;
  for (let top = -319; top < 720; top += 7) {
    const needed = area(0, top, 1280, top + 320);
    current = canvasArea(current, needed, window);
    sizes.add(`${current.right - current.left} x ${current.bottom - current.top}`);
    expect(current.top).toBeLessThanOrEqual(Math.max(0, needed.top));
    expect(current.bottom).toBeGreaterThanOrEqual(Math.min(720, needed.bottom));
  }
  expect([...sizes]).toEqual(['1280 x 384']);
  expect(canvasArea(null, area(-20, -20, 129, 30), window)).toEqual(area(0, 0, 256, 128));
});

it('[B-OVL-01] the union of nothing is nothing', () => {
  expect(union(null, null)).toBeNull();
  expect(union(area(1, 2, 3, 4), null)).toEqual(area(1, 2, 3, 4));
  expect(union(area(1, 2, 3, 4), area(0, 3, 2, 9))).toEqual(area(0, 2, 3, 9));
});
