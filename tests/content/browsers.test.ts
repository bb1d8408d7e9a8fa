import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Functions that are newer than the oldest browsers that the site supports. */
const newer =
  /\b(?:Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Math\.sumPrecise|Error\.isError|Iterator\.from)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|getOrInsert)\(/g;

test('[B-LOAD-05] no shipped script calls a function that is newer, packages included', () => {
  const files = globSync('dist/site/assets/*.js');
  expect(files.length).toBeGreaterThan(40);
  const calls = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(newer)].map(([call]) => `${file}: ${call}`),
  );
  expect(calls).toEqual([]);
});
