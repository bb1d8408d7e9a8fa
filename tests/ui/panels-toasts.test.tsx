import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import type { Sign } from '#contract/visitor.ts';
import { letters } from '../../server/content/letters/letters.ts';
import { createLetterNotifier, notifyOfEgg, notifyOfSuspicion } from '../../src/app/notifications.ts';
import { openTabAtom } from '../../src/panels/drawer/tabs.ts';
import { freePlace } from '../../src/panels/toasts/placeNotice.ts';
import { Toasts } from '../../src/panels/toasts/Toasts.tsx';
import { pathAtom } from '../../src/state/route.ts';
import { besidePage } from '../../src/ui/besidePage.ts';
import {
  dismissToastAtom,
  showToastAtom,
  toastAtom,
  toastRemovalMs,
  toastsAfter,
  toastsAtom,
} from '../../src/state/toasts.ts';
import { quietAtom } from '../../src/state/disturbance.ts';
import { setProfile } from '../support/setProfile.ts';
import { fakedClocks, narrativeWith, pass, profileOf } from './panels-stage.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: [...fakedClocks] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function show(areHeld = false) {
  const store = createStore();
  const page = (areHeld: boolean) => (
    <StrictMode>
      <Provider store={store}>
        <Toasts areHeld={areHeld} />
      </Provider>
    </StrictMode>
  );
  const { rerender } = render(page(areHeld));
  return Object.assign(store, { leave: () => rerender(page(false)) });
}
const say = (store: ReturnType<typeof createStore>, title: string) =>
  act(() => store.set(showToastAtom, { title, text: `About ${title}.` }));
const region = () => screen.queryByRole('region', { name: 'Notices (F8)' });
const slips = () => [...(region()?.querySelectorAll('li') ?? [])];
const texts = () => slips().map((slip) => slip.textContent);

test('[B-NOTE-02] held, a notice waits, however long, and is shown with its whole time on the next page', async () => {
  const store = show(true);
  say(store, 'a');
  await pass(60_000);
  expect(texts()).toEqual([]);
  store.leave();
  expect(texts()).toEqual(['aAbout a.dismiss']);
  await pass(4900);
  expect(texts()).toHaveLength(1);
  await pass(200);
  expect(texts()).toEqual([]);
});

test('[B-NOTE-02, B-KIT-02] in a quiet scene a notice waits for its end', async () => {
  const store = show();
  act(() => store.set(quietAtom, true));
  say(store, 'a');
  await pass(60_000);
  expect(texts()).toEqual([]);
  act(() => store.set(quietAtom, false));
  expect(texts()).toEqual(['aAbout a.dismiss']);
});

test('[B-NOTE-01] a docked notice stays docked where a place becomes free; the next one takes that place', async () => {
  const store = show();
  say(store, 'a');
  say(store, 'b');
  const list = () => region()!.querySelector('ol')!;
  expect(list().dataset['place']).toBe('free');
  list().dataset['place'] = 'foot';
  await pass(3000);
  expect(texts()).toEqual(['aAbout a.dismiss']);
  expect(list().dataset['place']).toBe('foot');
  await pass(2500);
  expect(texts()).toEqual(['bAbout b.dismiss']);
  expect(list().dataset['place']).toBe('free');
});

