import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rulesAt } from '../../src/app/pageRules.ts';
import { pageRoutes } from '../../src/app/routes.ts';
import { type HttpListener, json } from '../support/http.ts';
import { openTabAtom, showAnalysisAtom } from '../../src/panels/drawer/tabs.ts';
import { lineOpenOnAtom } from '../../src/panels/speech/lineOpenOn.ts';
import { pathAtom } from '../../src/state/route.ts';
import { StillObserver } from '../support/jsdom.ts';
import { fakedClocks, narrativeWith, openServer, pass, showDrawer } from './panels-stage.tsx';

let server: HttpListener;
beforeEach(async () => {
  server = await openServer((_, response) => json(response, []));
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await server.close();
});

const tabs = () => screen.queryAllByRole('button', { expanded: false }).map((button) => button.textContent);
const tab = (name: RegExp) => screen.getByRole('button', { name });
const at = (year: number, month: number, day: number) => new Date(year, month - 1, day, 12).getTime();
const lettersOf = narrativeWith({
  phaseTransitions: [
    { phase: 1, timestamp: at(2026, 3, 9) },
    { phase: 3, timestamp: at(2026, 11, 20) },
  ],
  personalizedNotes: [
    { phase: 1, from: 'The Archivist', text: 'Wash your hands.\n\nThree times is enough.' },
    { phase: 2, from: 'The Observer', text: 'You are reading a letter.' },
    { phase: 3, from: 'The Advocate', text: 'Forgive the hand.' },
  ],
});

