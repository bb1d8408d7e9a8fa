import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { donenessOf, isAllowed, questionsOf } from '../../src/pages/brevil/brief.ts';
import Brevil from '../../src/pages/brevil/index.tsx';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Brevil, { path: '/brevil', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Deposition 1900' });
  return shown;
};
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const lever = () => screen.getByRole('button', { name: 'press' });
const ask = async (question: string, setting: string, answer: string | RegExp) => {
  fireEvent.click(radio(question));
  fireEvent.click(radio(setting));
  fireEvent.click(lever());
  return screen.findByText(answer);
};

describe('[R-RT-03] /brevil answers by its setting', () => {
  test.each([
    [1, 'light'],
    [2, 'light'],
    [3, 'usual'],
    [4, 'usual'],
    [5, 'smoke'],
    [6, 'smoke'],
  ])('setting %i is %s', (setting, doneness) => expect(donenessOf(setting)).toBe(doneness));

  test('the same question has other answers at 2, at 4 and at 5', async () => {
    await enter();
    await ask('What happened at 14:22?', '2', '“Toast.”');
    await ask('What happened at 14:22?', '4', /I am connected at the wall/);
    const slice = await ask('What happened at 14:22?', '5', /all five concurred/);
    expect(document.activeElement?.contains(slice)).toBe(true);
    const record = screen.getByRole('region', { name: 'taken down so far' });
    expect(within(record).getAllByText('What happened at 14:22?')).toHaveLength(2);
    expect(screen.getByRole('link', { name: /next room/ }).getAttribute('href')).toBe('/judgment');
  });

  test('the lever is the form’s own button, so that Enter presses it', async () => {
    const { place } = await enter();
    fireEvent.submit(radio('State your name.').form as HTMLFormElement);
    await screen.findByText('“Brevil.”');
    expect(place.search).toBe('?path=0');
  });
});

test('at phase 0 there are two questions and settings up to 2', async () => {
  await enter({ phase: 0 });
  expect(screen.getAllByRole('radio', { name: /[?.]$/ })).toHaveLength(2);
  expect(radio('2').disabled).toBe(false);
  expect(radio('3').disabled).toBe(true);
  expect(isAllowed(questionsOf([{ index: 0, text: 'Name', object: 'name-usual' }]), 4)).toBe(true);
  expect(isAllowed(questionsOf([{ index: 0, text: 'Name', object: 'name-usual' }]), 5)).toBe(false);
});

test('[R-PRO-04] a burnt answer gives its fragment', async () => {
  const { commands } = await enter();
  await ask('What is in the tray?', '6', /too small to be counted/);
  await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'memory:crumb-tray' }]));
});

test('above suspicion 4 it says that it is a kettle, and corrects this one answer later', async () => {
  await enter({ suspicion: 4.1 });
  screen.getByText('The witness identifies itself as a kettle.');
  await ask('State your name.', '1', '“Brevil.”');
  expect(screen.getByText(/It said kettle/)).toBeTruthy();
});

test('with effects off the answer is there at once', async () => {
  await enter({ motion: 'off', path: '/brevil?path=11' });
  expect(screen.getByText(/a quarter to three/)).toBeTruthy();
  expect(radio('6').checked).toBe(true);
  expect(radio('Who put the slice in?').checked).toBe(true);
  expect(await ask('Who put the slice in?', '1', '“Somebody hungry.”')).toBeTruthy();
});
