import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';
import { storyPages } from '../../src/content/storyPages.ts';
import { Drawing } from '../../src/pages/kitchen/Drawing.tsx';
import Kitchen from '../../src/pages/kitchen/index.tsx';
import { weave } from '../../src/pages/kitchen/weave.ts';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { simulationStatusAtom } from '../../src/state/simulation.ts';
import { showStory } from '../support/showStory.tsx';

const title = 'A kitchen, from 1,900 depositions';
const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Kitchen, { path: '/kitchen', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: title });
  return shown;
};
const examine = async (words: string, caption: string) => {
  // The first button is in the text. Below the text the remaining objects are listed again, for narrow screens.
  fireEvent.click(screen.getAllByRole('button', { name: words })[0]!);
  return screen.findByText(caption);
};
const mug = ['chipped mug', 'fig. 3, one mug, agreed'] as const;

test('shows one line and no objects at phase 0', async () => {
  await enter({ phase: 0 });
  expect(screen.queryAllByRole('button')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'There is no form.' }).getAttribute('href')).toBe('/about');
});

test.each([
  ['chipped mug', 'fig. 3, one mug, agreed'],
  ['second drawer', 'fig. 5, contents, unsorted'],
  ['window', 'fig. 1, window, one dissenting'],
  ['radiator', 'fig. 4, radiator, a question of fact'],
  ['toaster', 'fig. 6, toaster, own likeness'],
  ['look up', 'fig. 0, not drawn'],
])('the words “%s” are a button in the text', async (words, caption) => {
  const { place } = await enter();
  const figure = (await examine(words, caption)).closest('figure');
  expect(figure?.querySelectorAll('svg path').length).toBeGreaterThan(0);
  expect(place.search).toMatch(/^\?path=\d$/);
  expect(document.activeElement?.contains(figure)).toBe(true);
});

test.each([
  ['mug', 4],
  ['drawer', 4],
  ['window', 1],
  ['radiator', 2],
  ['toaster', 2],
  ['votes', 0],
])('the %s is drawn from %i statements', (object, number) => {
  const { container } = render(<Drawing object={object} />);
  const drawn = container.querySelector('svg > g')?.id;
  const statements = [...container.querySelectorAll('use')];
  expect(statements.map((statement) => statement.getAttribute('href'))).toEqual(
    Array.from({ length: number }, () => `#${drawn}`),
  );
});

describe('[B-KIT-01] the room', () => {
  const room = () => {
    const drawn = [...document.querySelectorAll('svg')].find((svg) =>
      svg.getAttribute('viewBox')?.startsWith('0 0 1200'),
    )!;
    return {
      numbers: [...drawn.querySelectorAll('svg > g > text')].map(({ textContent }) => textContent),
      things: drawn.querySelectorAll('g[transform]').length,
      fresh: drawn.querySelectorAll('g[transform][data-fresh]').length,
      fixed: drawn.querySelectorAll(':scope > path').length,
      lamps: drawn.querySelectorAll('g[style*="animation-delay"]').length,
    };
  };
  const numbers = ['1', '3', '4', '5', '6', '0'];

  test.each([
    [0, numbers, 1],
    [1, numbers, 1],
    [4, numbers, 1],
    [5, [...numbers, '2'], 2],
  ] as const)('at phase %i has the numbers of all things', async (phase, expected, fixed) => {
    await enter({ phase });
    expect(room()).toEqual({ numbers: expected, things: 0, fresh: 0, fixed, lamps: 0 });
  });

  test('has each thing that was examined in place of its number, and the newest one is animated', async () => {
    await enter();
    await examine(...mug);
    expect(room()).toEqual({ numbers: ['1', '4', '5', '6', '0'], things: 1, fresh: 1, fixed: 1, lamps: 0 });
    await examine('look up', 'fig. 0, not drawn');
    expect(room()).toEqual({ numbers: ['1', '4', '5', '6'], things: 2, fresh: 1, fixed: 1, lamps: 0 });
  });

  test('a press on a thing examines it, as its name in the text does', async () => {
    const { place } = await enter();
    const rect = document.querySelector('svg rect[data-track="examine:mug"]')!;
    fireEvent.click(rect);
    await screen.findByText(mug[1]);
    expect(place.search).toBe('?path=0');
    expect(room()).toMatchObject({ numbers: ['1', '4', '5', '6', '0'], things: 1 });
  });

  test('has the lamps of the five once the reader sits, and nothing disturbs the page from then on', async () => {
    const { store } = await enter({ phase: 5 });
    await examine('sixth chair', 'fig. 2, one chair, pulled out');
    expect(room()).toMatchObject({ things: 1, lamps: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'sit down' }));
    await waitFor(() => expect(room()).toMatchObject({ things: 1, lamps: 5 }));
    const request = { kind: 'phase', durationMs: 1500, seed: 1 } as const;
    store.set(disturbanceAtom, request);
    expect(store.get(disturbanceAtom)).toBeNull();
    cleanup();
    store.set(disturbanceAtom, request);
    expect(store.get(disturbanceAtom)).toBe(request);
  });

  test('nothing in it can be pressed at phase 0', async () => {
    await enter({ phase: 0 });
    expect(document.querySelectorAll('svg rect')).toHaveLength(0);
  });

  test('has the things of the path after a reload', async () => {
    await enter({ path: '/kitchen?path=0.5' });
    expect(room()).toMatchObject({ numbers: ['1', '4', '5', '6'], things: 2 });
  });
});

