import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { alternativesOf } from '../../src/content/alternatives.ts';
import { categories, categoryNames } from '../../src/content/thoughts/category.ts';
import { doors } from '../../src/content/thoughts/doors.ts';
import { openCaseThoughts } from '../../server/content/thoughts/openCase.ts';
import { fetchThoughts, firstThoughts } from '../../src/content/thoughts/thoughts.ts';
import { icons } from '../../src/pages/experience-d5u/icons.ts';
import ExperienceD5u from '../../src/pages/experience-d5u/index.tsx';
import { drawn, fetchAnother } from '../../src/pages/experience-d5u/fetchAnother.ts';
import { stagesOf, triedIn } from '../../src/pages/experience-d5u/stages.ts';
import { openedPanelAtom } from '../../src/state/openedPanel.ts';
import { previewAtom } from '../../src/state/profile.ts';
import { MotionContext } from '../../src/ui/motion.ts';
import { hashText } from '../../src/ui/random.ts';
import { Typewriter } from '../../src/ui/typewriter/Typewriter.tsx';
import { profileOf } from '../core/build.ts';
import { json, listen } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { showPage } from '../support/showPage.tsx';

/** The shipped thoughts. A reader below phase 3 gets no others. */
const thoughts = (await Promise.all(categoryNames.map(fetchThoughts))).flat();

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => localStorage.clear());

/** Numbers from 0 to below 1, the same for the same seed (mulberry32). */
const seeded = (seed: number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Waits until fetched thoughts are available. Their modules are already loaded, so the wait is short. */
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
/**
 * The whole thought, as a screen reader gets it. While letters are typed, a visually hidden element has the full text.
 */
const whole = () => shown()?.querySelector('.visually-hidden')?.textContent ?? shown()?.textContent ?? '';
const typed = () => shown()?.querySelector('[data-part="typed"]')?.textContent;
const article = () => screen.getByRole('article');
const press = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Next thought' }));
  await arrive();
};

test('[R-TH-01] one thought of the list is shown, with the name, icon and colour of its category', async () => {
  await enter();
  const thought = thoughts.find(({ text }) => text === whole());
  if (thought === undefined) throw new Error(`Nobody wrote "${whole()}".`);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(within(article()).getByText(categories[thought.category].name)).toBeTruthy();
  expect(document.querySelectorAll('[data-part="badge"] svg')).toHaveLength(1);
  expect(article().style.getPropertyValue('--own')).toBe(thought.colour);
});

test('[R-TH-01] the page imports the icons of all categories and no others', () => {
  const named = Object.values(categories).map(({ icon }) => icon);
  expect(Object.keys(icons).toSorted()).toEqual(named.toSorted());
});

test('[R-TH-01] the next thought is any that was not shown', () => {
  const few = firstThoughts.slice(-5);
  const [a, b, , d, e] = few;
  const shown = { count: 6, has: (text: string) => text === few[2]?.text };
  expect(Array.from({ length: 4 }, (_, at) => drawn(few, shown, at / 4))).toEqual([a, b, d, e]);
  expect(drawn(few, shown, 0.999_999)).toBe(e);
  expect(drawn(few, { count: 6, has: () => false }, 0.999_999)).toBe(e);
  expect(drawn(few.slice(2, 3), shown, 0.5)).toBeUndefined();
});

test('[R-TH-06] while fewer than six were shown on the device, only a thought of the machine about itself is drawn', () => {
  const [itself] = firstThoughts;
  const other = firstThoughts.at(-1);
  if (itself === undefined || other === undefined) throw new Error('There are no thoughts.');
  expect([itself.isOfItself, other.isOfItself]).toEqual([true, false]);
  const draw = (count: number, chance: number) => drawn([itself, other], { count, has: () => false }, chance);
  expect(draw(5, 0.999_999)).toBe(itself);
  expect(draw(6, 0.999_999)).toBe(other);
  expect(drawn([other], { count: 5, has: () => false }, 0)).toBeUndefined();
});

