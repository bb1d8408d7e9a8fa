import type { ServerResponse } from 'node:http';
import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { savePosted, syncNarrative } from '../../src/app/syncNarrative.ts';
import { loadNarrative, narrativeStorageKey, saveNarrative } from '../../src/state/narrative.ts';
import { type HttpListener, json, listen } from '../support/http.ts';

const found: NarrativeState = {
  discoveredFragments: ['memory:chipped-mug'],
  investigationPath: ['memory:chipped-mug'],
  collaborationHistory: [],
  suspicionEvents: [{ event: 'suspicion:1.5', timestamp: 1_000 }],
  phaseTransitions: [{ phase: 1, timestamp: 2_000 }],
  personalizedNotes: [{ phase: 1, from: 'the Archivist', text: 'Something was removed.' }],
};

const shelf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
});
const withSteps = (...steps: string[]): NarrativeState => ({
  ...emptyNarrative,
  discoveredFragments: [...new Set(steps)],
  investigationPath: steps,
});
/** Starts a sync and stops it after the test. Otherwise a failed post would be sent to the server of a later test. */
function start(...parameters: Parameters<typeof syncNarrative>) {
  const sync = syncNarrative(...parameters);
  onTestFinished(() => sync.stop());
  return sync;
}
const stored = (text: string | null) => ({ getItem: () => text });

test('[R-PRO-04] the narrative state is stored under its key and read back completely', () => {
  localStorage.clear();
  saveNarrative(localStorage, found);
  expect(narrativeStorageKey).toBe('narrative-state');
  expect(loadNarrative(localStorage)).toEqual(found);
});

test.each([
  ['not JSON', '{"discoveredFragments": ['],
  ['an array', '[]'],
  ['null', 'null'],
  ['a missing list', JSON.stringify({ ...found, investigationPath: undefined })],
  ['a fragment that is no text', JSON.stringify({ ...found, discoveredFragments: [7] })],
  ['a transition without a time', JSON.stringify({ ...found, phaseTransitions: [{ phase: 1 }] })],
])('[R-PRO-05] %s is ignored with one console warning', (_, text) => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(loadNarrative(stored(text))).toEqual(emptyNarrative);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(String(warned.mock.calls[0]?.[0])).toMatch(/^The stored narrative state .* ignored\.$/);
  warned.mockRestore();
});

test('[R-PRO-05] an empty storage causes no warning', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(loadNarrative(stored(null))).toEqual(emptyNarrative);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('[R-PRO-04] each discovery posts discoveredFragments and investigationPath once', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  const kept = new Map<string, string>();
  const { update } = start(shelf(kept), emptyNarrative);
  update({ ...emptyNarrative, suspicionEvents: found.suspicionEvents });
  update(found);
  update({ ...found, collaborationHistory: ['clause:1'] });
  await vi.waitFor(() => expect(server.received.length).toBe(1));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(server.received.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /api/visitor/narrative-state']);
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    discoveredFragments: ['memory:chipped-mug'],
    investigationPath: ['memory:chipped-mug'],
  });
  expect(JSON.parse(kept.get('narrative-state') ?? '')).toEqual({ ...found, collaborationHistory: ['clause:1'] });
  await server.close();
});

test('[R-PRO-04] a post that fails, or whose answer cannot be read, is repeated with the newest state', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const answers = [
    (response: ServerResponse) => response.writeHead(503).end('away'),
    (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>A gateway.</p>'),
    (response: ServerResponse) => json(response, { message: 'somebody else' }),
    (response: ServerResponse) => json(response, { fragments: 2 }),
  ];
  const server = await listen((_, response) => void answers.shift()?.(response));
  const { update, stop } = start(shelf(new Map()), emptyNarrative);
  update(withSteps('memory:one'));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  update(withSteps('memory:one', 'memory:two'));
  // The `online` event ends the wait of two seconds by the retry policy.
  for (let failures = 1; failures <= 3; failures += 1) {
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(failures));
    await vi.waitFor(() => {
      dispatchEvent(new Event('online'));
      expect(server.received.length).toBe(failures + 1);
    });
  }
  const bodies = server.received.map(({ body }) => (JSON.parse(body) as NarrativeState).investigationPath.length);
  expect(bodies).toEqual([1, 2, 2, 2]);
  expect(logged).toHaveBeenCalledWith('The narrative state could not be sent.', expect.any(Error));
  stop();
  logged.mockRestore();
  await server.close();
});

test('[R-PRO-04] a state that the server refuses for good is not repeated, and the next one is posted', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await listen((_, response) => json(response, { message: 'no' }, 400));
  const { update } = start(shelf(new Map()), emptyNarrative);
  update(withSteps('memory:one'));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  dispatchEvent(new Event('online'));
  server.answer = (_, response) => json(response, { fragments: 2 });
  update(withSteps('memory:one', 'memory:two'));
  await vi.waitFor(() => expect(server.received.length).toBe(2));
  logged.mockRestore();
  await server.close();
});

