import type { Letters } from './corruptedName.ts';
import type { Grade } from './GradedText.tsx';

/** Index of the first of the two letters that `exchanged` exchanges: they differ, if the text has two such letters. */
export function exchangedAt(text: string, seed: number): number {
  const letters = Array.from(text);
  const pairs = Math.max(1, letters.length - 1);
  const places = Array.from({ length: pairs }, (_, step) => (seed + step) % pairs);
  return (
    places.find((at) => /^\p{L}{2}$/u.test(letters.slice(at, at + 2).join('')) && letters[at] !== letters[at + 1]) ??
    places[0]!
  );
}

/** Exchanges two neighbouring letters, chosen by the seed. A text of one letter does not change. */
export function exchanged({ text, grades }: Letters, seed: number): Letters {
  const letters = Array.from(text);
  const at = exchangedAt(text, seed);
  const [left, right] = [letters[at], letters[at + 1]];
  if (left === undefined || right === undefined) return { text, grades };
  [letters[at], letters[at + 1]] = [right, left];
  return { text: letters.join(''), grades };
}

/** Makes every third letter coarser; a clean letter gets grade 20. In calm mode this replaces a movement. */
export function coarser({ text, grades }: Letters, seed: number): Letters {
  const next: Readonly<Record<Grade, Grade>> = { 0: 20, 10: 20, 20: 35, 35: 35 };
  return {
    text,
    grades: Array.from(text, (_, at) => ((at + seed) % 3 === 0 ? next[grades[at] ?? 0] : (grades[at] ?? 0))),
  };
}
