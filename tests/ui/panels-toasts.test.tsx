import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import { announceIn } from '../../src/app/announce.ts';
import { Toasts } from '../../src/panels/toasts/Toasts.tsx';
import {
  dismissToastAtom,
  showToastAtom,
  toastAtom,
  toastRemovalMs,
  toastsAfter,
  toastsAtom,
} from '../../src/state/toasts.ts';
import { fakedClocks, narrativeWith, pass } from './panels-stage.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: [...fakedClocks] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show() {
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <Toasts />
      </Provider>
    </StrictMode>,
  );
  return store;
}
const say = (store: ReturnType<typeof createStore>, title: string) =>
  act(() => store.set(showToastAtom, { title, text: `About ${title}.` }));
const slips = () => [...screen.getByRole('region', { name: /^Notices/ }).querySelectorAll('li')];
const texts = () => slips().map((slip) => slip.textContent);

describe('the list', () => {
  const empty = { toasts: [], nextId: 1 };

  test('[R-UI-04] adds at the end, closes by id, removes by id, and knows nothing of other ids', () => {
    let list = toastsAfter(empty, { kind: 'add', title: 'a', text: '1' });
    list = toastsAfter(list, { kind: 'add', title: 'b', text: '2' });
    expect(list.toasts.map(({ id, title, isOpen }) => [id, title, isOpen])).toEqual([
      [1, 'a', true],
      [2, 'b', true],
    ]);
    list = toastsAfter(list, { kind: 'dismiss', id: 1 });
    expect(list.toasts.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(toastsAfter(list, { kind: 'dismiss', id: 9 })).toEqual(list);
    expect(toastsAfter(list, { kind: 'remove', id: 9 })).toEqual(list);
    list = toastsAfter(list, { kind: 'remove', id: 1 });
    expect(list.toasts.map(({ id }) => id)).toEqual([2]);
    expect(toastsAfter(list, { kind: 'add', title: 'c', text: '' }).toasts.map(({ id }) => id)).toEqual([2, 3]);
  });

  test('[R-UI-04] removed 1,000,000 ms after dismissal, at 999,999 ms not yet', () => {
    expect(toastRemovalMs).toBe(1_000_000);
    const store = createStore();
    store.set(showToastAtom, { title: 'a', text: '' });
    vi.advanceTimersByTime(2_000_000);
    expect(store.get(toastsAtom)).toHaveLength(1);
    store.set(dismissToastAtom, 1);
    expect(store.get(toastAtom)).toBeNull();
    vi.advanceTimersByTime(500_000);
    // A second dismissal of the same one starts no second wait.
    store.set(dismissToastAtom, 1);
    vi.advanceTimersByTime(499_999);
    expect(store.get(toastsAtom)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});

describe('the slip', () => {
  test('[R-UI-04] one visible at most: the second waits until the first has gone', () => {
    const store = show();
    expect(texts()).toEqual([]);
    say(store, 'one');
    say(store, 'two');
    say(store, 'three');
    expect(texts()).toEqual(['oneAbout one.dismiss']);
    pass(5000);
    expect(texts()).toEqual(['twoAbout two.dismiss']);
    pass(5000);
    expect(texts()).toEqual(['threeAbout three.dismiss']);
    pass(5000);
    expect(texts()).toEqual([]);
    expect(store.get(toastsAtom)).toHaveLength(3);
  });

  test('[R-UI-04] shown for 5000 ms: at 4,999 ms it is there, at 5,000 gone', () => {
    const store = show();
    say(store, 'one');
    pass(4999);
    expect(texts()).toHaveLength(1);
    pass(1);
    expect(texts()).toEqual([]);
  });

  test('[R-UI-04] dismissible by its button, before its time', () => {
    const store = show();
    say(store, 'one');
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(texts()).toEqual([]);
    expect(store.get(toastsAtom)).toMatchObject([{ title: 'one', isOpen: false }]);
  });

  test('[R-UI-04, B-A11Y-04] announced politely, and its time stands still while it has the focus', () => {
    const store = show();
    say(store, 'one');
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    pass(4000);
    act(() => slips()[0]?.focus());
    pass(60_000);
    expect(texts()).toHaveLength(1);
    act(() => slips()[0]?.blur());
    pass(999);
    expect(texts()).toHaveLength(1);
    pass(1);
    expect(texts()).toEqual([]);
  });
});

describe('what is announced', () => {
  const note = (phase: number, from: string) => ({ phase, from, text: 'Dear reader.' });
  const reached = (phase: number) => ({ phase, timestamp: 1 });
  const told = (known = narrativeWith({})) => {
    const store = createStore();
    const announce = announceIn(store, known);
    return { announce, titles: () => store.get(toastsAtom).map(({ title, text }) => `${title} ${text}`) };
  };

  test('[R-UI-04, R-PRO-02] a phase and its letter, each once', () => {
    const { announce, titles } = told();
    const narrative = narrativeWith({
      phaseTransitions: [reached(2)],
      personalizedNotes: [note(1, 'The Archivist'), note(2, 'The Observer')],
    });
    announce({ narrative });
    announce({ narrative: { ...narrative, investigationPath: ['egg:spoon'] } });
    expect(titles()).toEqual([
      'The Observer has taken a seat. An analysis is kept from now on. It lies in the margin below.',
      'A letter has been added to your file. From the Observer.',
    ]);
  });

  test('[R-UI-04, R-PRO-02] what was on this device at the start is no news', () => {
    const known = narrativeWith({ phaseTransitions: [reached(3)], personalizedNotes: [note(3, 'The Advocate')] });
    const { announce, titles } = told(known);
    announce({ narrative: known });
    announce({ awareness: 0.4 });
    expect(titles()).toEqual([]);
    announce({ narrative: { ...known, personalizedNotes: [...known.personalizedNotes, note(4, 'The Judge')] } });
    expect(titles()).toEqual(['A letter has been added to your file. From the Judge.']);
  });

  test('[R-UI-04, R-EGG-05] an egg found', () => {
    const { announce, titles } = told();
    announce({ eggDiscovered: { title: 'A brass key' } as Egg });
    expect(titles()).toEqual(['A brass key Entered as an exhibit.']);
  });
});
