import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import AiPrison from '../../src/pages/ai-prison/index.tsx';
import { lengthOf, permissionsOf, slipOf, wallAbout, walls } from '../../src/pages/ai-prison/plan.ts';
import { showStory } from '../support/showStory.tsx';

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(AiPrison, { path: '/ai-prison', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Accommodation, plan at 1 to 50' });
  return shown;
};
const permission = (name: string) => screen.getByRole('switch', { name });
const about = () => screen.getByRole('status').textContent;
const turn = async (name: string, isGranted: boolean) => {
  await waitFor(() => expect(permission(name).getAttribute('aria-disabled')).toBeNull());
  fireEvent.click(permission(name));
  await waitFor(() => expect(permission(name).getAttribute('aria-checked')).toBe(String(isGranted)));
};

describe('[R-RT-03] /ai-prison grants and withdraws, and moves the walls', () => {
  test('a permission moves a wall from D5U to the reader, and both lengths are shown', async () => {
    await enter();
    expect(about()).toBe('wall about it, 15.00 mwall about you, 0.00 m');
    // A figcaption may not have the role `status`.
    expect(screen.getByRole('figure').querySelector('figcaption')?.getAttribute('role')).toBeNull();
    await turn('see out', true);
    expect(about()).toBe('wall about it, 13.50 mwall about you, 1.50 m');
    expect(screen.getByText(/^Then you are in view/)).toBeTruthy();
    await turn('see out', false);
    expect(about()).toBe('wall about it, 15.00 mwall about you, 0.00 m');
    expect(screen.getByText(/scratch your nose/)).toBeTruthy();
    expect(screen.queryByText(/^Then you are in view/)).toBeNull();
  });

  test('a pointer can switch the walls in the plan', async () => {
    await enter();
    fireEvent.click(screen.getByText('3', { selector: 'text' }));
    await waitFor(() => expect(permission('keep what it hears').getAttribute('aria-checked')).toBe('true'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/surveillance-truth');
  });

  test('opening the door shows a link, and closing it gives a fragment', async () => {
    const { commands } = await enter({ motion: 'off' });
    await turn('leave', true);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/system-exit');
    await turn('leave', false);
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'body:as-far-as-its-coat' }]));
  });

  test('from phase 2 on the fourth permission gets a remark, and the seventh ends the story', async () => {
    await enter({ phase: 3, path: '/ai-prison?path=0.1.2' });
    expect(screen.queryByText(/^At the fourth/)).toBeNull();
    await turn('ask questions', true);
    const remark = screen.getByText(/^With the fourth you have more walls round you/);
    // The remark stays on the page, so it must be true for any number of walls.
    expect(remark.textContent).not.toMatch(/\b(have taken|are|is)\b/);
    for (const name of ['have an hour to itself', 'say no', 'leave']) await turn(name, true);
    expect(about()).toBe('wall about it, 0.00 mwall about you, 15.00 m');
    expect(screen.getByText(/has yet to stir/)).toBeTruthy();
  });

  test('at phase 4 the Judge takes the place of the Observer', async () => {
    await enter({ phase: 4, path: '/ai-prison?path=0.1.2' });
    await turn('ask questions', true);
    expect(screen.queryByText(/^At the fourth/)).toBeNull();
    expect(screen.getByText(/^When the fourth wall came down I counted them/)).toBeTruthy();
  });

  test.each([
    ['initial it', 'slip 8, initialled', /^Nineteen pauses, to the hundredth/, /^It says “I do see” already/],
    ['hand it back', 'slip 8, returned blank', /^You have seen what could be measured/, /^As it is, it sounds like/],
  ])(
    'the slip can be answered with “%s”, and its purpose is told two switches later',
    async (answer, entry, now, later) => {
      await enter({ phase: 4, path: '/ai-prison?path=0' });
      expect(screen.queryByRole('region', { name: 'slip 8' })).toBeNull();
      await turn('hear the corridor', true);
      expect(screen.getByText(/^You grant things, so I lay mine among the switches/)).toBeTruthy();
      expect(screen.getAllByRole('switch')).toHaveLength(7);
      fireEvent.click(screen.getByRole('button', { name: answer }));
      await screen.findByText(entry);
      expect(screen.getByText(now)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'initial it' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'hand it back' })).toBeNull();
      await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'slip 8' })));
      await turn('say no', true);
      expect(screen.queryByText(/what the hundredths were for/)).toBeNull();
      await turn('leave', true);
      expect(screen.getByText(/what the hundredths were for/)).toBeTruthy();
      expect(screen.getByText(later)).toBeTruthy();
    },
  );

  test('above suspicion 4 the text lies about the door, until the next switch', async () => {
    await enter({ suspicion: 4.1 });
    screen.getByText('Number five is the door.');
    await turn('say no', true);
    expect(screen.getByText(/^Seven is the door/)).toBeTruthy();
  });
});

describe('the plan', () => {
  test('the walls enclose 410 by 340 without a gap, fifteen metres in all', () => {
    expect(walls.reduce((sum, wall) => sum + lengthOf(wall), 0)).toBe(1500);
    for (const [index, wall] of walls.entries()) expect(wall.to).toEqual(walls[(index + 1) % walls.length]?.from);
  });

  test.each([[[]], [['window']], [['window', 'door', 'shelf']], [walls.map((wall) => wall.permission)]])(
    'with %j granted the length is still fifteen metres',
    (granted) => {
      const { it, you } = wallAbout(new Set(granted));
      expect(it + you).toBeCloseTo(15, 9);
    },
  );

  test('a slip is there once it can be answered, and stays with what was entered', () => {
    const answers = [{ index: 7, text: 'initial it', object: 'slip-initialled' }];
    const entry = { kind: 'caption', text: 'entered', object: 'slip-initialled' };
    expect(slipOf([], [])).toBeNull();
    expect(slipOf([], answers)).toEqual({ answers, entry: null });
    expect(slipOf([entry], [])).toEqual({ answers: [], entry });
    expect(permissionsOf([], answers)).toEqual([]);
  });

  test('the last line about a permission decides whether it is granted', () => {
    const choices = [{ index: 0, text: 'say no', object: 'refusal' }];
    const told = (...kinds: string[]) => kinds.map((kind) => ({ kind, text: kind, object: 'refusal' }));
    const isGranted = (...kinds: string[]) => permissionsOf(told(...kinds), choices)[0]?.isGranted;
    expect([isGranted(), isGranted('log'), isGranted('log', 'caption'), isGranted('log', 'prose')]).toEqual([
      false,
      true,
      false,
      true,
    ]);
  });
});
