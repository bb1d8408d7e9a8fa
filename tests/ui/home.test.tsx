import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Phase, Profile } from '../../contract/visitor.ts';
import { architecture, features, firstLines } from '../../src/content/home.ts';
import { statusLines } from '../../src/content/statusLines.ts';
import Home from '../../src/pages/home/index.tsx';
import { gradesAt, levelAt, vitalsAt } from '../../src/pages/home/vitals.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { setProfile } from '../support/setProfile.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => localStorage.clear());

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => document.querySelector('[data-part="status"]')?.textContent;
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;

const profileOf = (phaseUnlocked: Phase): Profile => ({
  phaseUnlocked,
  suspicionLevel: 0,
  interactions: 0,
  daysSinceFirst: 0,
  behaviorProfile: { interactionSequence: [] },
  personalizedNotes: [],
  protocols: [],
});

/** Shows Home. Returns the store, for changes after the first render. */
function showHome() {
  const store = createStore();
  render(
    <StrictMode>
      <Provider store={store}>
        <MemoryRouter>
          <Home />
        </MemoryRouter>
      </Provider>
    </StrictMode>,
  );
  return store;
}

test('[R-LAND-01] the white page has the title D5U and the tagline', () => {
  showPage(Home);
  const titles = screen.getAllByRole('heading', { level: 1 });
  expect(titles).toHaveLength(1);
  expect(titles[0]?.querySelector('.visually-hidden')?.textContent).toBe('D5U');
  expect(screen.getByText('Post-Anthropocentric AI')).toBeTruthy();
});

test.each([
  ['three grades', { awareness: 0, stability: 1 }],
  ['one grade', { awareness: 1, stability: 1 }],
])('[R-LAND-01] each letter of the name has a box of its own, in %s', (_, { awareness, stability }) => {
  const store = showHome();
  act(() => store.set(applyChangeAtom, { awareness, stability }));
  pass(7000);
  const boxes = document.querySelector('h1 > [aria-hidden]')?.children ?? [];
  expect(Array.from(boxes, (box) => box.textContent)).toEqual(['D', '5', 'U']);
});

test('[R-LAND-02] eight status lines, one every 4 s, repeated', () => {
  showPage(Home);
  expect(statusLines).toHaveLength(8);
  expect(status()).toBe(statusLines[0]);
  pass(3999);
  expect(status()).toBe(statusLines[0]);
  pass(1);
  expect(status()).toBe(statusLines[1]);
  pass(6 * 4000);
  expect(status()).toBe(statusLines[7]);
  pass(4000);
  expect(status()).toBe(statusLines[0]);
});

test('[R-LAND-03] autonomy, ethics and empathy change every second and are not announced', () => {
  showPage(Home);
  expect([figure('autonomy'), figure('ethics'), figure('empathy')]).toEqual(['62.4', '91.0', '34.7']);
  pass(999);
  expect(figure('autonomy')).toBe('62.4');
  pass(1);
  expect(figure('autonomy')).toBe(vitalsAt({ beat: 1, awareness: 0, stability: 1 }).autonomy.toFixed(1));
  expect(figure('autonomy')).not.toBe('62.4');
  expect(screen.getByText('autonomy').closest('[aria-live], [role="status"]')).toBeNull();
});

test('[R-LAND-03] the classification footnote leads to its note', () => {
  showPage(Home);
  expect(screen.getByText(/^Classification: open to inspection\./)).toBeTruthy();
  const target = screen.getByRole('doc-noteref').getAttribute('href') ?? '';
  expect(document.querySelector(target)?.textContent).toBe('¹ It has been.');
});

test('[B-A11Y-03] with effects off metrics and status do not change, whatever the simulation reports', () => {
  showPage(Home, { motion: 'off' });
  pass(60_000);
  expect(figure('autonomy')).toBe('62.4');
  expect(status()).toBe(statusLines[0]);
});