test('an object that no line names is listed below them', async () => {
  await enter({ suspicion: 3 });
  expect(screen.getByRole('button', { name: 'look up' }).closest('p')?.textContent).toBe('look up');
});

test('the order of objects is kept in the URL, and an object examined twice is shown once', async () => {
  const { place } = await enter();
  await examine(...mug);
  await examine('look up', 'fig. 0, not drawn');
  await examine(...mug);
  await screen.findByText('There is a little plaster in it since you looked up.');
  expect(place.search).toBe('?path=0.5.0');
  expect(screen.getAllByText(mug[1])).toHaveLength(1);
});

test('an object that is examined again keeps its place, and gets the focus there', async () => {
  await enter();
  await examine(...mug);
  await examine('look up', 'fig. 0, not drawn');
  const order = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'));
  const first = order();
  expect(first).toHaveLength(2);
  await examine(...mug);
  await screen.findByText('There is a little plaster in it since you looked up.');
  expect(order()).toEqual(first);
  await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('region')[0]));
});

test('once an object was examined, those that are left stand below the text as well', async () => {
  await enter();
  const left = () =>
    screen
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .slice(6);
  const things = ['the second drawer', 'the window', 'the radiator', 'the toaster'];
  expect(left()).toEqual([]);
  await examine(...mug);
  expect(left()).toEqual([...things, 'look up']);
  await examine('look up', 'fig. 0, not drawn');
  await waitFor(() => expect(left()).toEqual(things));
});

test('a reload keeps the path and does not move the focus', async () => {
  await enter({ path: '/kitchen?path=0' });
  expect(screen.getByText(mug[1])).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});

describe('fragments', () => {
  const found = [{ kind: 'fragment-found', fragment: 'memory:chipped-mug' }];

  test('[R-PRO-04] a fragment is sent once, however often its object is examined', async () => {
    const { commands } = await enter();
    expect(commands).toEqual([]);
    await examine(...mug);
    expect(commands).toEqual(found);
    await examine(...mug);
    expect(commands).toEqual(found);
  });

  test('are sent only when the simulation has reported', async () => {
    const { commands, store } = await enter({ path: '/kitchen?path=0', isSimulated: false });
    expect(commands).toEqual([]);
    act(() => store.set(simulationStatusAtom, 'running'));
    expect(commands).toEqual(found);
  });

  test('are not found in a preview, which asks the server for the previewed facts', async () => {
    const { commands, store, asked } = await enter();
    act(() => store.set(previewAtom, { phase: 4, suspicion: 2.5 }));
    await waitFor(() => expect(screen.getByRole('button', { name: mug[0] }).hasAttribute('aria-disabled')).toBe(false));
    await examine(...mug);
    expect(commands).toEqual([]);
    expect(asked.at(-1)).toBe('/api/story/kitchen?path=0&phase=4&suspicion=2.5');
  });
});

test('if the server does not answer the page says so in one sentence and keeps its place', async () => {
  const { line, place } = await enter({ path: '/kitchen?path=0' });
  line.isCut = true;
  fireEvent.click(screen.getByRole('button', { name: 'window' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText(storyPages.kitchen.failure)).toBeTruthy();
  expect(screen.getByText(mug[1])).toBeTruthy();
  expect(place.search).toBe('?path=0.2');
  fireEvent.click(screen.getByRole('button', { name: 'toaster' }));
  expect(place.search).toBe('?path=0.2');
  line.isCut = false;
  fireEvent.click(within(alert).getByRole('button', { name: 'Ask again' }));
  expect(await screen.findByText('fig. 1, window, one dissenting')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a path that is not offered leads back to the beginning', async () => {
  const { place } = showStory(Kitchen, { path: '/kitchen?path=9', phase: 1 });
  const begin = await screen.findByRole('button', { name: 'Begin again' });
  // The server would refuse the same request again.
  expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull();
  fireEvent.click(begin);
  await screen.findByRole('heading', { level: 1, name: title });
  await waitFor(() => expect(place.search).toBe(''));
});

test('weave keeps every letter of the line, and makes a button of the first mention only', () => {
  const blocks: StoryBlock[] = [
    { kind: 'prose', text: 'Windows are many. The window, and the window.' },
    { kind: 'prose', text: 'A mug.' },
  ];
  const choices: StoryChoice[] = ['the window', 'a mug', 'the stove'].map((text, index) => ({ index, text }));
  const { lines, rest } = weave(blocks, choices);
  const whole = lines.map(({ parts }) =>
    parts.map((part) => (typeof part === 'string' ? part : part.words + part.tail)).join(''),
  );
  expect(whole).toEqual(blocks.map(({ text }) => text));
  expect(lines[0]?.parts).toEqual([
    'Windows are many. The ',
    { choice: choices[0], words: 'window', tail: ',' },
    ' and the window.',
  ]);
  expect(rest).toEqual([choices[2]]);
});
