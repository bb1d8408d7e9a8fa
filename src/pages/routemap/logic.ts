import type { Letters } from '../../ui/grade/corruptedName.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';
import { hashText } from '../../ui/random.ts';

/** Exchanges two neighbouring letters, chosen by the seed. A text of one letter stays as it is. */
export function exchanged({ text, grades }: Letters, seed: number): Letters {
  const letters = Array.from(text);
  const at = seed % Math.max(1, letters.length - 1);
  const [left, right] = [letters[at], letters[at + 1]];
  if (left === undefined || right === undefined) return { text, grades };
  [letters[at], letters[at + 1]] = [right, left];
  return { text: letters.join(''), grades };
}

/** Every third letter a grade coarser; shown under calm instead of a movement. */
export function coarser({ text, grades }: Letters, seed: number): Letters {
  const next: Readonly<Record<Grade, Grade>> = { 0: 20, 10: 20, 20: 35, 35: 35 };
  return {
    text,
    grades: Array.from(text, (_, at) => ((at + seed) % 3 === 0 ? next[grades[at] ?? 0] : (grades[at] ?? 0))),
  };
}

/** Grades of the letters of `text` at a stability of 0.2 to 1: at 1 all are clean; which are damaged first depends on the text. */
export function wornLetters(text: string, stability: number): readonly Grade[] {
  return Array.from(text, (_, at) => {
    const strength = (hashText(`${text}:${at}`) % 1000) / 1000;
    const lack = 1 - stability - strength;
    return lack > 0.4 ? 35 : lack > 0.2 ? 20 : lack > 0 ? 10 : 0;
  });
}

/** What so many recovered files reveal. The link to /void is there at 5 and 6 only. R-ARC-09. */
export const revealedBy = (recovered: number) => ({
  void: recovered > 4 && recovered <= 6,
  surveillance: recovered > 6,
  purification: recovered >= 10,
});

/**
 * What recovery number `order` revealed: entries below the sum, to which its row links, or the way to /void, which the row
 * keeps when it is no longer below the sum. Null for most.
 */
export function shownBy(order: number, recovered: number): 'below' | 'void' | null {
  if (order === 7) return 'below';
  if (order !== 5) return null;
  return revealedBy(recovered).void ? 'below' : 'void';
}

/** "1,024.0 kB" from 1024. */
export const inKilobytes = (sizeKb: number): string => {
  const [whole = '0', tenth = '0'] = sizeKb.toFixed(1).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${tenth} kB`;
};

/** "2 attempts"; a dash for none. */
export const attemptsInWords = (attempts: number): string =>
  attempts === 0 ? '–' : `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
