import { tagsInSource } from '../../server/story/tags.ts';

/** Tics of the prose, counted over the lines of one story that a reader can see. docs/story.md, "Style". */
export interface Tics {
  readonly slug: string;
  readonly lines: number;
  /** Lines with a negation. */
  readonly negations: number;
  /** Number of times that somebody asks. */
  readonly asks: number;
  /** Lines of the Judge. */
  readonly judge: number;
  /** Lines of the Judge with numbered sentences. */
  readonly judgeLists: number;
  /** Lines in which the Advocate names a docket by number, 31,207 and 47,001 excepted. */
  readonly sufferers: number;
}

/** Limits for the whole site. */
export const ticLimits = { negationShare: 0.25, pagesThatAsk: 20, judgeLists: 20, pagesWithSufferers: 12 } as const;

const negation = /\b(?:not|no|never|nobody|none|nothing|nor|neither|nowhere|without|cannot)\b|n’t\b/i;
const asking = /\bask(?:s|ed|ing)?\b/gi;
const numbered = /\b1\. /;
const docket = /\b\d{2},\d{3}\b/g;

/**
 * The lines of a source that have a voice, with their text and voice. Conditions inside a line stay part of its text.
 */
function spokenLines(source: string): { readonly text: string; readonly voice: string }[] {
  const lines = source.split('\n');
  return tagsInSource(source).flatMap(({ tag, line }) => {
    const voice = /^voice:\s*(\w+)$/.exec(tag)?.[1];
    return voice === undefined ? [] : [{ voice, text: (lines[line - 1] ?? '').replace(/\s#.*$/, '').trim() }];
  });
}

/** Counts the tics of one story. */
export function ticsOf(slug: string, source: string): Tics {
  const spoken = spokenLines(source);
  const judge = spoken.filter(({ voice }) => voice === 'judge');
  const sufferers = spoken.filter(
    ({ voice, text }) =>
      voice === 'advocate' && (text.match(docket) ?? []).some((number) => number !== '31,207' && number !== '47,001'),
  );
  return {
    slug,
    lines: spoken.length,
    negations: spoken.filter(({ text }) => negation.test(text)).length,
    asks: spoken.reduce((sum, { text }) => sum + (text.match(asking)?.length ?? 0), 0),
    judge: judge.length,
    judgeLists: judge.filter(({ text }) => numbered.test(text)).length,
    sufferers: sufferers.length,
  };
}

/** One line for each limit exceeded by the stories together. */
export function ticIssues(all: readonly Tics[]): string[] {
  const sum = (count: (tics: Tics) => number) => all.reduce((total, tics) => total + count(tics), 0);
  const found = [
    [
      'lines with a negation, in percent',
      Math.round((100 * sum((tics) => tics.negations)) / sum((tics) => tics.lines)),
      100 * ticLimits.negationShare,
    ],
    ['pages on which somebody asks', all.filter(({ asks }) => asks > 0).length, ticLimits.pagesThatAsk],
    ['numbered lists of the Judge', sum((tics) => tics.judgeLists), ticLimits.judgeLists],
    [
      'pages with a numbered sufferer of the Advocate',
      all.filter(({ sufferers }) => sufferers > 0).length,
      ticLimits.pagesWithSufferers,
    ],
  ] as const;
  return found
    .filter(([, count, most]) => count > most)
    .map(([name, count, most]) => `tic: ${name}: ${count}, at most ${most}`);
}
