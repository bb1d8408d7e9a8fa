import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { hiddenRoutes, publicRoutes } from '#contract/routes.ts';
import type { Phase } from '#contract/visitor.ts';
import { notes } from '../../server/content/notes/notes.ts';
import { recommend } from '../../server/profile/recommend.ts';
import { suggestions } from '../../server/profile/suggestions.ts';
import { keenBatch, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** Reads for so many minutes, a flush every 30 s. */
async function readFor(reader: TestReader, minutes: number): Promise<void> {
  for (let flush = 0; flush < minutes * 2; flush += 1) {
    test.pass(30_000);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
  }
}

describe('GET /api/visitor/profile', () => {
  it('[R-PRO-01] a new visitor has every field, at its beginning', async () => {
    const reply = await test.reader().get(apiPaths.profile);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toEqual({
      phaseUnlocked: 0,
      suspicionLevel: 0,
      interactions: 0,
      daysSinceFirst: 0,
      behaviorProfile: { interactionSequence: [] },
      personalizedNotes: [],
      protocols: [],
    });
  });

  it('[R-PRO-01] counts days by the server, whatever the client says the time is', async () => {
    const reader = test.reader();
    await reader.profile();
    test.pass(30_000);
    const wrong = keenBatch(0, { scrollPatterns: [{ percent: 50, timestamp: 0 }], lastInteraction: 0, timestamp: 0 });
    await reader.post(apiPaths.track, { behaviorData: wrong });
    test.pass(36 * 3_600_000 - 30_000);
    expect((await reader.profile()).daysSinceFirst).toBe(1.5);
  });

  it('[R-PRO-01] keeps the latest 50 interactions and counts them all', async () => {
    const reader = test.reader();
    await reader.profile();
    test.pass(60_000);
    const interactionSequence = Array.from({ length: 60 }, (_, index) => `click:${index}`);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now(), { interactionSequence }) });
    const profile = await reader.profile();
    expect(profile.interactions).toBe(60);
    expect(profile.behaviorProfile.interactionSequence).toEqual(interactionSequence.slice(10));
  });

  it('[R-PRO-02] a letter comes with each phase, and stays', async () => {
    const reader = test.reader();
    await reader.profile();
    await readFor(reader, 0.5);
    expect(await reader.profile()).toMatchObject({ phaseUnlocked: 1, personalizedNotes: [{ phase: 1, ...notes[1] }] });
    await readFor(reader, 4.5);
    const profile = await reader.profile();
    expect(profile.phaseUnlocked).toBe(2);
    expect(profile.personalizedNotes).toEqual([
      { phase: 1, ...notes[1] },
      { phase: 2, ...notes[2] },
    ]);
  });
});

describe('POST /api/visitor/narrative-state', () => {
  it('[R-PRO-04] keeps what any tab of this visitor has found', async () => {
    const reader = test.reader();
    const id = (await reader.get(apiPaths.profile)).cookies[0]?.value.split('.')[0] ?? '';
    const state = { discoveredFragments: ['kitchen:mug', 'void:line-4'], investigationPath: ['kitchen:mug'] };
    const reply = await reader.post(apiPaths.narrativeState, state);
    expect([reply.statusCode, reply.json()]).toEqual([200, { fragments: 2 }]);
    expect(await test.storage.narratives.read(id)).toEqual(state);
    const other = await reader.post(apiPaths.narrativeState, {
      discoveredFragments: ['kitchen:mug', 'kitchen:mug', 'memory:lamp'],
      investigationPath: ['kitchen:mug', 'memory:lamp'],
    });
    expect(other.json()).toEqual({ fragments: 3 });
    // The first tab has not heard of the lamp.
    const first = { ...state, investigationPath: ['kitchen:mug', 'void:line-4'] };
    expect((await reader.post(apiPaths.narrativeState, first)).json()).toEqual({ fragments: 3 });
    expect(await test.storage.narratives.read(id)).toEqual({
      discoveredFragments: ['kitchen:mug', 'void:line-4', 'memory:lamp'],
      investigationPath: ['kitchen:mug', 'memory:lamp', 'void:line-4'],
    });
    expect(await test.storage.narratives.read('0'.repeat(32))).toBeNull();
  });

  it.each([
    [
      { discoveredFragments: ['no colon'], investigationPath: [] },
      'discoveredFragments[0] must match ^[a-z_]+:[A-Za-z0-9_.-]+$.',
    ],
    [{ discoveredFragments: [] }, 'investigationPath is missing.'],
    [{ discoveredFragments: [], investigationPath: [], phaseUnlocked: 5 }, 'phaseUnlocked is not known here.'],
  ])('[R-PRO-04] refuses %j', async (state, message) => {
    const reply = await test.reader().post(apiPaths.narrativeState, state);
    expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  });
});

