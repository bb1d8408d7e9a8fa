import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileStories } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { markStory } from '../../server/story/walker/marks.ts';

const runLength = 4;
const tooManyPages = 3;

/**
 * Articles, persons, “be”, “have”, “do”, and the four that join and deny. A run of nothing else, “it has not been”, says
 * nothing that could be repeated; one preposition, adverb or noun in it and it is a turn of phrase.
 */
const bare = new Set(
  `a an the i you he she it we they am is are was were be been has have had do does did and or that not`.split(' '),
);

/** A text in words, lower case and without punctuation; figures such as 47,001 stay one word. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’.,:-][\p{L}\p{N}]+)*/gu) ?? [];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…]["”’)]?)\s+/);

/** Any four words that follow each other within a sentence. */
const runsOf = (text: string): ReadonlySet<string> => {
  const runs = sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.slice(0, Math.max(0, words.length - runLength + 1)).map((_, at) => words.slice(at, at + runLength));
  });
  return new Set(runs.filter((run) => run.some((word) => !bare.has(word))).map((run) => run.join(' ')));
};

/** Every text in what a module exports, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** One entry a page: a story, or a file of words. */
function pages(): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const story of compileStories(storiesFolder).values()) {
    const { pieces, choices } = markStory(story, '');
    found.set(
      `${story.slug}.ink`,
      [...pieces, ...choices.values()].map(({ text }) => text),
    );
  }
  const modules = {
    ...import.meta.glob('../../server/content/{archive,notes,protocols,remarks}/*.ts', { eager: true }),
    ...import.meta.glob('../../src/content/*.ts', { eager: true }),
    // All of them show on one page, /experience-d5u, where thoughts.test.ts holds them to a stricter rule.
    '../../src/content/thoughts/': import.meta.glob('../../src/content/thoughts/*.ts', { eager: true }),
  };
  for (const [file, module] of Object.entries(modules)) found.set(file.replace('../../', ''), textsIn(module));
  return found;
}

/** The quoted phrases in the list under “Motifs”. */
const motifs = (): string[] => {
  const readme = readFileSync('server/content/README.md', 'utf8');
  const section = /^## Motifs$([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? '';
  return Array.from(section.matchAll(/^- “([^”]+)”/gm), ([, motif = '']) => wordsOf(motif).join(' '));
};

test('no phrase of four words stands on three pages, unless it is a motif', () => {
  const homes = new Map<string, Set<string>>();
  for (const [page, texts] of pages()) {
    for (const run of texts.flatMap((text) => [...runsOf(text)])) {
      homes.set(run, (homes.get(run) ?? new Set()).add(page));
    }
  }
  // Fewer would mean that the texts were not found.
  expect(homes.size).toBeGreaterThan(10_000);

  const allowed = motifs();
  expect(allowed.length).toBeGreaterThan(0);
  const worn = [...homes]
    .filter(([run, { size }]) => size >= tooManyPages && !allowed.some((motif) => motif.includes(run)))
    .map(([run, found]) => `“${run}” on ${[...found].sort().join(', ')}`);
  expect(worn).toEqual([]);
});
