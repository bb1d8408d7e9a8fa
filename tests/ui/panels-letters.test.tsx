import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { PersonalizedNote } from '#contract/visitor.ts';
import { type HttpListener, json } from '../support/http.ts';
import { applyChangeAtom } from '../../src/state/simulation.ts';
import { setProfile } from '../support/setProfile.ts';
import { narrativeWith, openServer, profileOf, showDrawer } from './panels-stage.tsx';

/** The machine that runs the tests may be busy. */
const slowly = { timeout: 10_000 };
const covered = '\u2588'.repeat(4);
const plain: PersonalizedNote = {
  phase: 2,
  from: 'The Observer',
  text: `The index is at /routemap, and so on.\n\nAll five answered with the same word: ${covered}`,
  replies: [
    { id: 'first', text: 'I read as I always read.' },
    { id: 'second', text: 'Stop.' },
    { id: 'third', text: 'Which word?' },
  ],
  answers: [],
};
const lined: PersonalizedNote = {
  phase: 4,
  from: 'The Judge',
  text: '1. One line.\n2. Two lines.',
  replies: [
    { id: 'one', text: 'One line.' },
    { id: 'two', text: 'Two lines.' },
  ],
  answers: [],
};

let server: HttpListener;
const posted = () =>
  server.received
    .filter(({ url }) => url === '/api/visitor/letter-reply')
    .map(({ body }) => JSON.parse(body) as { letter: number; reply: string });
beforeEach(async () => {
  server = await openServer(({ url, body }, response) => {
    if (url !== '/api/visitor/letter-reply') return json(response, []);
    const { reply } = JSON.parse(body) as { reply: string };
    json(response, { reply, answer: `Answer to ${reply}, at /kitchen.` });
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.close();
});

function open(note: PersonalizedNote) {
  const { phase, from, text } = note;
  const narrative = narrativeWith({ personalizedNotes: [{ phase, from, text }] });
  const shown = showDrawer({ phase: 5, profile: { personalizedNotes: [note] }, view: { narrative } });
  fireEvent.click(screen.getByRole('button', { name: /^letters/ }));
  return shown;
}
const letter = () => within(screen.getByRole('region', { name: 'letters' }));
const press = (name: string | RegExp) => fireEvent.click(letter().getByRole('button', { name }));

test('[B-LET-04] the letters that came since the panel was last open are laid down, and only once', () => {
  const narrative = narrativeWith({
    personalizedNotes: [plain, lined].map(({ phase, from, text }) => ({ phase, from, text })),
  });
  const fresh = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-fresh]'), ({ dataset }) => dataset['letter']);
  const pressTab = () => fireEvent.click(screen.getByRole('button', { name: /^letters/ }));
  localStorage.setItem('d5u-letters', '1');
  showDrawer({ phase: 5, profile: { personalizedNotes: [plain, lined] }, view: { narrative } });
  pressTab();
  expect(fresh()).toEqual(['4']);
  pressTab();
  pressTab();
  expect(letter().getAllByRole('listitem').length).toBeGreaterThan(1);
  expect(fresh()).toEqual([]);
});

describe('[B-LET-04] the letter of the kept word, which another letter replaces', () => {
  const kept = { phase: 6, from: 'All five', text: 'You kept it.', isProvisional: true };
  const said = { phase: 6, from: 'All five', text: 'It was said.' };
  const withLast = (last: typeof said) =>
    narrativeWith({
      personalizedNotes: [...[plain, lined].map(({ phase, from, text }) => ({ phase, from, text })), last],
    });
  const fresh = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-fresh]'), ({ dataset }) => dataset['letter']);
  const tab = () => screen.getByRole('button', { name: /^letters/ });
  const show = (last: typeof said) => showDrawer({ phase: 5, view: { narrative: withLast(last) } });
  const isMarked = () => tab().querySelector('[data-new]') !== null;

  test('is new when it comes, and its successor is new and laid down once, also after a reload', () => {
    localStorage.setItem('d5u-letters', '2');
    show(kept);
    expect(isMarked()).toBe(true);
    fireEvent.click(tab());
    expect(fresh()).toEqual(['6']);
    fireEvent.click(tab());
    expect(isMarked()).toBe(false);
    cleanup();
    const { store } = show(kept);
    expect(isMarked()).toBe(false);
    act(() => store.set(applyChangeAtom, { narrative: withLast(said) }));
    expect(isMarked()).toBe(true);
    cleanup();
    show(said);
    expect(isMarked()).toBe(true);
    fireEvent.click(tab());
    expect(fresh()).toEqual(['6']);
    fireEvent.click(tab());
    fireEvent.click(tab());
    expect([fresh(), isMarked()]).toEqual([[], false]);
  });

  test('gives way to it in the open panel', () => {
    localStorage.setItem('d5u-letters', '2');
    const { store } = show(kept);
    fireEvent.click(tab());
    fireEvent.click(tab());
    fireEvent.click(tab());
    expect(fresh()).toEqual([]);
    act(() => store.set(applyChangeAtom, { narrative: withLast(said) }));
    expect(fresh()).toEqual(['6']);
    expect(isMarked()).toBe(false);
    cleanup();
    show(said);
    expect(isMarked()).toBe(false);
  });

  test('a number that was stored for a last letter that has been read stays valid', () => {
    localStorage.setItem('d5u-letters', '3');
    show(said);
    fireEvent.click(tab());
    expect(fresh()).toEqual([]);
  });
});

