import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { givenPx, isLetDown, outRatio, slackPx } from '../../src/pages/protocol/cords.ts';
import Protocol from '../../src/pages/protocol/index.tsx';
import { profileAtom } from '../../src/state/profile.ts';
import { snippetOf } from '../../src/device/hoverText.ts';
import { showStory } from '../support/showStory.tsx';
import { setProfile } from '../support/setProfile.ts';

const candles: UnlockedProtocol = {
  word: 'candle',
  title: 'Clause 22, of candles',
  text: 'Nobody shall carry more than four.',
};

/** Shows the page to a visitor who has unlocked these protocols. */
const enter = async (
  unlocked: readonly UnlockedProtocol[],
  circumstances: { phase?: 0 | 1 | 4; motion?: 'off' } = {},
) => {
  const shown = showStory(Protocol, { path: '/protocol', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1 });
  const profile = shown.store.get(profileAtom);
  if (profile !== null) act(() => setProfile({ ...profile, protocols: [...unlocked] }));
  return shown;
};
const pendants = () => within(screen.getByRole('list', { name: 'Clauses under seal' })).getAllByRole('listitem');
const pendant = (at: number) => pendants()[at]!;
const cord = (at: number) => within(pendant(at)).getByRole('button');
/** Drags a cord down by `byPx` px and releases it. No click follows the movement of a finger. */
const drawByFinger = (at: number, byPx: number) => {
  const button = cord(at);
  fireEvent.pointerDown(button, { button: 0, isPrimary: true, pointerId: 1, clientY: 100 });
  fireEvent.pointerMove(button, { pointerId: 1, clientY: 100 + byPx });
  fireEvent.pointerUp(button, { pointerId: 1, clientY: 100 + byPx });
};
const draw = (at: number, byPx: number) => {
  drawByFinger(at, byPx);
  fireEvent.click(cord(at));
};

describe('[R-RT-03] /protocol has four cords with a seal and a clause each', () => {
  test('[R-SEC-01] the seals of unlocked protocols are broken, in the page’s order, and the others whole', async () => {
    await enter([candles, { ...candles, word: 'snuffer', title: 'Clause 4, of snuffers' }]);
    expect(pendants().map((each) => each.querySelector('svg')?.hasAttribute('data-broken'))).toEqual([
      true,
      false,
      true,
      false,
    ]);
    expect(pendants().map((each) => within(each).queryByText(/^(sealed|broken)$/)?.textContent)).toEqual([
      'broken',
      'sealed',
      'broken',
      'sealed',
    ]);
    expect(document.querySelectorAll('h2')).toHaveLength(2);
  });

  test('by keyboard a broken seal opens and closes its clause; telemetry records no hover of it', async () => {
    await enter([candles], { motion: 'off' });
    const clause = () => screen.getByText(candles.text).closest('[inert]');
    expect(cord(2).getAttribute('aria-expanded')).toBe('false');
    expect(clause()).not.toBeNull();
    cord(2).focus();
    await userEvent.keyboard('{Enter}');
    expect(cord(2).getAttribute('aria-expanded')).toBe('true');
    expect(clause()).toBeNull();
    expect(snippetOf(screen.getByText(candles.text))).toBe('');
    expect(snippetOf(screen.getByText('candle'))).toBe('');
    await userEvent.keyboard('{Enter}');
    expect(clause()).not.toBeNull();
  });

  test('pulling a whole seal gives one remark and no clause', async () => {
    const { place, asked, commands } = await enter([]);
    fireEvent.click(cord(0));
    await screen.findByText(/^A hand’s breadth/);
    fireEvent.click(cord(0));
    draw(0, 300);
    expect(place.search).toBe('?path=0');
    draw(3, 40);
    await screen.findByText(/^It holds\./);
    expect(place.search).toBe('?path=0.3');
    await screen.findByText(/^One goes off and says things/);
    expect(pendant(0).hasAttribute('data-whole')).toBe(true);
    expect(asked.every((address) => address.startsWith('/api/story/protocol'))).toBe(true);
    await waitFor(() => expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'body:step-in-hereby' }]));
  });

  test('a pull opens a clause, and the click that ends the pull does not close it', async () => {
    await enter([candles]);
    draw(2, 60);
    expect(cord(2).getAttribute('aria-expanded')).toBe('true');
    draw(2, -60);
    expect(cord(2).getAttribute('aria-expanded')).toBe('false');
    draw(2, 4);
    expect(cord(2).getAttribute('aria-expanded')).toBe('true');
  });

  test('lifting the finger ends its pull: a mouse that passes pulls nothing, and the next key works', async () => {
    await enter([candles]);
    drawByFinger(2, 60);
    expect(cord(2).getAttribute('aria-expanded')).toBe('true');
    fireEvent.pointerMove(cord(2), { pointerId: 2, clientY: 20 });
    expect(document.getElementById(cord(2).getAttribute('aria-controls')!)?.style.height).toBe('');
    cord(2).focus();
    await userEvent.keyboard('{Enter}');
    expect(cord(2).getAttribute('aria-expanded')).toBe('false');
    drawByFinger(0, 60);
    fireEvent.pointerMove(cord(0), { pointerId: 2, clientY: 300 });
    expect(pendant(0).querySelector<HTMLElement>('span')?.style.getPropertyValue('--give')).toBe('');
  });

  test('a whole seal shows the number of letters from phase 4 on, and not before', async () => {
    const told = () => pendants().map((each) => within(each).queryByText(/letters$/)?.textContent ?? null);
    await enter([], { phase: 1 });
    expect(told()).toEqual([null, null, null, null]);
    cleanup();
    await enter([candles], { phase: 4 });
    expect(told()).toEqual(['9 letters', '8 letters', null, '7 letters']);
  });
});

test('a whole seal moves half as far as the pull and at most its slack; a clause opens fully from a third on', () => {
  expect([-10, 0, 20, 2 * slackPx, 900].map(givenPx)).toEqual([0, 0, 10, slackPx, slackPx]);
  expect(outRatio(50, 200, false)).toBe(0.25);
  expect(outRatio(500, 200, false)).toBe(1);
  expect(outRatio(-50, 200, true)).toBe(0.75);
  expect([0.29, 0.3].map((ratio) => isLetDown(ratio, false))).toEqual([false, true]);
  expect([0.71, 0.7].map((ratio) => isLetDown(ratio, true))).toEqual([true, false]);
});
