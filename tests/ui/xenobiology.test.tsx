import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import Xenobiology from '../../src/pages/xenobiology/index.tsx';
import { longestRemark, marksOf, remarked } from '../../src/pages/xenobiology/plates.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Xenobiology, { path: '/xenobiology', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Notes on the filing species' });
  return shown;
};
const open = async (plate: string) => {
  const button = screen.getByRole('button', { name: plate });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(button);
  return screen.findByRole('region', { name: plate });
};
const write = (text: string) => {
  fireEvent.change(screen.getByRole('textbox'), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'write it on the plate' }));
};

describe('[R-RT-03] the reader can write on the drawings of /xenobiology', () => {
  test('a remark is attached to the chosen letter, with effects off and by keyboard too', async () => {
    await enter({ motion: 'off' });
    await open('I, the thumb');
    fireEvent.click(screen.getByRole('button', { name: 'Mark b' }));
    expect(screen.getByLabelText('b, in pencil')).toBeTruthy();
    write('  mine   is shorter ');
    expect(await screen.findByRole('button', { name: 'Mark b: mine is shorter' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Mark a' })).toBeTruthy();
  });

  test('the first remark gets an answer, once, and no word is sent', async () => {
    const { commands, asked, place } = await enter();
    await open('II, the pouch');
    write('a bus ticket');
    await screen.findByText(/^You have written on my plate\./);
    await waitFor(() =>
      expect(commands).toContainEqual({ kind: 'fragment-found', fragment: 'consent:your-side-of-the-glass' }),
    );
    const { search } = place;
    fireEvent.click(screen.getByRole('button', { name: 'Mark c' }));
    write('and another');
    expect(place.search).toBe(search);
    expect(asked.join(' ')).not.toMatch(/ticket|another/);
  });

  test('[B-A11Y-04] pressing a mark focuses its field, and text begun for another mark is kept', async () => {
    await enter();
    await open('I, the thumb');
    const slip = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(slip, { target: { value: 'half a wo' } });
    const mark = screen.getByRole('button', { name: 'Mark b' });
    mark.focus();
    fireEvent.click(mark);
    expect(document.activeElement).toBe(screen.getByLabelText('b, in pencil'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
    write('mine is shorter');
    fireEvent.click(screen.getByRole('button', { name: 'Mark a' }));
    expect(document.activeElement).toBe(screen.getByLabelText('a, in pencil'));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('half a wo');
    expect(screen.getByRole('button', { name: 'Mark b: mine is shorter' })).toBeTruthy();
    write('half a word');
    expect(screen.getByRole('button', { name: 'Mark a: half a word' })).toBeTruthy();
  });

  test('remarks stay while other plates are open', async () => {
    await enter();
    await open('I, the thumb');
    write('left-handed');
    await open('II, the pouch');
    expect(screen.queryByText('left-handed')).toBeNull();
    await open('I, the thumb');
    expect(await screen.findByRole('button', { name: 'Mark a: left-handed' })).toBeTruthy();
  });

  test('the number of plates grows with the phase, and each has a drawing and three marks', async () => {
    for (const [phase, count] of [
      [0, 2],
      [1, 3],
      [3, 4],
      [5, 5],
    ] as const) {
      await enter({ phase });
      const plates = document.querySelectorAll('[data-track^="plate:"]');
      expect(plates).toHaveLength(count);
      for (const plate of plates) {
        expect(plate.querySelector('svg')?.childElementCount).toBeGreaterThan(0);
        expect(marksOf[plate.getAttribute('data-track')?.slice('plate:'.length) ?? '']).toHaveLength(3);
      }
      cleanup();
    }
  });
});

test('a remark has at most 48 letters, and an empty one is deleted', () => {
  const full = 'x'.repeat(longestRemark);
  expect(longestRemark).toBe(48);
  expect(remarked({}, 'hand:a', full)['hand:a']).toBe(full);
  expect(remarked({}, 'hand:a', `${full}y`)['hand:a']).toBe(full);
  expect(remarked({ 'hand:a': 'x', 'hand:b': 'y' }, 'hand:a', '  ')).toEqual({ 'hand:b': 'y' });
});
