import { expect, test, vi } from 'vitest';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { keepNarrative } from '../../src/app/keepNarrative.ts';
import { loadNarrative, narrativeStorageKey, saveNarrative } from '../../src/state/narrative.ts';
import { json, listen } from '../support/http.ts';

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
const stored = (text: string | null) => ({ getItem: () => text });

test('[R-PRO-04] the narrative state is kept under its key and read back whole', () => {
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

test('[R-PRO-05] nothing stored is no reason to warn', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(loadNarrative(stored(null))).toEqual(emptyNarrative);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});

test('[R-PRO-04] what was found is posted as discoveredFragments and investigationPath, once a discovery', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  const kept = new Map<string, string>();
  const keep = keepNarrative(shelf(kept), emptyNarrative);
  keep({ ...emptyNarrative, suspicionEvents: found.suspicionEvents });
  keep(found);
  keep({ ...found, collaborationHistory: ['clause:1'] });
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

test('[R-PRO-04] what two tabs find is kept together, and told together', async () => {
  const server = await listen((_, response) => json(response, { fragments: 1 }));
  const kept = new Map<string, string>();
  const [keepInA, keepInB] = [keepNarrative(shelf(kept), emptyNarrative), keepNarrative(shelf(kept), emptyNarrative)];
  keepInA(withSteps('memory:in-a'));
  keepInB({ ...withSteps('memory:in-b'), collaborationHistory: ['One.'] });
  keepInA(withSteps('memory:in-a', 'memory:again-in-a'));
  const both = withSteps('memory:in-a', 'memory:in-b', 'memory:again-in-a');
  expect(loadNarrative(shelf(kept))).toEqual({ ...both, collaborationHistory: ['One.'] });
  await vi.waitFor(() => expect(server.received.length).toBe(3));
  expect(JSON.parse(server.received[2]?.body ?? '')).toEqual({
    discoveredFragments: both.discoveredFragments,
    investigationPath: both.investigationPath,
  });
  // Erased in the other tab: nothing comes back but what this one holds, and it lets go of that.
  kept.clear();
  keepInB(withSteps('memory:in-b'));
  expect(loadNarrative(shelf(kept))).toEqual(withSteps('memory:in-b'));
  await server.close();
});

test('[R-PRO-04] a path at its limit is as long after a step as before it, and the step is told', async () => {
  const server = await listen((_, response) => json(response, { fragments: 500 }));
  const kept = new Map<string, string>();
  const steps = Array.from({ length: 501 }, (_, number) => `page:p${number}`);
  const full = { ...withSteps(...steps.slice(0, 500)) };
  saveNarrative(shelf(kept), full);
  const keep = keepNarrative(shelf(kept), full);
  keep({ ...full, collaborationHistory: ['One.'] });
  keep({ ...full, investigationPath: steps.slice(1) });
  await vi.waitFor(() => expect(server.received.length).toBe(1));
  expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ investigationPath: steps.slice(1) });
  await server.close();
});
