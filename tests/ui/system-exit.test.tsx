import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openingsOf, shutRatio } from '../../src/pages/system-exit/front.ts';
import SystemExit from '../../src/pages/system-exit/index.tsx';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(SystemExit, { path: '/system-exit', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The way out' });
  return shown;
};
const lit = () =>
  within(screen.getByRole('group', { name: 'Lights that are on' }))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent);
const putOut = async (name: string, answer: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name }));
  return screen.findByText(answer, { ignore: '[aria-hidden] *' });
};
const ways = () =>
  within(screen.getByRole('navigation', { name: 'Ways out' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('[R-RT-03] /system-exit turns its lights off one by one', () => {
  test.each([
    [0, ['stairs', 'counter', 'hall', 'kitchen']],
    [1, ['stacks', 'stairs', 'counter', 'hall', 'kitchen']],
    [2, ['gallery', 'stacks', 'stairs', 'counter', 'hall', 'kitchen']],
    [3, ['gallery', 'third room', 'stacks', 'stairs', 'counter', 'hall', 'kitchen']],
    [4, ['gallery', 'third room', 'stacks', 'stairs', 'bench', 'counter', 'hall', 'kitchen']],
    [5, ['gallery', 'lantern', 'third room', 'stacks', 'stairs', 'bench', 'counter', 'hall', 'kitchen']],
  ] as const)('at phase %i the lights on are %j, and both ways out are open', async (phase, names) => {
    await enter({ phase });
    expect(lit()).toEqual(names);
    expect(ways()).toEqual(['/surveillance-truth']);
    expect(screen.getByRole('button', { name: 'leave by the white door' })).toBeTruthy();
  });

  test('lights can be turned off in any order and stay off; the kitchen stays on', async () => {
    const { place } = await enter();
    const answer = await putOut('stairs', /^Stairs, off\./);
    await waitFor(() => expect(document.activeElement).toBe(answer.parentElement));
    await putOut('kitchen', /^The switch is not on this side\./);
    await putOut('hall', /^Hall, off\./);
    expect(lit()).toEqual(['counter', 'kitchen']);
    expect(screen.queryByText('All off, but for one.')).toBeNull();
    await putOut('counter', /^Counter, off\./);
    expect(screen.getByText('All off, but for one.')).toBeTruthy();
    expect(lit()).toEqual(['kitchen']);
    expect(ways()).toEqual(['/surveillance-truth']);
    expect(place.search).toBe('?path=2.8.0.1');
  });

  test('the heading fades with the lights', async () => {
    await enter();
    const coarse = () => document.querySelector('h1 [class*="grade35"]')?.textContent.length ?? 0;
    expect(coarse()).toBe(0);
    await putOut('hall', /^Hall, off\./);
    expect(coarse()).toBe(3);
    await putOut('counter', /^Counter, off\./);
    await putOut('stairs', /^Stairs, off\./);
    expect(coarse()).toBe('The way out'.length);
    expect(screen.getByRole('main').hasAttribute('data-shut')).toBe(true);
  });

  test.each([
    ['first', []],
    ['after the gallery above', ['gallery']],
    ['after the hall below', ['hall']],
  ])('what the Observer says of the stairs is true when they go %s', async (_, before) => {
    await enter({ phase: 2 });
    for (const name of before) await putOut(name, /\b(out|off)\b/);
    const said = await putOut('stairs', /^You put these out\./);
    expect(said.textContent).not.toMatch(/below|above|first|last/);
  });

  test.each([
    [0, 'with one word: in.'],
    [1, 'On this side the door says: come in, we have read about you.'],
  ] as const)(
    '[B-EXIT-01] at phase %i the white door ends the visit with one line, and leads to the front',
    async (phase, end) => {
      await enter({ phase });
      fireEvent.click(screen.getByRole('button', { name: 'leave by the white door' }));
      const said = (await screen.findByText(/^You are out/)).closest('p')!;
      const link = within(said).getByRole('link');
      expect([link.getAttribute('href'), said.textContent.endsWith(end)]).toEqual(['/', true]);
      expect(within(screen.getByRole('main')).getAllByRole('paragraph')).toHaveLength(1);
      expect(screen.queryAllByRole('button')).toHaveLength(0);
      await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
    },
  );

  test('a lie about the lock is corrected by the next light', async () => {
    await enter({ phase: 1, suspicion: 4.1 });
    expect(screen.getByText('The door locks itself behind the last light.')).toBeTruthy();
    await putOut('stacks', /^It does not lock\./);
  });

  test('with effects off and the server unreachable, lights that are off stay off', async () => {
    const { line } = await enter({ motion: 'off' });
    await putOut('hall', /^Hall, off\./);
    line.isCut = true;
    fireEvent.click(screen.getByRole('button', { name: 'stairs' }));
    expect(await screen.findByText(/^The switches are dead on this side/)).toBeTruthy();
    expect(lit()).toEqual(['stairs', 'counter', 'kitchen']);
    line.isCut = false;
    fireEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText(/^Stairs, off\./)).toBeTruthy();
  });
});

test('a window is lit while its light can be turned off, off afterwards, and otherwise dark', () => {
  const choice = (object: string, index: number) => ({ index, text: object, object });
  const choices = [choice('hall', 0), choice('kitchen', 1)];
  const openings = openingsOf(choices, [{ object: 'stairs', blocks: [] }]);
  const of = (name: string) => openings.find((opening) => opening.name === name)?.state;
  expect([of('hall'), of('stairs'), of('bench'), of('door'), of('kitchen')]).toEqual([
    'lit',
    'out',
    'dark',
    'door',
    'lit',
  ]);
  expect(openings).toHaveLength(15);
  expect(shutRatio(openings)).toBe(0.5);
  expect(shutRatio(openingsOf([choice('kitchen', 0)], [{ object: 'hall', blocks: [] }]))).toBe(1);
  expect(shutRatio(openingsOf(choices, []))).toBe(0);
});
