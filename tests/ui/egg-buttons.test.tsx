import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Egg } from '#contract/egg.ts';
import { EggButtons } from '../../src/panels/eggs/EggButtons.tsx';
import { previewAtom } from '../../src/state/profile.ts';
import { pathAtom } from '../../src/state/route.ts';
import { applyChangeAtom, eggsAtom, simulationQueueAtom } from '../../src/state/simulation.ts';
import '../support/tidy.ts';

const eggOf = (id: string, title: string, discovered = false): Egg => ({
  id,
  type: 'button',
  title,
  content: `${title}, with four holes.`,
  trigger: 'time',
  rarity: 'common',
  discovered,
  position: { x: 20, y: 20 },
  lifespan: 30_000,
  metadata: { suspicionThreshold: 0, phaseRequirement: 0, timeOfDay: null, behaviorPattern: null },
  emergedAt: 0,
});

let store: ReturnType<typeof createStore>;
beforeEach(() => {
  store = createStore();
  store.set(pathAtom, '/about');
  store.set(applyChangeAtom, { eggs: [eggOf('coat-button-1', 'coat button'), eggOf('milk-tooth-2', 'milk tooth')] });
  render(
    <StrictMode>
      <Provider store={store}>
        <p>words beside it</p>
        <EggButtons />
      </Provider>
    </StrictMode>,
  );
  fireEvent.click(egg('coat button'));
  discover('coat button');
});
/** Reports the eggs with these titles as discovered, as the simulation does after a press. */
const discover = (...titles: string[]) =>
  act(() =>
    store.set(applyChangeAtom, {
      eggs: [
        eggOf('coat-button-1', 'coat button', titles.includes('coat button')),
        eggOf('milk-tooth-2', 'milk tooth', titles.includes('milk tooth')),
      ],
    }),
  );
const taken = () => store.get(simulationQueueAtom).map((input) => (input.kind === 'egg-clicked' ? input.id : null));
const tags = () => [...document.querySelectorAll('[data-egg]')].map((tag) => tag.getAttribute('data-egg'));
const egg = (title: string) => screen.getByRole('button', { name: `${title}, common` });
const open = () => screen.queryAllByRole('group').map((label) => label.getAttribute('aria-label'));

test('[R-EGG-05] a press beside an open label closes it; a press on it does not', () => {
  fireEvent.pointerDown(screen.getByText('coat button'));
  expect(open()).toEqual(['coat button']);
  fireEvent.pointerDown(screen.getByText('words beside it'));
  expect(open()).toEqual([]);
});

test('[R-EGG-05, B-A11Y-04] Escape closes an open label wherever the focus is, and leaves the focus there', () => {
  document.body.focus();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(open()).toEqual(['coat button']);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(document.body);
});

test('[R-EGG-05, B-A11Y-04] Escape inside the label passes the focus on to the next egg', () => {
  expect(open()).toEqual(['coat button']);
  const putAway = screen.getByRole('button', { name: 'put it away' });
  putAway.focus();
  fireEvent.keyDown(putAway, { key: 'Escape' });
  expect(open()).toEqual([]);
  expect(document.activeElement).toBe(egg('milk tooth'));
});

describe('[B-A11Y-04] the focused egg goes', () => {
  const page = document.createElement('div');
  page.id = 'page';
  page.tabIndex = -1;
  beforeEach(() => {
    fireEvent.keyDown(document.body, { key: 'Escape' });
    document.body.append(page);
    (document.activeElement as HTMLElement).blur();
    fireEvent.keyDown(document.body, { key: 'F2' });
  });
  afterEach(() => page.remove());
  const live = (...eggs: Egg[]) => act(() => store.set(applyChangeAtom, { eggs }));

  test('the last one: the focus goes to the page, if nothing was focused before F2', () => {
    expect(document.activeElement).toBe(egg('milk tooth'));
    live();
    expect(document.activeElement).toBe(page);
  });

  test('another one comes in the same change: the focus goes to it', () => {
    live(eggOf('coat-button-1', 'coat button'));
    expect(document.activeElement).toBe(egg('coat button'));
  });

  test('the reader has pressed on the page since: the focus stays where it is', () => {
    fireEvent.pointerDown(screen.getByText('words beside it'));
    (document.activeElement as HTMLElement).blur();
    live(eggOf('coat-button-1', 'coat button'));
    expect(document.activeElement).toBe(document.body);
  });
});

test('[R-EGG-05] a second press on a tag that was taken does nothing; once its label is closed, the tag is gone', () => {
  fireEvent.click(egg('coat button'));
  expect(open()).toEqual(['coat button']);
  expect(taken()).toEqual(['coat-button-1']);
  expect(egg('coat button').hasAttribute('data-track')).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'put it away' }));
  expect(open()).toEqual([]);
  expect(tags()).toEqual(['milk-tooth-2']);
});

test('[R-EGG-05] an egg whose lifespan ends while its label is open stays until the label is closed; another goes', () => {
  act(() => store.set(applyChangeAtom, { eggs: [] }));
  expect(open()).toEqual(['coat button']);
  expect(tags()).toEqual(['coat-button-1']);
  fireEvent.click(screen.getByRole('button', { name: 'put it away' }));
  expect([open(), tags(), store.get(eggsAtom)]).toEqual([[], [], []]);
});