describe('[B-LET-01] a letter that takes a reply', () => {
  test('[B-LET-03] its paths are links that close the panel, and the covered word is read as one', () => {
    open(plain);
    expect(letter().getByText('a covered word of four letters').className).toBe('visually-hidden');
    expect(letter().getByText(covered).getAttribute('aria-hidden')).toBe('true');
    const link = letter().getByRole('link', { name: '/routemap' });
    expect(link.getAttribute('href')).toBe('/routemap');
    fireEvent.click(link);
    expect(screen.queryByRole('region', { name: 'letters' })).toBeNull();
  });

  test('[B-EAR-10] offers three lines; the pressed one stays, with its answer, which gets the focus and is no live region', async () => {
    open(plain);
    expect(
      letter()
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(plain.replies?.map(({ text }) => text));
    press('Stop.');
    expect(letter().getByRole('status').textContent).toBe('It is being read.');
    press('Which word?');
    await letter().findByText(/^Answer to second, at/, {}, slowly);
    expect(posted()).toEqual([{ letter: 2, reply: 'second' }]);
    expect(letter().queryAllByRole('button')).toEqual([]);
    letter().getByText('Stop.');
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Answer to second/), slowly);
    expect(letter().queryByRole('status')).toBeNull();
    expect(letter().getByRole('link', { name: '/kitchen' })).toBeTruthy();
  });

  test('a failed one is said, and can be pressed again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer } = server;
    server.answer = (_, response) => response.writeHead(503).end('down');
    open(plain);
    press('Stop.');
    await letter().findByText('The answer has not come. The line is still here: press it again.', {}, slowly);
    expect(letter().getAllByRole('button')).toHaveLength(3);
    server.answer = answer;
    press('Stop.');
    await letter().findByText(/^Answer to second/, {}, slowly);
  });

  test('what was sent before, in another tab or before a reload, is shown without buttons', () => {
    open({ ...plain, answers: [{ id: 'third', answer: 'It was short.' }] });
    expect(letter().queryAllByRole('button')).toEqual([]);
    letter().getByText('It was short.');
    letter().getByText('Which word?');
  });

  test('where another reply stood first, that one is shown', async () => {
    const { answer } = server;
    server.answer = (request, response) =>
      request.url === '/api/visitor/letter-reply'
        ? json(response, { reply: 'first', answer: 'The first stands.' })
        : answer(request, response);
    open(plain);
    press('Stop.');
    await letter().findByText('The first stands.', {}, slowly);
    expect(letter().queryByText('I read as I always read.')).not.toBeNull();
  });

  test('[B-PRV-04] the answer stays when the next profile does not have it, and when the panel is opened again', async () => {
    open(plain);
    press('Stop.');
    await letter().findByText(/^Answer to second/, {}, slowly);
    act(() => setProfile(profileOf(5, { personalizedNotes: [plain] })));
    letter().getByText(/^Answer to second/);
    const tab = screen.getByRole('button', { name: /^letters/ });
    fireEvent.click(tab);
    fireEvent.click(tab);
    expect(letter().queryByText(/^Answer to second/)).not.toBeNull();
  });
});

describe('[B-LET-02] the letter whose lines can be objected to', () => {
  test('each line is a button; several may be pressed, and each answer stands below its line', async () => {
    open(lined);
    const names = () =>
      letter()
        .getAllByRole('button')
        .map(({ textContent }) => textContent);
    expect(names()).toEqual(['1. One line. Object to this line.', '2. Two lines. Object to this line.']);
    press(/^2\. /);
    await letter().findByText(/Answer to two/, {}, slowly);
    press(/^1\. /);
    await waitFor(() => letter().getByText(/Answer to one/), slowly);
    expect(posted()).toEqual([
      { letter: 4, reply: 'two' },
      { letter: 4, reply: 'one' },
    ]);
    press(/^1\. /);
    expect(posted()).toHaveLength(2);
    const items = letter().getAllByRole('listitem').slice(1);
    expect(items.map(({ textContent }) => /^(\d).*Answer to (\w+)/.exec(textContent ?? '')?.slice(1))).toEqual([
      ['1', 'one'],
      ['2', 'two'],
    ]);
  });
});