describe('the tabs', () => {
  test('[R-PRO-06, R-REC-01, B-CASE-01] phase 0 has no drawer, phase 1 casebook and letter, phase 2 all four', () => {
    showDrawer({ phase: 0 });
    expect(screen.queryByRole('complementary', { name: 'Margin' })).toBeNull();
    cleanup();
    const one = { personalizedNotes: lettersOf.personalizedNotes.slice(0, 1) };
    showDrawer({ phase: 1, view: { narrative: narrativeWith(one) } });
    expect(tabs()).toEqual(['casebook', 'letters 1']);
    cleanup();
    showDrawer({ phase: 2, view: { narrative: lettersOf } });
    expect(tabs()).toEqual(['casebook', 'psychological analysis', 'recommended', 'letters 3']);
  });

  test('[B-A11Y-04] all panels are closed at first; a tab opens its panel, closes others, and closes its own again', () => {
    showDrawer({ view: { narrative: lettersOf } });
    expect(screen.queryByRole('region')).toBeNull();
    fireEvent.click(tab(/analysis/));
    expect(tab(/analysis/).getAttribute('aria-expanded')).toBe('true');
    expect(tab(/analysis/).getAttribute('aria-controls')).toBe(
      screen.getByRole('region', { name: 'psychological analysis' }).id,
    );
    fireEvent.click(tab(/letters/));
    expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual(['letters']);
    fireEvent.click(tab(/letters/));
    expect(screen.queryByRole('region')).toBeNull();
  });

  test.each([
    [true, 'psychological analysis', null],
    [false, 'psychological analysis', 'psychological analysis'],
  ])('[B-CASE-06] a press on the page in a narrow window (%s) puts the open panel away', (isNarrow, name, left) => {
    const asked = vi.fn((_query: string) => ({ matches: isNarrow }));
    vi.stubGlobal('matchMedia', asked);
    showDrawer({ view: { narrative: lettersOf } });
    fireEvent.click(tab(/analysis/));
    const shown = () => screen.queryByRole('region')?.getAttribute('aria-label') ?? null;
    fireEvent.click(screen.getByRole('region', { name }));
    fireEvent.click(document.body);
    expect(shown()).toBe('psychological analysis');
    const pressed = vi.fn();
    const main = screen.getByRole('main');
    main.addEventListener('click', pressed);
    fireEvent.pointerDown(main);
    // The layout must not change before the press has had its effect.
    expect(shown()).toBe('psychological analysis');
    expect(fireEvent.click(main)).toBe(true);
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(shown()).toBe(left);
    expect(asked.mock.calls.every(([query]) => query === '(width < 40rem)')).toBe(true);
  });

  test.each([true, false])(
    '[B-CASE-09] the later of the line and a panel closes the other in a narrow window (%s)',
    (isNarrow) => {
      vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
      const { store } = showDrawer({ view: { narrative: lettersOf } });
      const line = { path: '/about', from: 'head' } as const;
      const both = () => [store.get(lineOpenOnAtom), store.get(openTabAtom)];
      act(() => store.set(pathAtom, '/about'));
      fireEvent.click(tab(/letters/));
      act(() => store.set(lineOpenOnAtom, line));
      expect(both()).toEqual([line, isNarrow ? null : 'letters']);
      fireEvent.click(tab(/analysis/));
      expect(both()).toEqual([isNarrow ? null : line, 'analysis']);
      // A line that is open on another page is not visible here.
      act(() => store.set(lineOpenOnAtom, { ...line, path: '/kitchen' }));
      expect(store.get(openTabAtom)).toBe('analysis');
    },
  );

  test.each([true, false])('[B-CASE-09] no panel opens by itself while the line is open (narrow: %s)', (isNarrow) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }));
    const { store } = showDrawer({ view: { narrative: lettersOf } });
    act(() => {
      store.set(pathAtom, '/about');
      store.set(showAnalysisAtom);
      store.set(lineOpenOnAtom, { path: '/kitchen', from: 'head' });
      store.set(pathAtom, '/kitchen');
    });
    expect(store.get(openTabAtom)).toBeNull();
    act(() => store.set(lineOpenOnAtom, null));
    expect(store.get(openTabAtom)).toBe('analysis');
  });

  test('[B-CASE-06] a panel that has shown itself is low, and a press on the page leaves it', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { store } = showDrawer({ view: { narrative: lettersOf } });
    act(() => {
      store.set(pathAtom, '/about');
      store.set(showAnalysisAtom);
      store.set(pathAtom, '/kitchen');
    });
    fireEvent.click(screen.getByRole('main'));
    expect(document.querySelectorAll('[data-drawer][data-ajar]')).toHaveLength(1);
  });

  test('[R-PRO-02] a letter is marked as new until the panel of letters has been open, also after a reload', () => {
    const isNew = () => tab(/letters/).querySelector('[data-new]') !== null;
    const two = { personalizedNotes: lettersOf.personalizedNotes.slice(0, 2) };
    showDrawer({ view: { narrative: narrativeWith(two) } });
    expect(isNew()).toBe(true);
    const described = tab(/letters/).getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('not opened yet');
    fireEvent.click(tab(/letters/));
    expect(isNew()).toBe(false);
    expect(tab(/letters/).getAttribute('aria-describedby')).toBeNull();
    cleanup();
    showDrawer({ view: { narrative: narrativeWith(two) } });
    expect(isNew()).toBe(false);
    cleanup();
    showDrawer({ view: { narrative: lettersOf } });
    expect(isNew()).toBe(true);
  });

  test('opening the protocols is recorded as a probe; closing them and other tabs are not', () => {
    const seal = { word: 'candle', title: 'Clause 1, of candles', text: 'One each.' };
    showDrawer({ profile: { protocols: [seal] }, view: { narrative: lettersOf } });
    const called = (name: RegExp) => tab(name).getAttribute('data-track');
    expect([called(/letters/), called(/seals/)]).toEqual(['panel:letters', 'protocol:seals']);
    fireEvent.click(tab(/seals/));
    expect(called(/seals/)).toBe('panel:seals');
  });

  test('[B-A11Y-04] Escape closes, and the focus goes back to the tab; from the page it stays on the page', () => {
    showDrawer({ view: { narrative: lettersOf } });
    fireEvent.click(tab(/letters/));
    act(() => screen.getByRole('region', { name: 'letters' }).focus());
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(tab(/letters/));

    fireEvent.click(tab(/letters/));
    act(() => tab(/letters/).blur());
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  test.each([
    ['Chromium', { keyCode: 229, isComposing: true }],
    ['Firefox', { keyCode: 27, isComposing: true }],
    ['Safari', { keyCode: 229, isComposing: false }],
  ])('[B-INP-01] in %s the Escape that cancels a composition does not close', (_, init) => {
    showDrawer({ view: { narrative: lettersOf } });
    fireEvent.click(tab(/letters/));
    fireEvent.keyDown(document.body, { key: 'Escape', ...init });
    expect(screen.queryByRole('region', { name: 'letters' })).not.toBeNull();
  });

  test('[B-A11Y-04] the close button closes, and the focus goes back to the tab', () => {
    showDrawer({ view: { narrative: lettersOf } });
    fireEvent.click(tab(/letters/));
    const close = tab(/close/);
    act(() => close.focus());
    fireEvent.click(close);
    expect(document.activeElement).toBe(tab(/letters/));
  });
});

