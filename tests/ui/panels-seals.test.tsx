import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Collation as CollationData } from '#contract/visitor.ts';
import { protocolController } from '../../src/app/protocolController.ts';
import { Collation } from '../../src/panels/protocols/Collation.tsx';
import { lineOpenOnAtom } from '../../src/panels/speech/lineOpenOn.ts';
import type { ProfilePanels } from '../../src/panels/drawer/tabs.ts';
import { collationAtom, confirmedProtocolAtom, isCollationOpenAtom } from '../../src/state/protocols.ts';
import { pathAtom } from '../../src/state/route.ts';
import { exportOf } from '../support/exportOf.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { openServer, profileOf, showDrawer } from './panels-stage.tsx';

const clause = (number: number) => ({ word: `candle${number}`, title: `Clause ${number}`, text: `Text ${number}.` });
const clauses = (count: number) => Array.from({ length: count }, (_, index) => clause(index + 1));
const collation: CollationData = {
  clauses: [1, 2, 3, 4].map((number) => ({
    title: `Clause ${number}`,
    pieces: [
      { text: `Plain ${number}. `, joint: null },
      ...(number > 1 ? [{ text: `Right ${number}.`, joint: number - 2 }] : []),
      ...(number < 4 ? [{ text: `Left ${number}.`, joint: number - 1 }] : []),
    ],
  })),
  joints: ['One against two.', 'Two against three.', 'Three against four.'],
  left: 'Go to /kitchen now.',
};

let server: HttpListener;
beforeEach(async () => {
  sessionStorage.clear();
  server = await openServer(({ url, body }, response) => {
    if (url === '/api/visitor/export') return json(response, exportOf({}));
    if (url !== '/api/visitor/protocol') return json(response, []);
    const { word } = JSON.parse(body) as { word: string };
    json(response, { ...clause(Number(word.at(-1))), unlocked: 1 });
  });
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await server.close();
});

/** The machine that runs the tests may be busy. */
const slowly = { timeout: 10_000 };
const region = () => screen.queryByRole('region')?.getAttribute('aria-label') ?? null;
const isAjar = () => document.querySelector('[data-ajar]') !== null;
const track = () => screen.getByRole('button', { name: /^seals/ }).getAttribute('data-track');

/** A drawer with `before` unlocked protocols. `unlock` unlocks the next one. `seen` ends its confirmation. */
function enter(before: number, profilePanels: ProfilePanels = 'shown') {
  const shown = showDrawer({ phase: 2, profile: { protocols: clauses(before) }, profilePanels });
  shown.store.set(pathAtom, '/signal');
  const { handle } = protocolController(shown.store, () => undefined);
  return {
    ...shown,
    unlock: async () => {
      act(() => handle({ secretWordRecognized: `candle${before + 1}` }));
      await waitFor(() => expect(shown.store.get(confirmedProtocolAtom)).not.toBeNull(), slowly);
      act(() => setProfile(profileOf(2, { protocols: clauses(before + 1) })));
    },
    seen: () => act(() => shown.store.set(confirmedProtocolAtom, null)),
  };
}

describe('[B-SEAL-01] the panel of the seals', () => {
  test.each([
    ['shown', false],
    ['later', false],
    ['shown', true],
  ] as const)('opens low after the confirmation, without the focus (%s, line open: %s)', async (rule, isLineOpen) => {
    const { unlock, seen, store } = enter(1, rule);
    if (isLineOpen) act(() => store.set(lineOpenOnAtom, { path: '/signal', from: 'head' }));
    const focused = document.activeElement;
    await unlock();
    expect(region()).toBeNull();
    seen();
    expect([region(), isAjar()]).toEqual(['seals', true]);
    expect(document.activeElement).toBe(focused);
    const [first] = within(screen.getByRole('region')).getAllByRole('button', { name: /^Clause/ });
    expect([first?.textContent, first?.getAttribute('aria-expanded')]).toEqual(['Clause 2', 'true']);
  });

  test('waits while the reader is typing, and opens after that', async () => {
    const { unlock, seen } = enter(0);
    const field = document.body.appendChild(document.createElement('input'));
    field.value = 'half a sen';
    field.focus();
    await unlock();
    seen();
    expect(region()).toBeNull();
    act(() => field.blur());
    await waitFor(() => expect(region()).toBe('seals'), slowly);
    field.remove();
  });

  test('takes the place of the casebook, whose field the word was said in; the tab gets the focus', async () => {
    const { unlock, seen } = enter(1);
    fireEvent.click(screen.getByRole('button', { name: 'casebook' }));
    act(() => screen.getByLabelText('A word for the court').focus());
    await unlock();
    seen();
    expect([region(), isAjar()]).toEqual(['seals', false]);
    expect(document.activeElement?.getAttribute('data-tab')).toBe('seals');
  });

  test('on a page about a person it waits for the next page', async () => {
    const { unlock, seen, goTo } = enter(1, 'asked');
    await unlock();
    seen();
    expect(region()).toBeNull();
    goTo('none');
    expect([region(), isAjar()]).toEqual(['seals', true]);
  });

  test('looking at a new clause is no probe; looking again is', async () => {
    const { unlock, seen } = enter(1);
    expect(track()).toBe('protocol:seals');
    await unlock();
    expect(track()).toBe('panel:seals');
    seen();
    expect(track()).toBe('panel:seals');
    fireEvent.click(screen.getByRole('button', { name: 'close' }));
    expect([region(), track()]).toEqual([null, 'protocol:seals']);
  });
});

