import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';

/** What the English list leaves out and a public line must not say. */
const added = ['kill yourself', 'kill urself', '|kys|', 'heil hitler', '|nazi'];
/** What it takes for something else. */
const harmless = ['penistone', 'moby dick', 'dick turpin', 'niggard'];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const pattern of added) {
  words.addPhrase((phrase) => phrase.setMetadata({ originalWord: pattern }).addPattern(parseRawPattern(pattern)));
}
for (const term of harmless) words.addPhrase((phrase) => phrase.addWhitelistedTerm(term));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Letters set apart, by spaces or dots, to get past a list of words. */
const spelt = /(?<!\p{L})(?:\p{L}[^\p{L}\p{N}]+){2,}\p{L}(?!\p{L})/gu;

/**
 * Whether a line may be read out: nothing on the English list, spelt out or not. It sees words and not meaning, and
 * English alone; what gets past it is for a person to take down.
 */
export const isFitToPrint = (text: string): boolean =>
  !matcher.hasMatch(text) && !matcher.hasMatch(text.replace(spelt, (letters) => letters.replace(/[^\p{L}]/gu, '')));