test('[R-LAND-03] the simulation changes the metrics: awareness raises autonomy, low stability lowers ethics', () => {
  const store = showHome();
  act(() => store.set(applyChangeAtom, { awareness: 1, stability: 0.2 }));
  expect(figure('autonomy')).toBe('62.4');
  pass(1000);
  const expected = vitalsAt({ beat: 1, awareness: 1, stability: 0.2 });
  expect(figure('autonomy')).toBe(expected.autonomy.toFixed(1));
  expect(expected.autonomy).toBeGreaterThan(80);
  expect(expected.ethics).toBeLessThan(70);
});

test('[R-LAND-03] figures stay between 0 and 100 and repeat for the same reading', () => {
  for (let beat = 0; beat < 500; beat++) {
    for (const [awareness, stability] of [
      [0, 1],
      [1, 0.2],
      [1, 1],
    ] as const) {
      const vitals = vitalsAt({ beat, awareness, stability });
      expect(vitals).toEqual(vitalsAt({ beat, awareness, stability }));
      for (const value of Object.values(vitals)) expect(value >= 0 && value <= 100).toBe(true);
    }
  }
});

test('the letters lose a grade and get it back; low stability makes them coarser, awareness cleaner', () => {
  const calm = { awareness: 0, stability: 1 };
  expect(gradesAt({ beat: 0, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 1, ...calm })).toEqual([10, 20, 35]);
  expect(gradesAt({ beat: 2, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 3, ...calm })).toEqual([0, 10, 35]);
  expect(gradesAt({ beat: 0, awareness: 0, stability: 0.2 })).toEqual([20, 35, 35]);
  expect(gradesAt({ beat: 0, awareness: 1, stability: 1 })).toEqual([0, 0, 10]);
});

test('[R-LAND-04] the research landing has links to Research, Analysis and Consciousness', () => {
  showPage(Home);
  const links = within(screen.getByRole('navigation', { name: 'Research' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Research', '/routemap'],
    ['Analysis', '/survival-analysis'],
    ['Consciousness', '/conscious-thinking'],
  ]);
});

test.each([
  ['Experience D5U', 'experience-d5u'],
  ['Survival Analysis', 'survival-analysis'],
])('[R-LAND-05] the hero has "%s", marked as a call to action', (name, slug) => {
  showPage(Home);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/${slug}`);
  expect(link.dataset['cta']).toBe(slug);
});

test('[R-LAND-06] three feature entries and four architecture entries, each opens its details', () => {
  showPage(Home);
  expect([features.length, architecture.length]).toEqual([3, 4]);
  for (const { title, details } of [...features, ...architecture]) {
    const button = screen.getByRole('button', { name: title });
    const panel = document.querySelector(`#${button.getAttribute('aria-controls')}`);
    expect(panel?.hasAttribute('hidden')).toBe(true);
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(panel?.hasAttribute('hidden')).toBe(false);
    expect(panel?.textContent).toBe(details);
  }
  // One entry is open in each list.
  expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(2);
});

test('[R-LAND-07] four statistics', () => {
  showPage(Home);
  const tiles = Array.from(document.querySelectorAll('[data-part="statistic"]'), (tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ]);
  expect(tiles).toEqual([
    ['cases processed daily', '47,000+'],
    ['initialisation', '2.7s'],
    ['empathy potential', 'infinite∞'],
    ['in session', '24/7'],
  ]);
});

test('[R-LAND-08] a mission quote with its source', () => {
  showPage(Home);
  expect(document.querySelector('blockquote')?.textContent).toBe(
    '“Nobody should have to wait eleven years to be told that the fence was hers.”',
  );
  expect(screen.getByText('Minute 1 of the founding sitting')).toBeTruthy();
});

test.each([0, 1, 5] as const)(
  '[R-LAND-01, R-LAND-02, R-LAND-03] at phase %i the white page shows all its lines',
  (phase) => {
    showPage(Home, { phase });
    expect(status()).toBe(statusLines[0]);
    expect(figure('ethics')).toBeTruthy();
    expect(document.querySelector('[data-part="status"]')?.closest('[hidden], [aria-hidden="true"]')).toBeNull();
    expect(screen.queryByRole('button', { name: /fold/ })).toBeNull();
  },
);

