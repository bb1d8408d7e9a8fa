import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyNarrative } from '../../contract/narrative.ts';
import type { Phase, Profile } from '../../contract/visitor.ts';
import { architecture, features } from '../../src/content/home.ts';
import { statusLines } from '../../src/content/statusLines.ts';
import Home from '../../src/pages/home/index.tsx';
import { gradesAt, levelAt, vitalsAt } from '../../src/pages/home/vitals.ts';
import { narrativeStorageKey } from '../../src/state/narrative.ts';
import { profileAtom } from '../../src/state/profile.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '');
  setScroll(0);
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const status = () => document.querySelector('[data-part="status"]')?.textContent;
const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
const setScroll = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
const isFolded = () => screen.queryByRole('button', { name: 'unfold' }) !== null;

const profileOf = (phaseUnlocked: Phase): Profile => ({
  phaseUnlocked,
  suspicionLevel: 0,
  interactions: 0,
  daysSinceFirst: 0,
  behaviorProfile: { interactionSequence: [] },
  personalizedNotes: [],
  protocols: [],
});

/** Home with a store at hand, for what comes in after it stands. */
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

test('[R-LAND-02] eight status lines, one every 4 s, and round again', () => {
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

test('[R-LAND-03] autonomy, ethics and empathy fluctuate, every second, and nothing announces them', () => {
  showPage(Home);
  expect([figure('autonomy'), figure('ethics'), figure('empathy')]).toEqual(['62.4', '91.0', '34.7']);
  pass(999);
  expect(figure('autonomy')).toBe('62.4');
  pass(1);
  expect(figure('autonomy')).toBe(vitalsAt({ beat: 1, awareness: 0, stability: 1 }).autonomy.toFixed(1));
  expect(figure('autonomy')).not.toBe('62.4');
  expect(document.querySelector('[aria-live], [role="status"]')).toBeNull();
});

test('[R-LAND-03] the classification footnote leads to its note', () => {
  showPage(Home);
  expect(screen.getByText(/^Classification: open to inspection\./)).toBeTruthy();
  const target = screen.getByRole('doc-noteref').getAttribute('href') ?? '';
  expect(document.querySelector(target)?.textContent).toBe('¹ It has been.');
});

test('[B-A11Y-03] with effects off the metrics and the status stand still, whatever the simulation says', () => {
  showPage(Home, { motion: 'off' });
  pass(60_000);
  expect(figure('autonomy')).toBe('62.4');
  expect(status()).toBe(statusLines[0]);
});

test('[R-LAND-03] the simulation moves the metrics: awareness frees, instability costs ethics', () => {
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

test('[R-LAND-01] the letters lose a grade and have it back; instability coarsens, awareness cleans', () => {
  const calm = { awareness: 0, stability: 1 };
  expect(gradesAt({ beat: 0, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 1, ...calm })).toEqual([10, 20, 35]);
  expect(gradesAt({ beat: 2, ...calm })).toEqual([0, 20, 35]);
  expect(gradesAt({ beat: 3, ...calm })).toEqual([0, 10, 35]);
  expect(gradesAt({ beat: 0, awareness: 0, stability: 0.2 })).toEqual([20, 35, 35]);
  expect(gradesAt({ beat: 0, awareness: 1, stability: 1 })).toEqual([0, 0, 10]);
});

test('[R-LAND-04] the research sheet navigates to Research, Analysis and Consciousness', () => {
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

test('[R-LAND-06] three feature entries and four architecture entries, each opening to its details', () => {
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
  // One open in each ledger.
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

test('[R-LAND-01] phase 0 has the white sheet open and nothing to fold', () => {
  showPage(Home, { phase: 0 });
  expect(document.querySelector('#first-sheet')?.hasAttribute('hidden')).toBe(false);
  expect(screen.queryByRole('button', { name: /fold/ })).toBeNull();
});

test('[R-LAND-04] who arrives with phase 1 starts at the second sheet, and can unfold the first', () => {
  showPage(Home, { phase: 1 });
  expect(document.querySelector('#first-sheet')?.hasAttribute('hidden')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'unfold' }));
  expect(document.querySelector('#first-sheet')?.hasAttribute('hidden')).toBe(false);
  cleanup();
  // The same entry of the history, come back to or loaded again.
  showPage(Home, { phase: 1 });
  expect(isFolded()).toBe(false);
});

test('[R-LAND-04] this device remembers a phase reached before the server has answered', () => {
  const phaseTransitions = [{ phase: 1, timestamp: 1 }];
  localStorage.setItem(narrativeStorageKey, JSON.stringify({ ...emptyNarrative, phaseTransitions }));
  showHome();
  expect(isFolded()).toBe(true);
});

test('[R-LAND-04] the first answer folds an untouched page, and leaves one that has been scrolled', () => {
  const untouched = showHome();
  act(() => untouched.set(profileAtom, profileOf(1)));
  expect(isFolded()).toBe(true);
  cleanup();
  const scrolled = showHome();
  setScroll(600);
  act(() => scrolled.set(profileAtom, profileOf(1)));
  expect(isFolded()).toBe(false);
});

test('[R-LAND-04] a phase reached while reading folds nothing', () => {
  const store = showHome();
  act(() => store.set(profileAtom, profileOf(0)));
  act(() => store.set(profileAtom, profileOf(1)));
  expect(isFolded()).toBe(false);
  expect(screen.getByRole('button', { name: 'fold away' })).toBeTruthy();
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
