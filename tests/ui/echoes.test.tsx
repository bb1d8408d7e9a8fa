import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import Echoes from '../../src/pages/echoes/index.tsx';
import { cutOff, echoesOf, gradeAt } from '../../src/pages/echoes/queue.ts';
import { emptyTrace, traceAtom } from '../../src/state/trace.ts';
import { showStory } from '../support/showStory.tsx';

const hover = (text: string, path = '/kitchen', atMs = 0) => ({ text, path, atMs });
const hovered = [hover('the chipped mug'), hover('a radiator'), hover('Loading', '/echoes'), hover('the window')];

const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}) => {
  const shown = showStory(Echoes, { path: '/echoes', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'Words returned' });
  act(() => shown.store.set(traceAtom, { ...emptyTrace, hovers: hovered }));
  return shown;
};
const tray = () => within(screen.getByRole('list', { name: /^What you rested on/ })).getAllByRole('listitem');
const answer = async (words: string, caption: string) => {
  fireEvent.click(screen.getByRole('button', { name: words }));
  return screen.findByText(caption);
};

describe('[R-RT-03] /echoes shows texts that the reader hovered', () => {
  test('latest first, without texts of this page', async () => {
    await enter();
    expect(tray().map((item) => item.textContent)).toEqual([
      'the window from /kitchen',
      'a radiator',
      'the chipped mug',
    ]);
  });

  test('an answer takes the first text, gets a reply and the focus, and moves the next text forward', async () => {
    const { place, commands } = await enter();
    const first = await answer('It was meant', 'item 1, meant');
    expect(first.nextElementSibling?.textContent).toBe('the window');
    expect(document.activeElement?.textContent).toContain('item 1, meant');
    await answer('It was in the way', 'item 2, in the way');
    expect(tray().map((item) => item.getAttribute('data-depth'))).toEqual(['0']);
    expect(document.activeElement?.textContent).toContain('item 2, in the way');
    expect(place.search).toBe('?path=0.1');
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'memory:held-over' }]);
  });

  test('new hovers do not change a list that has an answer already', async () => {
    const { store } = await enter();
    await answer('Let it go', 'item 1, lapsed');
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: [...hovered, hover('the toaster')] }));
    expect(tray().map((item) => item.textContent)).toEqual(['a radiator from /kitchen', 'the chipped mug']);
  });

  test('an answer keeps its text while the reader is on other pages, and a new start has a new list', async () => {
    const Building = () => (useLocation().pathname === '/echoes' ? <Echoes /> : <Link to="/echoes">again</Link>);
    const { store, goBack } = showStory(Building, { path: '/echoes', phase: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Words returned' });
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: hovered }));
    await answer('It was meant', 'item 1, meant');
    fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
    expect(screen.queryByText('item 1, meant')).toBeNull();
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: [...hovered, hover('a moving hand', '/watcher')] }));
    goBack();
    expect((await screen.findByText('item 1, meant')).nextElementSibling?.textContent).toBe('the window');
    fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
    fireEvent.click(screen.getByRole('link', { name: 'again' }));
    await waitFor(() => expect(screen.queryByText('item 1, meant')).toBeNull());
    expect(tray()[0]?.textContent).toBe('a moving hand from /watcher');
  });

  test('[B-NAV-02] after a reload no answer quotes a text, and a further answer quotes its own', async () => {
    await enter({ path: '/echoes?path=0.1' });
    const quotes = () => [...document.querySelectorAll('q')].map((quote) => quote.textContent);
    expect((await screen.findByText('item 2, in the way')).nextElementSibling).toBeNull();
    expect(quotes()).toEqual([]);
    expect(tray().map((item) => item.textContent)).toEqual([
      'the window from /kitchen',
      'a radiator',
      'the chipped mug',
    ]);
    const third = await answer('It was meant', 'item 3, meant');
    expect(third.nextElementSibling?.textContent).toBe('the window');
    expect(quotes()).toEqual(['the window']);
    expect(tray().map((item) => item.textContent)).toEqual(['a radiator from /kitchen', 'the chipped mug']);
  });

  test('[B-NAV-02] Back to an earlier visit shows the texts of that visit', async () => {
    const Building = () => (useLocation().pathname === '/echoes' ? <Echoes /> : <Link to="/echoes">again</Link>);
    const { store, goBack } = showStory(Building, { path: '/echoes', phase: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Words returned' });
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: hovered }));
    await answer('It was meant', 'item 1, meant');
    fireEvent.click(screen.getAllByRole('link')[0] as HTMLElement);
    fireEvent.click(screen.getByRole('link', { name: 'again' }));
    await waitFor(() => expect(screen.queryByText('item 1, meant')).toBeNull());
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: [...hovered, hover('a moving hand', '/watcher')] }));
    expect((await answer('It was meant', 'item 1, meant')).nextElementSibling?.textContent).toBe('a moving hand');
    goBack();
    goBack();
    expect((await screen.findByText('item 1, meant')).nextElementSibling?.textContent).toBe('the window');
  });

  test('an empty list says so and can be closed; no text is sent to the server', async () => {
    const { store, asked } = await enter();
    act(() => store.set(traceAtom, emptyTrace));
    expect(screen.getByText(/^The tray is empty/)).toBeTruthy();
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Close the counter']);
    fireEvent.click(screen.getByRole('button', { name: 'Close the counter' }));
    await waitFor(() => expect(screen.getAllByRole('link').at(-1)?.getAttribute('href')).toBe('/void-speak'));
    expect(asked.join()).not.toMatch(/mug|radiator|window/);
  });

  test('[B-EAR-11] the first text that comes while the list is empty takes the sentence away and is announced', async () => {
    const { store } = showStory(Echoes, { path: '/echoes', phase: 1 });
    await screen.findByRole('heading', { level: 1, name: 'Words returned' });
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toMatch(/^The tray is empty/);
    const status = screen.getByRole('status');
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: hovered.slice(0, 1) }));
    expect(tray().map((item) => item.textContent)).toEqual(['the chipped mug from /kitchen']);
    expect(screen.queryByText(/^The tray is empty/)).toBeNull();
    expect(said()).toBe('On the tray: the chipped mug');
    expect(screen.getByRole('status'), 'a live region speaks if it was there before').toBe(status);
  });

  test('[B-EAR-11] a list that was never empty is not announced', async () => {
    const { store } = showStory(Echoes, { path: '/echoes', phase: 1 });
    act(() => store.set(traceAtom, { ...emptyTrace, hovers: hovered }));
    await screen.findByRole('heading', { level: 1, name: 'Words returned' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  test('the timer stops when the first text has lost its last grade', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await enter({ path: '/echoes?path=0' });
    for (let beat = 1; beat < 18; beat++) act(() => vi.advanceTimersByTime(1000));
    expect([tray()[0]?.getAttribute('data-grade'), vi.getTimerCount()]).toEqual(['20', 1]);
    act(() => vi.advanceTimersByTime(1000));
    expect([tray()[0]?.getAttribute('data-grade'), vi.getTimerCount()]).toEqual(['35', 0]);
  });

  test('with effects off waiting does not change the letters', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await enter({ path: '/echoes?path=0', motion: 'off' });
    act(() => vi.advanceTimersByTime(30_000));
    expect(tray()[0]?.getAttribute('data-grade')).toBe('0');
    vi.useRealTimers();
  });
});

test('the first text loses a grade after six beats; texts further back have lost it already', () => {
  expect([5, 6, 11, 12, 18, 60].map((beats) => gradeAt(0, beats))).toEqual([0, 10, 10, 20, 35, 35]);
  expect([1, 2, 3, 9].map((depth) => gradeAt(depth, 0))).toEqual([10, 20, 35, 35]);
});

test('each text comes back once, twelve at most, cut at fifty characters', () => {
  expect(echoesOf([hover('mug', '/a'), hover('04'), hover('mug', '/b')])).toEqual([hover('mug', '/b')]);
  expect(echoesOf(Array.from({ length: 20 }, (_, at) => hover(`word ${at}`)))).toHaveLength(12);
  expect([cutOff('a'.repeat(49)).length, cutOff('a'.repeat(50)).length]).toEqual([49, 51]);
});
