import { alternativesOf } from '../../content/alternatives.ts';
import { hashText } from '../../ui/random.ts';
import type { Stage } from '../../ui/typewriter/Typewriter.tsx';

/**
 * Maximum length of a thought with a tried word, characters. At this length the slowest typing takes 15 s of the 17.5 s
 * until the thought fades.
 */
const mostLetters = 200;
/** Time for which a tried word is shown, and then the same time struck out, ms. */
const standsMs = 650;

/** A tried word, with the position and the length of the word that it replaces, in characters. */
interface Tried {
  readonly word: string;
  readonly at: number;
  readonly length: number;
}

/**
 * The word to try for a text: always the same word, in place of a lower-case word that has alternatives; null if there
 * is no such word.
 */
export function triedIn(text: string): Tried | null {
  if (Array.from(text).length > mostLetters) return null;
  const words = [...text.matchAll(/(?<![\p{L}’-])\p{Ll}+(?![\p{L}’-])/gu)].flatMap(({ 0: replaced, index }) => {
    const [word] = alternativesOf(replaced) ?? [];
    const at = Array.from(text.slice(0, index)).length;
    return word === undefined ? [] : [{ word, at, length: replaced.length }];
  });
  return words[hashText(text) % Math.max(1, words.length)] ?? null;
}

/** The typing of a thought, in which another word is tried first and struck out; null for plain typing. B-TXT-05. */
export function stagesOf(text: string): readonly Stage[] | null {
  const tried = triedIn(text);
  if (tried === null) return null;
  const letters = Array.from(text);
  const { word, at, length } = tried;
  const plain = letters.map((_, shown): Stage => ({
    typed: letters.slice(0, shown).join(''),
    rest: letters.slice(shown).join(''),
  }));
  const rest = letters.slice(at + length).join('');
  const whole: Stage = { typed: plain[at]!.typed, tried: word, rest, standsMs };
  const typing = Array.from(word.slice(1), (_, last): Stage => ({
    typed: whole.typed,
    tried: word.slice(0, last + 1),
    rest,
  }));
  return [...plain.slice(0, at + 1), ...typing, whole, { ...whole, isStruck: true }, ...plain.slice(at + 1)];
}
