import { cleanup, render, screen } from '@testing-library/react';
import { createStore } from 'jotai';
import { createElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { emptyNarrative } from '#contract/narrative.ts';
import { startPosition, type BehaviorBatch } from '#contract/telemetryFold.ts';
import { Flusher } from '../../src/api/flush/Flusher.ts';
import { App } from '../../src/app/App.tsx';
import { clearWhenErased, leaveIfErased } from '../../src/app/clearVisitorData.ts';
import { startWiring } from '../../src/app/wiring.ts';
import { deviceStorage } from '../../src/state/deviceStorage.ts';
import { erasedAtom, erasedStorageKey } from '../../src/state/erasure.ts';
import { saveNarrative } from '../../src/state/narrative.ts';
import { profileAtom } from '../../src/state/profile.ts';
import { keptDetoursAtom } from '../../src/state/keptDetours.ts';
import { keptRestsAtom } from '../../src/state/keptRests.ts';
import { pathAtom } from '../../src/state/route.ts';
import { applyChangeAtom, simulationAtom } from '../../src/state/simulation.ts';
import { recordBatchAtom, pointerTraceAtom, restedWordsAtom, traceAtom } from '../../src/state/trace.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { profileOf, Reader } from '../core/build.ts';
import { type HttpListener, json, listen } from '../support/http.ts';
import { setProfile } from '../support/setProfile.ts';
import { siteStories } from '../support/siteStories.ts';

let server: HttpListener;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await listen((_, response) => json(response, { message: 'not now' }, 503));
  localStorage.clear();
});
afterEach(async () => {
  cleanup();
  await server.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const batchOf = (sequence: number): BehaviorBatch => ({
  id: `session-0123456789-${sequence}`,
  sequence,
  end: { ...startPosition, through: sequence * 10 },
  body: '{"behaviorData":{}}',
});

/** Opens a tab with recorded data of the reader. `reload` and `stop` count their calls. */
function openTab() {
  const store = createStore();
  const flusher = new Flusher(
    'session-0123456789',
    () => undefined,
    () => undefined,
  );
  const stop = vi.fn();
  const reload = vi.fn();
  clearWhenErased(store, { flusher, stops: [stop], reload });
  store.set(applyChangeAtom, { awareness: 0.7 });
  store.set(recordBatchAtom, { records: new Float64Array([1, 1000, 0, 0]), texts: ['a radiator'], through: 1 });
  store.get(restedWordsAtom).set('kitchen', 900);
  store.get(pointerTraceAtom).record(0.5, 0.5, 1000);
  store.set(pathAtom, '/surveillance-truth');
  return { store, flusher, stop, reload };
}

describe('[B-PRV-01] once the visitor has been erased', () => {
  test('nothing is kept, prepared or sent, even when the page is left', async () => {
    const { store, flusher } = openTab();
    flusher.flush(batchOf(1));
    await vi.waitFor(() => expect(server.received).toHaveLength(1));
    store.set(erasedAtom, 'here');
    flusher.flush(batchOf(2));
    flusher.add(new Reader().batch([['interaction', 'click:a']]));
    flusher.handleOnline();
    flusher.handleHidden();
    flusher.handleVisible();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(server.received).toHaveLength(1);
  });

  test('observers and worker stop, and pages remember nothing', () => {
    setProfile(profileOf({ phaseUnlocked: 3 }));
    const { store, stop } = openTab();
    store.sub(profileAtom, () => undefined);
    localStorage.setItem('narrative-state', '{}');
    store.set(keptDetoursAtom, [{ kind: 'away', at: 1000, seconds: 12 }]);
    store.set(keptRestsAtom, [{ word: 'spoon', ms: 1200 }]);
    store.set(erasedAtom, 'here');
    expect(stop).toHaveBeenCalledTimes(1);
    expect([store.get(profileAtom), store.get(simulationAtom).awareness]).toEqual([null, 0]);
    expect([store.get(traceAtom).hovers, store.get(pointerTraceAtom).until(2000)]).toEqual([[], []]);
    expect([...store.get(restedWordsAtom)]).toEqual([]);
    expect([store.get(keptDetoursAtom), store.get(keptRestsAtom)]).toEqual([[], []]);
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  test('the next page is a new page load, and this page is not reloaded', () => {
    const { store, reload } = openTab();
    store.set(erasedAtom, 'here');
    expect(reload).not.toHaveBeenCalled();
    store.set(pathAtom, '/');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('other tabs are told and reload', () => {
    const { store, stop, reload } = openTab();
    dispatchEvent(new StorageEvent('storage', { key: 'narrative-state', newValue: null }));
    expect(store.get(erasedAtom)).toBeNull();
    dispatchEvent(new StorageEvent('storage', { key: erasedStorageKey, newValue: '1' }));
    expect(store.get(erasedAtom)).toBe('elsewhere');
    expect([stop.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  test('another tab removes from the device what it has stored itself, and leaves what the next visitor has', () => {
    const { store } = openTab();
    saveNarrative(deviceStorage(), { ...emptyNarrative, investigationPath: ['memory:chipped-mug'] });
    store.set(keptDetoursAtom, [{ kind: 'away', at: 1000, seconds: 12 }]);
    const own = localStorage.getItem('d5u-detours');
    expect([own, localStorage.getItem('narrative-state')]).not.toContain(null);
    // The erasing tab has already stored the finds that it keeps. The event arrives late.
    localStorage.setItem('narrative-state', '{"carried":true}');
    localStorage.setItem('d5u-kept', '"since"');
    dispatchEvent(new StorageEvent('storage', { key: erasedStorageKey, newValue: '1' }));
    expect({ ...localStorage }).toEqual({ 'narrative-state': '{"carried":true}', 'd5u-kept': '"since"' });
  });

  const leaveAndReturn = (between: () => void) => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    between();
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  };

  test.each(['narrative-state', 'd5u-detours'])(
    'a page out of the back-forward cache reloads if its %s is gone from the device',
    (key) => {
      const { store, reload } = openTab();
      localStorage.setItem(key, '{}');
      leaveAndReturn(() => undefined);
      expect(reload).not.toHaveBeenCalled();
      leaveAndReturn(() => localStorage.clear());
      expect([store.get(erasedAtom), reload.mock.calls.length]).toEqual(['elsewhere', 1]);
    },
  );

  test('[B-PRV-04] a page out of the back-forward cache keeps its finds where nothing of them is stored', () => {
    const { store, reload } = openTab();
    const investigationPath = ['memory:chipped-mug'];
    store.set(applyChangeAtom, { narrative: { ...emptyNarrative, investigationPath } });
    localStorage.setItem('d5u-effects', '"calm"');
    localStorage.setItem('d5u-sound', '{"isOn":true,"volume":40}');
    leaveAndReturn(() => localStorage.clear());
    expect([store.get(erasedAtom), reload.mock.calls.length]).toEqual([null, 0]);
    expect(store.get(simulationAtom).narrative.investigationPath).toEqual(investigationPath);
  });

  test('a hidden tab reloads when it is shown', () => {
    const { store, reload } = openTab();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    store.set(erasedAtom, 'elsewhere');
    expect(reload).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('a page in a hidden tab makes no more requests, although its phase is gone', async () => {
    const story = siteStories.find('kitchen')!;
    server.answer = ({ url }, response) => {
      if (url.startsWith('/api/visitor/profile')) return json(response, profileOf({ phaseUnlocked: 3 }));
      const facts = { seed: 1, phase: 3, suspicion: 0, fragments: 0, visits: 0 } as const;
      return json(response, url.startsWith('/api/story/') ? readStory(story, facts, '') : {});
    };
    localStorage.setItem('d5u-effects', '"off"');
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { store } = openTab();
    setProfile(profileOf({ phaseUnlocked: 3 }));
    render(createElement(MemoryRouter, { initialEntries: ['/kitchen'] }, createElement(App, { store })));
    await screen.findByRole('heading', { level: 1 }, { timeout: 5000 });
    await vi.waitFor(() => expect(server.received.map(({ url }) => url)).toContain('/api/visitor/profile'), {
      timeout: 8000,
    });
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const asked = server.received.length;
    store.set(erasedAtom, 'elsewhere');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.received.slice(asked).map(({ url }) => url)).toEqual([]);
  });
});

describe('[B-PRV-01] erased before the wiring is loaded', () => {
  test('here: neither telemetry nor worker starts, other tabs are told, and the next page is a new page load', () => {
    const store = createStore();
    store.set(erasedAtom, 'here');
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const timers = vi.spyOn(globalThis, 'setInterval');
    const told = vi.spyOn(Storage.prototype, 'setItem');
    startWiring(store, null, new Promise(() => undefined));
    document.body.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    document.dispatchEvent(new Event('visibilitychange'));
    expect([Worker.mock.calls, timers.mock.calls, server.received]).toEqual([[], [], []]);
    expect(told.mock.calls).toEqual([[erasedStorageKey, '1']]);
    expect(localStorage.length).toBe(0);
  });

  test('here: what this tab carries into the next document stays, and a change of route loads it', () => {
    const store = createStore();
    const reload = vi.fn();
    store.set(erasedAtom, 'here');
    sessionStorage.setItem('narrative-state', '{}');
    expect(leaveIfErased(store, reload)).toBe(true);
    expect([sessionStorage.length, reload.mock.calls.length]).toEqual([1, 0]);
    store.set(pathAtom, '/');
    expect(reload).toHaveBeenCalledTimes(1);
    sessionStorage.clear();
  });

  test('in another tab: it is heard before the wiring is there, and the page reloads', () => {
    const store = createStore();
    const reload = vi.fn();
    expect(leaveIfErased(store, reload)).toBe(false);
    onTestFinished(store.sub(erasedAtom, () => undefined));
    sessionStorage.setItem('d5u-draft', '"1"');
    dispatchEvent(new StorageEvent('storage', { key: erasedStorageKey, newValue: '1' }));
    expect(store.get(erasedAtom)).toBe('elsewhere');
    expect(leaveIfErased(store, reload)).toBe(true);
    expect([sessionStorage.length, reload.mock.calls.length]).toEqual([0, 1]);
  });
});
