import { readFileSync } from 'node:fs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { categories, categoryNames } from '../../src/content/thoughts/category.ts';
import { fetchThoughts, firstThoughts } from '../../src/content/thoughts/thoughts.ts';
import { icons } from '../../src/pages/experience-d5u/icons.ts';
import ExperienceD5u from '../../src/pages/experience-d5u/index.tsx';
import { drawn } from '../../src/pages/experience-d5u/logic.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { showPage } from '../support/showPage.tsx';

const thoughts = (await Promise.all(categoryNames.map(fetchThoughts))).flat();

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));

/** Lets what is being fetched arrive: the parts are loaded, so that it takes promises and no time. */
const arrive = () => act(() => new Promise<void>((done) => void setTimeout(done, 0)));
const pass = async (ms: number) => {
  act(() => vi.advanceTimersByTime(ms));
  await arrive();
};
const enter = async (circumstances?: Parameters<typeof showPage>[1]) => {
  showPage(ExperienceD5u, circumstances);
  await arrive();
};
const shown = () => document.querySelector('[data-part="thought"]');
/** The whole thought, as a screen reader has it: typed text stands beside its letters. */
const whole = () => shown()?.querySelector('.visually-hidden')?.textContent ?? shown()?.textContent ?? '';
const typed = () => shown()?.querySelector('[data-part="typed"]')?.textContent;
const article = () => screen.getByRole('article');
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next thought' }));
  await arrive();
};

test('[R-TH-01] one written thought shows, with the name, icon and colour of its category', async () => {
  await enter();
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
  const few = firstThoughts.slice(0, 5);
  const [a, b, c, d, e] = few;
  expect(Array.from({ length: 4 }, (_, at) => drawn(few, c, at / 4))).toEqual([a, b, d, e]);
  expect(drawn(few, c, 0.999_999)).toBe(e);
  expect(drawn(few, thoughts.at(-1), 0.999_999)).toBe(e);
  expect(drawn(few.slice(0, 1), a, 0.5)).toBeUndefined();
});

test('[R-TH-01] any of the three hundred may come first', async () => {
  // The chance of a category, then the chance of a thought in it; both ends of both.
  const firstOf = async (category: number, place: number): Promise<string> => {
    const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(category).mockReturnValueOnce(category);
    chance.mockReturnValue(place);
    const { unmount } = showPage(ExperienceD5u, { motion: 'off' });
    await arrive();
    const text = whole();
    unmount();
    return text;
  };
  expect(await firstOf(0, 0)).toBe(thoughts[1]?.text);
  expect(await firstOf(0.1, 0)).toBe(thoughts[30]?.text);
  expect(await firstOf(0.999_999, 0.999_999)).toBe(thoughts[299]?.text);
});

test('[R-TH-01] never the same twice in a row over 60 turns', async () => {
  await enter({ motion: 'off' });
  let last = whole();
  for (let turn = 0; turn < 60; turn += 1) {
    await press();
    expect(whole()).not.toBe(last);
    last = whole();
  }
});

test('[R-TH-01] a visit that begins here keeps the thought it was sent until another is here', async () => {
  showPage(ExperienceD5u);
  expect(whole()).toBe(firstThoughts[0]?.text);
  expect(typed()).toBeUndefined();
  await arrive();
  expect(whole()).not.toBe(firstThoughts[0]?.text);
  expect(typed()).toBe('');
});

test('[R-TH-01] whoever comes by a link never sees it', async () => {
  showPage(ExperienceD5u, { isByLink: true });
  expect(shown()).toBeNull();
  await arrive();
  expect(whole()).not.toBe('');
  expect(whole()).not.toBe(firstThoughts[0]?.text);
});

test('[R-TH-02] a character takes 35 ms at least', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  await enter();
  expect(typed()).toBe('');
  await pass(34);
  expect(typed()).toBe('');
  await pass(1);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(34);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(1);
  expect(typed()).toBe(whole().slice(0, 2));
});

