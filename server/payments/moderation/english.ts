import { DataSet, englishDataset, englishRecommendedTransformers, parseRawPattern, RegExpMatcher } from 'obscenity';
import { listOf } from './listOf.ts';

/** Forbidden words and phrases that are missing in the English list. */
const added = ['heil hitler', '|nazi', '|paki|', 'gook|', '|chink|', 'wetback'];
/** Harmless terms that the list would match. */
const allowed = listOf(`
  penistone, moby dick, dick turpin, niggard, chink of, chink in, shiitake, shitake, analyze, rapeseed,
  peacock, cockatoo, cocktail, cockpit, shuttlecock, hancock, hitchcock, babcock, woodcock, titmouse, blue tit,
  great tit, cummings, dick came, dick went, dick was, dick is, dick said, dick and, uncle dick, dick of,
  coal tit, tit for tat
`);

const words = new DataSet<{ originalWord: string }>().addAll(englishDataset);
for (const pattern of added) {
  words.addPhrase((phrase) => phrase.setMetadata({ originalWord: pattern }).addPattern(parseRawPattern(pattern)));
}
for (const term of allowed) words.addPhrase((phrase) => phrase.addWhitelistedTerm(term));

const matcher = new RegExpMatcher({ ...words.build(), ...englishRecommendedTransformers });

/** True for a text with a word of the English list, also inside a longer word or with digits for letters. */
export const hasEnglishWord = (text: string): boolean => matcher.hasMatch(text);
