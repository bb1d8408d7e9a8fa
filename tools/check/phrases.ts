import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileStories } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { instrumentStory } from '../../server/story/walker/segments.ts';

const runLength = 4;
const tooManyPages = 3;

/**
 * Articles, personal pronouns, forms of “be”, “have” and “do”, and the words “and”, “or”, “that” and “not”. Four of
 * these words in a row (“it has not been”) do not count as a phrase. Four words with any other word do count.
 */
const bare = new Set(
  `a an the i you he she it we they am is are was were be been has have had do does did and or that not`.split(' '),
);

/** The words of a text, lower case and without punctuation. Figures such as 47,001 are one word. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[’.,:-][\p{L}\p{N}]+)*/gu) ?? [];

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!…]["”’)]?)\s+/);

/** All phrases: four words in a row within a sentence, at least one of them not in `bare`. */
const runsOf = (text: string): ReadonlySet<string> => {
  const runs = sentencesOf(text).flatMap((sentence) => {
    const words = wordsOf(sentence);
    return words.slice(0, Math.max(0, words.length - runLength + 1)).map((_, at) => words.slice(at, at + runLength));
  });
  return new Set(runs.filter((run) => run.some((word) => !bare.has(word))).map((run) => run.join(' ')));
};

/** Every text in the exports of a module, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** The texts of each page: of a story, or of a file with texts. */
async function pages(): Promise<Map<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  for (const story of compileStories(storiesFolder).values()) {
    const { segments, choices } = instrumentStory(story, '');
    found.set(
      `${story.slug}.ink`,
      [...segments, ...choices.values()].map(({ text }) => text),
    );
  }
  // Answers to a reader's words are given one at a time, on any page, and name the things of the other pages.
  const isAnswer = (file: string) => file.startsWith('server/content/speech/');
  const files = globSync(['server/content/*/*.ts', 'src/content/*.ts']).filter((file) => !isAnswer(file));
  for (const file of files) {
    // The files of one folder belong together: a letter and its replies, the clauses and the texts about them.
    const page = file.startsWith('server/') ? `${dirname(file)}/` : file;
    found.set(page, [...(found.get(page) ?? []), ...textsIn(await import(pathToFileURL(file).href))]);
  }
  // All thoughts are on one page, /experience-d5u; thoughts.test.ts checks a stricter rule for them.
  const thoughts = globSync('src/content/thoughts/*.ts').map((file) => import(pathToFileURL(file).href));
  found.set('src/content/thoughts/', textsIn(await Promise.all(thoughts)));
  return found;
}

/** The quoted phrases in the list under “Motifs”. */
const motifs = (): string[] => {
  const readme = readFileSync('server/content/README.md', 'utf8');
  const section = /^## Motifs$([\s\S]*?)(?=^## )/m.exec(readme)?.[1] ?? '';
  return Array.from(section.matchAll(/^- “([^”]+)”/gm), ([, motif = '']) => wordsOf(motif).join(' '));
};

/** A name of the code. A rename in the code may have changed a text by mistake. */
const codeName = /\b[a-z]{2,}[A-Z]\w*/;

/** One sentence for each text that a reader sees and that contains a name of the code. */
export async function codeNameFaults(): Promise<string[]> {
  return [...(await pages())].flatMap(([page, texts]) =>
    texts
      .filter((text) => text.includes(' '))
      .flatMap((text) => codeName.exec(text)?.[0] ?? [])
      .map((name) => `${page} has “${name}” in its prose.`),
  );
}

/**
 * One sentence for each phrase of four words that appears on three pages or more and is no motif of
 * server/content/README.md.
 */
export async function phraseFaults(): Promise<string[]> {
  const homes = new Map<string, Set<string>>();
  for (const [page, texts] of await pages()) {
    for (const run of texts.flatMap((text) => [...runsOf(text)])) {
      homes.set(run, (homes.get(run) ?? new Set()).add(page));
    }
  }
  const allowed = motifs();
  return [...homes]
    .filter(([run, { size }]) => size >= tooManyPages && !allowed.some((motif) => motif.includes(run)))
    .map(([run, found]) => `The phrase “${run}” stands on ${[...found].sort().join(', ')}.`);
}