test('[R-PRO-04, B-PRV-01] erasing the visitor drops a post that waits to be repeated', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await listen((_, response) => response.writeHead(503).end('away'));
  const { update, stop } = start(shelf(new Map()), emptyNarrative);
  update(withSteps('memory:one'));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  stop();
  dispatchEvent(new Event('online'));
  update(withSteps('memory:one', 'memory:two'));
  expect(server.received.length).toBe(1);
  logged.mockRestore();
  await server.close();
});

test('[B-PRV-04] what was found before the visitor agreed is stored and posted when they agree, and not before', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  const kept = new Map<string, string>();
  const { update, handleConsent, stop } = start(shelf(kept), emptyNarrative);
  const answer = (value: string) => {
    document.cookie = `${consentCookie}=${value}; path=/`;
    handleConsent();
  };
  onTestFinished(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
  answer('asked');
  update(withSteps('memory:one'));
  answer('refused.0');
  expect(kept.size).toBe(0);
  answer('given');
  expect(loadNarrative(shelf(kept))).toEqual(withSteps('memory:one'));
  await vi.waitFor(() => expect(server.received.length).toBe(1));
  expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({
    discoveredFragments: ['memory:one'],
    investigationPath: ['memory:one'],
  });
  // The erasure happens while the consent is refused. A later consent restores nothing.
  answer('refused.0');
  update(withSteps('memory:one', 'memory:two'));
  stop();
  kept.clear();
  answer('given');
  expect(kept.size).toBe(0);
  await server.close();
});

test('[R-PRO-04] fragments of two tabs are stored together and posted together', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  const kept = new Map<string, string>();
  const [tabA, tabB] = [start(shelf(kept), emptyNarrative), start(shelf(kept), emptyNarrative)];
  tabA.update(withSteps('memory:in-a'));
  tabB.update({ ...withSteps('memory:in-b'), collaborationHistory: ['One.'] });
  tabA.update(withSteps('memory:in-a', 'memory:again-in-a'));
  const both = withSteps('memory:in-a', 'memory:in-b', 'memory:again-in-a');
  expect(loadNarrative(shelf(kept))).toEqual({ ...both, collaborationHistory: ['One.'] });
  const { discoveredFragments, investigationPath } = both;
  await vi.waitFor(() =>
    expect(server.received.map(({ body }) => JSON.parse(body) as unknown)).toContainEqual({
      discoveredFragments,
      investigationPath,
    }),
  );
  // After an erasure in tab A, tab B stores only its own fragments. On the site the erasure also resets tab B's state.
  kept.clear();
  tabB.update(withSteps('memory:in-b'));
  expect(loadNarrative(shelf(kept))).toEqual(withSteps('memory:in-b'));
  await server.close();
});

test('[R-PRO-04] a path at its limit keeps its length with a new step, and the step is posted', async () => {
  const server = await listen((_, response) => json(response, { fragments: 500 }));
  const kept = new Map<string, string>();
  const steps = Array.from({ length: 501 }, (_, number) => `page:p${number}`);
  const full = { ...withSteps(...steps.slice(0, 500)) };
  saveNarrative(shelf(kept), full);
  savePosted(shelf(kept), full.investigationPath.join(' '));
  const { update } = start(shelf(kept), full);
  update({ ...full, collaborationHistory: ['One.'] });
  update({ ...full, investigationPath: steps.slice(1) });
  await vi.waitFor(() => expect(server.received.length).toBe(1));
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ investigationPath: steps.slice(1) });
  await server.close();
});

const pathsPostedTo = ({ received }: HttpListener) =>
  received.map(({ body }) => (JSON.parse(body) as NarrativeState).investigationPath.join(' '));

test('[B-SYNC-01, R-PRO-04] a find whose post failed is posted by the next page load, and by none after it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const server = await listen((_, response) => response.writeHead(503).end('away'));
  onTestFinished(() => server.close());
  const kept = new Map<string, string>();
  const load = () => start(shelf(kept), loadNarrative(shelf(kept)));
  const first = load();
  first.update(withSteps('memory:one'));
  await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  first.stop();
  // `fragments: 0`: the server has the find only in memory, where a restart can lose the find.
  server.answer = (_, response) => json(response, { fragments: 0 });
  load();
  await vi.waitFor(() => expect(server.received.length).toBe(2));
  server.answer = (_, response) => json(response, { fragments: 1 });
  await vi.waitFor(() => expect(kept.has('d5u-posted')).toBe(false));
  load();
  await vi.waitFor(() => expect(kept.has('d5u-posted')).toBe(true));
  const { update } = load();
  update(withSteps('memory:one', 'memory:two'));
  await vi.waitFor(() => expect(server.received.length).toBe(4));
  expect(pathsPostedTo(server)).toEqual(['memory:one', 'memory:one', 'memory:one', 'memory:one memory:two']);
  logged.mockRestore();
});

