import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import Purification from '../../src/pages/purification/index.tsx';
import { clothRatio, gradeOf, passedOf } from '../../src/pages/purification/wash.ts';
import { previewAtom, profileAtom } from '../../src/state/profile.ts';
import { showStory } from '../support/showStory.tsx';
import { setProfile } from '../support/setProfile.ts';

/**
 * jsdom has no layout. Here every line is 100 px high and 500 px below the one before. The page is scrolled to
 * `scrolled`.
 */
const page = { scrolled: 0, height: 9000 };
const enter = async (circumstances: Partial<Parameters<typeof showStory>[1]> = {}, height = 9000) => {
  Object.assign(page, { scrolled: 0, height });
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => page.height);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...document.querySelectorAll('[data-line]')].indexOf(this);
    return new DOMRect(0, 600 + at * 500 - page.scrolled, 500, 100);
  });
  const shown = showStory(Purification, { path: '/purification', phase: 1, ...circumstances });
  await screen.findByRole('heading', { level: 1, name: 'After the verdict' });
  return shown;
};
const lines = () => [...document.querySelectorAll('[data-line]')];
const gradesIn = (line: number) =>
  new Set(
    [...(lines().at(line)?.querySelectorAll('[data-grade]') ?? [])].map((word) => word.getAttribute('data-grade')),
  );
const closing = () => screen.getByText('”');
const scrollTo = async (px: number) => {
  page.scrolled = px;
  fireEvent.scroll(window);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
};

describe('[R-RT-03] /purification is cleaned by reading', () => {
  test('lines that have passed the cloth are clean, the others dirty', async () => {
    await enter();
    // jsdom's window is 768 px high, so the cloth is at 384 px.
    await scrollTo(217);
    expect(gradesIn(0)).toEqual(new Set(['0', '10', '20', '35']));
    await scrollTo(316);
    expect(gradesIn(0)).toEqual(new Set(['0']));
    expect(gradesIn(1)).toEqual(new Set(['35']));
  });

  test('scrolling back makes nothing dirty, and a fragment is found when its line is clean', async () => {
    const { commands } = await enter();
    await scrollTo(1315);
    expect(commands).toEqual([]);
    await scrollTo(1316);
    expect(commands).toEqual([{ kind: 'fragment-found', fragment: 'body:five-dots' }]);
    await scrollTo(0);
    expect(gradesIn(1)).toEqual(new Set(['0']));
  });

  test('a page that fits into the window counts as read, one that is a little higher does not', async () => {
    await enter({ phase: 0 }, innerHeight + 5);
    await scrollTo(0);
    expect(gradesIn(-1)).toEqual(new Set(['35']));
    page.height = innerHeight + 4;
    await scrollTo(0);
    expect(document.querySelectorAll('[data-grade]:not([data-grade="0"])')).toHaveLength(0);
    expect(closing().hasAttribute('data-clean')).toBe(true);
  });

  test('the text of another phase is dirty, and its fragments are found only when it is clean', async () => {
    const { commands, store } = await enter({ phase: 3 });
    await scrollTo(9000);
    expect(closing().hasAttribute('data-clean')).toBe(true);
    const found = commands.length;
    await scrollTo(0);
    const lineCount = lines().length;
    const toServer = fetch;
    vi.stubGlobal('fetch', (address: string) => toServer(address.includes('?') ? address : `${address}?phase=5`));
    act(() => setProfile({ ...store.get(profileAtom)!, phaseUnlocked: 5 }));
    // The text of a new phase is loaded when the reader returns to the window.
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(lines().length).toBeGreaterThan(lineCount));
    await scrollTo(0);
    expect(commands).toHaveLength(found);
    // With a shorter text, the count of clean lines also starts again.
    await scrollTo(9000);
    expect(closing().hasAttribute('data-clean')).toBe(true);
    act(() => store.set(previewAtom, { phase: 4, suspicion: null }));
    await scrollTo(0);
    await waitFor(() => expect(closing().hasAttribute('data-clean')).toBe(false));
  });

  test('the only control is the link at the end', async () => {
    await enter({ phase: 5 });
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/kitchen']);
    expect(lines().at(-1)?.querySelector('a')).not.toBeNull();
  });

  test('with effects off everything is clean from the start, and found', async () => {
    const { commands } = await enter({ phase: 5, motion: 'off' });
    expect(document.querySelectorAll('[data-grade]:not([data-grade="0"])')).toHaveLength(0);
    await waitFor(() => expect(commands).toHaveLength(4));
  });

  test('[B-A11Y-04] the button for loading again keeps the focus until there is an answer', async () => {
    const { line, store, asked } = await enter();
    line.isCut = true;
    act(() => store.set(previewAtom, { phase: 2, suspicion: null }));
    const again = await screen.findByRole('button', { name: 'Ask again' });
    again.focus();
    const before = asked.length;
    fireEvent.click(again);
    expect(again.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(again);
    await waitFor(() => expect(again.getAttribute('aria-disabled')).toBeNull());
    expect(asked).toHaveLength(before + 1);
    expect(document.activeElement).toBe(again);
  });
});

test('a line is clean by the share of it that is above the cloth', () => {
  expect(clothRatio).toBe(0.5);
  expect([501, 500, 450, 400, 0].map((top) => passedOf(top, 100, 1000))).toEqual([0, 0, 0.5, 1, 1]);
  expect(passedOf(0, 0, 1000)).toBe(0);
});

test('below the cloth four words have grade 10, six more grade 20, and the rest 35', () => {
  const grades = Array.from({ length: 20 }, (_, index) => gradeOf(index, 20, 0.25));
  expect(grades.map(String).join(' ')).toBe('0 0 0 0 0 10 10 10 10 20 20 20 20 20 20 35 35 35 35 35');
  expect([gradeOf(0, 20, 0), gradeOf(19, 20, 1)]).toEqual([35, 0]);
});