test.each(Array.from({ length: 18 }, (_, seed) => seed))(
  '[R-TH-06] the first six of a fresh device are of the machine about itself, with seed %i',
  async (seed) => {
    vi.spyOn(Math, 'random').mockImplementation(seeded(seed));
    await enter({ motion: 'off', phase: (seed % 6) as 0 });
    const told = [whole()];
    while (told.length < 6) {
      await press();
      told.push(whole());
    }
    const ofItself = new Set(thoughts.filter(({ isOfItself }) => isOfItself).map(({ text }) => text));
    expect(told.filter((text) => !ofItself.has(text))).toEqual([]);
    expect(new Set(told).size).toBe(6);
  },
);

test('[R-TH-01, R-TH-06] any that the machine thinks of itself may come first', async () => {
  // The first random number selects the category, and the next number selects a thought of this category. Both ends
  // of both ranges are tested.
  const firstOf = async (category: number, place: number): Promise<string> => {
    const chance = vi.spyOn(Math, 'random').mockReturnValueOnce(category).mockReturnValueOnce(category);
    chance.mockReturnValue(place);
    const { unmount } = showPage(ExperienceD5u, { motion: 'off' });
    await arrive();
    const text = whole();
    unmount();
    localStorage.clear();
    return text;
  };
  expect(await firstOf(0, 0)).toBe(thoughts[0]?.text);
  expect(await firstOf(0.1, 0)).toBe((await fetchThoughts('attention'))[0]?.text);
  expect(await firstOf(0.999_999, 0.999_999)).toBe(thoughts.findLast(({ isOfItself }) => isOfItself)?.text);
});

test('[R-TH-01] none comes twice before all have come, and never twice in a row', async () => {
  await enter({ motion: 'off' });
  const told = [whole()];
  while (told.length < thoughts.length + 2) {
    await press();
    told.push(whole());
  }
  expect(new Set(told.slice(0, thoughts.length)).size).toBe(273);
  expect(told[273]).not.toBe(told[272]);
  expect(told[274]).not.toBe(told[273]);
});

test('[R-TH-01] without a network the thoughts that came are shown again, and no round begins before all have come', async () => {
  const shownOf = (all: readonly { text: string }[]) => {
    const texts = new Set(all.map(({ text }) => text));
    return { count: texts.size, has: (text: string) => texts.has(text) };
  };
  const offline = async (category: string) => {
    if (category !== 'memory') throw new Error('offline');
    return firstThoughts;
  };
  const [first, second] = firstThoughts;
  const left = shownOf(firstThoughts.slice(1));
  expect(await fetchAnother(offline, {}, left, second?.text)).toEqual({ another: first, isRoundOver: false });
  const none = shownOf(firstThoughts);
  for (let draw = 0; draw < 200; draw += 1) {
    const { another, isRoundOver } = await fetchAnother(offline, {}, none, first?.text);
    expect([firstThoughts.includes(another!), another === first, isRoundOver]).toEqual([true, false, false]);
  }
  // With a network the same device goes on with the thoughts that it has not shown.
  const fresh = await fetchAnother(fetchThoughts, {}, none, first?.text);
  expect([fresh.another?.category === 'memory', fresh.isRoundOver]).toEqual([false, false]);
  const { another, isRoundOver } = await fetchAnother(fetchThoughts, {}, shownOf(thoughts), first?.text);
  expect([another?.text === first?.text, isRoundOver]).toEqual([false, true]);
});

test('[R-TH-01] what was shown on this device does not come again after a new load', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const told: string[] = [];
  for (let load = 0; load < 3; load += 1) {
    const { unmount } = showPage(ExperienceD5u, { motion: 'off' });
    await arrive();
    told.push(whole());
    unmount();
  }
  expect(told).toEqual(thoughts.slice(0, 3).map(({ text }) => text));
});

