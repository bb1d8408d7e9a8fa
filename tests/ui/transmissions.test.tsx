import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { transmissions } from '../../src/content/transmissions.ts';
import Transmissions from '../../src/pages/transmissions/index.tsx';
import { lengthMs, lettered, pathAlong, pathDown, traceOf } from '../../src/pages/transmissions/trace.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Transmissions, { path: '/transmissions', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Reels 001 to 015' });
  return shown;
};
const row = (number: string) => screen.getByRole('button', { name: new RegExp(`^${number}`) });
const play = async (number: string) => {
  fireEvent.click(row(number));
  return screen.findByRole('region', { name: `Reel ${number}` });
};
/** Ends the pen's animation. */
const runOut = (reel: HTMLElement) => {
  // In jsdom React listens for the prefixed event of old WebKit versions.
  const pen = reel.querySelector('span[aria-hidden]') as Element;
  for (const kind of ['animationend', 'webkitAnimationEnd']) fireEvent(pen, new Event(kind, { bubbles: true }));
};

describe('the trace', () => {
  test('has two strokes for a letter, none for a space, and is the same for the same text', () => {
    expect(traceOf('a a')).toEqual([0.475, 0.95, 0.475, 0, 0.475, 0.95]);
    expect(pathDown([0, 1])).toBe('M50 0L50.0 1L6.0 2');
    expect(traceOf('Is it you?')).toEqual(traceOf('Is it you?'));
    // A short strip shows the trace from its beginning to its end.
    expect(pathAlong([0.1, 0.2, 0.3, 0.4, 0.5], 3)).toBe('M0 10L1 10.9L2 8.2L3 13.6');
    expect(pathAlong([1, 1], 3)).toBe('M0 10L1 19.0L2 1.0');
  });

  test('shows a word when the pen has reached it', () => {
    expect(lettered('one two', 0, 10)).toEqual([
      { word: 'one ', at: 0 },
      { word: 'two', at: 0.4 },
    ]);
    expect(lengthMs('one two')).toBe(1360);
  });
});

describe('[R-RT-03] /transmissions plays its reels', () => {
  test.each([
    [0, 4],
    [1, 8],
    [2, 10],
    [3, 12],
    [4, 13],
    [5, 15],
  ] as const)('at phase %i %i of fifteen are out', async (phase, out) => {
    await enter({ phase });
    const box = within(screen.getByRole('list', { name: 'The fifteen reels' }));
    expect(box.getAllByRole('listitem')).toHaveLength(transmissions.length);
    expect(box.getAllByRole('button')).toHaveLength(out);
    expect(box.queryAllByText('not released')).toHaveLength(15 - out);
  });

  test('the pen can be stopped and continued; at its end the button is gone', async () => {
    await enter();
    const reel = await play('005');
    expect(document.activeElement).toBe(reel);
    expect(reel.textContent).toContain('metal begins to tick');
    fireEvent.click(within(reel).getByRole('button', { name: 'halt' }));
    expect(reel.hasAttribute('data-halted')).toBe(true);
    fireEvent.click(within(reel).getByRole('button', { name: 'go on' }));
    runOut(reel);
    expect(reel.hasAttribute('data-running')).toBe(false);
    expect(within(reel).queryByRole('button', { name: 'halt' })).toBeNull();
    expect(within(reel).getByRole('link').getAttribute('href')).toBe('/signal-intercept');
  });

  test('[B-A11Y-04] the button says what it does, and passes its focus to the reel when it disappears', async () => {
    await enter();
    const reel = await play('005');
    const halt = within(reel).getByRole('button', { name: 'halt' });
    halt.focus();
    fireEvent.click(halt);
    expect(halt.textContent).toBe('go on');
    expect(halt.hasAttribute('aria-pressed')).toBe(false);
    fireEvent.click(halt);
    runOut(reel);
    expect(reel.contains(halt)).toBe(false);
    expect(document.activeElement).toBe(reel);
  });

  test('a reel that ends does not take the focus from other elements', async () => {
    await enter();
    const reel = await play('001');
    const next = within(reel).getByRole('button', { name: 'next reel' });
    next.focus();
    runOut(reel);
    expect(document.activeElement).toBe(next);
  });

  test('“next reel” goes in order and skips reels that are not available', async () => {
    await enter({ phase: 0 });
    await play('001');
    fireEvent.click(screen.getByRole('button', { name: 'next reel' }));
    await screen.findByRole('region', { name: 'Reel 003' });
    expect(row('001').textContent).toContain('played');
    expect(row('003').getAttribute('aria-current')).toBe('true');
    await play('005');
    expect(screen.queryByRole('button', { name: 'next reel' })).toBeNull();
  });

  test('playing out of order gets a remark with that order', async () => {
    await enter({ phase: 2, path: '/transmissions?path=2' });
    await screen.findByRole('region', { name: 'Reel 003' });
    await play('001');
    expect(await screen.findByText('You went back for that one. The lid says 3, 1.')).toBeTruthy();
  });

  test('[R-PRO-04] playing all of them in order gives a fragment', async () => {
    const { commands } = await enter({ path: '/transmissions?path=0.1.2.3.4.7.8.10' });
    await screen.findByText(/and in order/);
    await waitFor(() => expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'time:played-in-order' }));
  });

  test.each(['calm', 'off'] as const)('in mode %s nothing moves and the words are there', async (motion) => {
    await enter({ motion });
    const reel = await play('001');
    expect(reel.hasAttribute('data-running')).toBe(false);
    expect(reel.textContent).toContain('takes the other four for the clerk');
  });
});
