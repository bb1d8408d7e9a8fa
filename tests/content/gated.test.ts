import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actInWords } from '../../server/content/actsInWords.ts';
import { objections, replies } from '../../server/content/letters/replies.ts';
import { contradictions } from '../../server/content/protocols/collation.ts';
import { acts } from '../../server/profile/acts.ts';
import { compiledBefore } from '../../server/story/compiledBefore.ts';
import { storiesFolder } from '../../server/story/library.ts';

/** The server's texts apart from its stories: archive fragments, letters, protocols, remarks. */
const modules = import.meta.glob('../../server/content/*/*.ts', { eager: true });

/**
 * All texts within a value, at any depth. The examples of sayings are left out, because they are the reader's words.
 */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'examples' ? [] : textsIn(part)));
}

test('[B-SEC-01, B-LET-01, B-SEAL-02] no shipped file contains a sentence of a fragment, a letter, an answer to a reply, a protocol or a remark', () => {
  const all = textsIn(Object.values(modules)).flatMap((text) => text.split(/(?<=[.?])\s/));
  const sentences = all.filter((text) => text.split(' ').length > 4);
  expect(sentences.length).toBeGreaterThan(200);
  expect(sentences).toEqual(
    expect.arrayContaining([objections.ten.split('. ')[0] + '.', contradictions[0]?.says, replies[1].first.text]),
  );
  const shipped = globSync('dist/site/**/*.{js,html,json,css}')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(sentences.filter((sentence) => shipped.includes(sentence))).toEqual([]);
});

test('[B-PRV-01] no shipped file says in words what can be done on a page and is remembered', () => {
  const words = Object.entries(acts).flatMap(([act, { values }]) => values.map((value) => actInWords(act, value)));
  const shipped = globSync('dist/site/**/*.{js,html,json,css}').map((file) => readFileSync(file, 'utf8'));
  expect(words.length).toBeGreaterThan(60);
  expect(words.filter((one) => shipped.some((file) => file.includes(one)))).toEqual([]);
});

test('[B-AUT-01] the build keeps every story compiled, as it is now, and not among the files that are served', () => {
  const sources = readdirSync(storiesFolder).filter((file) => file.endsWith('.ink'));
  const missing = sources.filter(
    (file) => compiledBefore(readFileSync(join(storiesFolder, file), 'utf8')) === undefined,
  );
  expect(missing).toEqual([]);
  expect(sources.length).toBeGreaterThan(40);
  expect(compiledBefore('# title: Nowhere\n-> END\n')).toBeUndefined();
  expect(globSync('dist/site/**/stories.json*')).toEqual([]);
});
