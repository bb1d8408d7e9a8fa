import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Evidence } from '#contract/api/evidence.ts';
import { apiPaths } from '#contract/paths.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { fragmentsIn } from '../../server/story/walker/fragments.ts';
import { openApp, type TestApp } from '../support/app.ts';

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

it('[B-SEC-01] and names none of it, nor hands anybody a cookie', async () => {
  const reply = await test.app.inject({ url: apiPaths.evidence });
  expect(reply.body).not.toMatch(/[a-z]-[a-z]|mug|\.txt/);
  expect(reply.headers['set-cookie']).toBeUndefined();
});
