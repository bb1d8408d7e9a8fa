import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';

/** Phrases that are not allowed in public and are missing in the English list. */
const addedPhrases = ['kill yourself', 'kill urself', '|kys|', 'heil hitler', '|nazi'];
/** Harmless terms that the list would match. */
const allowedTerms = ['penistone', 'moby dick', 'dick turpin', 'niggard'];

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const pattern of addedPhrases) {
  words.addPhrase((phrase) => phrase.setMetadata({ originalWord: pattern }).addPattern(parseRawPattern(pattern)));
}
for (const term of allowedTerms) words.addPhrase((phrase) => phrase.addWhitelistedTerm(term));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** Single letters separated by spaces or dots, as used to avoid a word filter. */
const spacedLetters = /(?<!\p{L})(?:\p{L}[^\p{L}\p{N}]+){2,}\p{L}(?!\p{L})/gu;

/**
 * True when a text contains no word of the English list, not even with separated letters. It checks words, not meaning,
 * and only English; other texts have to be removed by a person.
 */
export const passesModeration = (text: string): boolean =>
  !matcher.hasMatch(text) &&
  !matcher.hasMatch(text.replace(spacedLetters, (letters) => letters.replace(/[^\p{L}]/gu, '')));
