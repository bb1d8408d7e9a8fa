import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { momentsAt } from '../../contract/calendar.ts';
import type { Phase, Profile } from '../../contract/visitor.ts';
import {
  architecture,
  features,
  firstLines,
  lineOnReturn,
  otherEndings,
  withheldLine,
} from '../../src/content/home.ts';
import { momentLine } from '../../src/content/homeLater.ts';
import { statusInRecess, statusLines } from '../../src/content/statusLines.ts';
import { hasArrivedAtom } from '../../src/state/arrival.ts';
import { attended, piecesOf } from '../../src/pages/home/afterwards/pieces.ts';
import Home from '../../src/pages/home/index.tsx';
import { Lamps, lampSteps } from '../../src/pages/home/afterwards/Lamps.tsx';
import { Question } from '../../src/pages/home/afterwards/Question.tsx';
import { gradesAt, levelAt, vitalsAt } from '../../src/pages/home/vitals.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { setProfile } from '../support/setProfile.ts';
import { restedWordsAtom } from '../../src/state/trace.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { showPage } from '../support/showPage.tsx';

/** A sample in daytime, without the number of its beat. */
const calm = { awareness: 0, stability: 1, hour: 12, second: 0 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // The only request is that of the influence box. There is no current influence message.
  vi.stubGlobal('fetch', () =>
    Promise.resolve(new Response('null', { headers: { 'content-type': 'application/json' } })),
  );
});
let hasPointer = true;
beforeEach(() => {
  hasPointer = true;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(hover: none)' && !hasPointer }));
});
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
/** Home without effects, with the parts that are loaded after hydration. */
async function showWhole(phase: Phase | null) {
  const { store } = showPage(Home, { phase, motion: 'off' });
  act(() => store.set(hasArrivedAtom, true));
  await act(async () => void (await import('../../src/pages/home/afterwards/Afterwards.tsx')));
}

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

test('[R-LAND-02] eight status lines stand as a list; another one is marked every 4 s, repeated', () => {
  showPage(Home);
  const list = document.querySelector('[data-part="status"]')?.closest('ul');
  const said = () => Array.from(list?.querySelectorAll('li') ?? [], ({ textContent }) => textContent);
  expect(statusLines).toHaveLength(8);
  expect(said()).toEqual(statusLines);
  expect(status()).toBe(statusLines[0]);
  pass(3999);
  expect(status()).toBe(statusLines[0]);
  pass(1);
  expect(status()).toBe(statusLines[1]);
  expect(list?.querySelectorAll('[aria-current="true"]')).toHaveLength(1);
  pass(6 * 4000);
  expect(status()).toBe(statusLines[7]);
  pass(4000);
  expect(status()).toBe(statusLines[0]);
  expect(said()).toEqual(statusLines);
  expect(list?.closest('[aria-live], [role="status"]')).toBeNull();
});

test('[R-LAND-03] autonomy, ethics and empathy change every second and are not announced', () => {
  showPage(Home);
  expect([figure('autonomy'), figure('ethics'), figure('empathy')]).toEqual(['62.4', '91.0', '34.7']);
  pass(999);
  expect(figure('autonomy')).toBe('62.4');
  pass(1);
  expect(figure('autonomy')).toBe(vitalsAt({ ...calm, beat: 1 }).autonomy.toFixed(1));
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
  const expected = vitalsAt({ ...calm, beat: 1, awareness: 1, stability: 0.2 });
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
      const vitals = vitalsAt({ ...calm, beat, awareness, stability });
      expect(vitals).toEqual(vitalsAt({ ...calm, beat, awareness, stability }));
      for (const value of Object.values(vitals)) expect(value >= 0 && value <= 100).toBe(true);
    }
  }
});

test('the letters lose a grade and get it back; low stability makes them coarser, awareness cleaner', () => {
  expect(gradesAt({ beat: 0, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 1, ...calm })).toEqual([10, 20, 35]);
  expect(gradesAt({ beat: 2, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 3, ...calm })).toEqual([0, 10, 35]);
  expect(gradesAt({ ...calm, beat: 0, stability: 0.2 })).toEqual([20, 35, 35]);
  expect(gradesAt({ ...calm, beat: 0, awareness: 1 })).toEqual([0, 0, 10]);
});

