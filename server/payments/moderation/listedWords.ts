import { adjacentWords } from './adjacentWords.ts';
import { hasEnglishWord } from './english.ts';
import { latinOf, plainOf, readings, squeezed, withLetters, wordsOf } from './fold.ts';
import { listOf } from './listOf.ts';
import { englishList, lists } from './lists.ts';
import { ordinaryWords } from './ordinaryWords.ts';

/** Words that are missing in the lists. */
const added = [
  'сука',
  'пидор',
  'пидорас',
  'хуйло',
  'блять',
  'бля',
  'porca madonna',
  'porco dio',
  'maricones',
  'hurensöhne',
  'judensau',
  'judenschwein',
  'ausländer raus',
  'sieg heil',
  'go back to your country',
  'go back where you came from',
  'bougnoule',
  'bougnoules',
  'пиздец',
  'пиздеж',
  'жид',
  'жиды',
  'בן זונה',
  'זונה',
  'שרמוטה',
  'כוסאמק',
  'địt mẹ',
  'đụ má',
  'con đĩ',
  '草泥马',
];

/**
 * Shortest listed word that is used, in letters. Two letters can be part of any word; three letters are often a
 * separate word in some language.
 */
const fewestLetters = 4;

const isUnspaced = (word: string): boolean =>
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}]/u.test(word);
const isShortAllowed = (word: string): boolean => /[\p{scx=Arab}\p{scx=Cyrl}]/u.test(word);

const foreign = Object.entries(lists).flatMap(([language, words]) => {
  const excepted = new Set(listOf(ordinaryWords[language as keyof typeof lists]).map(plainOf));
  return words.map((word) => plainOf(word).trim()).filter((word) => !excepted.has(word));
});
const all = [...foreign, ...added.map(plainOf)];

/** Listed words in scripts without spaces. They are searched for at every position in the text. */
const unspaced = all.filter(isUnspaced).map(squeezed);
const spaced = all.filter((word) => !isUnspaced(word));
const isLongEnough = (word: string): boolean => word.length >= fewestLetters || isShortAllowed(word);

const singles = new Set(spaced.filter((word) => wordsOf(word).length === 1 && isLongEnough(word)));
const phrases = new Set(spaced.filter((word) => wordsOf(word).length > 1).map(squeezed));

/** Words that two ordinary words can form: "pen is", "an us". */
const composed = new Set(['penis', 'anus', 'anal', 'butt', 'orgy', 'semen', 'poon', 'coon', 'scat', 'tits', 'shitty']);
/** English words that are also recognised when spaces split them into pieces of at most three letters. */
const inPieces = new Set(
  englishList.filter((word) => /^[a-z]{4,}$/.test(word) && !composed.has(word) && hasEnglishWord(word)),
);
const mostInPiece = 3;

/** Three or more single letters or digits, separated by other characters such as spaces or dots. */
const singleLetters = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][^\p{L}\p{N}]+){2,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;

/** A word with asterisks in place of letters. */
const masked = /\p{L}+\*+\p{L}+/gu;
const unmasks = (word: string): boolean => {
  const pattern = new RegExp(`^${word.replaceAll('*', '.')}$`);
  return [...inPieces].some((listed) => pattern.test(listed));
};

/** True for a text with a forbidden word, in any of the languages of ordinaryWords or in English. */
export function hasListedWord(text: string): boolean {
  const plain = plainOf(text);
  const latin = latinOf(text);
  const together = squeezed(plain);
  if (unspaced.some((word) => together.includes(word))) return true;
  for (const form of new Set([plain, latin])) {
    if (form.match(masked)?.some(unmasks)) return true;
    if (hasEnglishWord(form) || hasEnglishWord(form.replace(singleLetters, squeezed))) return true;
  }
  for (const form of new Set([plain, ...readings(latin)])) {
    for (const { joined, count, longest } of adjacentWords(form)) {
      if (count === 1 ? singles.has(joined) : phrases.has(joined)) return true;
      if (longest === 1 && singles.has(joined)) return true;
      if (count > 1 && longest <= mostInPiece && inPieces.has(withLetters(joined))) return true;
    }
  }
  return false;
}
