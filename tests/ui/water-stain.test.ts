import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stainDots } from '../../src/app/stainDots.ts';
import { showWater } from '../../src/app/waterStain.ts';
import { hasMomentAtom, isPhaseNewAtom } from '../../src/state/disturbance.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { pathAtom } from '../../src/state/route.ts';

const strip = { width: 40, height: 900, seed: 7, isDry: false };
const at = (level: number, isDry = false) => stainDots({ ...strip, level, isDry });

test('[B-OVL-15] the water stands a fifth of the way higher with each phase, and there is none before phase 1', () => {
  expect(at(0)).toEqual([]);
  const tops = [1, 2, 3, 4, 5].map((phase) => Math.min(...at(phase).map(({ y }) => y)));
  expect(tops).toEqual([735, 564, 393, 222, 51]);
});

test.each([16, 40])('[B-OVL-15] each dot of a strip of %i px is inside it, on a grid of 3 px', (width) => {
  const dots = stainDots({ ...strip, width, level: 5 });
  expect(dots.length).toBeGreaterThan(300);
  for (const { x, y, size } of dots) {
    expect([x % 3, y % 3]).toEqual([0, 0]);
    expect(x + size).toBeLessThanOrEqual(width);
    expect(y).toBeLessThan(900);
  }
});

test('[B-OVL-15] the line of a lower level stays inside a higher one, and alone when the water has gone', () => {
  const placesOf = (level: number, isDry: boolean) => new Set(at(level, isDry).map(({ x, y }) => `${x} ${y}`));
  const dry = placesOf(5, true);
  const wet = placesOf(5, false);
  expect([...dry].filter((place) => !wet.has(place))).toEqual([]);
  expect(dry.size).toBeLessThan(0.7 * wet.size);
  expect([...placesOf(2, true)].filter((place) => !dry.has(place))).toEqual([]);
});

test('[B-OVL-15] the same page has the same outline, another page has another', () => {
  expect(at(3)).toEqual(at(3));
  expect(stainDots({ ...strip, level: 3, seed: 8 })).not.toEqual(at(3));
});

/** The heights of the highest dots that were drawn in the two strips, in CSS pixels from the foot. */
let levels: Map<string, number>;
let store: ReturnType<typeof createStore>;
let stop: () => void = () => undefined;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(30);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(900);
  levels = new Map();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function getContext(this: HTMLCanvasElement) {
    const side = this.dataset['side'] ?? '';
    levels.set(side, 0);
    const fillRect = (_: number, y: number) => levels.set(side, Math.max(levels.get(side) ?? 0, 900 - y));
    return { scale() {}, fillRect } as unknown as null;
  });
  store = createStore();
  store.set(pathAtom, '/about');
  store.set(effectsChoiceAtom, 'full');
  store.set(previewAtom, { phase: 1, suspicion: null });
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});
const sides = () => [...document.querySelectorAll<HTMLElement>('canvas.water')].map(({ dataset }) => dataset['side']);
const reach = (phase: 2 | 3) => {
  store.set(isPhaseNewAtom, true);
  store.set(previewAtom, { phase, suspicion: null });
};

test('[B-OVL-15] the water of a new phase rises with its moment, in 2.4 s, also if the moment ends early', () => {
  stop = showWater(store);
  const first = levels.get('left')!;
  reach(2);
  expect(levels.get('left')).toBe(first);
  store.set(hasMomentAtom, true);
  vi.advanceTimersByTime(1200);
  const half = levels.get('left')!;
  store.set(hasMomentAtom, false);
  vi.advanceTimersByTime(1080);
  const almost = levels.get('left')!;
  vi.advanceTimersByTime(120);
  const whole = levels.get('left')!;
  // A fifth of the way is 171 px.
  expect([half - first, almost - first, whole - first]).toEqual([93, 165, 171]);
  expect(vi.getTimerCount()).toBe(0);
});

test('[B-OVL-15] without a moment the water of a new phase comes once the phase is no longer new', () => {
  stop = showWater(store);
  const first = levels.get('right')!;
  reach(3);
  expect(levels.get('right')).toBe(first);
  store.set(isPhaseNewAtom, false);
  expect(levels.get('right')).toBeGreaterThan(first + 300);
  store.set(previewAtom, { phase: 1, suspicion: null });
  expect(levels.get('right')).toBe(first);
});

test('[B-OVL-15] the water is drawn again at another size, and not when nothing has changed', () => {
  stop = showWater(store);
  levels.clear();
  store.set(hasMomentAtom, true);
  store.set(hasMomentAtom, false);
  expect(levels.size).toBe(0);
  dispatchEvent(new Event('resize'));
  expect(levels.size).toBe(2);
});

test('[B-OVL-15] in calm the water does not rise: it is there with the moment', () => {
  store.set(effectsChoiceAtom, 'calm');
  stop = showWater(store);
  const first = levels.get('left')!;
  reach(2);
  store.set(hasMomentAtom, true);
  expect(levels.get('left')).toBeGreaterThan(first + 150);
  expect(vi.getTimerCount()).toBe(0);
});

test('[B-OVL-15] water is where a page has a margin, and not where nothing may disturb it, at phase 0, or with effects off', () => {
  stop = showWater(store);
  const shown = ['/about', '/routemap', '/ai-prison', '/human-cost', '/'].map((path) => {
    store.set(pathAtom, path);
    return sides();
  });
  expect(shown).toEqual([['left', 'right'], ['left'], [], [], ['left', 'right']]);
  store.set(effectsChoiceAtom, 'off');
  expect(sides()).toEqual([]);
  store.set(effectsChoiceAtom, 'calm');
  expect(sides()).toEqual(['left', 'right']);
  store.set(previewAtom, { phase: 0, suspicion: null });
  expect(sides()).toEqual([]);
});