test('[B-SYNC-01] a page load without finds posts nothing, and an answer after the erasure leaves nothing behind', async () => {
  let answer: (() => void) | null = null;
  const server = await listen((_, response) => void (answer = () => json(response, { fragments: 1 })));
  onTestFinished(() => server.close());
  const kept = new Map<string, string>();
  const { update, stop } = start(shelf(kept), emptyNarrative);
  update(withSteps('memory:one'));
  await vi.waitFor(() => expect(answer).not.toBeNull());
  stop();
  kept.clear();
  answer!();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept.size).toBe(0);
  expect(pathsPostedTo(server)).toEqual(['memory:one']);
});

test('[B-SYNC-01] a newer find that waits is posted although the older one was refused for good', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let refuse: (() => void) | null = null;
  const server = await listen((_, response) => void (refuse = () => json(response, { message: 'no' }, 400)));
  onTestFinished(() => server.close());
  const { update } = start(shelf(new Map()), emptyNarrative);
  update(withSteps('memory:one'));
  await vi.waitFor(() => expect(refuse).not.toBeNull());
  update(withSteps('memory:one', 'memory:two'));
  server.answer = (_, response) => json(response, { fragments: 2 });
  refuse!();
  await vi.waitFor(() => expect(pathsPostedTo(server)).toEqual(['memory:one', 'memory:one memory:two']));
  logged.mockRestore();
});

test.each(['refused.0', 'signalled', 'asked'])(
  '[B-PRV-04] with the answer %s no find is posted any more, neither one that waits to be repeated nor by a page load; a yes posts all',
  async (value) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = await listen((_, response) => response.writeHead(503).end('away'));
    onTestFinished(() => server.close());
    const kept = new Map<string, string>();
    const { update, handleConsent, stop } = start(shelf(kept), emptyNarrative);
    update(withSteps('memory:one'));
    await vi.waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
    const answer = (text: string) => (document.cookie = `${consentCookie}=${text}; path=/`);
    onTestFinished(() => void (document.cookie = `${consentCookie}=; path=/; max-age=0`));
    // The visitor answers in another tab. `handleConsent` of this tab is not called yet.
    answer(value);
    dispatchEvent(new Event('online'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    handleConsent();
    update(withSteps('memory:one', 'memory:two'));
    start(shelf(kept), loadNarrative(shelf(kept))).stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(pathsPostedTo(server)).toEqual(['memory:one']);
    server.answer = (_, response) => json(response, { fragments: 2 });
    answer('given');
    handleConsent();
    await vi.waitFor(() => expect(pathsPostedTo(server)).toEqual(['memory:one', 'memory:one memory:two']));
    stop();
    logged.mockRestore();
  },
);

test('[R-PRO-04, B-SYNC-01] whatever two tabs find in whatever order, device and server hold all of it, and the next load posts nothing', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  onTestFinished(() => server.close());
  const finds = fc.array(fc.record({ tab: fc.constantFrom(0, 1), step: fc.constantFrom(...'abcdef') }), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(finds, async (list) => {
      server.received.length = 0;
      const kept = new Map<string, string>();
      const tabs = [0, 1].map(() => ({ ...start(shelf(kept), emptyNarrative), path: [] as string[] }));
      for (const { tab, step } of list) {
        const one = tabs[tab]!;
        one.path = [...one.path, `memory:${step}`];
        one.update(withSteps(...one.path));
      }
      const stored = loadNarrative(shelf(kept));
      expect(new Set(stored.discoveredFragments)).toEqual(new Set(list.map(({ step }) => `memory:${step}`)));
      const path = stored.investigationPath.join(' ');
      await vi.waitFor(() => expect(pathsPostedTo(server)).toContain(path));
      for (const { stop } of tabs) stop();
      savePosted(shelf(kept), path);
      const { length } = server.received;
      // The next page load posts only its own find.
      start(shelf(kept), stored).update({
        ...stored,
        investigationPath: [...stored.investigationPath, 'memory:g'],
      });
      await vi.waitFor(() => expect(server.received.length).toBeGreaterThan(length));
      expect(pathsPostedTo(server).at(-1)).toBe(`${path} memory:g`);
      expect(
        pathsPostedTo(server)
          .slice(length)
          .filter((posted) => posted === path),
      ).toEqual([]);
    }),
    { numRuns: 25 },
  );
});