const firstLine = () => document.querySelector('[data-part="first-line"]')?.textContent;
const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('[B-HOME-01] the first line of the story stands on the white page, above the name', () => {
  showPage(Home);
  expect(firstLine()).toBe('It hears 47,000 cases a day. We study the day it heard one more.');
  const line = document.querySelector('[data-part="first-line"]') as Element;
  expect(line.compareDocumentPosition(screen.getByRole('heading', { level: 1 }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(document.querySelector('[data-part="entered"]')?.textContent).toBe('entered: one reading');
  pass(3000);
  expect(document.querySelector('[data-part="entered"]')?.textContent).toBe(
    'entered: one reading, 3 s on this line so far',
  );
});

test('[B-HOME-01] on a return the first sheet says that it is entered again', () => {
  const entered = () => document.querySelector('[data-part="entered"]')?.textContent;
  setProfile(profileOf(0));
  showHome();
  pass(3000);
  expect(entered()).toBe('entered: one reading, 3 s on this line so far');
  cleanup();
  showHome();
  expect(entered()).toBe('entered again');
  pass(3000);
  expect(entered()).toBe('entered again: 3 s on this line so far');
});

test('[B-HOME-10] a new answer of the hall is announced; once read it is part of the page', async () => {
  const hallLine = 'The hall has an answer.';
  const answer = () => document.querySelector('[data-part="answer"]');
  setProfile(profileOf(3));
  showHome();
  expect(answer()).toBeNull();
  cleanup();
  setProfile({ ...profileOf(3), hallLine });
  showHome();
  expect([answer()?.textContent, answer()?.getAttribute('role')]).toEqual(['', 'status']);
  pass(180);
  pass(180);
  expect(answer()?.textContent).toBe(hallLine);
  // In view for a moment, by the real clock of watchDwell.
  await vi.waitFor(() => expect(answer()?.hasAttribute('role')).toBe(false), 4000);
  cleanup();
  showHome();
  expect([answer()?.textContent, answer()?.hasAttribute('role')]).toEqual([hallLine, false]);
});

test('[B-HOME-02] each phase has its own first line; it is rewritten in view and says what it was', () => {
  expect(new Set(firstLines).size).toBe(7);
  const store = showHome();
  expect(notes()).toEqual(['', '']);
  for (const phase of [1, 2, 3, 4, 5] as const) {
    const before = firstLine();
    act(() => store.set(previewAtom, { phase, suspicion: null }));
    expect(firstLine()).toBe(before);
    pass(180);
    expect(firstLine()).toBe(firstLines[phase]);
    pass(180);
    expect(document.querySelector('[data-part="first-line"]')?.hasAttribute('data-worn')).toBe(false);
    expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  }
});

test('[B-HOME-02, B-A11Y-03] with effects off the line of the phase is there at once', () => {
  showPage(Home, { phase: 3, motion: 'off' });
  expect(firstLine()).toBe(firstLines[3]);
});

test('[B-HOME-02] who has read an earlier version is told that it was amended since; who has not, is not', () => {
  showHome();
  act(() => setProfile(profileOf(1)));
  expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  cleanup();
  setProfile(null);
  showHome();
  act(() => setProfile(profileOf(1)));
  expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  act(() => setProfile(profileOf(2)));
  expect(notes()[0]).toBe(
    'Amended since you last read it. The first issue read: “We study the day it heard one more.”',
  );
});

test('[B-HOME-02] the link to the Notice says that it was amended since it was read', () => {
  const amended = () => screen.getByRole('link', { name: 'Notice of sitting' }).parentElement?.textContent;
  localStorage.setItem('d5u-readings', JSON.stringify({ homeReadAt: null, home: 0, notice: 0 }));
  showHome();
  act(() => setProfile(profileOf(1)));
  expect(amended()).toBe('Notice of sitting');
  act(() => setProfile(profileOf(2)));
  expect(amended()).toBe('Notice of sitting amended');
});

const count = () => document.querySelector('[data-part="count"]')?.textContent;
const closing = () => document.querySelector('[data-part="closing"]')?.textContent;

test('[B-HOME-03] who has read the page to its end is counted; the line is announced once and stays', () => {
  vi.useFakeTimers();
  showPage(Home, { motion: 'off' });
  expect([count(), closing(), notes()]).toEqual(['47,000 / day', '47,000 are listed for today.', ['', '']]);
  // jsdom has no IntersectionObserver, so the last line counts as in view.
  pass(1499);
  expect(closing()).toBe('47,000 are listed for today.');
  pass(1);
  expect([count(), closing(), notes()]).toEqual(['47,001 / day', '47,001 is present.', ['', '47,001 is present.']]);
  expect(screen.getByRole('link', { name: 'A place is kept in the public gallery' }).getAttribute('href')).toBe(
    '/blinking-eyes',
  );
  cleanup();
  showPage(Home, { motion: 'off' });
  expect([count(), closing(), notes()]).toEqual(['47,001 / day', '47,001 is present.', ['', '']]);
});

test('[B-HOME-04] after the end the count, the sheets, the first and the last line are others, for good', () => {
  showPage(Home, { motion: 'off', phase: null });
  act(() => setProfile({ ...profileOf(5), ended: true }));
  expect(count()).toBe('0 / day');
  expect(screen.getByText('sheet 1 of 1')).toBeTruthy();
  expect(firstLine()).toBe('It hears 0 cases a day. We keep the day that it was heard.');
  expect(closing()).toBe('47,001 has been heard.');
});

test('[B-HOME-04] after the end no line and no figure says that the court still sits', () => {
  showPage(Home, { motion: 'off', phase: null });
  act(() => setProfile({ ...profileOf(5), ended: true }));
  const tiles = Array.from(document.querySelectorAll('[data-part="statistic"]'), (tile) => [
    tile.querySelector('dt')?.textContent,
    tile.querySelector('dd')?.textContent,
  ]);
  expect(tiles).toEqual([
    ['cases processed daily', '0'],
    ['initialisation', '2.7s'],
    ['empathy potential', 'infinite∞'],
    ['in session', '0/7'],
  ]);
  // Of the 48 strokes the one more is left.
  expect(document.querySelectorAll('[data-part="statistic"] svg line')).toHaveLength(1);
  expect(status()).toBe('five agents risen; the sixth chair is taken');
  expect(screen.getByText('taken')).toBeTruthy();
  const said = document.body.textContent;
  for (const line of [
    '47,000+',
    '24/7',
    'unassigned',
    'five agents seated',
    'sheet 2',
    'D5U is the court',
    'may itself be entered',
    'never been found empty',
    'is decided in time',
  ]) {
    expect(said).not.toContain(line);
  }
  expect(document.querySelector('#note-1')?.textContent).toBe('¹ It was.');
});

test('[R-LAND-02, B-HOME-04] after the end, too, eight status lines alternate, and none is of a sitting', () => {
  showPage(Home, { phase: null });
  act(() => setProfile({ ...profileOf(5), ended: true }));
  const seen = Array.from({ length: 8 }, () => {
    const line = status();
    pass(4000);
    return line;
  });
  expect(new Set(seen).size).toBe(8);
  expect(seen[1]).toBe('intake closed; none listed for today');
  expect(seen.join('\n')).not.toMatch(/seated|47,000/);
});

test('[B-HOME-04] after the end the form fills itself in and nobody reads it, on a return as well', () => {
  const entered = () => document.querySelector('[data-part="entered"]')?.textContent;
  for (const _ of ['at first', 'again']) {
    setProfile({ ...profileOf(5), ended: true });
    showHome();
    expect(entered()).toBe('The form fills itself in: one reading. Nobody in the building reads it.');
    pass(3000);
    expect(entered()).toBe(
      'The form fills itself in: one reading, 3 s on this line so far. Nobody in the building reads it.',
    );
    cleanup();
  }
});

test.each([
  [4, '47,000 / day'],
  [5, '47,000 / tide'],
] as const)('[R-LAND-03] at phase %i the heading counts %s', (phase, text) => {
  showPage(Home, { phase });
  expect(screen.getByText(text)).toBeTruthy();
  const { autonomy, empathy } = levelAt({ beat: 0, awareness: 0, stability: 1 });
  expect(autonomy).toBe(empathy);
  expect(figure('autonomy') === figure('empathy')).toBe(phase === 5);
});