test('[R-TH-02] a character takes 30 ms more at most', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  await enter();
  await pass(35);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(64);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(1);
  expect(typed()).toBe(whole().slice(0, 2));
});

test('[R-TH-02] the longest thought is typed out before it fades', () => {
  const longest = Math.max(...thoughts.map(({ text }) => Array.from(text).length));
  expect(longest * 65).toBeLessThan(17_500);
});

test('[R-TH-03] a new thought every 18 s, after 500 ms at half opacity', async () => {
  await enter();
  const first = whole();
  await pass(17_499);
  expect(article().dataset['fading']).toBe('false');
  await pass(1);
  expect(article().dataset['fading']).toBe('true');
  await pass(499);
  expect(whole()).toBe(first);
  await pass(1);
  const second = whole();
  expect(second).not.toBe(first);
  expect(article().dataset['fading']).toBe('false');
  await pass(17_500);
  await pass(499);
  expect(whole()).toBe(second);
  await pass(1);
  expect(whole()).not.toBe(second);
  const css = readFileSync('src/pages/experience-d5u/style.module.css', 'utf8');
  expect(css).toMatch(/\.thought\[data-fading='true'\] \{\s*opacity: 0\.5;\s*\}/);
});

test('[R-TH-04] a link to /about and the three labels', async () => {
  await enter();
  expect(screen.getByRole('link', { name: 'Back to D5U' }).getAttribute('href')).toBe('/about');
  for (const label of ['Processing active', '47K+ insights available', 'Consciousness stream']) {
    expect(screen.getByText(label)).toBeTruthy();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('[B-A11Y-03] calm shows a thought at once and still turns it over', async () => {
  await enter({ motion: 'calm' });
  const first = whole();
  expect(typed()).toBeUndefined();
  await pass(17_500);
  await pass(500);
  expect(whole()).not.toBe(first);
});

test('[B-A11Y-03] off shows a thought at once and waits to be asked', async () => {
  await enter({ motion: 'off' });
  const first = whole();
  expect(typed()).toBeUndefined();
  await pass(60_000);
  expect(whole()).toBe(first);
  await press();
  expect(whole()).not.toBe(first);
});

/** The page under full effects, and the switch that turns them off. */
async function enterWithSwitch() {
  const effects = { turnOff: (): void => undefined };
  showPage(() => {
    const [motion, setMotion] = useState<'full' | 'off'>('full');
    effects.turnOff = () => act(() => setMotion('off'));
    return (
      <MotionContext value={motion}>
        <ExperienceD5u />
      </MotionContext>
    );
  });
  await arrive();
  return effects;
}

test('[B-A11Y-03] whoever turns effects off in the middle of a fade has the thought whole, and it stays', async () => {
  const effects = await enterWithSwitch();
  const first = whole();
  await pass(17_500);
  expect(article().dataset['fading']).toBe('true');
  effects.turnOff();
  expect(article().dataset['fading']).toBe('false');
  await pass(60_000);
  expect(whole()).toBe(first);
  await press();
  expect(whole()).not.toBe(first);
});

test('[B-A11Y-03] one that was asked for by then comes at once, and is announced', async () => {
  const effects = await enterWithSwitch();
  const first = whole();
  await press();
  expect(article().dataset['fading']).toBe('true');
  effects.turnOff();
  await arrive();
  expect(whole()).not.toBe(first);
  expect(article().dataset['fading']).toBe('false');
  expect(screen.getByRole('status').textContent).toBe(whole());
});

test('[B-A11Y-04] a thought that was asked for is announced whole; one that comes by itself is not', async () => {
  await enter();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await press();
  await pass(500);
  expect(status.textContent).toBe(whole());
  expect(whole()).not.toBe('');
  await pass(17_500);
  await pass(500);
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
  expect(render()).toContain(firstThoughts[0]?.text);
  expect(render()).not.toContain('style=');
});