test('[R-TH-01] before phase 3 no thought names the open case; from then on the server’s are drawn too', async () => {
  expect(thoughts.filter(({ text }) => /47,001|open case/i.test(text))).toEqual([]);
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  const server = await listen((_, response) => json(response, openCaseThoughts));
  onTestFinished(() => server.close());
  // Six thoughts have already been shown on this device.
  const alreadyShown = JSON.stringify(thoughts.slice(0, 6).map(({ text }) => hashText(text)));
  localStorage.setItem('d5u-thoughts', alreadyShown);
  const { unmount } = showPage(ExperienceD5u, { motion: 'off', phase: 2 });
  await arrive();
  expect(whole()).toBe(thoughts.at(-1)?.text);
  expect(server.received).toEqual([]);
  unmount();
  localStorage.setItem('d5u-thoughts', alreadyShown);
  showPage(ExperienceD5u, { motion: 'off', phase: 3 });
  await vi.waitFor(() => expect(server.received.map(({ url }) => url)).toEqual([`${apiPaths.thoughts}?phase=3`]));
  await arrive();
  // The thoughts of the first turns were drawn before the server answered.
  const told: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    await press();
    told.push(whole());
  }
  expect(told).toContain(openCaseThoughts['tide']?.at(-1));
});

test('[R-TH-01, B-END-01] the server’s thoughts are asked for again after the end, and for what the inspector shows', async () => {
  const server = await listen((_, response) => json(response, openCaseThoughts));
  onTestFinished(() => server.close());
  const asked = (...urls: string[]) => vi.waitFor(() => expect(server.received.map(({ url }) => url)).toEqual(urls));
  setProfile(profileOf({ phaseUnlocked: 3 }));
  const { store } = showPage(ExperienceD5u, { motion: 'off', phase: null });
  await asked(apiPaths.thoughts);
  act(() => setProfile(profileOf({ phaseUnlocked: 3, ended: true })));
  await asked(apiPaths.thoughts, apiPaths.thoughts);
  act(() => store.set(previewAtom, { phase: 4, suspicion: null, ended: true }));
  await asked(apiPaths.thoughts, apiPaths.thoughts, `${apiPaths.thoughts}?phase=4&ended=true`);
});

test.each([{ isByLink: false }, { isByLink: true }])(
  '[R-TH-01, R-TH-02] the first thought is drawn and typed as well; the prerendered one is not shown %o',
  async ({ isByLink }) => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    showPage(ExperienceD5u, { isByLink });
    expect(shown()).toBeNull();
    await arrive();
    expect(typed()).toBe('');
    const drawable = (await fetchThoughts('time')).filter(({ isOfItself }) => isOfItself);
    expect(whole()).toBe(drawable[Math.floor(drawable.length / 2)]?.text);
  },
);

test('[R-TH-05, B-HOME-05] each thought has a way out, to a room that is open at this phase', async () => {
  for (const phase of [0, 2] as const) {
    const { unmount } = showPage(ExperienceD5u, { motion: 'off', phase });
    await arrive();
    for (let turn = 0; turn < 40; turn += 1) {
      const category = thoughts.find(({ text }) => text === whole())?.category ?? 'memory';
      const link = within(article()).getByRole('link');
      const door = doors[category].find(({ to }) => to === link.getAttribute('href'));
      expect(door?.label).toBe(link.textContent);
      expect(door?.from).toBeLessThanOrEqual(phase);
      await press();
    }
    unmount();
  }
});

test('[R-TH-02] a character takes at least 35 ms', async () => {
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

test('[R-TH-02] a character takes at most 30 ms more', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999_999);
  await enter();
  await pass(35);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(64);
  expect(typed()).toBe(whole().slice(0, 1));
  await pass(1);
  expect(typed()).toBe(whole().slice(0, 2));
});

test('[R-TH-02, B-TXT-05] each thought is typed out before it fades, with the word that is tried first', () => {
  const takes = ({ text }: { readonly text: string }) => {
    const tried = triedIn(text);
    return (Array.from(text).length + (tried?.word.length ?? 0)) * 65 + (tried === null ? 0 : 2 * 650);
  };
  expect(Math.max(...thoughts.map(takes))).toBeLessThan(17_500);
});

test('[B-TXT-05] the tried word is another likely one, in half of the thoughts at least; none past 200 characters', () => {
  const all = thoughts.map(({ text }) => ({ text, tried: triedIn(text) }));
  for (const { text, tried } of all) {
    if (tried === null) continue;
    const word = Array.from(text)
      .slice(tried.at, tried.at + tried.length)
      .join('');
    expect(alternativesOf(word)).toContain(tried.word);
    expect(text.length).toBeLessThanOrEqual(200);
  }
  expect(all.filter(({ tried }) => tried !== null).length).toBeGreaterThan(all.length / 2);
  const filled = (length: number) => 'cold '.repeat(50).slice(0, length);
  expect(triedIn(filled(200))).not.toBeNull();
  expect(triedIn(filled(201))).toBeNull();
});

