import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { showPhases } from '../../src/app/phaseReached.ts';
import { ajarMs } from '../../src/panels/drawer/Drawer.tsx';
import type { ProfilePanels } from '../../src/panels/drawer/tabs.ts';
import { quietAtom } from '../../src/state/disturbance.ts';
import { pathAtom } from '../../src/state/route.ts';
import { type HttpListener, json } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { narrativeWith, offered, openServer, profileOf, showDrawer, until } from './panels-stage.tsx';

let server: HttpListener;
beforeEach(async () => {
  server = await openServer((request, response) =>
    json(response, request.url === '/api/visitor/recommendations' ? offered : []),
  );
});
afterEach(async () => {
  cleanup();
  sessionStorage.clear();
  await server.close();
});

const reached = narrativeWith({ phaseTransitions: [{ phase: 2, timestamp: 1 }] });
const region = () => screen.queryByRole('region')?.getAttribute('aria-label') ?? null;
const spoken = () => screen.getAllByRole('status')[0]?.textContent;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const isAjar = () => document.querySelector('[data-ajar]') !== null;

/** A drawer at phase 2 on a page. `known` is the narrative state that was stored before. */
async function enter(known = narrativeWith({}), profilePanels: ProfilePanels = 'shown') {
  const shown = showDrawer({ profilePanels });
  act(() => shown.store.set(pathAtom, '/about'));
  await until(() => shown.asked.length > 0);
  let isStarted = false;
  return {
    ...shown,
    /** The first call starts `showPhases` with the profile at phase 2. Each later call sets the profile again. */
    reach: () =>
      act(() => {
        if (isStarted) setProfile(profileOf(2));
        else showPhases(shown.store, known);
        isStarted = true;
      }),
    walkTo: (path: string) => act(() => shown.store.set(pathAtom, path)),
  };
}

test('[B-CASE-02] after phase 2 is reached the analysis opens on the next page, once, low, announced, and without the focus', async () => {
  const { reach, walkTo } = await enter();
  const focused = document.activeElement;
  reach();
  expect(region()).toBeNull();
  walkTo('/echoes');
  expect([region(), isAjar(), spoken()]).toEqual([
    'psychological analysis',
    true,
    'The margin below shows: psychological analysis.',
  ]);
  expect(document.activeElement).toBe(focused);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  expect(region()).toBeNull();
  reach();
  walkTo('/echoes');
  expect(region()).toBeNull();
});

test.each([
  ['the low panel', () => fireEvent.pointerDown(screen.getByRole('region'))],
  ['its tab', () => fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }))],
])('[B-CASE-02] a press on %s opens it in full', async (_, press) => {
  const { reach, walkTo } = await enter();
  reach();
  walkTo('/echoes');
  press();
  expect([region(), isAjar(), spoken()]).toEqual(['psychological analysis', false, '']);
});

test('[B-CASE-02] the recommendations have a tab, and open only when they are pressed', async () => {
  const { reach, walkTo } = await enter();
  reach();
  walkTo('/echoes');
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  walkTo('/kitchen');
  expect(region()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'recommended' }));
  expect([region(), isAjar()]).toEqual(['recommended', false]);
});

test('[B-CASE-02] whoever has opened the analysis is not shown it', async () => {
  const { reach, walkTo } = await enter();
  reach();
  const tab = screen.getByRole('button', { name: 'psychological analysis' });
  fireEvent.click(tab);
  fireEvent.click(tab);
  walkTo('/kitchen');
  expect(region()).toBeNull();
});

test('[B-CASE-02] a reload loses nothing that has yet to open, and repeats nothing', async () => {
  const first = await enter();
  first.reach();
  cleanup();
  const second = await enter(reached);
  second.reach();
  expect(region()).toBeNull();
  second.walkTo('/echoes');
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
  fireEvent.click(screen.getByRole('button', { name: 'close' }));
  cleanup();
  const { walkTo } = await enter(reached);
  walkTo('/vega');
  expect(region()).toBeNull();
});

test('[B-CASE-02] a panel that has opened by itself goes after 8 s, unless the pointer or the focus is in it', async () => {
  const { reach, walkTo } = await enter();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  reach();
  walkTo('/echoes');
  pass(ajarMs - 1);
  expect(region()).toBe('psychological analysis');
  // jsdom has no pointer.
  const hover = vi.spyOn(screen.getByRole('complementary'), 'matches').mockReturnValue(true);
  pass(1);
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
  hover.mockRestore();
  pass(999);
  expect(region()).toBe('psychological analysis');
  pass(1);
  expect(region()).toBeNull();
});

test('[B-CASE-02] a panel that the reader uses stays', async () => {
  const { reach, walkTo } = await enter();
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  reach();
  walkTo('/echoes');
  fireEvent.pointerDown(screen.getByRole('region'));
  pass(60_000);
  expect([region(), isAjar()]).toEqual(['psychological analysis', false]);
});

test('[B-CASE-02] on the front page the analysis waits for the next page, and one that is there is put away', async () => {
  const { reach, goTo, walkTo } = await enter(narrativeWith({}), 'later');
  reach();
  walkTo('/');
  expect(region()).toBeNull();
  goTo('shown');
  walkTo('/echoes');
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
  goTo('later');
  expect([region(), isAjar()]).toEqual([null, false]);
});

test('[B-CASE-02] nothing opens for a reader who had reached phase 2 before', async () => {
  const { reach, walkTo } = await enter(reached);
  reach();
  walkTo('/echoes');
  expect(region()).toBeNull();
});

test('[B-CASE-02, R-RT-07] on a page without these panels the analysis waits for the next', async () => {
  const { reach, goTo, walkTo } = await enter(narrativeWith({}), 'none');
  reach();
  expect(region()).toBeNull();
  walkTo('/echoes');
  goTo('shown');
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
});

test('[B-CASE-02, B-KIT-01] in a quiet scene no panel shows itself, and one that did is put away', async () => {
  const { reach, walkTo, store } = await enter();
  reach();
  act(() => store.set(quietAtom, true));
  walkTo('/kitchen');
  expect(region()).toBeNull();
  act(() => store.set(quietAtom, false));
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
  act(() => store.set(quietAtom, true));
  expect([region(), isAjar()]).toEqual([null, false]);
});

test('[B-CASE-02] on a page about a person’s suffering no panel shows itself, and one that did is put away', async () => {
  const { reach, goTo, walkTo } = await enter(narrativeWith({}), 'asked');
  reach();
  expect(region()).toBeNull();
  walkTo('/echoes');
  goTo('shown');
  expect([region(), isAjar()]).toEqual(['psychological analysis', true]);
  goTo('asked');
  expect([region(), isAjar(), spoken()]).toEqual([null, false, '']);
  // The reader may still open it.
  fireEvent.click(screen.getByRole('button', { name: 'psychological analysis' }));
  expect([region(), isAjar()]).toEqual(['psychological analysis', false]);
});
