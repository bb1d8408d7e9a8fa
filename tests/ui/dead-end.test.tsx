import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import DeadEnd from '../../src/pages/dead-end/index.tsx';
import { nearnessOf, strokePaths, strokesOf } from '../../src/pages/dead-end/wall.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(DeadEnd, { path: '/dead-end', ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The end of corridor 6' });
  return shown;
};
const strokes = () => document.querySelectorAll('svg [pathLength]').length;
const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const nearness = () => screen.getByRole('main').dataset['near'];
const mark = () => fireEvent.click(screen.getByRole('button', { name: 'Make a stroke' }));

describe('[R-RT-03] /dead-end changes with each visit', () => {
  test.each([
    [0, '0', []],
    [1, '1', []],
    [2, '2', ['/system-exit']],
    [3, '3', ['/system-exit']],
    [9, '3', ['/system-exit']],
  ] as const)(
    'after %i visits one stands at %s and the door is %j; a way on and a way home are always there',
    async (visits, near, door) => {
      for (const phase of [0, 1] as const) {
        await enter({ visits, phase });
        expect([nearness(), links(), strokes()]).toEqual([near, [...door, '/void-speak', '/'], visits]);
        expect(document.querySelectorAll('a[aria-hidden]')).toHaveLength(door.length);
        cleanup();
      }
    },
  );

  test('it has no line at first, then one, then another', async () => {
    await enter({ phase: 1 });
    expect(screen.getByText(/^Nothing here\. I have checked the plan/)).toBeTruthy();
    cleanup();
    await enter({ phase: 1, visits: 1 });
    expect(screen.getByText(/^Still nothing\./)).toBeTruthy();
    cleanup();
    await enter({ phase: 1, visits: 2 });
    expect(screen.getByRole('link', { name: /^It is in pencil/ }).textContent).toMatch(/that one\.$/);
  });

  test('a stroke can be added once a visit; it gets an answer, the focus and its fragment', async () => {
    const { commands, place } = await enter({ phase: 1, visits: 1 });
    mark();
    const answer = await screen.findByText(/^Two\. With one, somebody was here\./);
    expect(strokes()).toBe(2);
    await waitFor(() => expect(document.activeElement).toBe(answer.parentElement));
    expect(screen.queryByRole('button')).toBeNull();
    expect(place.search).toBe('?path=0');
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'time:second-stroke' }]));
  });

  test('a lie is corrected after the stroke', async () => {
    await enter({ phase: 1, suspicion: 4.1 });
    expect(screen.getByText('Nobody has put a mark on this wall before.')).toBeTruthy();
    mark();
    expect(await screen.findByText(/^Under the distemper the whole wall is strokes\./)).toBeTruthy();
  });
});

test('the caption gives the count; four strokes are upright and the fifth crosses them; sixty are drawn at most', () => {
  const caption = (text: string) => [{ kind: 'caption', text }];
  expect([strokesOf([]), strokesOf(caption('Strokes on the plaster: 12.'))]).toEqual([0, 12]);
  expect([0, 1, 3, 4].map(nearnessOf)).toEqual([0, 1, 3, 3]);
  const paths = strokePaths(10);
  expect(paths.map((d) => d.includes('L'))).toEqual([0, 0, 0, 0, 1, 0, 0, 0, 0, 1].map(Boolean));
  expect(new Set(paths).size).toBe(10);
  expect([strokePaths(60).length, strokePaths(61).length]).toEqual([60, 60]);
});
