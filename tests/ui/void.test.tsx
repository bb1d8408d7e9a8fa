import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyTrace, traceAtom } from '../../src/state/trace.ts';
import Void from '../../src/pages/void/index.tsx';
import {
  afterEvent,
  beatMs,
  beatsToHear,
  onwardBeats,
  stirred,
  type Stillness,
} from '../../src/pages/void/stillness.ts';
import { liveRegion } from '../../src/panels/eggs/whenQuiet.ts';
import { showStory } from '../support/showStory.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Void, { path: '/void', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'The docket with no entries' });
  return shown;
};
const lines = () => screen.getByRole('log').children.length;
const isClear = () => screen.getByRole('main').hasAttribute('data-clear');
const point = (clientX: number, clientY: number) =>
  act(() => void dispatchEvent(new MouseEvent('pointermove', { clientX, clientY })));
const pointAcross = () => {
  point(10, 10);
  point(200, 10);
};

test('the first line appears after 2.5 s without movement, and another every 3 s', async () => {
  await enter();
  expect(lines()).toBe(0);
  pass(2499);
  expect(lines()).toBe(0);
  pass(1);
  expect(lines()).toBe(1);
  expect(isClear()).toBe(true);
  pass(2999);
  expect(lines()).toBe(1);
  pass(1);
  expect(lines()).toBe(2);
});

test('[B-HOME-08] until the first line is up, and after each movement, the page says what to do', async () => {
  const told = () => screen.queryByText('Keep still. It comes up by itself.') !== null;
  await enter();
  expect(told()).toBe(true);
  pass(2500);
  expect(told()).toBe(false);
  act(() => void pointAcross());
  expect(told()).toBe(true);
  pass(2500);
  expect(told()).toBe(false);
});

describe('a movement clears the page', () => {
  test.each([
    ['a pointer', pointAcross],
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a scroll', () => fireEvent.scroll(window)],
    ['a key', () => fireEvent.keyDown(document.body, { key: 'a' })],
  ])('%s', async (_, move) => {
    await enter();
    pass(5500);
    expect(lines()).toBe(2);
    act(() => void move());
    expect(isClear()).toBe(false);
    // The lines remain for screen readers.
    expect(lines()).toBe(2);
    pass(2250);
    expect(isClear()).toBe(false);
    pass(250);
    expect(isClear()).toBe(true);
    expect(lines()).toBe(2);
    pass(3000);
    expect(lines()).toBe(3);
  });

  test('a movement of 4 pixels is ignored, one of 5 is not', async () => {
    await enter();
    pass(2500);
    point(100, 100);
    expect(isClear()).toBe(true);
    point(104, 100);
    expect(isClear()).toBe(true);
    point(105, 100);
    expect(isClear()).toBe(false);
  });
});

test('[B-MIN-01, B-MIN-06] while the reader keeps still the page counts what nothing was noted of', async () => {
  const { store } = await enter();
  const at = (seconds: number) => 1_000_000_000_000 + seconds * 1000;
  const vitals = Array.from({ length: 31 }, (_, index) => ({
    atMs: at(index),
    awareness: 0,
    stability: 1,
    suspicion: 0,
  }));
  act(() =>
    store.set(traceAtom, { ...emptyTrace, vitals, newestAt: at(30), events: [{ what: 'view:/void', atMs: at(0) }] }),
  );
  expect(screen.queryByRole('region', { name: 'Left over' })).toBeNull();
  pass(2500);
  expect(screen.getByRole('region', { name: 'Left over' }).textContent).toBe(
    'Left over: 29 s of the 30 s of this visit. In them nothing of yours was noted: no scroll, no press, no text that you rested on. The longest stretch was 29 s.',
  );
  pointAcross();
  expect(screen.queryByRole('region', { name: 'Left over' })).toBeNull();
});

test('[B-MIN-06] with effects off it is counted again on request', async () => {
  const { store } = await enter({ motion: 'off' });
  expect(screen.getByText('Nothing has been measured yet in this visit.')).toBeTruthy();
  const vitals = [0, 1, 2].map((second) => ({ atMs: 1e12 + second * 1000, awareness: 0, stability: 1, suspicion: 0 }));
  act(() => store.set(traceAtom, { ...emptyTrace, vitals, newestAt: 1e12 + 2000 }));
  fireEvent.click(screen.getByRole('button', { name: 'count again' }));
  expect(screen.getByText(/^Left over: 2 s of the 2 s of this visit\./)).toBeTruthy();
});

test.each([0, 3.1])('[R-RT-03] leaf 23 and the way on are there at suspicion %d', async (suspicion) => {
  await enter({ motion: 'off', suspicion });
  expect(
    screen.getByText(/^Leaf 23 has kept the dents of a pencil: 21:00, 22:47, 22:06, 21:19, 22:59, 22:03, 21:34\./),
  ).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/data-corruption', '/echoes']);
});

test('with effects off all lines are there at once, and nothing clears them', async () => {
  await enter({ motion: 'off' });
  expect(lines()).toBe(11);
  pointAcross();
  expect(isClear()).toBe(true);
  expect(screen.queryByRole('button', { name: 'hold the page still' })).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/data-corruption', '/echoes']);
});

test('with the hold button keys clear nothing, and the next leaf comes only on request', async () => {
  const { place } = await enter({ phase: 3 });
  const hold = screen.getByRole('button', { name: 'hold the page still' });
  fireEvent.keyDown(hold, { key: 'Enter' });
  fireEvent.click(hold);
  expect(hold.getAttribute('aria-pressed')).toBe('true');
  expect(lines()).toBe(1);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isClear()).toBe(true);
  pass(180_000);
  expect(lines()).toBe(11);
  expect(place.search).toBe('');
  fireEvent.click(screen.getByRole('button', { name: 'Go on keeping still' }));
  await waitFor(() => expect(place.search).toBe('?path=0'));
});

