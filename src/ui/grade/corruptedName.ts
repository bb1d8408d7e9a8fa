import { hashText } from '../random.ts';
import type { Grade } from './GradedText.tsx';

/** Share of a name's letters that are damaged, 0 to 0.8: 0 up to two attempts, then 0.2 for each attempt. R-ARC-05. */
export const corruptionOf = (attempts: number): number => (attempts > 2 ? Math.min(0.8, (attempts * 2) / 10) : 0);

/** For each letter, the letter or digit that it is most easily misread as. */
const misread: Readonly<Record<string, string>> = {
  a: 'o',
  b: 'h',
  c: 'e',
  d: 'a',
  e: 'c',
  f: 't',
  g: 'q',
  h: 'b',
  i: 'l',
  j: 'i',
  k: 'h',
  l: 'i',
  m: 'n',
  n: 'u',
  o: '0',
  p: 'q',
  r: 't',
  s: '5',
  t: 'f',
  u: 'n',
  v: 'u',
  w: 'v',
  x: 'k',
  y: 'v',
  z: '2',
  _: '-',
  0: 'o',
  1: 'l',
  4: '9',
  7: '1',
};

/** A text and a grade for each of its letters. */
export interface Letters {
  readonly text: string;
  readonly grades: readonly Grade[];
}

const ranked = (length: number, key: string): number[] =>
  Array.from({ length }, (_, at) => at).sort((a, b) => hashText(`${key}:${a}`) - hashText(`${key}:${b}`));

/** The character that is shown in place of a lost letter. */
export const lostLetter = '·';

/**
 * Share of a name's letters that are lost, 0 to 0.6: 0.2 at three attempts, and 0.1 more at each further attempt.
 * R-ARC-05.
 */
export const lossOf = (attempts: number): number => (attempts > 2 ? Math.min(0.6, (attempts - 1) / 10) : 0);

/**
 * A file name after `attempts` clicks. `corruptionOf(attempts)` of its letters are damaged: they get coarser grades,
 * and the first damaged letters the coarsest. `lossOf(attempts)` of its letters, the first damaged ones, are lost.
 * Above a corruption of 0.6, a quarter of the damaged letters are also misread: different letters at each attempt. The
 * same name and number of attempts always give the same letters. R-ARC-05.
 */
export function corruptedName(name: string, attempts: number): Letters {
  const letters = Array.from(name);
  const corruption = corruptionOf(attempts);
  const damaged = ranked(letters.length, name).slice(0, Math.round(corruption * letters.length));
  const grades: Grade[] = letters.map(() => 0);
  for (const [rank, at] of damaged.entries()) {
    const share = rank / damaged.length;
    grades[at] = share < corruption - 0.3 ? 35 : share < corruption - 0.05 ? 20 : 10;
  }
  if (corruption > 0.6) {
    const lost = ranked(letters.length, `${name}@${attempts}`).filter((at) => damaged.includes(at));
    for (const at of lost.slice(0, Math.round(damaged.length / 4))) {
      letters[at] = misread[letters[at] ?? ''] ?? letters[at] ?? '';
    }
  }
  for (const at of damaged.slice(0, Math.round(lossOf(attempts) * letters.length))) letters[at] = lostLetter;
  return { text: letters.join(''), grades };
}
