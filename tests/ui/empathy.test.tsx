import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import Empathy from '../../src/pages/empathy/index.tsx';
import {
  heightAt,
  lengthOf,
  restOf,
  sidesOf,
  stepMsOf,
  stepOf,
  tipSteps,
  traceOf,
} from '../../src/pages/empathy/pulse.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Empathy, { path: '/empathy', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Calibration' });
  return shown;
};
const pair = (number: number) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(`pair ${number} of 11`));
const press = (key: string, options = {}) => fireEvent.keyDown(document.body, { key, ...options });
/** Ten preferences, each for the left sentence. */
const ten = '/empathy?path=0.0.0.0.0.0.0.0.0.0';

describe('[R-RT-03] on /empathy the reader prefers one of two sentences, eleven times', () => {
  test('by pointer, and by the arrow key of its side', async () => {
    const { place } = await enter();
    fireEvent.click(screen.getByRole('button', { name: 'Thank you for waiting.' }));
    await pair(2);
    await screen.findByRole('button', { name: 'Take your time.' });
    await waitFor(() => {
      press('ArrowLeft');
      expect(place.search).toBe('?path=1.0');
    });
    await pair(3);
    press('ArrowRight', { ctrlKey: true });
    press('ArrowUp');
    expect(place.search).toBe('?path=1.0');
  });

  test('after the eleventh come the result, which takes the focus, and a link', async () => {
    const { commands } = await enter({ path: ten, phase: 3 });
    await pair(11);
    fireEvent.click(screen.getByRole('button', { name: 'I would sooner you stayed.' }));
    const reading = await screen.findByText(/^4 plain, 6 soft/);
    await waitFor(() => expect(document.activeElement?.contains(reading)).toBe(true));
    expect(screen.getByText(/You kept to your side/)).toBeTruthy();
    expect(screen.getByText(/“It was not your fault\.”/)).toBeTruthy();
    expect(screen.getByText(/^10 of your eleven came first on the page/)).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/empathy-emergence',
      '/digital-empathy',
    ]);
    await waitFor(() => expect(commands).toHaveLength(2));
  });

  test('a reader who keeps to one kind of sentence is told so', async () => {
    await enter({ path: '/empathy?path=0.0.1.0.0.0.0.0.0.0.0' });
    expect(screen.getByText(/You kept to your sentence/)).toBeTruthy();
  });

  test('the sixth pair is the same sentence twice, with effects on or off', async () => {
    await enter({ path: '/empathy?path=0.0.0.0.0', motion: 'off' });
    expect(screen.getAllByRole('button', { name: 'We apologise for any inconvenience.' })).toHaveLength(2);
    press('ArrowRight');
    expect(await screen.findByText(/Those were the same/)).toBeTruthy();
  });

  test('above suspicion 4 the text says ten pairs, and one pair later eleven', async () => {
    await enter({ suspicion: 4.1 });
    screen.getByText('There are ten pairs.');
    press('ArrowLeft');
    expect(await screen.findByText(/^There are eleven\./)).toBeTruthy();
  });

  test('can be started again at the end', async () => {
    const { place } = await enter({ path: `${ten}.0` });
    fireEvent.click(screen.getByRole('button', { name: 'Tune again' }));
    await pair(1);
    expect(place.search).toBe('');
  });

  test('[B-MIN-01, B-MIN-04] a model learns from the choices, expects the next, and counts how often it was right', async () => {
    await enter({ phase: 3 });
    const model = () => within(screen.getByRole('region', { name: 'What a model learns from you' }));
    expect(screen.getByText(/^This is how I was made\. People were shown two sentences/)).toBeTruthy();
    expect(model().getByText('It begins to expect something after three choices. It has seen 0.')).toBeTruthy();
    for (let next = 2; next <= 4; next += 1) {
      press('ArrowLeft');
      await pair(next);
    }
    expect(await model().findByText(/^Of this pair it expects the left one, with \d\d in 100\.$/)).toBeTruthy();
    const weights = model().getAllByRole('listitem');
    expect(weights).toHaveLength(4);
    expect(weights[0]?.textContent).toMatch(/^it stands first\+\d\.\d\d$/);
    press('ArrowRight');
    await pair(5);
    expect(await model().findByText(/^Its last guess was wrong\. Right 0 of 1 so far\./)).toBeTruthy();
    expect(screen.getByText(/^The model at the foot guesses from the third pair on\./)).toBeTruthy();
  });

  test('[B-MIN-04] the choices from before a reload are not known to the model', async () => {
    await enter({ path: `${ten}.0` });
    expect(
      screen.getByText('It has seen 0 choices of yours since this page was loaded, too few to learn from.'),
    ).toBeTruthy();
  });
});

describe('the pulse', () => {
  test.each([
    [400, 60],
    [1000, 60],
    [20_000, 88],
    [90_000, 88],
  ])('%i ms move it by %i', (ms, units) => expect(stepOf(ms)).toBe(units));
  test('in between the step is logarithmic; without a time it is the middle one', () => {
    expect(stepOf(Math.sqrt(1000 * 20_000))).toBeCloseTo(74, 6);
    expect(stepOf(null)).toBe(74);
  });

  test('eleven slow ones still fit', () => {
    expect(lengthOf(Array.from({ length: 11 }, () => ({ side: 'left' as const, tookMs: 1e9 })))).toBeLessThan(1000);
  });

  test('[B-RST-01] the tip beats in steps for two fifths of its period, and rests for the others', () => {
    expect([0, 1, 5, 6, 13, 14].map((step) => heightAt(step))).toEqual([
      0.2,
      expect.closeTo(0.36, 6),
      1,
      expect.closeTo(1 - 0.8 / 9, 6),
      expect.closeTo(0.2 + 0.8 / 9, 6),
      0.2,
    ]);
    expect(stepMsOf(1600) * tipSteps).toBe(644);
    expect(stepMsOf(700)).toBe(20);
  });

  test('goes left and right as the reader did', () => {
    expect(sidesOf('')).toEqual([]);
    expect(sidesOf('0.1')).toEqual(['left', 'right']);
    expect(traceOf([{ side: 'left', tookMs: 1000 }])).toContain('l5 46');
    expect(traceOf([{ side: 'right', tookMs: 1000 }])).toContain('l5 -46');
  });

  test.each([
    [[null], 1600],
    [[500], 700],
    [[1000, 3000], 2000],
    [[9000], 4000],
  ])('%j rest for %i ms', (took, rest) =>
    expect(restOf(took.map((tookMs) => ({ side: 'left' as const, tookMs })))).toBe(rest),
  );
});
