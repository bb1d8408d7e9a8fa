import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { architectureCards, question } from '../../src/content/architectureCards.ts';
import { transmissions } from '../../src/content/transmissions.ts';
import ConsciousThinking from '../../src/pages/conscious-thinking/index.tsx';
import { disturbanceAtom } from '../../src/state/disturbance.ts';
import { effectsChoiceAtom } from '../../src/state/effects.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const counter = () => document.querySelector('[data-part="counter"] .visually-hidden')?.textContent;
const gauge = () => screen.getByRole('img', { name: /^Consciousness level/ });
const level = () => within(gauge()).getByText(/^\d+%$/).textContent;

test('[R-CT-01] the header links to / as Home and to /routemap as Research', () => {
  showPage(ConsciousThinking);
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Research', '/routemap'],
  ]);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('[R-CT-02] the counter steps every 3 s from 001 to 015 and wraps', () => {
  showPage(ConsciousThinking);
  expect(counter()).toBe('001');
  pass(2999);
  expect(counter()).toBe('001');
  pass(1);
  expect(counter()).toBe('002');
  expect(screen.getByText(transmissions[1]?.line ?? '')).toBeTruthy();
  pass(13 * 3000);
  expect(counter()).toBe('015');
  pass(2999);
  expect(counter()).toBe('015');
  pass(1);
  expect(counter()).toBe('001');
});

test('[R-CT-03] "Start Journey" goes to /about, and is marked as a call to action', () => {
  showPage(ConsciousThinking);
  const link = screen.getByRole('link', { name: 'Start Journey' });
  expect([link.getAttribute('href'), link.dataset['cta']]).toEqual(['/about', 'start-journey']);
});

test.each(['Monitor Transmissions', 'Transmission Logs'])('[R-CT-03] the button "%s" does nothing', (name) => {
  showPage(ConsciousThinking);
  const before = document.body.innerHTML;
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  expect(document.body.innerHTML).toBe(before);
  expect((button as HTMLButtonElement).disabled).toBe(false);
  const told = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(told?.textContent).toBe('these two buttons are wired to nothing');
});

test('[R-CT-08] the colour of a card follows its answer', () => {
  showPage(ConsciousThinking);
  const colours = screen.getAllByRole('article').map((card) => card.dataset['colour']);
  expect(colours).toEqual(['ash', 'dim', 'ash', 'ash', 'carrier']);
});

test('[B-OVL-16] the fifth card that is opened is answered by a moment, once', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { store } = showPage(ConsciousThinking);
  store.set(effectsChoiceAtom, 'full');
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const names = architectureCards.map(({ title }) => title);
  // Opened, closed and opened again: one card.
  for (const name of ['Digital identity', ...names.slice(1), 'Rational agency', 'Rational agency']) press(name);
  expect(store.get(disturbanceAtom)).toBeNull();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  press('Predictive processing');
  pass(699);
  expect(store.get(disturbanceAtom)).toBeNull();
  pass(1);
  const cause = 'Is anybody there?';
  expect(store.get(disturbanceAtom)).toEqual({ kind: 'phase', front: 'columns', cause, durationMs: 1500, seed: 5 });
  store.set(disturbanceAtom, null);
  for (const name of names) press(name);
  pass(700);
  expect(store.get(disturbanceAtom)).toBeNull();
});

test('[R-CT-04] five architecture cards, one open at a time', () => {
  showPage(ConsciousThinking);
  expect(architectureCards.map(({ id }) => id)).toEqual([
    'predictive-processing',
    'embodied-cognition',
    'rational-agency',
    'bounded-rationality',
    'digital-identity',
  ]);
  const seats = screen.getAllByRole('article');
  expect(seats).toHaveLength(5);
  for (const [index, card] of architectureCards.entries()) {
    for (const part of [card.title, card.subtitle, card.description, card.details]) {
      expect(seats[index]?.textContent).toContain(part);
    }
  }
  const open = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);
  fireEvent.click(screen.getByRole('button', { name: 'Rational agency' }));
  expect(open()).toEqual(['Rational agency']);
  fireEvent.click(screen.getByRole('button', { name: 'Digital identity' }));
  expect(open()).toEqual(['Digital identity']);
  expect(document.querySelector<HTMLElement>('#rational-agency-details')?.hidden).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Digital identity' }));
  expect(open()).toEqual([]);
});

test('[R-CT-07, B-TXT-01] each card closes with an answer of its own to the question of the page', () => {
  showPage(ConsciousThinking);
  expect(question).toBe('Is anybody there?');
  for (const [index, seat] of screen.getAllByRole('article').entries()) {
    expect(seat.textContent.endsWith(`Is anybody there? ${architectureCards[index]?.answer}`)).toBe(true);
  }
  expect(new Set(architectureCards.map(({ answer }) => answer)).size).toBe(5);
  expect(document.body.textContent.match(/\bAI\b/g)?.length).toBeGreaterThanOrEqual(4);
});

test('[R-CT-05] four tiles with the figures of the specification', () => {
  showPage(ConsciousThinking);
  const tiles = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(tiles).toEqual([
    ['LPU processing', 'Real-time'],
    ['ethical agents', '5 Active'],
    ['daily cases', '47,000'],
    ['prediction accuracy', '98.7%'],
  ]);
});

test('[B-END-01] after the end two of the tiles say so, below the same figures', () => {
  const { store } = showPage(ConsciousThinking);
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  const tiles = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(tiles.slice(1, 3)).toEqual([
    'ethical agents5 Activeand about the house',
    'daily cases47,000and one, and none since',
  ]);
  expect(screen.getByText('taken; present throughout')).toBeTruthy();
});

test('[R-CT-06] the consciousness level rises 1% every 100 ms and wraps at 100', () => {
  showPage(ConsciousThinking);
  expect(level()).toBe('0%');
  pass(99);
  expect(level()).toBe('0%');
  pass(1);
  expect(level()).toBe('1%');
  pass(98 * 100);
  expect(level()).toBe('99%');
  pass(99);
  expect(level()).toBe('99%');
  pass(1);
  expect(level()).toBe('0%');
});

test('[R-CT-06] [B-A11Y-03] in mode calm the level rises as fast, shown once a second; in mode off it does not rise', () => {
  const calm = showPage(ConsciousThinking, { motion: 'calm' });
  pass(999);
  expect(level()).toBe('0%');
  pass(1);
  expect(level()).toBe('10%');
  calm.unmount();
  showPage(ConsciousThinking, { motion: 'off' });
  pass(60_000);
  expect(level()).toBe('0%');
  expect(counter()).toBe('001');
});

test('[B-A11Y-03] nothing that changes by itself is a live region', () => {
  showPage(ConsciousThinking);
  expect(document.querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
});
