import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import DigitalEmpathy from '../../src/pages/digital-empathy/index.tsx';
import { type Place, placeAfter, sheetsOf } from '../../src/pages/digital-empathy/letters.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(DigitalEmpathy, { path: '/digital-empathy', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Two hands' });
  return shown;
};
const button = (name: string) => screen.getByRole('button', { name });
const margin = (side: string) => screen.getByRole('complementary', { name: `${side} margin` });
const place = () => screen.getByRole('article').dataset['place'];
const turnOver = async (heading: string) => {
  fireEvent.click(button('Turn over'));
  await screen.findByRole('article', { name: heading });
};
const point = (kind: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, buttons = 1) =>
  fireEvent[kind](screen.getByRole('article'), { button: 0, buttons, pointerId: 1, clientX });

describe('[R-RT-03] /digital-empathy has two margins, of which one is visible at a time', () => {
  test('by button: a margin is opened once, and stays on its sheet', async () => {
    const { place: address } = await enter();
    expect(margin('left').textContent).toBe('');
    fireEvent.click(button('left margin'));
    expect(place()).toBe('left');
    await within(margin('left')).findByText(/^Deleted before the auditors came/);
    fireEvent.click(button('left margin'));
    expect(place()).toBe('centre');
    fireEvent.click(button('left margin'));
    expect([place(), address.search]).toEqual(['left', '?path=0']);
  });

  test('by pushing the sheet, and by the arrow keys', async () => {
    await enter();
    point('pointerDown', 400);
    point('pointerMove', 330);
    expect(screen.getByRole('article').style.getPropertyValue('--push')).toBe('-70px');
    point('pointerUp', 330);
    expect(place()).toBe('right');
    await within(margin('right')).findByText(/by eleven runs/);
    fireEvent.keyDown(button('right margin'), { key: 'ArrowLeft' });
    expect(place()).toBe('centre');
    fireEvent.keyDown(button('right margin'), { key: 'ArrowLeft' });
    await within(margin('left')).findByText(/^Deleted before the auditors came/);
    expect(place()).toBe('left');
  });

  test('releasing the pointer outside ends a drag, and an arrow key with Alt is left to the browser', async () => {
    const { place: address } = await enter();
    point('pointerDown', 400);
    point('pointerMove', 330);
    point('pointerMove', 300, 0);
    const { style, dataset } = screen.getByRole('article');
    expect([style.getPropertyValue('--push'), dataset['held']]).toEqual(['', undefined]);
    point('pointerMove', 260);
    expect(style.getPropertyValue('--push')).toBe('');
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      fireEvent.keyDown(button('left margin'), { key: 'ArrowLeft', [modifier]: true });
    }
    expect([place(), address.search]).toEqual(['centre', '']);
  });

  test('a margin cannot be opened while a sheet is loading, and can when it is there', async () => {
    await enter();
    fireEvent.click(button('left margin'));
    fireEvent.click(button('right margin'));
    expect(place()).toBe('left');
    await within(margin('left')).findByText(/^Deleted before the auditors came/);
    fireEvent.click(button('right margin'));
    await within(margin('right')).findByText(/by eleven runs/);
    expect(place()).toBe('right');
  });

  test('a sheet takes the focus when it is turned to, forward and back', async () => {
    await enter({ phase: 3 });
    await turnOver('Letter 2, second hand');
    await waitFor(() => expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Letter 2, second hand'));
    fireEvent.click(button('Letter 1, first hand'));
    button('Turn over').focus();
    fireEvent.click(button('Turn over'));
    expect(document.activeElement?.querySelector('h2')?.textContent).toBe('Letter 2, second hand');
  });

  test('a new sheet begins in the middle, and the reader can go back to an old one', async () => {
    await enter({ phase: 3 });
    fireEvent.click(button('left margin'));
    await within(margin('left')).findByText(/before I wrote/);
    await turnOver('Letter 2, second hand');
    expect([place(), margin('left').textContent]).toEqual(['centre', '']);
    fireEvent.click(button('Letter 1, first hand'));
    expect(margin('left').textContent).toMatch(/before I wrote/);
  });

  test('after the last sheet both sides are visible, and unopened margins are counted', async () => {
    const { commands } = await enter({ phase: 2, path: '/digital-empathy?path=0.2.1' });
    await turnOver('Letter 3, first hand');
    fireEvent.click(button('Turn over'));
    const remark = await screen.findByText(/left 4 margins shut/);
    expect(place()).toBe('both');
    await waitFor(() => expect(document.activeElement?.contains(remark)).toBe(true));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/ai-prison');
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'time:left-over' }]));
  });

  test('above suspicion 4 there is a third margin, until the sheet is turned', async () => {
    await enter({ suspicion: 4.1 });
    screen.getByText('There is a third margin.');
    fireEvent.click(button('Turn over'));
    expect(await screen.findByText(/^There are two margins/)).toBeTruthy();
  });
});

describe('the sheet', () => {
  test.each<[Place, number, Place]>([
    ['centre', 59, 'centre'],
    ['centre', 60, 'left'],
    ['centre', -60, 'right'],
    ['right', 60, 'centre'],
    ['left', 400, 'left'],
    ['both', 400, 'both'],
  ])('at %s, pushed by %i px, goes to %s', (from, dx, to) => expect(placeAfter(from, dx)).toBe(to));

  test('a margin belongs to the sheet on which it was opened', () => {
    const [first, second] = sheetsOf([
      { kind: 'heading', text: 'one' },
      { kind: 'margin', text: 'mine', object: 'left' },
      { kind: 'heading', text: 'two' },
      { kind: 'margin', text: 'yours', object: 'right' },
    ]);
    expect([first?.margins.left?.text, first?.margins.right, second?.margins.right?.text]).toEqual([
      'mine',
      null,
      'yours',
    ]);
  });
});
