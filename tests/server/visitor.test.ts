import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import type { Recommendation } from '#contract/recommendation.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { letters } from '../../server/content/letters/letters.ts';
import { keenBatch, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** Reads for a number of minutes, with a flush every 30 s. */
async function readFor(reader: TestReader, minutes: number): Promise<void> {
  for (let flush = 0; flush < minutes * 2; flush += 1) {
    test.pass(30_000);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
  }
}

describe('GET /api/visitor/profile', () => {
  it('[R-PRO-01] a new visitor has every field, at its first value', async () => {
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
      ended: false,
    });
  });

  it('[R-PRO-01] counts days by the server’s clock, whatever the client’s clock says', async () => {
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

  it('[R-PRO-02] each phase adds a letter, which stays', async () => {
    const reader = test.reader();
    await reader.profile();
    await readFor(reader, 0.5);
    expect(await reader.profile()).toMatchObject({
      phaseUnlocked: 1,
      personalizedNotes: [{ phase: 1, ...letters[1], answers: [] }],
    });
    await readFor(reader, 4.5);
    const profile = await reader.profile();
    expect(profile.phaseUnlocked).toBe(2);
    expect(profile.personalizedNotes.map(({ phase, from, text }) => ({ phase, from, text }))).toEqual([
      { phase: 1, ...letters[1] },
      { phase: 2, ...letters[2] },
    ]);
  });
});

describe('POST /api/visitor/narrative-state', () => {
  it('[R-PRO-04] keeps the fragments of all tabs of this visitor', async () => {
    const reader = test.reader();
    const id = (await reader.get(apiPaths.profile)).cookies[0]?.value.split('.')[0] ?? '';
    await reader.begin();
    const state = {
      discoveredFragments: ['memory:chipped-mug', 'silence:leaf-twenty-two'],
      investigationPath: ['memory:chipped-mug'],
    };
    const reply = await reader.post(apiPaths.narrativeState, state);
    expect([reply.statusCode, reply.json()]).toEqual([200, { fragments: 2 }]);
    expect(await test.storage.narratives.read(id)).toEqual(state);
    const other = await reader.post(apiPaths.narrativeState, {
      discoveredFragments: ['memory:chipped-mug', 'memory:chipped-mug', 'judgement:a-pause'],
      investigationPath: ['memory:chipped-mug', 'judgement:a-pause'],
    });
    expect(other.json()).toEqual({ fragments: 3 });
    // The first tab does not have the fragment of the lamp.
    const first = { ...state, investigationPath: ['memory:chipped-mug', 'silence:leaf-twenty-two'] };
    expect((await reader.post(apiPaths.narrativeState, first)).json()).toEqual({ fragments: 3 });
    expect(await test.storage.narratives.read(id)).toEqual({
      discoveredFragments: ['memory:chipped-mug', 'silence:leaf-twenty-two', 'judgement:a-pause'],
      investigationPath: ['memory:chipped-mug', 'judgement:a-pause', 'silence:leaf-twenty-two'],
    });
    expect(await test.storage.narratives.read('0'.repeat(32))).toBeNull();
  });

  it('[R-PRO-04, B-SEC-02] only fragments that exist are stored', async () => {
    const reader = test.reader();
    const id = (await reader.get(apiPaths.profile)).cookies[0]?.value.split('.')[0] ?? '';
    await reader.begin();
    const real = ['memory:chipped-mug', 'archive:doors.log', 'egg:coat-button'];
    const madeUp = ['memory:no-such-thing', 'archive:passwords.txt', 'egg:dragon', 'my_secret:diary'];
    const reply = await reader.post(apiPaths.narrativeState, {
      discoveredFragments: [...madeUp, ...real],
      investigationPath: [...real, ...madeUp],
    });
    expect(reply.json()).toEqual({ fragments: 3 });
    expect(await test.storage.narratives.read(id)).toEqual({ discoveredFragments: real, investigationPath: real });
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
  const recommended = async (reader: TestReader) =>
    (await reader.get(apiPaths.recommendations)).json<Recommendation[]>();
  const urlsFor = async (reader: TestReader) => (await recommended(reader)).map(({ url }) => url);

  it('[R-REC-01] answers none below phase 2, and eight from phase 2 on', async () => {
    const reader = test.reader();
    expect(await recommended(reader)).toEqual([]);
    await readFor(reader, 0.5);
    expect((await reader.profile()).phaseUnlocked).toBe(1);
    expect(await recommended(reader)).toEqual([]);
    await readFor(reader, 4.5);
    expect((await reader.profile()).phaseUnlocked).toBe(2);
    const list = await recommended(reader);
    expect(list).toHaveLength(8);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['description', 'priority', 'title', 'type', 'url']);
  });

  it('[B-REC-01] a room that was read is recommended no more, and the list changes with it', async () => {
    const reader = test.reader();
    await readFor(reader, 5);
    for (let room = 0; room < 12; room += 1) {
      const before = await urlsFor(reader);
      const read = before[0] ?? '';
      test.pass(1000);
      await reader.get(`${apiPaths.story}${read}`);
      const after = await urlsFor(reader);
      expect(after).not.toContain(read);
      expect(after.slice(0, 3)).not.toEqual(before.slice(0, 3));
    }
  });

  it('[B-REC-02] what was passed by sinks, and what was put away sinks further', async () => {
    const reader = test.reader();
    await readFor(reader, 5);
    const answer = (contentId: string, userResponse: string) =>
      reader.post(apiPaths.personalizationFeedback, {
        contentId,
        userResponse,
        effectiveness: 0.5,
        dwellTime: 1,
        personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
      });
    const [first = ''] = await urlsFor(reader);
    await answer(first, 'viewed');
    expect((await urlsFor(reader)).indexOf(first)).toBeGreaterThan(0);
    await answer(first, 'dismissed');
    expect(await urlsFor(reader)).not.toContain(first);
  });

  it('[B-REC-03] a visitor who has read everything is told what has changed since', async () => {
    const reader = test.reader();
    await readFor(reader, 5);
    for (const slug of hiddenRoutes) {
      test.pass(10);
      await reader.get(`${apiPaths.story}/${slug}`);
    }
    test.pass(30_000);
    const interactionSequence = ['view:/about', 'view:/checkout'];
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now(), { interactionSequence }) });
    expect((await reader.profile()).phaseUnlocked).toBe(2);
    expect(await recommended(reader)).toEqual([]);
    await readFor(reader, 10);
    await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now(), { interactionSequence }) });
    expect((await reader.profile()).phaseUnlocked).toBe(3);
    const changed = await recommended(reader);
    expect(changed).toHaveLength(8);
    expect(changed[1]).toMatchObject({
      url: '/kitchen',
      title: 'The kitchen',
      description: 'You read this before the Advocate began to speak. It has changed since.',
    });
    await reader.get(`${apiPaths.story}/kitchen`);
    expect((await urlsFor(reader)).includes('/kitchen')).toBe(false);
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
  it('[R-REC-07] stores each answer', async () => {
    const reader = test.reader();
    for (const userResponse of ['clicked', 'viewed']) {
      const reply = await reader.post(apiPaths.personalizationFeedback, { ...feedback, userResponse });
      expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true }]);
    }
  });
  it.each([
    [{ effectiveness: 1.1 }, 'effectiveness must be at most 1.'],
    [{ contentId: '' }, 'contentId must not be empty.'],
    [{ contentId: '/a\0' }, 'contentId must match ^[^\\u0000]*$.'],
    [{ userResponse: '\0' }, 'userResponse must match ^[^\\u0000]*$.'],
    [
      { personalityProfile: { engagementLevel: 0.7, preferredComplexity: 'extreme' } },
      'personalityProfile.preferredComplexity must be one of basic, intermediate, advanced.',
    ],
  ])('[R-REC-07] refuses %j', async (change, message) => {
    const reply = await test.reader().post(apiPaths.personalizationFeedback, { ...feedback, ...change });
    expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  });
});
