import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { keenBatch, noon, openApp, type TestApp } from '../support/app.ts';

let test: TestApp;
beforeAll(async () => void (test = await openApp()));
afterAll(() => test.close());

const posts = [apiPaths.track, apiPaths.narrativeState, apiPaths.personalizationFeedback];

/** Any JSON, and valid batches with one field replaced by any JSON. */
const bodies = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc
    .tuple(fc.constantFrom(...Object.keys(keenBatch(noon))), fc.jsonValue({ maxDepth: 3 }))
    .map(([field, value]) => ({ behaviorData: { ...keenBatch(noon), [field]: value } })),
);

it(
  '[B-SEC-02] 1,000 random bodies: no 5xx, each refusal is one sentence, no prototype is changed',
  { timeout: 60_000 },
  async () => {
    const reader = test.reader();
    await reader.profile();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...posts), bodies, async (path, body) => {
        const reply = await reader.post(path, JSON.stringify(body), { 'content-type': 'application/json' });
        expect([200, 400]).toContain(reply.statusCode);
        // The request is accepted, or refused with one sentence.
        expect(reply.body).toMatch(/^\{"(counted":|fragments":|ok":|message":"[^\n]+\."\}$)/);
      }),
      { numRuns: 1000, seed: 47_001 },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect((await reader.get(apiPaths.profile)).statusCode).toBe(200);
  },
);