test('[B-TXT-05] a tried word is typed, stands 650 ms, is struck out for 650 ms, and gives way to the word', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const text = 'Plain ice';
  const { at, length, word } = triedIn('Plain cold ice')!;
  expect([at, length, word]).toEqual([6, 4, alternativesOf('cold')![0]]);
  expect(triedIn(text)).toBeNull();
  expect(stagesOf(text)).toBeNull();
  const { container } = render(
    <StrictMode>
      <Typewriter text="Plain cold ice" isTyped stages={stagesOf('Plain cold ice')} />
    </StrictMode>,
  );
  const parts = () =>
    ['typed', 'tried', 'struck'].map((part) => container.querySelector(`[data-part="${part}"]`)?.textContent ?? null);
  const drawn = () => container.querySelector('[aria-hidden]')?.textContent;
  for (let letter = 0; letter < at; letter += 1) await pass(35);
  expect(parts()).toEqual(['Plain ', null, null]);
  await pass(35);
  expect(parts()).toEqual(['Plain ', word.slice(0, 1), null]);
  for (let letter = 1; letter < word.length; letter += 1) await pass(35);
  expect(parts()).toEqual(['Plain ', word, null]);
  await pass(649);
  expect(parts()).toEqual(['Plain ', word, null]);
  await pass(1);
  expect(parts()).toEqual(['Plain ', null, word]);
  expect(drawn()).toBe(`Plain ${word} ice`);
  await pass(649);
  expect(parts()).toEqual(['Plain ', null, word]);
  await pass(1);
  expect(parts()).toEqual(['Plain c', null, null]);
  expect(drawn()).toBe('Plain cold ice');
  for (let letter = 1; letter < 'cold ice'.length; letter += 1) await pass(35);
  expect(container.textContent).toBe('Plain cold ice');
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
});

const text = () => shown()!;
const way = () => within(article()).getByRole('link');
const fading = () => article().dataset['fading'];

test.each([
  ['the pointer is over it', () => fireEvent.pointerEnter(text()), () => fireEvent.pointerLeave(text())],
  ['its link has the focus', () => act(() => way().focus()), () => act(() => way().blur())],
])('[R-TH-03] while %s a thought stays, and two seconds longer', async (_, come, go) => {
  await enter();
  const first = whole();
  await pass(10_000);
  come();
  await pass(30_000);
  expect([whole(), fading()]).toEqual([first, 'false']);
  go();
  await pass(1999);
  expect([whole(), fading()]).toEqual([first, 'false']);
  await pass(1);
  expect([whole(), fading()]).toEqual([first, 'true']);
  await pass(500);
  const second = whole();
  expect(second).not.toBe(first);
  // The next thought is shown for its usual time.
  await pass(17_499);
  expect([whole(), fading()]).toEqual([second, 'false']);
  await pass(1);
  expect(fading()).toBe('true');
});

test('[R-TH-03] a pointer that comes during the fade, or goes from the thought to its link, keeps the thought', async () => {
  await enter();
  const first = whole();
  await pass(17_600);
  expect(fading()).toBe('true');
  fireEvent.pointerEnter(text());
  expect(fading()).toBe('false');
  await pass(5000);
  fireEvent.pointerLeave(text());
  await pass(1900);
  fireEvent.pointerEnter(way().parentElement!);
  await pass(20_000);
  expect([whole(), fading()]).toEqual([first, 'false']);
  // The reader can still request the next thought.
  await press();
  await pass(500);
  expect(whole()).not.toBe(first);
});

test('[R-TH-03] a pointer that has gone two seconds before changes nothing about the time', async () => {
  await enter();
  const first = whole();
  await pass(1000);
  fireEvent.pointerEnter(text());
  fireEvent.pointerLeave(text());
  await pass(16_499);
  expect(fading()).toBe('false');
  await pass(1);
  expect(fading()).toBe('true');
  await pass(500);
  expect(whole()).not.toBe(first);
});

