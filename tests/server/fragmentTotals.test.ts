import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import type { FragmentTotals } from '#contract/api/fragmentTotals.ts';
import { NarrativeStateBodySchema } from '#contract/api/visitor.ts';
import { eggSlugs } from '#contract/egg.ts';
import { apiPaths } from '#contract/paths.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import { allFragments, countFragmentsByType } from '../../server/story/fragmentInventory.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { fragmentsIn } from '../../server/story/walker/fragments.ts';
import { openApp, type TestApp } from '../support/app.ts';
import { siteStories } from '../support/siteStories.ts';

let test: TestApp;
beforeAll(async () => void (test = await openApp()));
afterAll(() => test.close());

it('[R-RT-03] counts the fragments of all stories, by type', async () => {
  const sources = readdirSync(storiesFolder).map((file) => readFileSync(join(storiesFolder, file), 'utf8'));
  const fragments = new Set(sources.flatMap(fragmentsIn).map(({ fragment }) => fragment));
  const expected: Record<string, number> = { archive: 20 };
  for (const fragment of fragments) {
    const [type = ''] = fragment.split(':');
    expected[type] = (expected[type] ?? 0) + 1;
  }
  const reply = await test.reader().get(apiPaths.fragmentTotals);
  expect(reply.json<FragmentTotals>().types).toEqual(expected);
  expect(expected['memory']).toBeGreaterThan(9);
});

it('[R-PRO-04] knows every fragment that exists: of stories, of files and of all eggs in the catalogue', () => {
  expect(eggSlugs).toEqual(eggCatalogue.map(({ slug }) => slug));
  const known = allFragments(siteStories);
  const types = new Map<string, number>();
  for (const piece of known) {
    expect(Value.Check(NarrativeStateBodySchema, { discoveredFragments: [piece], investigationPath: [piece] })).toBe(
      true,
    );
    const [type = ''] = piece.split(':');
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  expect(Object.fromEntries(types)).toEqual({
    ...countFragmentsByType(siteStories),
    archive: 20,
    egg: eggSlugs.length,
  });
});

it('[B-SEC-01] the reply names no fragment and sets no cookie', async () => {
  const reply = await test.app.inject({ url: apiPaths.fragmentTotals });
  expect(reply.body).not.toMatch(/[a-z]-[a-z]|mug|\.txt/);
  expect(reply.headers['set-cookie']).toBeUndefined();
});
