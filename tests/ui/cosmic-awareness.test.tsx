import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  drawnTo,
  drifted,
  lightOf,
  offsetOf,
  ownSpeed,
  reachOf,
  restMs,
  whole,
} from '../../src/pages/cosmic-awareness/drift.ts';
import CosmicAwareness from '../../src/pages/cosmic-awareness/index.tsx';
import { withoutCanvas } from '../support/jsdom.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => {
  // `shouldAdvanceTime` is needed for awaited results.
  vi.useFakeTimers({
    toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance', 'setTimeout', 'clearTimeout'],
    shouldAdvanceTime: true,
  });
  // jsdom has no canvas.
  withoutCanvas();
});

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(CosmicAwareness, { path: '/cosmic-awareness', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'A plate, left out' });
  return shown;
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const said = () => document.querySelector('p .visually-hidden')?.textContent;
const first = 'A photographic plate was put out on the roof of the court, and was not fetched in.';
const second = 'Exposure: nine years. The stars on it are short lines, all bent one way, like the hairs on an arm.';

describe('[R-RT-03] /cosmic-awareness drifts, one sentence at a time', () => {
  test('the arrow keys bring the next sentence, and the last one back', async () => {
    await enter();
    expect(said()).toBe(first);
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    pass(3000);
    expect(said()).toBe(second);
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    pass(3000);
    expect(said()).toBe(first);
  });

  test('an arrow key works while the page itself has the focus, as after a link, and not in a panel', async () => {
    await enter();
    const page = screen.getByRole('main').parentElement!;
    page.tabIndex = -1;
    page.focus();
    const panel = document.body.appendChild(document.createElement('aside'));
    fireEvent.keyDown(panel, { key: 'ArrowRight' });
    panel.remove();
    pass(3000);
    expect(said()).toBe(first);
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowRight' });
    pass(3000);
    expect(said()).toBe(second);
  });

  test('a sentence requested by key or button is announced, one that drifts by is not', async () => {
    await enter();
    const live = () => document.querySelector('[aria-live]')?.getAttribute('aria-live');
    expect(live()).toBe('off');
    for (const ask of [
      () => fireEvent.keyDown(document.body, { key: 'ArrowRight' }),
      () => fireEvent.click(screen.getByRole('button', { name: 'drift on' })),
    ]) {
      ask();
      pass(3000);
      expect(live()).toBe('polite');
      const asked = said();
      pass(restMs + 26_000);
      expect(said()).not.toBe(asked);
      expect(live()).toBe('off');
    }
  });

  test('at rest it requests no frames; it goes on after the rest, but not while a link has the focus', async () => {
    await enter();
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    pass(3000);
    const frames = vi.spyOn(globalThis, 'requestAnimationFrame');
    pass(1500);
    expect([said(), frames.mock.calls.length]).toEqual([second, 0]);
    const link = document.body.appendChild(document.createElement('a'));
    link.href = '/';
    link.focus();
    pass(1000);
    frames.mockClear();
    pass(60_000);
    expect([said(), frames.mock.calls.length]).toEqual([second, 0]);
    act(() => link.blur());
    pass(26_000);
    expect(said()).not.toBe(second);
    link.remove();
  });

  test('dragging moves it on; letters on their way are still whole sentences for screen readers', async () => {
    await enter();
    const sky = screen.getByRole('main');
    fireEvent.pointerDown(sky, { clientX: 600, clientY: 300, button: 0 });
    fireEvent.pointerMove(sky, { clientX: 300, clientY: 300 });
    pass(40);
    expect(said()).toBe(second);
    expect(document.querySelector('[data-light="none"], [data-light="35"]')).not.toBeNull();
    fireEvent.pointerUp(sky);
  });

  test('it moves on by itself, and stops at the link at the end', async () => {
    await enter();
    pass(26_000);
    expect(said()).toBe(second);
    pass(120_000);
    expect(screen.getByRole('link', { name: 'Past the edge of the glass nothing has been entered.' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'drift on' }).getAttribute('aria-disabled')).toBe('true');
    expect(vi.getTimerCount()).toBe(0);
  });

  test('a fragment is found when its sentence is reached', async () => {
    const { commands } = await enter({ phase: 1 });
    const on = screen.getByRole('button', { name: 'drift on' });
    fireEvent.click(on);
    pass(3000);
    expect(commands).toEqual([]);
    fireEvent.click(on);
    pass(3000);
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'memory:thumb-among-stars' }]);
  });

  test('in mode calm nothing moves by itself, and a step is immediate', async () => {
    await enter({ motion: 'calm' });
    pass(60_000);
    expect(said()).toBe(first);
    fireEvent.click(screen.getByRole('button', { name: 'drift on' }));
    expect(said()).toBe(second);
    expect(document.querySelector('[data-light]')).toBeNull();
  });

  test('in mode off all sentences are listed and all fragments found', async () => {
    const { commands } = await enter({ phase: 5, motion: 'off' });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByText('Past the edge, the rest.').closest('a')?.getAttribute('href')).toBe('/void');
    await waitFor(() => expect(commands).toHaveLength(4));
  });

  test('no sentence addresses the reader', async () => {
    await enter({ phase: 5, motion: 'off' });
    expect(screen.getByRole('main').textContent).not.toMatch(/\byou\b[^”]/i);
  });
});

describe('the drift', () => {
  test('is slowest where a sentence is whole, and ends at the last', () => {
    expect(ownSpeed(1 + whole, 9)).toBe(ownSpeed(1, 9));
    expect(ownSpeed(1.19, 9)).toBeGreaterThan(ownSpeed(1, 9));
    expect(ownSpeed(1.5, 9)).toBeCloseTo(0.16);
    expect(ownSpeed(9, 9)).toBe(0);
    expect(drifted({ at: 8.99, speed: 4 }, 1000, 9, false).at).toBe(9);
    expect(drifted({ at: 0.1, speed: -4 }, 1000, 9, false).at).toBe(0);
    expect(drifted({ at: 3, speed: 0 }, 1000, 9, false)).toEqual({ at: 3, speed: 0 });
    expect(restMs).toBe(5000);
  });

  test('stops exactly at its target', () => {
    expect(drawnTo({ at: 1, speed: 1 }, 2, 16).at).toBeGreaterThan(1);
    expect(drawnTo({ at: 1.9961, speed: 1 }, 2, 0)).toEqual({ at: 2, speed: 0 });
    expect(drawnTo({ at: 1.9959, speed: 1 }, 2, 0).at).toBe(1.9959);
  });

  test('a letter arrives at its own distance and is clean wherever the sentence is whole', () => {
    expect([offsetOf(2.4), offsetOf(2.6)].map((offset) => offset.toFixed(1))).toEqual(['0.4', '-0.4']);
    for (let index = 0; index < 200; index++) {
      expect(lightOf(index, whole)).toBe(0);
      expect(lightOf(index, -whole)).toBe(0);
      expect(lightOf(index, reachOf(index))).toBeNull();
      expect(lightOf(index, reachOf(index) - 0.001)).toBe(35);
      expect(reachOf(index)).toBeLessThan(0.5);
    }
  });
});
