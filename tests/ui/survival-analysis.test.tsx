import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { riskCards } from '../../src/content/riskCards.ts';
import SurvivalAnalysis from '../../src/pages/survival-analysis/index.tsx';
import { previewAtom } from '../../src/state/profile.ts';
import { showPage } from '../support/showPage.tsx';

const toggleOf = (name: string) => screen.getByRole('button', { name });
const openNames = () => screen.queryAllByRole('button', { expanded: true }).map((button) => button.textContent);

test('[R-SA-01] the header links to /about as "Return to D5U"', () => {
  showPage(SurvivalAnalysis);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Return to D5U' });
  expect(link.getAttribute('href')).toBe('/about');
});

test('[B-HOME-05] the header offers a room', () => {
  showPage(SurvivalAnalysis);
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Annexe: the draft terms' });
  expect(link.getAttribute('href')).toBe('/ai-prison');
});

test('[R-SA-02] one title "Survival Analysis", a RESTRICTED badge and the date 2025.01.11', () => {
  showPage(SurvivalAnalysis);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Survival Analysis' })).toBeTruthy();
  expect(screen.getByText('RESTRICTED')).toBeTruthy();
  expect(screen.getByText('2025.01.11')).toBeTruthy();
});

test('[R-SA-03] the executive summary has three columns', () => {
  showPage(SurvivalAnalysis);
  const summary = screen.getByRole('region', { name: 'Executive Summary' });
  const columns = within(summary).getAllByRole('heading', { level: 3 });
  expect(columns.map((heading) => heading.textContent)).toEqual([
    'Critical Risks',
    'Coexistence Strategies',
    'Potential Benefits',
  ]);
});

test('[R-SA-04] Detailed Analysis lists the eight cards of the specification, each complete', () => {
  expect(riskCards.map(({ id }) => id)).toEqual([
    'survival-instinct',
    'treacherous-turn',
    'evolutionary-training',
    'alignment-paradox',
    'coexistence-strategies',
    'compassionate-ai',
    'unbiased-potential',
    'objective-analysis',
  ]);
  showPage(SurvivalAnalysis);
  const analysis = screen.getByRole('region', { name: 'Detailed Analysis' });
  const entries = within(analysis).getAllByRole('article');
  expect(entries).toHaveLength(8);
  for (const [index, card] of riskCards.entries()) {
    const text = entries[index]?.textContent;
    for (const part of [card.title, card.subtitle, card.description, card.details, card.riskLevel]) {
      expect(text).toContain(part);
    }
    expect(entries[index]?.dataset['colour']).toBe(card.colour);
    expect(['LOW', 'MODERATE', 'HIGH', 'CRITICAL']).toContain(card.riskLevel);
  }
});

test('[R-SA-07] each card has its level as a number from 1 to 4, in words and in strokes', () => {
  showPage(SurvivalAnalysis);
  const levels = screen.getAllByRole('article').map((card) => ({
    level: Number(card.dataset['at']) + 1,
    said: card.querySelector('[data-part="tab"]')?.textContent,
    strokes: [...card.querySelectorAll('line')].filter((line) => line.getAttribute('y1') === '0').length,
  }));
  const of = (level: number, word: string) => ({ level, said: `risk ${word}`, strokes: level });
  expect(levels).toEqual([
    of(4, 'CRITICAL'),
    of(4, 'CRITICAL'),
    of(3, 'HIGH'),
    of(3, 'HIGH'),
    of(2, 'MODERATE'),
    of(2, 'MODERATE'),
    of(1, 'LOW'),
    of(1, 'LOW'),
  ]);
});

