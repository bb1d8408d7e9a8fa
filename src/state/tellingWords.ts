import { longestRests } from './restedWords.ts';

/** Number of words with the longest rests from which one is chosen. */
const most = 3;

/** Words of grammar. In large letters over a page they mean nothing. */
const grammar = new Set(
  (
    'about after again also an and any are as at be been before but by can could did do does for from had has have he ' +
    'her here him his how if in into is it its just like may me more most must my no nor not of off on one only or our ' +
    'out over own she should since so some such than that the their them then there these they this those through to ' +
    'too under until up upon us very was we were what when where which while who whom whose why will with without ' +
    'would you your'
  ).split(' '),
);

/** Whether a word can be shown in large letters over a page: it is no word of grammar. */
export const isTelling = (word: string): boolean => !grammar.has(word.toLowerCase());

/** One of the three telling words with the longest rests, chosen by `share`, 0 to 1; null for none. */
export function restedWord(times: ReadonlyMap<string, number>, share: number): string | null {
  const longest = longestRests(times)
    .filter(([word]) => isTelling(word))
    .slice(0, most);
  return longest[Math.floor(share * longest.length)]?.[0] ?? null;
}