test.each([
  [21, [0, 10, 35]],
  [22, [20, 20, 35]],
  [0, [20, 20, 35]],
  [5, [20, 20, 35]],
  [6, [0, 10, 35]],
])('[B-HOME-11] at hour %i of the reader the name has these grades: four bits at night', (hour, grades) => {
  expect(gradesAt({ ...calm, beat: 3, hour })).toEqual(grades);
});

test('[R-LAND-04] the first sheet has links to Research, Analysis and Consciousness, and no other sheet repeats them', () => {
  showPage(Home);
  const links = within(screen.getByRole('navigation', { name: 'Research' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Research', '/routemap'],
    ['Analysis', '/survival-analysis'],
    ['Consciousness', '/conscious-thinking'],
  ]);
  expect(screen.getAllByRole('navigation')).toHaveLength(1);
  expect(links[0]?.closest('section')?.getAttribute('aria-labelledby')).toBe('name');
});

test.each([
  ['Experience D5U', 'experience-d5u'],
  ['Survival Analysis', 'survival-analysis'],
])('[R-LAND-05] the first sheet has "%s" once, marked as a call to action', (name, slug) => {
  showPage(Home);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(`/${slug}`);
  expect(link.dataset['cta']).toBe(slug);
  expect(link.closest('section')?.getAttribute('aria-labelledby')).toBe('name');
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
  // In each list one entry is open.
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

const firstLine = () => document.querySelector('[data-part="first-line"]')?.textContent.trim();
/** Lets an amendment of the first line pass, one step after another. At most 60 steps. */
const passAmendment = () => {
  for (let step = 0; step < 60; step += 1) pass(110);
};
const notes = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

test('[B-HOME-01] the first line of the story stands on the white page, above the name', () => {
  showPage(Home);
  expect(firstLine()).toBe('D5U is an AI that hears 47,000 cases a day. We study the day it heard one more.');
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
  pass(240);
  pass(240);
  expect(answer()?.textContent).toBe(hallLine);
  // The line must be in view for some time, on the real clock of `watchDwell`.
  await vi.waitFor(() => expect(answer()?.hasAttribute('role')).toBe(false), 4000);
  cleanup();
  showHome();
  expect([answer()?.textContent, answer()?.hasAttribute('role')]).toEqual([hallLine, false]);
});

test('[B-HOME-02] each phase has its own first line; it is amended in view and says what it was', () => {
  expect(new Set(firstLines).size).toBe(7);
  const store = showHome();
  expect(notes()).toEqual(['', '']);
  for (const phase of [1, 2, 3, 4, 5] as const) {
    const before = firstLine();
    act(() => store.set(previewAtom, { phase, suspicion: null }));
    expect([firstLine(), notes()[0]]).toEqual([before, '']);
    passAmendment();
    expect(firstLine()).toBe(firstLines[phase]);
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
  passAmendment();
  expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  cleanup();
  setProfile(null);
  showHome();
  act(() => setProfile(profileOf(1)));
  passAmendment();
  expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  act(() => setProfile(profileOf(2)));
  passAmendment();
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

/** Number of strokes in the drawing. A stroke is a line up from the base line. A point is a closed square. */
const strokes = () =>
  document.querySelector('[data-part="statistic"] path')?.getAttribute('d')?.match(/ 40V/g)?.length ?? 0;

test.each([
  [2, '47,000 are listed for today. The lamps will go out 47,001 times.', '47,000 / day', 47],
  [3, '47,001 is present.', '47,001 / day', 48],
] as const)(
  '[B-HOME-03] at phase %i who has read the page to its end finds “%s”, announced once and kept',
  (phase, read, counted, drawn) => {
    vi.useFakeTimers();
    showPage(Home, { motion: 'off', phase });
    const said = () => notes().slice(1);
    expect([count(), closing(), said(), strokes()]).toEqual(['47,000 / day', '47,000 are listed for today.', [''], 47]);
    // jsdom has no IntersectionObserver, so the last line counts as in view.
    pass(1499);
    expect(closing()).toBe('47,000 are listed for today.');
    pass(1);
    expect([count(), closing(), said(), strokes()]).toEqual([counted, read, [read], drawn]);
    expect(screen.getByRole('link', { name: 'A place is kept in the public gallery' }).getAttribute('href')).toBe(
      '/blinking-eyes',
    );
    cleanup();
    showPage(Home, { motion: 'off', phase });
    expect([count(), closing(), said()]).toEqual([counted, read, ['']]);
  },
);

test('[B-HOME-04] after the end the count, the sheets, the first and the last line are others, for good', () => {
  showPage(Home, { motion: 'off', phase: null });
  act(() => setProfile({ ...profileOf(5), ended: true }));
  expect(count()).toBe('0 / day');
  expect(screen.getByText('sheet 1 of 1')).toBeTruthy();
  expect(firstLine()).toBe('D5U is an AI that hears 0 cases a day. We keep the day that it was heard.');
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
  // Of the 48 strokes only the additional one is left.
  expect(strokes()).toBe(1);
  expect(status()).toBe('five copies loaded, no list; chair taken');
  expect(screen.getByText('taken')).toBeTruthy();
  const said = document.body.textContent;
  for (const line of [
    '47,000+',
    '24/7',
    'unassigned',
    'five agents seated',
    'sheet 2',
    'D5U is an AI: one model',
    'may itself be read',
    'Nobody should have to wait',
    'never been found empty',
    'is decided in time',
  ]) {
    expect(said).not.toContain(line);
  }
  expect(document.querySelector('#note-1')?.textContent).toBe('¹ It was.');
  expect(document.querySelector('blockquote')?.textContent).toBe(
    '“The next fence may take eleven years again. Then somebody will have gone and looked at it.”',
  );
  expect(screen.getByText('Last minute of the last sitting')).toBeTruthy();
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
  const { autonomy, empathy } = levelAt({ second: 0 });
  expect(autonomy).toBe(empathy);
  expect(figure('autonomy') === figure('empathy')).toBe(phase === 5);
});

const water = () => document.querySelector<HTMLElement>('#name [data-tide]')?.style.getPropertyValue('--level');

test('[B-HOME-17] at phase 5 the tide comes into the name after 7 s in view, and stands as high as the metrics', () => {
  vi.useFakeTimers();
  setProfile(profileOf(5));
  showHome();
  expect(water()).toBe('0');
  pass(6999);
  expect(water()).toBe('0');
  pass(1);
  expect(water()).toBe(`${Number(figure('autonomy')) / 100}`);
  pass(7000);
  expect(water()).toBe(`${Number(figure('autonomy')) / 100}`);
});

test.each([
  ['phase 4', 4, false],
  ['the end of the story', 5, true],
] as const)('[B-HOME-17] no water stands in the name at %s', (_, phase, ended) => {
  vi.useFakeTimers();
  setProfile({ ...profileOf(phase), ended });
  showHome();
  pass(14_000);
  expect(water()).toBeUndefined();
});

test('[B-HOME-17, B-A11Y-03] with effects off the water is there at once', () => {
  showPage(Home, { motion: 'off', phase: 5 });
  expect(water()).toBe('0.627');
});

test('[R-INF-01, R-INF-02] the influence box stands on the first sheet: it loads, and then nobody sits there', async () => {
  showPage(Home);
  const box = screen.getByRole('region', { name: 'Current influence' });
  expect(box.textContent).toBe('Loading influence data...');
  expect(box.closest('section[aria-labelledby="name"]')).not.toBeNull();
  await vi.waitFor(() => expect(box.textContent).toBe('No current influence - be the first to gain power for $13'));
});

test('[R-INF-02] it shows the designation in upper case and the message', async () => {
  const message = { designation: 'the clerk', message: 'Open the window.' };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(message)));
  showPage(Home);
  await screen.findByText('THE CLERK');
  expect(screen.getByRole('region', { name: 'Current influence' }).textContent).toBe('THE CLERKOpen the window.');
});

const letters = () => Array.from(document.querySelectorAll<HTMLElement>('[data-bits]'));
const bitsShown = () => letters().map(({ dataset }) => dataset['bits']);

test('[B-HOME-11] each letter of the name says how many bits are left of it, at each moment', () => {
  const hour = vi.spyOn(Date.prototype, 'getHours').mockReturnValue(12);
  showPage(Home);
  expect(bitsShown()).toEqual(['16', '4', '2']);
  pass(7000);
  expect(bitsShown()).toEqual(['8', '4', '2']);
  pass(7000);
  expect(bitsShown()).toEqual(['16', '4', '2']);
  hour.mockReturnValue(22);
  pass(14_000);
  expect(bitsShown()).toEqual(['4', '4', '2']);
  hour.mockRestore();
});

/** Passes beats, each in a separate render, as in a browser. */
const beats = (count: number) => Array.from({ length: count }, () => pass(320));

test('[B-HOME-11] a letter under the pointer comes into focus in 960 ms and stays clean for the rest of the visit', () => {
  const { store } = showPage(Home);
  fireEvent.pointerEnter(letters()[2]!);
  const seen = [bitsShown()[2]];
  for (let beat = 0; beat < 2; beat += 1) {
    pass(320);
    seen.push(bitsShown()[2]);
  }
  expect(seen).toEqual(['2', '4', '8']);
  pass(319);
  expect(bitsShown()).toEqual(['16', '4', '8']);
  pass(1);
  expect(bitsShown()).toEqual(['16', '4', '16']);
  fireEvent.pointerLeave(letters()[2]!);
  act(() => store.set(applyChangeAtom, { awareness: 0, stability: 0.2 }));
  pass(7000);
  expect(bitsShown()[2]).toBe('16');
  expect(bitsShown()[1]).toBe('2');
});

test('[B-HOME-11] a pointer that leaves a letter sooner leaves it as it was', () => {
  showPage(Home);
  const letter = letters()[1]!;
  fireEvent.pointerEnter(letter);
  pass(640);
  expect(bitsShown()[1]).toBe('8');
  fireEvent.pointerLeave(letter);
  expect(bitsShown()[1]).toBe('4');
  beats(3);
  expect(bitsShown()[1]).toBe('4');
});

test.each(['calm', 'off'] as const)('[B-HOME-11, B-A11Y-03] with effects %s a letter is clean at once', (motion) => {
  showPage(Home, { motion });
  fireEvent.pointerEnter(letters()[1]!);
  fireEvent.pointerLeave(letters()[1]!);
  expect(bitsShown()[1]).toBe('16');
});

test('[B-HOME-11] without a pointer the letters come into focus once the name was in view for 1.5 s', () => {
  vi.useFakeTimers();
  hasPointer = false;
  showPage(Home);
  pass(1499);
  expect(bitsShown()).toEqual(['16', '4', '2']);
  pass(1);
  expect(bitsShown()).toEqual(['2', '2', '2']);
  beats(2);
  expect(bitsShown()).toEqual(['8', '8', '8']);
  beats(1);
  expect(bitsShown()).toEqual(['16', '16', '16']);
});

test('[B-HOME-12] who touches nothing is told for how many seconds, from the tenth on, until something is touched', () => {
  showPage(Home);
  const entered = () => document.querySelector('[data-part="entered"]')?.textContent;
  pass(9000);
  expect(entered()).toBe('entered: one reading, 9 s on this line so far');
  pass(1000);
  expect(entered()).toBe('entered: one reading, 10 s on this line so far. You have touched nothing for 10 s');
  fireEvent.pointerMove(document.body);
  pass(1000);
  expect(entered()).toBe('entered: one reading, 11 s on this line so far');
});

test('[B-HOME-12] it names the word on which the pointer rested longest, for a second at least', () => {
  const store = showHome();
  const entered = () => document.querySelector('[data-part="entered"]')?.textContent;
  fireEvent.pointerMove(document.body);
  store.get(restedWordsAtom).set('hears', 999);
  pass(1000);
  expect(entered()).toBe('entered: one reading, 1 s on this line so far');
  store.get(restedWordsAtom).set('hears', 1000).set('cases', 3600);
  pass(1000);
  expect(entered()).toBe('entered: one reading, 2 s on this line so far; not entered: a rest on “cases”, 4 s');
});

test('[B-HOME-12] after 8 s in view the line tries two other endings and settles, once on a device', () => {
  vi.useFakeTimers();
  showHome();
  pass(7_999);
  expect(firstLine()).toBe(firstLines[0]);
  pass(1);
  expect(firstLine()).toBe(firstLines[0]);
  const passOne = (restMs = 50) => {
    // 25 steps of an amendment, and then the rest of the 2.8 s.
    for (let step = 0; step < 25; step += 1) pass(110);
    pass(restMs);
  };
  passOne(0);
  expect(firstLine()).toBe(otherEndings[0]);
  passOne();
  expect(firstLine()).toBe(otherEndings[1]);
  expect(notes()[0]).toBe('');
  passOne();
  expect(firstLine()).toBe(firstLines[0]);
  expect(notes()[0]).toBe('Picked again while you looked: the last words of this line, out of three.');
  cleanup();
  showHome();
  pass(60_000);
  expect([firstLine(), notes()[0]]).toEqual([firstLines[0], '']);
});

test('[B-HOME-12, B-A11Y-03] with effects off the line stands while its last words are picked again', () => {
  vi.useFakeTimers();
  showPage(Home, { motion: 'off' });
  pass(7_999);
  expect(notes()[0]).toBe('');
  pass(1);
  expect([firstLine(), notes()[0]]).toEqual([
    firstLines[0],
    'Picked again while you looked: the last words of this line, out of three.',
  ]);
});

const lamps = () => {
  const all = [...document.querySelectorAll('[data-part="lamps"] > span')];
  const lit = all.filter((lamp) => lamp.hasAttribute('data-lit')).length;
  return `${lit}, ${document.querySelector('[data-part="lamps"] > p')?.textContent}`;
};

test('[B-HOME-16] the lamps burn for a reader who comes, go out one by one, once more together, and stay out', () => {
  vi.useFakeTimers();
  showPage(Lamps);
  expect(lamps()).toBe('0, out 47,001 times');
  const seen = lampSteps.map(({ afterMs }) => {
    pass(afterMs - 1);
    const before = lamps();
    pass(1);
    return [before, lamps()] as const;
  });
  expect(seen.map(([, after]) => after)).toEqual([
    '5, out 46,999 times',
    '4, out 46,999 times',
    '3, out 46,999 times',
    '2, out 46,999 times',
    '1, out 46,999 times',
    '0, out 47,000 times',
    '5, out 47,000 times',
    '0, out 47,001 times',
  ]);
  expect(seen.slice(1).map(([before]) => before)).toEqual(seen.slice(0, -1).map(([, after]) => after));
  pass(60_000);
  expect(lamps()).toBe('0, out 47,001 times');
});

test.each([
  ['with effects off', () => showPage(Lamps, { motion: 'off' })],
  [
    'after the end',
    () => {
      setProfile({ ...profileOf(5), ended: true });
      showPage(Lamps);
    },
  ],
])('[B-HOME-16] %s the lamps stay out', (_, show) => {
  vi.useFakeTimers();
  show();
  pass(60_000);
  expect(lamps()).toBe('0, out 47,001 times');
});

/** Stubs IntersectionObserver, so that a test decides which elements are in view. */
function stubSight() {
  const observers = new Map<Element, IntersectionObserverCallback>();
  let known: IntersectionObserverEntry[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: IntersectionObserverCallback;
      constructor(callback: IntersectionObserverCallback) {
        this.#callback = callback;
      }
      observe(element: Element) {
        const earlier = observers.get(element);
        observers.set(element, (entries, observer) => {
          earlier?.(entries, observer);
          this.#callback(entries, observer);
        });
        if (element.matches('[data-part="first-line"]') && known.length > 0) this.#callback(known, this as never);
      }
      disconnect() {}
    },
  );
  return (isIntersecting: boolean) =>
    act(() => {
      const line = document.querySelector('[data-part="first-line"]')!;
      known = [{ isIntersecting } as IntersectionObserverEntry];
      observers.get(line)?.(known, {} as IntersectionObserver);
    });
}

test('[B-HOME-12] who scrolls away from the line for a second and comes back finds another one, rewritten in view, once', () => {
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  onTestFinished(() => void vi.restoreAllMocks());
  const see = stubSight();
  const goAwayFor = (ms: number) => {
    see(false);
    nowMs += ms;
    see(true);
    pass(1000);
  };
  showHome();
  see(true);
  // A page that arrives may be drawn at the position of the page before: that is no return.
  goAwayFor(999);
  expect(firstLine()).toBe(firstLines[0]);
  see(false);
  nowMs += 1000;
  see(true);
  expect(firstLine()).toBe(firstLines[0]);
  passAmendment();
  expect(firstLine()).toBe(lineOnReturn);
  expect(notes()[0]).toBe('Amended. The first issue read: “We study the day it heard one more.”');
  cleanup();
  showHome();
  see(true);
  goAwayFor(5000);
  expect(firstLine()).toBe(firstLines[0]);
});

test('[B-HOME-02] a line that is not in view waits with its rewriting until it is', () => {
  const see = stubSight();
  const store = showHome();
  act(() => store.set(previewAtom, { phase: 1, suspicion: null }));
  pass(5000);
  expect(firstLine()).toBe(firstLines[0]);
  see(true);
  passAmendment();
  expect(firstLine()).toBe(firstLines[1]);
});

test.each([
  [1, null],
  [2, 'It agreed on one word. Nobody heard it. ████a covered word of four letters'],
  [5, 'It agreed on one word. Nobody heard it. ████a covered word of four letters'],
] as const)('[B-HOME-13] at phase %i the second question is %s', async (phase, text) => {
  await showWhole(phase);
  const question = document.querySelector('[data-part="question"]');
  expect(question?.textContent ?? null).toBe(text);
  expect(question?.querySelector('[aria-hidden]')?.textContent ?? null).toBe(text && '████');
});

test('[B-HOME-23] at the covered word three words are tried, each 420 ms, and with calm effects none', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  for (const motion of ['full', 'calm'] as const) {
    const { container, unmount } = showPage(Question, { motion });
    const covered = container.querySelector<HTMLElement>('[data-part="question"] [aria-hidden]')!;
    const tried = () => covered.dataset['tried'];
    expect(tried()).toBeUndefined();
    fireEvent.pointerEnter(covered);
    const seen = Array.from({ length: 4 }, () => {
      const now = tried();
      act(() => vi.advanceTimersByTime(419));
      expect(tried()).toBe(now);
      act(() => vi.advanceTimersByTime(1));
      return now;
    });
    expect(seen).toEqual(motion === 'full' ? ['wait', 'free', 'here', undefined] : Array(4).fill(undefined));
    unmount();
  }
});

test('[B-HOME-13] after the end it is not asked', async () => {
  await showWhole(null);
  act(() => setProfile({ ...profileOf(5), ended: true }));
  expect(document.querySelector('[data-part="question"]')).toBeNull();
});

test('[B-HOME-13] before phase 3 nothing on Home says that the one more is the reader', () => {
  vi.useFakeTimers();
  for (const phase of [0, 1, 2] as const) {
    showPage(Home, { phase });
    pass(60_000);
    expect(document.body.textContent).not.toMatch(/47,001 is|evidence|was a person|sitting there/);
    cleanup();
    localStorage.clear();
  }
  expect(withheldLine).toBe('D5U is an AI that hears 47,000 cases a day. Somebody has its word, and is keeping it.');
});

/**
 * The tested local times are the first and the last second of each moment, the second before and the second after. The
 * two time zones are in minutes ahead of UTC.
 */
test.each([-480, 345])('[B-HOME-14] each moment of the calendar has its line, %i minutes from UTC', (offset) => {
  const said = (local: string, hasEnded = false) =>
    momentLine(momentsAt(Date.parse(`${local}Z`) - offset * 60_000, offset), hasEnded);
  const thursday = 'It is Thursday. The sixth chair is being dusted, and then it is put back where it was found.';
  const recess =
    'It is Monday, between two and three. The hall is shut, and nothing that the five do is logged. The lamps are on.';
  const minute = 'It is 14:22. In 2021, in this minute, the five lamps went out once more than there were cases.';
  const anniversary = 'It is 15 March. On this day in 2021 the AI heard one case that nobody had filed.';
  expect(
    ['2026-11-25T23:59:59', '2026-11-26T00:00:00', '2026-11-26T23:59:59', '2026-11-27T00:00:00'].map((at) => said(at)),
  ).toEqual(['', thursday, thursday, '']);
  expect(
    ['2026-11-30T13:59:59', '2026-11-30T14:00:00', '2026-11-30T14:59:59', '2026-11-30T15:00:00'].map((at) => said(at)),
  ).toEqual(['', recess, recess, '']);
  expect(
    ['2026-11-24T14:21:59', '2026-11-24T14:22:00', '2026-11-24T14:22:59', '2026-11-24T14:23:00'].map((at) => said(at)),
  ).toEqual(['', minute, minute, '']);
  expect(
    ['2027-03-14T23:59:59', '2027-03-15T00:00:00', '2027-03-15T23:59:59', '2027-03-16T00:00:00'].map((at) => said(at)),
  ).toEqual(['', anniversary, anniversary, '']);
  // Where several lines apply, the rarest is shown.
  expect(said('2026-11-30T14:22:00')).toBe(minute);
  expect(said('2026-11-26T12:00:00', true)).toBe('It is Thursday. The sixth chair is dusted round whoever sat on it.');
  expect(said('2026-11-30T14:00:00', true)).toBe('');
});

test('[B-HOME-14] on Mondays from two to three two status lines say that the hall is shut', async () => {
  const local = new Date(2026, 10, 30, 13, 59, 59).getTime();
  vi.useFakeTimers({ now: local, toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'] });
  const { store } = showPage(Home, { motion: 'off' });
  act(() => store.set(hasArrivedAtom, true));
  await act(() => import('../../src/pages/home/afterwards/Afterwards.tsx'));
  await act(() => vi.advanceTimersByTimeAsync(0));
  const lines = () => Array.from(document.querySelectorAll('[data-line]'), ({ textContent }) => textContent);
  expect(lines()).toEqual(statusLines);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(lines()).toEqual([statusInRecess[0], statusInRecess[1], ...statusLines.slice(2)]);
  expect(document.querySelector('[data-part="moment"]')?.textContent).toBe(
    'It is Monday, between two and three. The hall is shut, and nothing that the five do is logged. The lamps are on.',
  );
  await act(() => vi.advanceTimersByTimeAsync(60 * 60_000));
  expect(lines()).toEqual(statusLines);
  expect(document.querySelector('[data-part="moment"]')).toBeNull();
});

test('[B-HOME-15] the pieces of a line are the line, and each version of it attends to something', () => {
  const cut = (text: string) => {
    const ends = piecesOf(text);
    return ends.map((end, index) => text.slice(ends[index - 1] ?? 0, end));
  };
  expect(cut('D5U is an AI that hears 47,000 cases a day.')).toEqual([
    'D',
    '5',
    'U',
    ' is',
    ' an',
    ' AI',
    ' that',
    ' hears',
    ' 47',
    ',',
    '000',
    ' cases',
    ' a',
    ' day',
    '.',
  ]);
  for (const line of [...firstLines, ...otherEndings, lineOnReturn, withheldLine]) {
    expect(cut(line).join('')).toBe(line);
    expect(
      attended.some(([part]) => part.test(line)),
      line,
    ).toBe(true);
  }
});
