import { beforeEach, expect, test } from 'vitest';
import type { Recommendation, RecommendationType } from '#contract/recommendation.ts';
import type { Profile } from '#contract/visitor.ts';
import { profileOf } from '../core/build.ts';
import { begin, fakeTime } from './simulation.ts';

beforeEach(() => void fakeTime());

const offer = (type: RecommendationType, priority = 0.5, title = `a ${type}`): Recommendation => ({
  type,
  title,
  description: 'One line.',
  url: '/void',
  priority,
});

async function score(profile: Partial<Profile>, ...offered: Recommendation[]) {
  const simulation = await begin();
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf(profile) });
  await simulation.send({ kind: 'recommendations', recommendations: offered });
  return simulation.view.recommendations;
}

test('[R-REC-02] [R-CARD-03] a recommendation has the server’s fields, and reason, engagement and metadata', async () => {
  const recommendation = offer('puzzle', 0.9);
  expect(await score({ phaseUnlocked: 2 }, recommendation)).toEqual([
    {
      ...recommendation,
      reason: 'It has an underside, and wants turning over.',
      estimatedEngagement: 0.5,
      adaptiveMetadata: { complexityLevel: 'basic', cognitiveLoad: 0.8, requiredAttentionSpan: 300 },
    },
  ]);
});

test.each([
  // type, phase, suspicion, interactions, days, engagement
  ['content', 2, 0, 0, 0, 0.5],
  ['content', 3, 0, 0, 0, 0.7],
  ['hidden_content', 2, 2, 0, 0, 0.5],
  ['hidden_content', 2, 2.01, 0, 0, 0.8],
  ['content', 2, 2.01, 0, 0, 0.5],
  ['content', 2, 0, 20, 0, 0.5],
  ['content', 2, 0, 21, 0, 0.6],
  ['content', 2, 0, 0, 1, 0.5],
  ['content', 2, 0, 0, 1.01, 0.6],
  ['content', 4, 0, 21, 1.01, 0.9],
  ['hidden_content', 3, 2.01, 20, 1, 1],
  ['hidden_content', 5, 5, 100, 9, 1],
] as const)(
  '[R-REC-03] %s at phase %d, suspicion %d, %d interactions, %d days: engagement %d',
  async (type, phaseUnlocked, suspicionLevel, interactions, daysSinceFirst, engagement) => {
    const profile = { phaseUnlocked, suspicionLevel, interactions, daysSinceFirst };
    expect((await score(profile, offer(type)))[0]?.estimatedEngagement).toBe(engagement);
  },
);

test.each([
  // type, phase, suspicion, interactions, days, reason
  ['hidden_content', 2, 2.01, 0, 0, 'Your line is underlined twice, and this lay below the second stroke.'],
  ['hidden_content', 2, 2, 0, 0, 'It was on the lowest shelf, where one has to kneel.'],
  ['collaboration', 3, 5, 21, 9, 'There is a chair at this table and nobody in it.'],
  ['content', 2, 5, 21, 1.01, 'You came back, and it had been kept for you.'],
  ['content', 3, 5, 21, 1, 'You have more than twenty entries, and this was next on the trolley.'],
  ['content', 3, 0, 20, 1, 'The Advocate has put it on your side of the table.'],
  ['content', 2, 0, 20, 1, 'The shelf was asked what it had, and gave this.'],
] as const)(
  '[R-REC-02] %s at phase %d, suspicion %d, %d interactions, %d days: a reason that is true of this reader',
  async (type, phaseUnlocked, suspicionLevel, interactions, daysSinceFirst, reason) => {
    const profile = { phaseUnlocked, suspicionLevel, interactions, daysSinceFirst };
    expect((await score(profile, offer(type)))[0]?.reason).toBe(reason);
  },
);

test('[R-REC-02] three entries with the same reason have it in three ways', async () => {
  const reasons = async (type: RecommendationType, profile: Parameters<typeof score>[0]) =>
    (await score(profile, offer(type, 0.9, 'a'), offer(type, 0.8, 'b'), offer(type, 0.7, 'c'))).map(
      ({ reason }) => reason,
    );
  expect(await reasons('content', { phaseUnlocked: 2 })).toEqual([
    'The shelf was asked what it had, and gave this.',
    'It came out with its neighbour, and would not go back.',
    'It was under the short leg of the shelf.',
  ]);
  for (const type of ['content', 'puzzle', 'hidden_content'] as const) {
    for (const profile of [{ phaseUnlocked: 2, suspicionLevel: 3 }, { phaseUnlocked: 3 }] as const)
      expect(new Set(await reasons(type, profile)).size, type).toBe(3);
  }
  for (const profile of [{ daysSinceFirst: 2 }, { interactions: 21 }] as const)
    expect(new Set(await reasons('content', { phaseUnlocked: 2, ...profile })).size).toBe(3);
});

test.each([
  // phase, suspicion, interactions, complexity
  [4, 3.01, 0, 'advanced'],
  [4, 3, 0, 'basic'],
  [4, 3, 11, 'intermediate'],
  [3, 3.01, 11, 'intermediate'],
  [2, 0, 11, 'intermediate'],
  [2, 0, 10, 'basic'],
  [1, 0, 11, 'basic'],
] as const)(
  '[R-REC-04] phase %d, suspicion %d, %d interactions: %s',
  async (phase, suspicion, interactions, complexity) => {
    const profile = { phaseUnlocked: phase, suspicionLevel: suspicion, interactions };
    expect((await score(profile, offer('content')))[0]?.adaptiveMetadata.complexityLevel).toBe(complexity);
  },
);

test.each([
  ['content', 0.4, 120],
  ['puzzle', 0.8, 300],
  ['hidden_content', 0.6, 180],
  ['collaboration', 0.5, 600],
] as const)('[R-REC-05] %s: load %d, attention span %d s', async (type, cognitiveLoad, requiredAttentionSpan) => {
  const [scored] = await score({ phaseUnlocked: 2 }, offer(type));
  expect(scored?.adaptiveMetadata).toMatchObject({ cognitiveLoad, requiredAttentionSpan });
});

test('[R-REC-06] the top 3 by priority times engagement; equal ones keep the server’s order', async () => {
  const offered = [
    offer('content', 0.9, 'fourth: 0.45'),
    offer('content', 0.95, 'second: 0.475'),
    offer('hidden_content', 0.6, 'first: 0.48'),
    offer('content', 0.94, 'third: 0.47'),
  ];
  const profile = { phaseUnlocked: 2, suspicionLevel: 3 };
  expect((await score(profile, ...offered)).map(({ title }) => title)).toEqual([
    'first: 0.48',
    'second: 0.475',
    'third: 0.47',
  ]);
  const equal = ['a', 'b', 'c', 'd'].map((title) => offer('content', 0.5, title));
  expect((await score(profile, ...equal)).map(({ title }) => title)).toEqual(['a', 'b', 'c']);
});

test('[R-REC-06] a new profile makes the worker score the same offers again', async () => {
  const simulation = await begin();
  await simulation.send({
    kind: 'recommendations',
    recommendations: [offer('content', 0.8), offer('hidden_content', 0.6)],
  });
  expect(simulation.view.recommendations.map(({ type }) => type)).toEqual(['content', 'hidden_content']);
  await simulation.send({ kind: 'profile', atMs: Date.now(), profile: profileOf({ suspicionLevel: 2.01 }) });
  expect(simulation.view.recommendations.map(({ type }) => type)).toEqual(['hidden_content', 'content']);
});