test('keeping still after the last line brings the next leaf, one at a time', async () => {
  const { place } = await enter({ phase: 5 });
  pass(2500 + 11 * 3000);
  expect(lines()).toBe(12);
  pass(5999);
  expect(place.search).toBe('');
  pass(1);
  await waitFor(() => expect(place.search).toBe('?path=0'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Go on keeping still' })).toBeNull());
  expect(lines()).toBe(12);
  // Waits in real time for the next leaf, because only the intervals are faked.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  pass(2500);
  expect(lines()).toBe(13);
  expect(place.search).toBe('?path=0');
});

test('[R-RT-03] a hidden tab does not count as keeping still', async () => {
  const { place } = await enter({ phase: 5 });
  pass(2500);
  expect(lines()).toBe(1);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  pass(60_000);
  expect(lines()).toBe(1);
  expect(place.search).toBe('');
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  pass(2999);
  expect(lines()).toBe(1);
  pass(1);
  expect(lines()).toBe(2);
});

describe('[B-A11Y-04] the next leaf takes the focus of the button that led to it', () => {
  test.each([
    ['pressed', (onward: HTMLElement) => fireEvent.click(onward)],
    ['focused while the reader keeps still', () => pass(6000)],
  ])('if the button is %s', async (_, goOn) => {
    const { place } = await enter({ phase: 5 });
    pass(2500 + 11 * 3000);
    const onward = screen.getByRole('button', { name: 'Go on keeping still' });
    onward.focus();
    void goOn(onward);
    await waitFor(() => expect(place.search).toBe('?path=0'));
    await waitFor(() => expect(document.activeElement?.contains(screen.getByRole('log'))).toBe(true));
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The docket with no entries' }));
  });

  test('[B-EAR-10] and what gets it is no live region', async () => {
    const { place } = await enter({ phase: 5, motion: 'off' });
    fireEvent.click(screen.getByRole('button', { name: 'Go on keeping still' }));
    await waitFor(() => expect(place.search).toBe('?path=0'));
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.closest(liveRegion)).toBeNull();
  });

  test('and does not take it from other elements', async () => {
    const { place } = await enter({ phase: 5 });
    pass(2500 + 11 * 3000);
    const hold = screen.getByRole('button', { name: 'hold the page still' });
    hold.focus();
    pass(6000);
    await waitFor(() => expect(place.search).toBe('?path=0'));
    // Waits in real time for the next leaf, because only the intervals are faked.
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(document.activeElement).toBe(hold);
  });
});

test('[R-PRO-04] a fragment is found when its line appears, and not before', async () => {
  const { commands } = await enter();
  pass(2500 + 6 * 3000);
  expect(commands).toEqual([]);
  pass(3000);
  expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'silence:leaf-twenty-two' }]);
});

test.each([
  ['full', 500, true],
  ['full', 499, false],
  ['calm', 20_000, false],
  ['off', 20_000, false],
] as const)('in %s mode, after %i ms, the grain breathing is %s', async (motion, ms, isBreathing) => {
  await enter({ motion });
  pass(ms);
  const grain = screen.getByRole('main').querySelector<HTMLElement>('div[aria-hidden="true"]');
  expect(grain?.style.opacity !== '').toBe(isBreathing);
});

test('a leaf without lines starts no timer and does not turn', () => {
  let state: Stillness = stirred(0);
  for (let beat = 0; beat < 4 * onwardBeats; beat++) state = afterEvent(state, { kind: 'beat' });
  expect(state).toMatchObject({ shown: 0, isClear: false, isOnward: false });
});

test('[B-EAR-04] who holds the page still has a line for as long as a voice needs, 68 ms a character, and at least 3 s', async () => {
  expect([44, 45, 100, 158].map((length) => beatsToHear('x'.repeat(length)))).toEqual([12, 13, 28, 43]);
  await enter();
  fireEvent.click(screen.getByRole('button', { name: 'hold the page still' }));
  const newest = screen.getByRole('log').lastElementChild?.textContent ?? '';
  expect(newest.length).toBeGreaterThan(45);
  pass(beatsToHear(newest) * beatMs - 1);
  expect(lines()).toBe(1);
  pass(1);
  expect(lines()).toBe(2);
});

test('[B-EAR-04] a line that the hold button brings between two beats has the same time', async () => {
  await enter();
  pass(beatMs - 10);
  fireEvent.click(screen.getByRole('button', { name: 'hold the page still' }));
  const newest = screen.getByRole('log').lastElementChild?.textContent ?? '';
  pass(beatsToHear(newest) * beatMs - 1);
  expect(lines()).toBe(1);
  pass(1);
  expect(lines()).toBe(2);
});

test('[B-A11Y-06] the held page follows the newest line, and not while a line has the focus', async () => {
  const followed: (string | null)[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView() {
    followed.push(this.textContent);
  };
  try {
    await enter();
    const hold = screen.getByRole('button', { name: 'hold the page still' });
    // Safari does not focus a button that is pressed.
    fireEvent.click(hold);
    pass(30_000);
    const isFollowed = (index: number) => followed.includes(screen.getByRole('log').children[index]?.textContent ?? '');
    const last = lines() - 1;
    expect(last).toBeGreaterThan(1);
    expect(isFollowed(last)).toBe(true);
    screen.getAllByRole('link')[0]?.focus();
    pass(20_000);
    expect(lines() - 1).toBeGreaterThan(last);
    expect(isFollowed(lines() - 1)).toBe(false);
  } finally {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
  }
});
