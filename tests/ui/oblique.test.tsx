import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { isFacing, leanInWords, nextPlace, partSides, restOf, turnOf } from '../../src/pages/oblique/lean.ts';
import Oblique from '../../src/pages/oblique/index.tsx';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Oblique, { path: '/oblique', phase: 1, motion: 'calm', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Statement of a passenger' });
  return shown;
};
const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
const leaf = (at: number) => document.querySelector<HTMLElement>(`[data-at="${at}"]`)!;
const turn = (at: number) => leaf(at).style.getPropertyValue('--turn');
const faces = () => document.querySelector('[data-facing] [data-at]')?.getAttribute('data-at') ?? null;
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Lean, in degrees to the right' });

describe('the rule', () => {
  const block = (text: string) => ({ kind: 'prose' as const, voice: 'archivist' as const, text });
  const { front, leaves } = partSides([block('Front.'), block('L14 Hers.'), block('R24 His.'), block('L9 Front.')]);

  test('L or R with two digits is an angle; anything else is the front', () => {
    expect(front.map(({ text }) => text)).toEqual(['Front.', 'L9 Front.']);
    expect(leaves.map(({ at, block: { text } }) => [at, text])).toEqual([
      [-14, 'Hers.'],
      [24, 'His.'],
    ]);
  });

  test('a leaf is flat within two degrees of its angle, and turns away on either side', () => {
    expect(isFacing(-14, -16)).toBe(true);
    expect(isFacing(-14, -12)).toBe(true);
    expect(isFacing(-14, -16.1)).toBe(false);
    expect(turnOf(14, 0)).toBeGreaterThan(65);
    expect(turnOf(60, -60)).toBeLessThanOrEqual(82);
    expect(turnOf(24, 34)).toBe(turnOf(24, 14));
  });

  test('a lean snaps to an angle within three degrees, and never exceeds sixty', () => {
    expect(restOf(-11, leaves)).toBe(-14);
    expect(restOf(-10.9, leaves)).toBe(-10.9);
    expect(restOf(3, leaves)).toBe(0);
    expect(restOf(75, leaves)).toBe(60);
  });

  test('a key goes to the next angle, which may be the front, or to the end', () => {
    expect(nextPlace(0, -1, leaves)).toBe(-14);
    expect(nextPlace(-14, 1, leaves)).toBe(0);
    expect(nextPlace(24, 1, leaves)).toBe(60);
    expect(nextPlace(-14, -1, leaves)).toBe(-60);
    expect([-24, 0, 14].map(leanInWords)).toEqual(['24° to the left', 'from the front', '14° to the right']);
  });
});

describe('[R-RT-03] /oblique is read from the side', () => {
  test('by the arrow keys: the leaf of that angle is flat, and the others are not', async () => {
    await enter();
    expect(faces()).toBeNull();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    await frame();
    expect([faces(), turn(-14), slider().getAttribute('aria-valuetext')]).toEqual(['-14', '0.00', '14° to the left']);
    expect(Number(turn(14))).toBeGreaterThan(80);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await frame();
    expect(faces()).toBe('14');
  });

  test('by the slider and by a button; only fragments of flat leaves are found', async () => {
    const { commands } = await enter();
    fireEvent.change(slider(), { target: { value: '14' } });
    await frame();
    expect([faces(), commands]).toEqual(['14', []]);
    fireEvent.click(screen.getByRole('button', { name: 'Lean 24° to the right' }));
    await frame();
    expect(faces()).toBe('24');
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'memory:weight-of-a-bag' }]);
  });

  test('by a finger drawn across', async () => {
    await enter();
    const main = screen.getByRole('main');
    fireEvent.pointerDown(main, { pointerType: 'touch', clientX: 500 });
    fireEvent.pointerMove(window, { pointerType: 'touch', clientX: 500 + (innerWidth * 14) / 120 });
    await frame();
    expect(faces()).toBe('14');
    fireEvent.pointerUp(window, { pointerType: 'touch' });
    fireEvent.pointerMove(window, { pointerType: 'touch', clientX: 0 });
    await frame();
    expect(faces()).toBe('14');
  });

  test('in mode full the lean is animated', async () => {
    await enter({ motion: 'full' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await frame();
    expect(faces()).toBeNull();
    await vi.waitFor(() => expect(faces()).toBe('14'), { timeout: 5000 });
  });

  test('in mode off every line can be read without leaning', async () => {
    const { commands } = await enter({ phase: 5, motion: 'off' });
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('main').dataset['stands']).toBe('off');
    expect(commands).toHaveLength(6);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/human-cost',
      '/reflection-chamber',
      '/environment',
    ]);
  });

  test('the two sides have their own speakers, with a lie about it above suspicion 4', async () => {
    await enter({ phase: 1, suspicion: 4.5 });
    const hers = within(screen.getByRole('region', { name: 'From the passenger’s seat' }));
    expect(screen.getByText('She had the wheel.')).toBeTruthy();
    expect(hers.getByText(/^He had the wheel\. I should have/)).toBeTruthy();
  });
});