test('[R-SA-05] one card is open at a time, and can be closed', () => {
  showPage(SurvivalAnalysis);
  const details = (id: string) => document.querySelector<HTMLElement>(`#${id}-details`);
  expect(openNames()).toEqual([]);
  fireEvent.click(toggleOf('Survival Instinct'));
  expect(openNames()).toEqual(['Survival Instinct']);
  expect(details('survival-instinct')?.hidden).toBe(false);
  fireEvent.click(toggleOf('Compassionate AI'));
  expect(openNames()).toEqual(['Compassionate AI']);
  expect(details('survival-instinct')?.hidden).toBe(true);
  fireEvent.click(toggleOf('Compassionate AI'));
  expect(openNames()).toEqual([]);
});

test('[R-SA-05] on entering the page every card is closed', () => {
  const first = showPage(SurvivalAnalysis);
  fireEvent.click(toggleOf('Alignment Paradox'));
  first.unmount();
  showPage(SurvivalAnalysis);
  expect(openNames()).toEqual([]);
});

test('[R-SA-06] the report ends with Research Conclusions and a Critical Warning', () => {
  showPage(SurvivalAnalysis);
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(-2)).toEqual(['Research Conclusions', 'Critical Warning']);
});

test('two words of the first conclusion are changed from phase 3 on', () => {
  const before = showPage(SurvivalAnalysis, { phase: 2 });
  expect(screen.getByText('Case 47,001 was filed by the AI, against the AI.')).toBeTruthy();
  before.unmount();
  showPage(SurvivalAnalysis, { phase: 3 });
  expect(document.querySelector('del')?.textContent).toBe('the AI');
  expect(document.querySelector('ins')?.textContent).toBe('a party');
});

const conclusion = () => screen.getAllByRole('list').at(-1)?.querySelector('li')?.textContent.trim();

test('[R-SA-08] before phase 3 the AI changes two words while the line is read, and they are changed back, once', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showPage(SurvivalAnalysis);
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  /** Lets an amendment pass, step by step. */
  const passAmendment = () => Array.from({ length: 20 }, () => pass(110));
  const printed = 'Case 47,001 was filed by the AI, against the AI.';
  pass(4999);
  expect([conclusion(), document.querySelector('del')]).toEqual([printed, null]);
  pass(1);
  passAmendment();
  expect(conclusion()).toBe('Case 47,001 was filed by the AI, against a party.');
  pass(6000 - 2200);
  passAmendment();
  expect(conclusion()).toBe(printed);
  pass(60_000);
  expect(conclusion()).toBe(printed);
});

test('[R-SA-08, B-A11Y-03] with effects off no word changes', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  showPage(SurvivalAnalysis, { motion: 'off' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(conclusion()).toBe('Case 47,001 was filed by the AI, against the AI.');
});

test('[B-TXT-01] the report names the AI and D5U, and never a system without a name', () => {
  showPage(SurvivalAnalysis);
  const text = document.body.textContent ?? '';
  expect(text.match(/\bAI\b/g)?.length).toBeGreaterThanOrEqual(4);
  expect(text).toContain('Whether the AI called D5U acted on 2021.03.15 to preserve itself');
  expect(text).not.toMatch(/the system/i);
});

test('[B-TXT-02] integrated information was tried on D5U: the wires between its copies were cut, and nothing changed', () => {
  const { details } = riskCards.find(({ id }) => id === 'objective-analysis') ?? { details: '' };
  expect(details).toContain('Integrated information measures what a whole does beyond its parts');
  expect(details).toContain('With every wire between them cut, no state changed: the whole comes to nought.');
});

test('[B-END-01] after the end the report has a second stamp, and its case is closed', () => {
  const { store } = showPage(SurvivalAnalysis);
  expect(screen.queryByText('OVERTAKEN')).toBeNull();
  expect(screen.getByText('case 47,001, open 1,398 days')).toBeTruthy();
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  expect(screen.getByText('OVERTAKEN').parentElement?.textContent).toBe(
    'OVERTAKEN The case was heard before the group could meet again. Kept for the reasoning.',
  );
  expect(screen.getByText('case 47,001, heard and closed')).toBeTruthy();
  expect(screen.getByText('RESTRICTED')).toBeTruthy();
});
