import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import config from '../../vite.config.ts';

/** Functions that came after the oldest browsers that the site works in. */
const newer =
  /\b(?:Object\.groupBy|Map\.groupBy|Promise\.withResolvers|Promise\.try|Array\.fromAsync|AbortSignal\.any|RegExp\.escape|Math\.sumPrecise|Error\.isError|Iterator\.from)\b|\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|toBase64|getOrInsert)\(/g;

test('[B-LOAD-05] documents, build, sentence and type checker name the same oldest browsers', () => {
  expect(config.build?.target).toEqual(['chrome111', 'edge111', 'firefox121', 'safari16.4']);
  expect(readFileSync('docs/operations.md', 'utf8')).toContain(
    'The site works in Chrome and Edge from 111, Firefox from 121 and Safari from 16.4.',
  );
  expect(readFileSync('public/no-answer.js', 'utf8')).toContain(
    'Chrome or Edge 111, Firefox 121, Safari 16.4 or newer',
  );
  for (const folder of ['src', 'workers', 'contract', 'workers/simulation/core']) {
    const files = globSync(`${folder}/tsconfig.json`);
    const lib = files.map((file) => /"lib": \["(\w+)"/.exec(readFileSync(file, 'utf8'))?.[1]);
    expect([folder, ...new Set(lib)]).toEqual(files.length === 0 ? [folder] : [folder, 'es2023']);
  }
});

test('[B-LOAD-05] no shipped script calls a function that is newer, packages included', () => {
  const files = globSync('dist/site/assets/*.js');
  expect(files.length).toBeGreaterThan(40);
  const calls = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(newer)].map(([call]) => `${file}: ${call}`),
  );
  expect(calls).toEqual([]);
});
