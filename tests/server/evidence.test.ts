import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Value } from 'typebox/value';
import type { Evidence } from '#contract/api/evidence.ts';
import { NarrativeStateBodySchema } from '#contract/api/visitor.ts';
import { exhibitSlugs } from '#contract/egg.ts';
import { apiPaths } from '#contract/paths.ts';
import { eggCatalogue } from '#core/egg-catalogue.ts';
import { findable, fragmentsByType } from '../../server/story/inventory.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { fragmentsIn } from '../../server/story/walker/fragments.ts';
import { openApp, type TestApp } from '../support/app.ts';
import { siteStories } from '../support/siteStories.ts';

let test: TestApp;
beforeAll(async () => void (test = await openApp()));
afterAll(() => test.close());

it('[R-RT-03] counts what there is to be found, by type, as the stories have it', async () => {
  const sources = readdirSync(storiesFolder).map((file) => readFileSync(join(storiesFolder, file), 'utf8'));
  const fragments = new Set(sources.flatMap(fragmentsIn).map(({ fragment }) => fragment));
  const expected: Record<string, number> = { archive: 20 };
  for (const fragment of fragments) {
    const [type = ''] = fragment.split(':');
    expected[type] = (expected[type] ?? 0) + 1;
  }
  const reply = await test.reader().get(apiPaths.evidence);
  expect(reply.json<Evidence>().types).toEqual(expected);
  expect(expected['memory']).toBeGreaterThan(9);
});

it('[R-PRO-04, R-EGG-05] knows whatever can be found: pieces of stories, files, and every exhibit of the catalogue', () => {
  expect(exhibitSlugs).toEqual(eggCatalogue.map(({ slug }) => slug));
  const known = findable(siteStories);
  const types = new Map<string, number>();
  for (const piece of known) {
    expect(Value.Check(NarrativeStateBodySchema, { discoveredFragments: [piece], investigationPath: [piece] })).toBe(
      true,
    );
    const [type = ''] = piece.split(':');
    types.set(type, (types.get(type) ?? 0) + 1);
  }
  expect(Object.fromEntries(types)).toEqual({ ...fragmentsByType(siteStories), archive: 20, egg: 24 });
});

it('[B-SEC-01] and names none of it, nor hands anybody a cookie', async () => {
  const reply = await test.app.inject({ url: apiPaths.evidence });
  expect(reply.body).not.toMatch(/[a-z]-[a-z]|mug|\.txt/);
  expect(reply.headers['set-cookie']).toBeUndefined();
});
