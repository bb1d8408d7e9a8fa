import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { cloud, fogAt, keptClear } from '../../src/pages/atmosphere/fog.ts';
import Atmosphere from '../../src/pages/atmosphere/index.tsx';
import { farthest, foundMix, goes } from '../../src/pages/atmosphere/mix.ts';
import { effectsModeAtom, effectsStorageKey } from '../../src/state/effects.ts';
import { withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  // jsdom has neither canvas nor media queries. The levers work without them.
  withoutCanvas();
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  localStorage.removeItem(effectsStorageKey);
});

const [columns, rows] = [80, 60];
const clouds = [cloud(1), cloud(400)] as const;
const open = keptClear([], columns, rows);
const grains = (mix: Partial<typeof foundMix>, far = 0, clear = open) =>
  fogAt({ ...foundMix, dust: 0, ...mix }, clouds, far, columns, rows, clear);
const white = (fog: Uint8Array) => fog.filter((grain) => grain === 1).length;

describe('the fog', () => {
  test('thickens from nothing at 0, with each notch of damp', () => {
    const amounts = Array.from({ length: 11 }, (_, damp) => white(grains({ damp })));
    expect(amounts[0]).toBe(0);
    expect(amounts.toSorted((a, b) => a - b)).toEqual(amounts);
    expect(amounts[10]).toBeGreaterThan(columns * rows * 0.85);
  });

  test('moves east, with more dust for each notch', () => {
    expect(grains({}, 0)).toEqual(grains({}, 0.9));
    expect(grains({}, 0)).not.toEqual(grains({}, 1));
    const dusty = (dust: number) => grains({ dust }).filter((grain) => grain === 2).length;
    expect(dusty(0)).toBe(0);
    expect(dusty(10)).toBeGreaterThan(dusty(3));
  });

  test('never covers words, at any thickness', () => {
    const words = { left: 20, top: 20, right: 60, bottom: 40 };
    const fog = grains({ damp: 10 }, 0, keptClear([words], columns, rows));
    for (let y = 20; y <= 40; y++)
      expect(fog.slice(y * columns + 20, y * columns + 60).includes(1), `${y}`).toBe(false);
    expect(white(fog)).toBeGreaterThan(1000);
  });

  test.each([
    [0, 6, 'one sees to the far wall'],
    [2, 6, 'one sees to the far wall'],
    [3, 6, 'one sees as far as the table'],
    [7, 6, 'one sees as far as the table'],
    [8, 6, 'one sees as far as the rail'],
    [8, 9, 'one sees the levers'],
    [10, 9, 'one sees the levers'],
    [10, 10, 'one sees one’s hand'],
  ])('damp %i, lamp %i: %s', (damp, lamp, words) => expect(farthest({ damp, lamp, dust: 0, draught: 0 })).toBe(words));

  test('at six the table can be seen, as the Judge says, and one notch more or less only the rail', () => {
    const seen = [5, 6, 7].map((lamp) => farthest({ ...foundMix, lamp }));
    const [rail, table] = ['one sees as far as the rail', 'one sees as far as the table'];
    expect(seen).toEqual([rail, table, rail]);
  });

  test.each([
    [0, 'it stands'],
    [3, 'it goes east, slowly'],
    [4, 'it goes east'],
    [7, 'it goes east'],
    [8, 'it goes east with the papers'],
  ])('draught %i: %s', (draught, words) => {
    expect(goes({ ...foundMix, draught }, true)).toBe(words);
    expect(goes({ ...foundMix, draught }, false)).toBe('it stands');
  });
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Atmosphere, { path: '/atmosphere', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The building’s air' });
  return shown;
};
const lever = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const pull = (name: string, value: number) => fireEvent.change(lever(name), { target: { value: String(value) } });

describe('[R-RT-03] /atmosphere has five levers', () => {
  test('moving one shows its text, once, and puts the choice into the URL', async () => {
    const { place } = await enter();
    expect(screen.queryByText(/^Breath, most of it let out on the mat/)).toBeNull();
    pull('damp', 8);
    await screen.findByText(/^Breath, most of it let out on the mat/);
    expect(lever('damp').getAttribute('aria-valuetext')).toBe('8 of 10');
    expect(place.search).toBe('?path=0');
    pull('lamp', 7);
    await screen.findByText(/^One lamp, at the back of it all/);
    pull('damp', 2);
    await screen.findByText(/^Breath, most of it let out on the mat/);
    expect(place.search).toBe('?path=0.3');
  });

  test('[B-A11Y-03] the fifth is the effects switch of the whole site', async () => {
    const { store } = await enter({ phase: 5 });
    expect(lever('passage').getAttribute('aria-valuetext')).toBe('full, in every room');
    pull('passage', 1);
    expect(store.get(effectsModeAtom)).toBe('calm');
    expect(localStorage.getItem(effectsStorageKey)).toBe('"calm"');
    await screen.findByText(/here is the valve/);
    pull('passage', 0);
    expect(store.get(effectsModeAtom)).toBe('off');
    expect(lever('passage').getAttribute('aria-valuetext')).toBe('off, in every room');
  });

  test.each(['calm', 'off'] as const)('with effects %s the fog is still and the levers work', async (motion) => {
    await enter({ motion });
    expect(screen.getByText('it stands; one sees as far as the rail')).toBeTruthy();
    pull('draught', 9);
    await screen.findByText(/^A door at the west end/);
    expect(screen.getByText('it stands; one sees as far as the rail')).toBeTruthy();
  });

  test('above suspicion 4 the text lies about the fifth, and corrects itself at the next lever', async () => {
    await enter({ suspicion: 4.5 });
    expect(screen.getByText('The fifth lever is stiff.')).toBeTruthy();
    pull('dust', 1);
    await waitFor(() => expect(screen.getByText(/^The fifth moves at a touch\./)).toBeTruthy());
    expect(screen.getByRole('link', { name: /full stops/ }).getAttribute('href')).toBe('/ascii-void');
  });
});