describe('[B-SEAL-02] the four clauses side by side', () => {
  function show(isOpen: boolean | null, path = '/signal') {
    const store = createStore();
    store.sub(collationAtom, () => undefined);
    store.sub(isCollationOpenAtom, () => undefined);
    store.set(pathAtom, path);
    setProfile(profileOf(5, { protocols: clauses(4), collation }));
    if (isOpen !== null) store.set(isCollationOpenAtom, isOpen);
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    render(
      <Provider store={store}>
        <MemoryRouter>
          <Collation />
        </MemoryRouter>
      </Provider>,
    );
    return { store, opener };
  }
  const dialog = () => screen.findByRole('dialog', { name: 'The four clauses, side by side' }, slowly);

  test('is a dialog with the clauses, the marked sentences, what contradicts, and what is left', async () => {
    show(true);
    const sheet = await dialog();
    expect(
      within(sheet)
        .getAllByRole('region')
        .map((part) => part.getAttribute('aria-label')),
    ).toEqual(['Clause 1', 'Clause 2', 'Clause 3', 'Clause 4', 'What is left to do']);
    const marks = [...sheet.querySelectorAll('mark')].map((mark) => [mark.textContent, mark.dataset['side']]);
    expect(marks).toEqual([
      ['Left 1.1', 'left'],
      ['Right 2.1', 'right'],
      ['Left 2.2', 'left'],
      ['Right 3.2', 'right'],
      ['Left 3.3', 'left'],
      ['Right 4.3', 'right'],
    ]);
    expect(sheet.querySelector('[data-joint-text="0"]')?.textContent).toBe(
      'Clause 1, against Clause 2: 1 One against two.',
    );
    expect(sheet.contains(document.activeElement)).toBe(true);
  });

  test.each([
    ['Escape', (sheet: HTMLElement) => fireEvent.keyDown(sheet, { key: 'Escape' })],
    [
      'its button',
      (sheet: HTMLElement) => fireEvent.click(within(sheet).getByRole('button', { name: 'put them away' })),
    ],
    ['its link', (sheet: HTMLElement) => fireEvent.click(within(sheet).getByRole('link', { name: '/kitchen' }))],
  ])('%s closes it, and the focus goes back', async (_, close) => {
    const { store, opener } = show(true);
    close(await dialog());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowly);
    expect(store.get(isCollationOpenAtom)).toBe(false);
    await waitFor(() => expect(document.activeElement).toBe(opener), slowly);
    opener.remove();
  });

  test('stays open over a reload of its page, and is shown neither on another page nor where it was closed', async () => {
    show(true);
    await dialog();
    expect(sessionStorage.getItem('d5u-clauses')).toBe('"/signal"');
    cleanup();
    show(null, '/kitchen');
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    show(null);
    await dialog();
    cleanup();
    show(false);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens with the fourth seal, after its confirmation, and not with the third', async () => {
    for (const before of [2, 3]) {
      const { unlock, seen, store } = enter(before);
      await unlock();
      seen();
      expect(store.get(isCollationOpenAtom)).toBe(before === 3);
      cleanup();
    }
  });

  test('can be opened again from the panel of the seals, once all four are broken', () => {
    const { store } = showDrawer({ phase: 2, profile: { protocols: clauses(4), collation } });
    act(() => store.set(pathAtom, '/signal'));
    fireEvent.click(screen.getByRole('button', { name: /^seals/ }));
    fireEvent.click(screen.getByRole('button', { name: 'the four clauses side by side' }));
    expect(store.get(isCollationOpenAtom)).toBe(true);
    cleanup();
    showDrawer({ phase: 2, profile: { protocols: clauses(3) } });
    fireEvent.click(screen.getByRole('button', { name: /^seals/ }));
    expect(screen.queryByRole('button', { name: 'the four clauses side by side' })).toBeNull();
  });
});
