import { existsSync, readFileSync } from 'node:fs';
import { openCaseThoughts } from '../../server/content/thoughts/openCase.ts';
import { type CategoryName, categories } from '../../src/content/thoughts/category.ts';
import { fetchThoughts } from '../../src/content/thoughts/thoughts.ts';
import { isStale } from '../build/stale.ts';
import { hasMachineWord, isFirstPerson } from './patterns.ts';

const pagesFolder = 'dist/site/pages';
/** The public pages, each with the name of its file. */
const publicPages = {
  home: 'index',
  about: 'about',
  'survival-analysis': 'survival-analysis',
  'conscious-thinking': 'conscious-thinking',
  'experience-d5u': 'experience-d5u',
  routemap: 'routemap',
};

/** The text of an HTML page, without its head, scripts, styles and tags. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(head|script|style|template)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/**
 * The number of times that the word “AI” is in the prerendered text of each public page; null for a page that is not
 * built.
 */
export const publicPagesWithAi = (): [page: string, times: number | null][] =>
  Object.entries(publicPages).map(([page, name]) => {
    const file = `${pagesFolder}/${name}.html`;
    return [page, existsSync(file) ? (textOf(readFileSync(file, 'utf8')).match(/\bAI\b/g)?.length ?? 0) : null];
  });

/** A sentence that says whether the built pages are up to date. */
export function buildState(): string {
  if (!existsSync(pagesFolder)) return 'not built, run npm run build';
  return isStale('dist/built.json')
    ? 'built before the last change of a source, run npm run build'
    : 'built from these sources';
}

const namesBench = (text: string): boolean => /\b(?:bench|agents?)\b/i.test(text);

/** Numbers of thoughts that speak about the machine, or as the machine. */
export interface ThoughtCounts {
  readonly all: number;
  /** Thoughts with “I”, “we”, “my” or “our”. */
  readonly firstPerson: number;
  readonly benchOrAgent: number;
  /** Thoughts with a word of the machine, as in the counts of the agents' lines. */
  readonly machine: number;
  /** Thoughts with any of these. */
  readonly any: number;
}

function thoughtCounts(texts: readonly string[]): ThoughtCounts {
  const count = (...tests: readonly ((text: string) => boolean)[]) =>
    texts.filter((text) => tests.some((test) => test(text))).length;
  return {
    all: texts.length,
    firstPerson: count(isFirstPerson),
    benchOrAgent: count(namesBench),
    machine: count(hasMachineWord),
    any: count(isFirstPerson, namesBench, hasMachineWord),
  };
}

/** The counts of the thoughts that ship, and of the thoughts about the open case. */
export async function allThoughtCounts(): Promise<{ shipped: ThoughtCounts; openCase: ThoughtCounts }> {
  const shipped = await Promise.all((Object.keys(categories) as CategoryName[]).map(fetchThoughts));
  return {
    shipped: thoughtCounts(shipped.flat().map(({ text }) => text)),
    openCase: thoughtCounts(Object.values(openCaseThoughts).flat()),
  };
}
