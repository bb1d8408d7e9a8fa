import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { categories } from '../../src/content/thoughts/category.ts';
import { thoughts } from '../../src/content/thoughts/thoughts.ts';
import { icons } from '../../src/pages/experience-d5u/icons.ts';
import ExperienceD5u from '../../src/pages/experience-d5u/index.tsx';
import { another } from '../../src/pages/experience-d5u/logic.ts';
import { showPage } from '../support/showPage.tsx';

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const shown = () => document.querySelector('[data-part="thought"]');
/** The whole thought, as a screen reader has it: typed text stands beside its letters. */
const whole = () => shown()?.querySelector('.visually-hidden')?.textContent ?? shown()?.textContent ?? '';
const typed = () => shown()?.querySelector('[data-part="typed"]')?.textContent;
const article = () => screen.getByRole('article');
const next = () => screen.getByRole('button', { name: 'Next thought' });

test('[R-TH-01] one written thought shows, with the name, icon and colour of its category', () => {
  showPage(ExperienceD5u);
  const thought = thoughts.find(({ text }) => text === whole());
  if (thought === undefined) throw new Error(`Nobody wrote "${whole()}".`);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(within(article()).getByText(categories[thought.category].name)).toBeTruthy();
  expect(document.querySelectorAll('[data-part="badge"] svg')).toHaveLength(1);
  expect(article().style.getPropertyValue('--own')).toBe(thought.colour);
});

test('[R-TH-01] every category has an icon that the page carries, and no other is carried', () => {
  const named = Object.values(categories).map(({ icon }) => icon);
  expect(Object.keys(icons).toSorted()).toEqual(named.toSorted());
});

test('[R-TH-01] the next thought is any but the last', () => {
  expect(Array.from({ length: 4 }, (_, at) => another(5, 2, at / 4))).toEqual([3, 4, 0, 1]);
  expect(another(5, 2, 0.999_999)).toBe(1);
  expect(another(1, 0, 0.5)).toBe(0);
});

test('[R-TH-01] never the same twice in a row over 60 turns', () => {
  showPage(ExperienceD5u, { motion: 'off' });
  let last = whole();
  for (let turn = 0; turn < 60; turn += 1) {
    fireEvent.click(next());
    expect(whole()).not.toBe(last);
    last = whole();
  }
});

test('[R-TH-02] a character takes 35 ms at least', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  showPage(ExperienceD5u);
  expect(typed()).toBe('');
  pass(34);
  expect(typed()).toBe('');
  pass(1);
  expect(typed()).toBe(whole().slice(0, 1));
  pass(34);
  expect(typed()).toBe(whole().slice(0, 1));
  pass(1);
  expect(typed()).toBe(whole().slice(0, 2));
});

test('[R-TH-02] a character takes 30 ms more at most', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  showPage(ExperienceD5u);
  pass(35);
  expect(typed()).toBe(whole().slice(0, 1));
  pass(64);
  expect(typed()).toBe(whole().slice(0, 1));
  pass(1);
  expect(typed()).toBe(whole().slice(0, 2));
});

test('[R-TH-02] the longest thought is typed out before it fades', () => {
  const longest = Math.max(...thoughts.map(({ text }) => Array.from(text).length));
  expect(longest * 65).toBeLessThan(17_500);
});

test('[R-TH-03] a new thought every 18 s, after 500 ms at half opacity', () => {
  showPage(ExperienceD5u);
  const first = whole();
  pass(17_499);
  expect(article().dataset['fading']).toBe('false');
  pass(1);
  expect(article().dataset['fading']).toBe('true');
  pass(499);
  expect(whole()).toBe(first);
  pass(1);
  const second = whole();
  expect(second).not.toBe(first);
  expect(article().dataset['fading']).toBe('false');
  pass(17_500);
  pass(499);
  expect(whole()).toBe(second);
  pass(1);
  expect(whole()).not.toBe(second);
  const css = readFileSync('src/pages/experience-d5u/style.module.css', 'utf8');
  expect(css).toMatch(/\.thought\[data-fading='true'\] \{\s*opacity: 0\.5;\s*\}/);
});

test('[R-TH-04] a link to /about and the three labels', () => {
  showPage(ExperienceD5u);
  expect(screen.getByRole('link', { name: 'Back to D5U' }).getAttribute('href')).toBe('/about');
  for (const label of ['Processing active', '47K+ insights available', 'Consciousness stream']) {
    expect(screen.getByText(label)).toBeTruthy();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('[B-A11Y-03] calm shows a thought at once and still turns it over', () => {
  showPage(ExperienceD5u, { motion: 'calm' });
  const first = whole();
  expect(typed()).toBeUndefined();
  pass(17_500);
  pass(500);
  expect(whole()).not.toBe(first);
});

test('[B-A11Y-03] off shows a thought at once and waits to be asked', () => {
  showPage(ExperienceD5u, { motion: 'off' });
  const first = whole();
  expect(typed()).toBeUndefined();
  pass(60_000);
  expect(whole()).toBe(first);
  fireEvent.click(next());
  expect(whole()).not.toBe(first);
});

test('[B-A11Y-04] a thought that was asked for is announced whole; one that comes by itself is not', () => {
  showPage(ExperienceD5u);
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  fireEvent.click(next());
  pass(500);
  expect(status.textContent).toBe(whole());
  expect(whole()).not.toBe('');
  pass(17_500);
  pass(500);
  expect(status.textContent).toBe('');
});

test('the first render is still: a whole thought, the same each time, and no style attribute', () => {
  const render = () =>
    renderToString(
      <MemoryRouter>
        <ExperienceD5u />
      </MemoryRouter>,
    );
  expect(render()).toBe(render());
  expect(render()).toContain(thoughts[0]?.text);
  expect(render()).not.toContain('style=');
});