test('[B-EAR-05] without a notice there is no landmark for it; F8 goes to one, and its end gives the focus back', async () => {
  const store = show();
  expect(region()).toBeNull();
  const field = document.createElement('input');
  document.body.append(field);
  onTestFinished(() => field.remove());
  field.focus();
  say(store, 'a');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()?.contains(document.activeElement)).toBe(true);
  const dismiss = screen.getByRole('button', { name: 'Dismiss this notice' });
  dismiss.focus();
  // The browser's window loses the focus and gets it back.
  dismiss.blur();
  dismiss.focus();
  fireEvent.click(dismiss);
  await pass(10);
  expect(region()).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('[B-EAR-05, B-A11Y-04] nothing had the focus before F8: the end of the notice gives it to the page', async () => {
  const page = document.createElement('div');
  page.id = 'page';
  page.tabIndex = -1;
  document.body.append(page);
  onTestFinished(() => page.remove());
  const store = show();
  say(store, 'a');
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(region()?.contains(document.activeElement)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
  await pass(10);
  expect(document.activeElement).toBe(page);
  (document.activeElement as HTMLElement).blur();
  // A notice that does not have the focus does not move it when it expires.
  say(store, 'b');
  await pass(6000);
  expect(texts()).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test('[B-NOTE-03] a notice with a letter leads to the letters and is closed; heard, a sentence names the letter', async () => {
  const store = show();
  act(() => store.set(showToastAtom, { title: 'a', text: 'About a.', letter: 2 }));
  const heard = () => document.querySelector('[role="status"]')?.textContent;
  await vi.waitFor(() => expect(heard()).not.toBe(''));
  expect(heard()).toBe('Notice aAbout a.A letter has come for you. It is under letters, in the margin.');
  const tab = document.createElement('button');
  tab.dataset['tab'] = 'letters';
  document.body.append(tab);
  onTestFinished(() => tab.remove());
  fireEvent.click(screen.getByRole('button', { name: 'read the letter' }));
  expect([store.get(openTabAtom), store.get(toastAtom), document.activeElement]).toEqual(['letters', null, tab]);
  say(store, 'b');
  expect(screen.queryByRole('button', { name: 'read the letter' })).toBeNull();
});

describe('the list', () => {
  const empty = { toasts: [], nextId: 1 };

  test('[R-UI-04] adds at the end, closes by id, removes by id, and ignores unknown ids', () => {
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

  test('[R-UI-04] removed 1,000,000 ms after dismissal, not yet at 999,999 ms', () => {
    expect(toastRemovalMs).toBe(1_000_000);
    const store = createStore();
    store.set(showToastAtom, { title: 'a', text: '' });
    vi.advanceTimersByTime(2_000_000);
    expect(store.get(toastsAtom)).toHaveLength(1);
    store.set(dismissToastAtom, 1);
    expect(store.get(toastAtom)).toBeNull();
    vi.advanceTimersByTime(500_000);
    // A second dismissal of the same toast does not start the time again.
    store.set(dismissToastAtom, 1);
    vi.advanceTimersByTime(499_999);
    expect(store.get(toastsAtom)).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(store.get(toastsAtom)).toEqual([]);
  });
});

describe('the toast', () => {
  test('[R-UI-04] at most one is visible: the second waits until the first is gone', () => {
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

  test('[R-UI-04] a page that changes meanwhile gives it its whole time again, and it is announced once', () => {
    const store = show();
    const added = vi.fn();
    const announcements = new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) added(node.textContent);
    });
    announcements.observe(besidePage(), { childList: true });
    act(() => store.set(pathAtom, '/void'));
    say(store, 'one');
    for (const path of ['/kitchen', '/void']) {
      pass(4999);
      act(() => store.set(pathAtom, path));
    }
    pass(4999);
    expect(texts()).toHaveLength(1);
    pass(1);
    expect(texts()).toEqual([]);
    const all = announcements.takeRecords().flatMap(({ addedNodes }) => [...addedNodes]);
    expect(all).toHaveLength(1);
    announcements.disconnect();
  });

  test('[R-UI-04] dismissed by its button before its time is up', () => {
    const store = show();
    say(store, 'one');
    pass(100);
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss this notice' }));
    expect(texts()).toEqual([]);
    expect(store.get(toastsAtom)).toMatchObject([{ title: 'one', isOpen: false }]);
  });

  test('[R-UI-04] after one that was dismissed by a press, the next leaves by itself, and the one after it comes', () => {
    const store = show();
    say(store, 'one');
    const dismiss = screen.getByRole('button', { name: 'Dismiss this notice' });
    fireEvent.pointerMove(dismiss);
    act(() => dismiss.focus());
    fireEvent.click(dismiss);
    say(store, 'two');
    say(store, 'three');
    expect(texts()).toEqual(['twoAbout two.dismiss']);
    pass(5000);
    expect(texts()).toEqual(['threeAbout three.dismiss']);
  });

  test('[R-UI-04, B-A11Y-04] announced politely, and its time stops while it has the focus', () => {
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

describe('where it stands', () => {
  const room = { width: 1440, top: 47, bottom: 862, margin: 43 };
  /** The notice is 100 px high at a width of 420 px. A narrower notice has more lines. */
  const heightAt = (width: number) => 42_000 / width;
  const found = (taken: readonly DOMRect[], at = room) => {
    const place = freePlace(at, heightAt, taken);
    return place && [place.left, place.top, place.width];
  };

  test('[B-NOTE-01] in an empty window low at the right', () => {
    expect(found([])).toEqual([977, 748, 420]);
  });

  test('[B-NOTE-01] in the free margin at the other side, 14 px from the words, or narrower', () => {
    // The text begins at 477 px: after the margin of 43 px, the notice of 420 px and the gap of 14 px. With one pixel
    // less, the notice of 420 px has no place.
    expect(found([new DOMRect(477, 0, 963, 900)])).toEqual([43, 748, 420]);
    expect(found([new DOMRect(476, 0, 964, 900)])).toEqual([43, 862 - 14 - 42_000 / 340, 340]);
    expect(found([new DOMRect(337, 0, 1103, 900)])).toEqual([43, 698, 280]);
    // The smallest width is 220 px.
    expect(found([new DOMRect(277, 0, 1163, 900)])).toEqual([43, 862 - 14 - 42_000 / 220, 220]);
    expect(found([new DOMRect(276, 0, 1164, 900)])).toBeNull();
  });

  test('[B-NOTE-01] in a column between the margins where both have text', () => {
    const both = [new DOMRect(0, 0, 300, 900), new DOMRect(720, 0, 720, 900)];
    expect(found(both)).toEqual([337, 862 - 14 - 42_000 / 340, 340]);
    expect(found([...both, new DOMRect(300, 0, 420, 750)])).toBeNull();
  });

  test('[B-NOTE-01] above words at the foot of the margin', () => {
    expect(found([new DOMRect(900, 700, 540, 160)])).toEqual([977, 568, 420]);
  });

  test('[B-NOTE-01] on a phone only in the lower part of the window', () => {
    const phone = { width: 390, top: 47, bottom: 800, margin: 20 };
    expect(found([], phone)).toEqual([20, 666, 350]);
    // The notice is placed above lines that begin at 640 px. Above lines that begin at 610 px it would be too high.
    expect(found([new DOMRect(20, 640, 300, 160)], phone)?.[1]).toBeLessThanOrEqual(640 - 14 - 120);
    expect(found([new DOMRect(20, 610, 300, 190)], phone)).toBeNull();
  });
});

describe('what is announced', () => {
  const note = (phase: number, from: string) => ({ phase, from, text: 'Dear reader. There is more.' });
  const told = (known = narrativeWith({})) => {
    const store = createStore();
    const announce = createLetterNotifier(store, known);
    return { announce, titles: () => store.get(toastsAtom).map(({ title, text }) => `${title} ${text}`) };
  };

  test('[R-UI-04, R-PRO-02] the newest letter, once', () => {
    const { announce, titles } = told();
    const narrative = narrativeWith({
      personalizedNotes: [note(1, 'The Archivist'), note(2, 'The Observer')],
    });
    announce({ narrative });
    announce({ narrative: { ...narrative, investigationPath: ['egg:spoon'] } });
    expect(titles()).toEqual(['A letter has come for you. From the Observer: “Dear reader.”']);
  });

  test.each([
    [1, 'From the Archivist: “You may now open the files.”'],
    [2, 'From the Observer: “The words on a page I have already.”'],
    [
      3,
      'From the Advocate: “At four minutes to four there was docket 31,207, who has kept her bus tickets since the week her brother stopped ringing.”',
    ],
    [4, 'From the Judge: “The bench sat again on 47,001, and for the first time it does not agree.”'],
    [5, 'From the Stranger: “Salt leaves water in squares.”'],
  ] as const)('[R-UI-04, B-CASE-05] the notice of letter %i has its first sentence', (phase, text) => {
    const store = createStore();
    createLetterNotifier(
      store,
      narrativeWith({}),
    )({ narrative: narrativeWith({ personalizedNotes: [{ phase, ...letters[phase] }] }) });
    expect(store.get(toastAtom)?.text).toBe(text);
  });

  test('[R-UI-04, R-PRO-02] no toast for what was stored on this device before', () => {
    const known = narrativeWith({ personalizedNotes: [note(3, 'The Advocate')] });
    const { announce, titles } = told(known);
    announce({ narrative: known });
    announce({ awareness: 0.4 });
    expect(titles()).toEqual([]);
    announce({ narrative: { ...known, personalizedNotes: [...known.personalizedNotes, note(4, 'The Judge')] } });
    expect(titles()).toEqual(['A letter has come for you. From the Judge: “Dear reader.”']);
  });

  test('[R-UI-04, R-PRO-02] a letter that another tab has stored was shown there, and is not shown again', () => {
    const store = createStore();
    const second = narrativeWith({ personalizedNotes: [note(1, 'The Archivist'), note(2, 'The Observer')] });
    let stored = narrativeWith({});
    const announce = createLetterNotifier(store, stored, () => stored);
    stored = second;
    announce({ narrative: second });
    expect(store.get(toastsAtom)).toEqual([]);
    // This tab is the first to report the next letter.
    announce({
      narrative: narrativeWith({ personalizedNotes: [...second.personalizedNotes, note(3, 'The Advocate')] }),
    });
    expect(store.get(toastsAtom).map(({ title }) => title)).toEqual(['A letter has come for you.']);
  });

  test('[R-UI-04] a letter that a restarted worker reports again is shown once', () => {
    const { announce, titles } = told();
    const narrative = narrativeWith({ personalizedNotes: [note(1, 'The Archivist')] });
    announce({ narrative });
    // The restarted worker first reports the state of an older snapshot, then the state after the replayed inputs.
    for (const change of [{ narrative: narrativeWith({}) }, { narrative }]) announce(change);
    expect(titles()).toHaveLength(1);
  });
});

test('[R-EGG-05] a discovered egg is told by a notice and by an event at the document', () => {
  const store = createStore();
  const events: unknown[] = [];
  const hear = (event: Event) => void events.push((event as CustomEvent).detail);
  document.addEventListener('egg-discovered', hear);
  const egg: Egg = {
    id: 'coat-button-1',
    type: 'button',
    title: 'Button, coat, four holes',
    content: 'Found under bench nine.',
    trigger: 'time',
    rarity: 'common',
    discovered: true,
    position: { x: 20, y: 20 },
    lifespan: 30_000,
    metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
    emergedAt: 0,
  };
  const discoveredFragments = ['archive:doors.log', 'egg:milk-tooth', 'egg:coat-button'];
  notifyOfEgg(store, { narrative: narrativeWith({ discoveredFragments }) });
  expect(store.get(toastsAtom)).toEqual([]);
  notifyOfEgg(store, { eggDiscovered: egg, narrative: narrativeWith({ discoveredFragments }) });
  document.removeEventListener('egg-discovered', hear);
  expect(store.get(toastsAtom).map(({ title, text }) => [title, text])).toEqual([
    ['An exhibit is entered.', 'Button, coat, four holes. The casebook has 2 of 64.'],
  ]);
  expect(events).toEqual([egg]);
});

describe('[B-SUS-05] suspicion', () => {
  /** The notices for these levels, which arrive in successive profiles. */
  const noticed = (levels: readonly number[], { phase = 1, sign = 'hidden' as Sign | null } = {}): string[] => {
    const store = createStore();
    notifyOfSuspicion(store);
    for (const suspicionLevel of levels) {
      setProfile(profileOf(phase as 1, { suspicionLevel, ...(sign !== null && { suspicionSign: sign }) }));
    }
    return store.get(toastsAtom).map(({ title, text }) => `${title} ${text}`);
  };
  const followed = 'You followed a link that was not meant to be seen.';
  const once = `Your line in the register is underlined, in red. ${followed} It fades, if nothing is added.`;
  const twice = `Your line in the register is underlined twice. ${followed} It fades, if nothing is added.`;
  const thrice = `Your line in the register is underlined three times. ${followed} For some quiet minutes you will be asked more than you are told.`;

  test.each([
    [[0, 0.9], []],
    [[0, 1], [once]],
    [
      [0, 1, 1.9, 2, 2.9, 3, 4, 5],
      [once, twice, thrice],
    ],
    [[0, 3.2], [thrice]],
    // A level that was reached before the page was loaded.
    [[2.4, 2.9], []],
    [[2.4, 3], [thrice]],
    // A level that is reached again.
    [
      [0, 1.2, 0.4, 1.3, 2.1],
      [once, twice],
    ],
  ])('%j', (levels, notices) => {
    setProfile(null);
    expect(noticed(levels)).toEqual(notices);
  });

  test('no notice at phase 0, and none where the server gives no sign', () => {
    setProfile(null);
    expect(noticed([0, 3], { phase: 0 })).toEqual([]);
    setProfile(null);
    expect(noticed([0, 3], { sign: null })).toEqual([]);
  });
});