test('[R-EGG-05] two presses before the simulation has answered take the egg once', () => {
  fireEvent.click(egg('milk tooth'));
  fireEvent.click(egg('milk tooth'));
  expect(taken()).toEqual(['coat-button-1', 'milk-tooth-2']);
});

test('[R-EGG-05] an open label does not outlive its page', () => {
  expect(open()).toEqual(['coat button']);
  act(() => store.set(pathAtom, '/kitchen'));
  expect(open()).toEqual([]);
  act(() => store.set(pathAtom, '/about'));
  expect(open()).toEqual([]);
});

test('[R-EGG-05] another egg’s label takes the place of the open one', () => {
  expect(open()).toEqual(['coat button']);
  fireEvent.pointerDown(egg('milk tooth'));
  fireEvent.click(egg('milk tooth'));
  discover('coat button', 'milk tooth');
  expect(open()).toEqual(['milk tooth']);
});

test.each([
  [0, 'entered among your exhibits', false],
  [1, 'laid with your other finds', true],
] as const)('[R-EGG-05] at phase %i the label says where the exhibit goes: %s', (phase, words, isLink) => {
  cleanup();
  store.set(previewAtom, { phase, suspicion: null });
  render(
    <Provider store={store}>
      <MemoryRouter>
        <EggButtons />
      </MemoryRouter>
    </Provider>,
  );
  fireEvent.click(egg('milk tooth'));
  discover('milk tooth');
  const said = screen.getByText(words);
  expect(said.closest('a')?.getAttribute('href') ?? null).toBe(isLink ? '/fragments' : null);
});

describe('[B-EAR-02] for who uses keys', () => {
  afterEach(() => void vi.useRealTimers());
  const said = () => screen.getByRole('status').textContent;
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const come = (...titles: string[]) =>
    act(() => store.set(applyChangeAtom, { eggs: titles.map((title) => eggOf(title.replace(' ', '-'), title)) }));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

  /** Replaces the eggs of the page, and waits until each new egg has a place. */
  async function place(...titles: string[]) {
    come(...titles);
    while (tags().length < titles.length) await pass(1);
  }

  /** Closes the open label and replaces the eggs of the page, on the faked clock. */
  async function begin(...titles: string[]) {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    press('Escape');
    come();
    await pass(1000);
    await place(...titles);
  }

  test('a new egg is announced after five quiet seconds, once, and no more when it has gone', async () => {
    await begin('grey thread');
    await pass(4999);
    expect(said()).toBe('');
    await pass(1);
    expect(said()).toBe('An exhibit lies beside the page: grey thread. F2 goes to it.');
    come();
    await pass(1000);
    expect(said()).toBe('');
    await place('grey thread');
    await pass(200_000);
    expect(said()).toBe('');
  });

  test('the next ones are announced together, a minute after the last announcement and not before', async () => {
    await begin('grey thread');
    await pass(5000);
    const at = performance.now();
    await place('grey thread', 'bus ticket', 'tea spoon');
    await pass(at + 59_999 - performance.now());
    expect(said()).toBe('An exhibit lies beside the page: grey thread. F2 goes to it.');
    await pass(1);
    expect(said()).toBe('2 exhibits lie beside the page: bus ticket, tea spoon. F2 goes to them.');
  });

  test('a key, a scroll, a focused passage and a live region put it off', async () => {
    const passage = document.createElement('section');
    passage.tabIndex = -1;
    passage.textContent = 'x'.repeat(100);
    const log = document.createElement('div');
    log.setAttribute('role', 'log');
    document.body.append(passage, log);
    await begin('grey thread');
    const isPutOff = async (act: () => unknown, byMs: number) => {
      await pass(4000);
      act();
      await pass(byMs - 1);
      expect(said()).toBe('');
      await pass(1);
      expect(said()).not.toBe('');
      come();
      await pass(60_000);
      await place(`another ${performance.now()}`);
    };
    await isPutOff(() => press('Tab'), 3000);
    await isPutOff(() => fireEvent.scroll(window), 3000);
    await isPutOff(() => passage.focus(), 3000 + 6800);
    passage.remove();
    // The MutationObserver of live regions reports in a microtask.
    await isPutOff(() => log.append('A line of forty letters, as spoken by her'), 3000 + 41 * 68);
    log.remove();
  });

  test('F2 goes to the first egg and on to the next, Escape back to where the reader was', async () => {
    const field = document.createElement('input');
    document.body.append(field);
    await begin('grey thread', 'bus ticket');
    field.focus();
    fireEvent.keyDown(field, { key: 'F2', shiftKey: true });
    expect(document.activeElement).toBe(field);
    press('F2');
    expect(document.activeElement).toBe(egg('grey thread'));
    press('F2');
    expect(document.activeElement).toBe(egg('bus ticket'));
    press('F2');
    expect(document.activeElement).toBe(egg('grey thread'));
    press('Escape');
    expect(document.activeElement).toBe(field);
    expect(screen.getByRole('complementary', { name: 'Exhibits (F2)' })).toBeTruthy();
    field.remove();
  });
});
