import { inWords } from '../../content/inWords.ts';

/** Makes the answers from the reader's words. Pure, and only in this tab: nothing is sent. */

/** The words of a line without punctuation around them: “Well, (yes).” is "Well" and "yes". */
export const wordsOf = (line: string): string[] =>
  line
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => word !== '');

/** The longest word; the first of several words with the same length. */
const longestOf = (words: readonly string[]): string | undefined =>
  words.reduce<string | undefined>((best, word) => (word.length > (best?.length ?? 0) ? word : best), undefined);

const other: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": 'you’re',
  "i've": 'you’ve',
  "i'll": 'you’ll',
  "i'd": 'you’d',
  you: 'I',
  your: 'my',
  yours: 'mine',
  yourself: 'myself',
  "you're": 'I’m',
  "you've": 'I’ve',
  "you'll": 'I’ll',
  "you'd": 'I’d',
};

/** The line with first and second person exchanged (“my” becomes “your”); undefined if the line has no such word. */
export function turnedOf(words: readonly string[]): string | undefined {
  let isTurned = false;
  const turned = words.map((word, index) => {
    const plain = word.toLowerCase().replaceAll('’', "'");
    const before = words[index - 1]?.toLowerCase();
    // “you are” and “you were” become “I am” and “I was”; “I was” becomes “you were”.
    if (before === 'you' && (plain === 'are' || plain === 'were')) return plain === 'are' ? 'am' : 'was';
    if (before === 'i' && plain === 'was') return 'were';
    const swapped = other[plain];
    if (swapped === undefined) return index === 0 ? word.charAt(0).toLowerCase() + word.slice(1) : word;
    isTurned = true;
    return swapped;
  });
  return isTurned ? turned.join(' ') : undefined;
}

/** The vowels of a line, word by word; undefined if the line has no vowels. */
export function vowelsOf(words: readonly string[]): string | undefined {
  const left = words
    .map((word) => word.toLowerCase().replaceAll(/[^aeiouyáéíóúäöü]/g, ''))
    .filter((part) => part !== '');
  return left.length === 0 ? undefined : left.join(' ');
}

/** Fills a template with a line; null if the line lacks a part that the template needs. `before`: the previous line. */
export function poured(mould: string, line: string, before: string | null): string | null {
  const words = wordsOf(line);
  const longest = longestOf(words);
  const earlier = longestOf(wordsOf(before ?? ''));
  const isRepeated = words.some((word) => word.toLowerCase() === earlier?.toLowerCase());
  const parts: Readonly<Record<string, string | undefined>> = {
    count: words.length === 0 ? undefined : `${inWords(words.length)} ${words.length === 1 ? 'word' : 'words'}`,
    first: words[0],
    longest,
    initial: longest?.charAt(0).toUpperCase(),
    tail: words.length === 0 ? undefined : words.slice(-3).join(' '),
    turned: turnedOf(words),
    vowels: vowelsOf(words),
    earlier: isRepeated ? undefined : earlier,
  };
  let isWanting = false;
  const filled = mould.replaceAll(/⟨(\w+)⟩/g, (_, name: string) => {
    const part = parts[name];
    if (part === undefined) isWanting = true;
    return part ?? '';
  });
  return isWanting ? null : filled;
}

/**
 * Index of the next template at or after `from` that the line can fill, wrapping around once; null if there is no such
 * template.
 */
export function nextMould(moulds: readonly string[], from: number, line: string, before: string | null): number | null {
  for (let step = 0; step < moulds.length; step++) {
    const at = (from + step) % moulds.length;
    if (poured(moulds[at] ?? '', line, before) !== null) return at;
  }
  return null;
}