describe('the four quiet routes', () => {
  const quiet = ['/data-corruption', '/blinking-eyes', '/ascii-void', '/signal-intercept'];

  test('[R-RT-07] these four hide analysis and recommendations, and no other route does', () => {
    expect(
      pageRoutes
        .flatMap(({ paths }) => paths)
        .filter((path) => rulesAt(path).profilePanels === 'none')
        .sort(),
    ).toEqual([...quiet].sort());
    expect(rulesAt('/signal-intercept/').profilePanels).toBe('none');
    expect(rulesAt('/no-such-sheet').profilePanels).toBe('shown');
  });

  test.for([2, 3, 4, 5] as const)(
    '[R-RT-07, B-CASE-01] at phase %i analysis and recommendations are hidden, casebook and letters are not',
    (phase) => {
      const { goTo } = showDrawer({ phase, view: { narrative: lettersOf } });
      fireEvent.click(tab(/analysis/));
      goTo('none');
      expect(tabs()).toEqual(['casebook', 'letters 3']);
      expect(screen.queryByRole('region')).toBeNull();
      goTo('shown');
      expect(screen.getByRole('region', { name: 'psychological analysis' })).toBeTruthy();
    },
  );

  test('[R-RT-07, B-CASE-01] without letters there is only the casebook', () => {
    showDrawer({ phase: 5, profilePanels: 'none' });
    expect(tabs()).toEqual(['casebook']);
  });
});

describe('the letters', () => {
  test('[R-PRO-02] newest first, each with its author and the date of its phase', () => {
    showDrawer({ view: { narrative: lettersOf } });
    fireEvent.click(tab(/letters/));
    const sheets = within(screen.getByRole('region', { name: 'letters' })).getAllByRole('listitem');
    expect(sheets.map((sheet) => within(sheet).getByRole('heading').textContent)).toEqual([
      'The Advocate 2026.11.20',
      'The Observer 2026.11.20',
      'The Archivist 2026.03.09',
    ]);
    const paragraphs = [...(sheets[2]?.querySelectorAll('p') ?? [])].map((paragraph) => paragraph.textContent);
    expect(paragraphs).toEqual(['Wash your hands.', 'Three times is enough.']);
  });
});

describe('the tooltip', () => {
  const term = (name: string) => screen.getByRole('button', { name });
  const rest = (name: string) => fireEvent.pointerMove(term(name), { pointerType: 'mouse' });
  const leave = (name: string) => fireEvent.pointerLeave(term(name), { pointerType: 'mouse' });
  const tip = () => screen.queryByRole('tooltip')?.textContent;

  beforeEach(() => {
    vi.stubGlobal('ResizeObserver', StillObserver);
    vi.useFakeTimers({ toFake: [...fakedClocks] });
    showDrawer();
    fireEvent.click(tab(/analysis/));
  });

  test('[R-UI-05] appears after 700 ms, not yet at 699 ms', () => {
    rest('attention');
    pass(699);
    expect(tip()).toBeUndefined();
    pass(1);
    expect(tip()).toContain('How closely D5U attends to you.');
    expect(term('attention').getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
  });

  test.for([
    [299, true],
    [300, false],
  ] as const)('[R-UI-05] %i ms after the last one the next needs no delay: %s', ([ms, isImmediate]) => {
    rest('attention');
    pass(700);
    leave('attention');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(tip()).toBeUndefined();
    pass(ms);
    rest('candour');
    pass(0);
    expect(tip() !== undefined).toBe(isImmediate);
    pass(699);
    expect(tip() !== undefined).toBe(isImmediate);
    pass(1);
    expect(tip()).toContain('How much you have found.');
  });

  test('[R-UI-05, B-A11Y-04] keyboard focus shows it at once, and Escape closes the tooltip before the panel', () => {
    act(() => term('attention').focus());
    expect(tip()).toBeTruthy();
    fireEvent.keyDown(term('attention'), { key: 'Escape' });
    expect(tip()).toBeUndefined();
    expect(screen.getByRole('region', { name: 'psychological analysis' })).toBeTruthy();
    fireEvent.keyDown(term('attention'), { key: 'Escape' });
    expect(screen.queryByRole('region')).toBeNull();
  });
});
