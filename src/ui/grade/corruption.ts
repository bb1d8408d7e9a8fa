import type { Grade } from './Graded.tsx';

/** Clicks that recover a file. Spec §4, §9, R-ARC-04. */
export const recoveryAttempts = 3;

/** How much of a name is damaged after so many attempts: 0 up to two, then 0.2 for each, 0.8 at most. R-ARC-05. */
export const corruptionOf = (attempts: number): number => (attempts > 2 ? Math.min(0.8, (attempts * 2) / 10) : 0);

/** FNV-1a over UTF-16 units, unsigned 32 bits: the same name always breaks in the same places. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  // The last letters move only low bits; without this the ranks below run in order of the alphabet.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** What a tired reader takes each letter for. The archive misreads; it does not invent. */
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

/** A text letter by letter: what is shown, and how coarse. */
export interface Letters {
  readonly text: string;
  readonly grades: readonly Grade[];
}

const ranked = (length: number, key: string): number[] =>
  Array.from({ length }, (_, at) => at).sort((a, b) => hashOf(`${key}:${a}`) - hashOf(`${key}:${b}`));

/**
 * A file name after so many attempts. `corruption` of its letters, rounded, are set in coarser grades, the first to
 * go the coarsest; above 0.6 a quarter of those are misread as well, others at each attempt. Same name and attempt,
 * same letters. R-ARC-05.
 */
export function corruptName(name: string, attempts: number): Letters {
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
  return { text: letters.join(''), grades };
}