describe('GET /api/visitor/recommendations', () => {
  const at = (phaseUnlocked: Phase, suspicionLevel: number): Recommendation[] =>
    recommend({ phaseUnlocked, suspicionLevel, interactions: 0, daysSinceFirst: 0, interactionSequence: [] });

  it('[R-REC-01] nothing below phase 2, something from it on', async () => {
    const reader = test.reader();
    expect((await reader.get(apiPaths.recommendations)).json()).toEqual([]);
    await readFor(reader, 0.5);
    expect((await reader.profile()).phaseUnlocked).toBe(1);
    expect((await reader.get(apiPaths.recommendations)).json()).toEqual([]);
    await readFor(reader, 4.5);
    expect((await reader.profile()).phaseUnlocked).toBe(2);
    const recommended = (await reader.get(apiPaths.recommendations)).json<Recommendation[]>();
    expect(recommended.length).toBeGreaterThanOrEqual(3);
    expect(Object.keys(recommended[0] ?? {}).sort()).toEqual(['description', 'priority', 'title', 'type', 'url']);
  });

  it('[R-REC-01] every phase from 2 has three or more, of real pages, the best first; all four types come up', () => {
    const pages = new Set([...publicRoutes, ...hiddenRoutes].map((slug) => `/${slug}`));
    expect(suggestions.filter(({ url }) => !pages.has(url))).toEqual([]);
    expect(suggestions.filter(({ title, description }) => title.length > 40 || description.length > 120)).toEqual([]);
    for (const phase of [2, 3, 4, 5] as const) {
      for (const suspicion of [0, 5]) {
        const recommended = at(phase, suspicion);
        expect(recommended.length).toBeGreaterThanOrEqual(3);
        expect(recommended.map(({ priority }) => priority)).toEqual(
          recommended.map(({ priority }) => priority).sort((a, b) => b - a),
        );
      }
      expect(new Set(at(phase, 5).map(({ type }) => type)).size).toBe(4);
    }
    expect(at(1, 5)).toEqual([]);
  });

  it('[R-REC-01] suspicion opens other doors', () => {
    const urls = (suspicion: number) => at(4, suspicion).map(({ url }) => url);
    expect(urls(2.9)).not.toContain('/blinking-eyes');
    expect(urls(3)).toContain('/blinking-eyes');
  });
});

describe('POST /api/visitor/personalization-feedback', () => {
  const feedback = {
    contentId: '/kitchen',
    userResponse: 'clicked',
    effectiveness: 1,
    dwellTime: 4200,
    personalityProfile: { engagementLevel: 0.7, preferredComplexity: 'basic' },
  };
  it('[R-REC-07] keeps each one', async () => {
    const reader = test.reader();
    for (const userResponse of ['clicked', 'viewed']) {
      const reply = await reader.post(apiPaths.personalizationFeedback, { ...feedback, userResponse });
      expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
    }
  });
  it.each([
    [{ effectiveness: 1.1 }, 'effectiveness must be at most 1.'],
    [{ contentId: '' }, 'contentId must not be empty.'],
    [
      { personalityProfile: { engagementLevel: 0.7, preferredComplexity: 'extreme' } },
      'personalityProfile.preferredComplexity must be one of basic, intermediate, advanced.',
    ],
  ])('[R-REC-07] refuses %j', async (change, message) => {
    const reply = await test.reader().post(apiPaths.personalizationFeedback, { ...feedback, ...change });
    expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  });
});