test('[R-TH-04] a link to /about and the three labels', async () => {
  await enter();
  expect(screen.getByRole('link', { name: 'Back to the Notice' }).getAttribute('href')).toBe('/about');
  for (const label of ['Processing active', '47K+ insights available', 'Consciousness stream']) {
    expect(screen.getByText(label)).toBeTruthy();
  }
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});

test('[B-END-01, B-TXT-01] the page says what D5U is, and after the end that no more cases are put to it', async () => {
  const { store } = showPage(ExperienceD5u);
  await arrive();
  expect(
    screen.getByText(
      'D5U is an AI that judges a court’s cases, 47,000 of them a day. These are its thoughts, one at a time.',
    ),
  ).toBeTruthy();
  expect(screen.queryByText('with no case before it')).toBeNull();
  act(() => store.set(previewAtom, { phase: 5, suspicion: null, ended: true }));
  expect(
    screen.getByText(
      'D5U is the AI that heard a court’s cases. No more are put to it. It was left on, and these still come.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('Processing active').nextElementSibling?.textContent).toBe('with no case before it');
});

test('[B-A11Y-03] in mode calm a thought is shown at once and still replaced', async () => {
  await enter({ motion: 'calm' });
  const first = whole();
  expect(typed()).toBeUndefined();
  await pass(17_500);
  await pass(500);
  expect(whole()).not.toBe(first);
});

test('[B-A11Y-03] in mode off a thought is shown at once and replaced only on request', async () => {
  await enter({ motion: 'off' });
  const first = whole();
  expect(typed()).toBeUndefined();
  await pass(60_000);
  expect(whole()).toBe(first);
  await press();
  expect(whole()).not.toBe(first);
});

/** Shows the page with full effects. Returns an object with a function that turns them off. */
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

test('[B-A11Y-03] turning effects off during a fade shows the thought fully, and it stays', async () => {
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

test('[B-A11Y-03] if another was requested before, it comes at once and is announced', async () => {
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

test('[B-A11Y-04] a requested thought is announced as a whole; one that comes by itself is not', async () => {
  await enter();
  const status = screen.getByRole('status');
  expect(status.textContent).toBe('');
  await press();
  await pass(500);
  expect(status.textContent).toBe(whole());
  expect(whole()).not.toBe('');
  // The accessibility tree has the thought once: in the live region if announced, otherwise in the text of the page.
  expect(shown()?.getAttribute('aria-hidden')).toBe('true');
  await pass(17_500);
  await pass(500);
  expect(status.textContent).toBe('');
  expect(shown()?.hasAttribute('aria-hidden')).toBe(false);
});

test('[R-TH-03] while a panel lies over the page a thought stays, and two seconds longer', async () => {
  const { store } = showPage(ExperienceD5u);
  await arrive();
  const first = whole();
  await pass(10_000);
  act(() => store.set(openedPanelAtom, { id: 'letters', isAjar: false }));
  await pass(30_000);
  expect([whole(), fading()]).toEqual([first, 'false']);
  // A requested thought is shown, and also stays while the panel is open.
  await press();
  await pass(500);
  const second = whole();
  expect(second).not.toBe(first);
  await pass(30_000);
  expect([whole(), fading()]).toEqual([second, 'false']);
  act(() => store.set(openedPanelAtom, { id: null, isAjar: false }));
  await pass(1999);
  expect(fading()).toBe('false');
  await pass(1);
  expect(fading()).toBe('true');
});

test('the first render is always the same: a whole thought, without a style attribute', () => {
  const render = () =>
    renderToString(
      <MemoryRouter>
        <ExperienceD5u />
      </MemoryRouter>,
    );
  expect(render()).toBe(render());
  expect(firstThoughts[0]?.isOfItself).toBe(true);
  expect(render()).toContain(firstThoughts[0]?.text);
  expect(render().match(/\bAI\b/g)?.length).toBeGreaterThanOrEqual(2);
  expect(render()).not.toContain('style=');
});
