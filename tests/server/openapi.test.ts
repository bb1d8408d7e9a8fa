import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { describeApi, openapiFile } from '../../tools/openapi.ts';

it('docs/openapi.json agrees with the app (node tools/openapi.ts writes it)', async () => {
  const description = await describeApi();
  expect(readFileSync(openapiFile, 'utf8')).toBe(description);
  const { paths } = JSON.parse(description) as { paths: Record<string, object> };
  for (const path of [apiPaths.track, apiPaths.profile, apiPaths.narrativeState, apiPaths.recommendations]) {
    expect(paths).toHaveProperty([path]);
  }
  expect(paths).toHaveProperty([`${apiPaths.archive}/{filename}`]);
});
