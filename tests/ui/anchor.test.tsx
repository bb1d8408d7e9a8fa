import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { gradesOf, lineBeats, linesAfter, surfaceAt } from '../../src/pages/anchor/hold.ts';
import Anchor from '../../src/pages/anchor/index.tsx';
import { simulationAtom } from '../../src/state/simulation.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Anchor, { path: '/anchor', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'A word to hold on to' });
  return shown;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const word = () => screen.getByRole('button', { name: 'stone' });
const isHeld = () => word().getAttribute('aria-pressed') === 'true';
const lines = () => screen.getByRole('log').children.length;

describe('the rule', () => {
  test('one line for every twelve beats of holding', () => {
    expect(linesAfter(lineBeats - 1, 5)).toBe(0);
    expect(linesAfter(lineBeats, 5)).toBe(1);
    expect(linesAfter(99 * lineBeats, 5)).toBe(5);
  });

  test('lower stability raises the water and makes the letters coarser', () => {
    expect(surfaceAt(1)).toBe(50);
    expect(surfaceAt(0.2)).toBe(8);
    expect(gradesOf('stone', 1)).toEqual([0, 0, 0, 0, 0]);
    expect(gradesOf('stone', 0.2)).toEqual([0, 10, 10, 20, 20]);
  });
});

describe('[R-RT-03] /anchor is held', () => {
  test('by the pointer: a line at 2.4 s, none after letting go, and shown lines stay', async () => {
    await enter();
    fireEvent.pointerDown(word(), { button: 0 });
    expect(isHeld()).toBe(true);
    pass(2399);
    expect(lines()).toBe(0);
    pass(1);
    expect(lines()).toBe(1);
    fireEvent.pointerUp(window);
    expect(isHeld()).toBe(false);
    pass(60_000);
    expect(lines()).toBe(1);
  });

  test('[B-TCH-02] by one finger: another one that is lifted lets nothing go', async () => {
    await enter();
    fireEvent.pointerDown(word(), { button: 0, pointerId: 4 });
    fireEvent.pointerUp(window, { pointerId: 5 });
    expect(isHeld()).toBe(true);
    fireEvent.pointerUp(window, { pointerId: 4 });
    expect(isHeld()).toBe(false);
  });

  test('not by another button of the mouse', async () => {
    await enter();
    fireEvent.pointerDown(word(), { button: 2 });
    expect(isHeld()).toBe(false);
  });

  test('by space on the page or on the word, and not by keys for other controls', async () => {
    await enter();
    fireEvent.keyDown(document.body, { key: ' ' });
    expect(isHeld()).toBe(true);
    fireEvent.keyUp(document.body, { key: ' ' });
    expect(isHeld()).toBe(false);
    fireEvent.keyDown(word(), { key: 'Enter' });
    expect(isHeld()).toBe(true);
    act(() => void dispatchEvent(new Event('blur')));
    expect(isHeld()).toBe(false);
    fireEvent.keyDown(screen.getByRole('button', { name: 'make it fast' }), { key: ' ' });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isHeld()).toBe(false);
  });

  test('by space while the page itself has the focus, as after a link, and not in a panel', async () => {
    await enter();
    const page = screen.getByRole('main').parentElement!;
    page.tabIndex = -1;
    page.focus();
    expect(fireEvent.keyDown(document.activeElement!, { key: ' ' })).toBe(false);
    expect(isHeld()).toBe(true);
    fireEvent.keyUp(document.activeElement!, { key: ' ' });
    const panel = document.body.appendChild(document.createElement('aside'));
    fireEvent.keyDown(panel, { key: ' ' });
    panel.remove();
    expect(isHeld()).toBe(false);
  });

  test('by its button, without holding, until all lines are shown', async () => {
    const { commands } = await enter({ phase: 3 });
    fireEvent.click(screen.getByRole('button', { name: 'make it fast' }));
    fireEvent.keyUp(document.body, { key: ' ' });
    pass(60_000);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/atmosphere', '/void']);
    await waitFor(() => expect(commands).toHaveLength(3));
  });

  test('[B-A11Y-03] with effects off the figure changes only when the reader takes or leaves the word', async () => {
    const { store } = await enter({ motion: 'off' });
    const set = (stability: number) =>
      act(() => store.set(simulationAtom, { ...store.get(simulationAtom), stability }));
    set(0.4);
    expect(screen.getByText('stability 1.000')).toBeTruthy();
    fireEvent.pointerDown(word(), { button: 0, pointerId: 1, isPrimary: true });
    expect(screen.getByText('stability 0.400')).toBeTruthy();
    set(0.5);
    expect(screen.getByText('stability 0.400')).toBeTruthy();
    fireEvent.pointerUp(word(), { button: 0, pointerId: 1, isPrimary: true });
    expect(screen.getByText('stability 0.500')).toBeTruthy();
  });

  test('the figure shown is the simulation’s stability', async () => {
    const { store } = await enter();
    expect(screen.getByText(/stability 1\.000/)).toBeTruthy();
    act(() => store.set(simulationAtom, { ...store.get(simulationAtom), stability: 0.4 }));
    expect(screen.getByText(/stability 0\.400/)).toBeTruthy();
    expect(word().style.getPropertyValue('--rest')).toBe('19%');
  });

  test('with effects off all lines are there without holding', async () => {
    await enter({ motion: 'off' });
    expect(lines()).toBe(4);
  });
});
