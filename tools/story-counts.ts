import { parseArgs } from 'node:util';
import { bodyLines, fieldWords, machineLines } from './story-counts/patterns.ts';
import { voicesAtPhaseFive } from './story-counts/phaseFive.ts';
import { proseOf } from './story-counts/prose.ts';
import { allThoughtCounts, buildState, publicPagesWithAi } from './story-counts/publicTexts.ts';
import { allVoicedLines, pagesOf, type VoicedLine } from './story-counts/voicedLines.ts';

/**
 * Counts words and habits of style in all texts: `npm run story:counts`. It sets no limits: compare its output before
 * and after a rewrite. `-- --list` also prints the lines counted as spoken by a machine or by a speaker with a body,
 * and the voice that opens each page.
 */
const { values } = parseArgs({ options: { list: { type: 'boolean', default: false } } });
const voices = ['archivist', 'observer', 'advocate', 'judge', 'stranger', 'institution'];

const percent = (part: number, whole: number): string => ((100 * part) / Math.max(1, whole)).toFixed(1);

/** Prints a title and a table under it. Each column is as wide as its widest cell. */
function print(title: string, rows: readonly (readonly (string | number)[])[]): void {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
  console.log([`\n${title}`, ...lines.map((line) => line.trimEnd())].join('\n'));
}

const list = (found: readonly VoicedLine[]): void => {
  for (const { slug, line, voice, text } of found) console.log(`${slug}.ink:${line} ${voice}: ${text}`);
};

const all = allVoicedLines();

print('1. Prose of the stories, by voice: each voiced line once, without conditions', [
  ['voice', 'lines', 'words', 'sentences', 'negation', '%', '2+ sentences', 'short end', '%', 'end of 1-5', '%'],
  ...['all', ...voices].map((name) => {
    const prose = proseOf(name === 'all' ? all : all.filter(({ voice }) => voice === name));
    const { lines, words, sentences, negations, long, shortEndings, veryShortEndings } = prose;
    const ofLines = [name, lines, words, sentences, negations, percent(negations, lines)];
    const ofLong = [long, shortEndings, percent(shortEndings, long), veryShortEndings, percent(veryShortEndings, long)];
    return [...ofLines, ...ofLong];
  }),
]);

print('2. Words of the field in the stories', [
  ['word', 'times', 'lines', 'pages'],
  ...Object.entries(fieldWords).map(([word, pattern]) => {
    const found = all.filter(({ text }) => text.search(pattern) >= 0);
    const times = found.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);
    return [word, times, found.length, pagesOf(found)];
  }),
]);

const byMachine = machineLines(all);
const withBody = bodyLines(all);
for (const [title, found] of [
  ['3. The machine speaks: lines of an agent with I, we, my or our and a word of a machine', byMachine],
  ['4. A body: lines of an agent with a part of a body, clothes or an errand on foot', withBody],
] as const) {
  print(title, [
    ['voice', 'lines', 'pages'],
    ['all', found.length, pagesOf(found)],
    ...voices.slice(0, 5).map((name) => {
      const own = found.filter(({ voice }) => voice === name);
      return [name, own.length, pagesOf(own)];
    }),
  ]);
  if (values.list) list(found);
}

const pages = voicesAtPhaseFive();
const wordsOf = (voice: string): number => pages.reduce((sum, { words }) => sum + (words.get(voice) ?? 0), 0);
const allWords = voices.reduce((sum, voice) => sum + wordsOf(voice), 0);
print(`5. Voices at phase 5, on ${pages.length} pages, for a trusted reader on a first visit`, [
  ['voice', 'opens pages', 'words', '%'],
  ...voices.map((voice) => [
    voice,
    pages.filter(({ opening }) => opening === voice).length,
    wordsOf(voice),
    percent(wordsOf(voice), allWords),
  ]),
]);
if (values.list) for (const { slug, opening } of pages) console.log(`${slug}.ink opens with ${opening}`);

print(`6. “AI” in the text of the public pages at phase 0 (${buildState()})`, [
  ['page', 'times'],
  ...publicPagesWithAi().map(([page, times]) => [page, times ?? 'not built']),
]);

print('7. Thoughts', [
  ['thoughts', 'all', 'I, we, my, our', 'bench, agent', 'machine words', 'any of these'],
  ...Object.entries(await allThoughtCounts()).map(([group, { all, firstPerson, benchOrAgent, machine, any }]) => {
    return [group, all, firstPerson, benchOrAgent, machine, any];
  }),
]);
