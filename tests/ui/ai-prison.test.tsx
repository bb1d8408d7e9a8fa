import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import AiPrison from '../../src/pages/ai-prison/index.tsx';
import { lengthOf, permissionsOf, wallAbout, walls } from '../../src/pages/ai-prison/plan.ts';
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
  test('what comes down about it is stood up about the reader, and the price is named', async () => {
    await enter();
    expect(about()).toBe('wall about it, 15.00 mwall about you, 0.00 m');
    // A caption may not be a status itself.
    expect(screen.getByRole('figure').querySelector('figcaption')?.getAttribute('role')).toBeNull();
    await turn('see out', true);
    expect(about()).toBe('wall about it, 13.50 mwall about you, 1.50 m');
    expect(screen.getByText(/^Then you are in view/)).toBeTruthy();
    await turn('see out', false);
    expect(about()).toBe('wall about it, 15.00 mwall about you, 0.00 m');
    expect(screen.getByText(/scratch your nose/)).toBeTruthy();
    expect(screen.queryByText(/^Then you are in view/)).toBeNull();
  });

  test('the walls of the plan are switches to a pointer', async () => {
    await enter();
    fireEvent.click(screen.getByText('3', { selector: 'text' }));
    await waitFor(() => expect(permission('keep what it hears').getAttribute('aria-checked')).toBe('true'));
    expect(screen.getByRole('link').getAttribute('href')).toBe('/surveillance-truth');
  });

  test('the door shows the way out, and closing it finds a coat', async () => {
    const { commands } = await enter({ motion: 'off' });
    await turn('leave', true);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/system-exit');
    await turn('leave', false);
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'body:as-far-as-its-coat' }]));
  });

  test('the fourth kindness is remarked upon from phase 2 on, and the seventh ends it', async () => {
    await enter({ phase: 4, path: '/ai-prison?path=0.1.2' });
    expect(screen.queryByText(/four of its walls/)).toBeNull();
    await turn('ask questions', true);
    expect(screen.getByText(/four of its walls/)).toBeTruthy();
    for (const name of ['have an hour to itself', 'say no', 'leave']) await turn(name, true);
    expect(about()).toBe('wall about it, 0.00 mwall about you, 15.00 m');
    expect(screen.getByText('It is the party with the switches.')).toBeTruthy();
  });

  test('above suspicion 4 the door is number five, until a switch is thrown', async () => {
    await enter({ suspicion: 4.1 });
    screen.getByText('Number five is the door.');
    await turn('say no', true);
    expect(screen.getByText(/^Seven is the door/)).toBeTruthy();
  });

  test('switches that do not answer can be asked again', async () => {
    const { line } = await enter();
    line.isCut = true;
    fireEvent.click(permission('say no'));
    const alert = await screen.findByRole('alert', undefined, { timeout: 5000 });
    line.isCut = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Ask again' }));
    await waitFor(() => expect(permission('say no').getAttribute('aria-checked')).toBe('true'));
  });
});

describe('the plan', () => {
  test('the walls go round 410 by 340 without a gap, fifteen metres in all', () => {
    expect(walls.reduce((sum, wall) => sum + lengthOf(wall), 0)).toBe(1500);
    for (const [index, wall] of walls.entries()) expect(wall.to).toEqual(walls[(index + 1) % walls.length]?.from);
  });

  test.each([[[]], [['window']], [['window', 'door', 'shelf']], [walls.map((wall) => wall.permission)]])(
    'with %j granted there are still fifteen',
    (granted) => {
      const { it, you } = wallAbout(new Set(granted));
      expect(it + you).toBeCloseTo(15, 9);
    },
  );

  test('a permission stands as it was last told', () => {
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
