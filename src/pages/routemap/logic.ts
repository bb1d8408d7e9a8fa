import type { Grade } from '../../ui/grade/Graded.tsx';

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

/** Two neighbours change places; which two, the seed says. A text of one letter stays as it is. */
export function exchanged({ text, grades }: Letters, seed: number): Letters {
  const letters = Array.from(text);
  const at = seed % Math.max(1, letters.length - 1);
  const [left, right] = [letters[at], letters[at + 1]];
  if (left === undefined || right === undefined) return { text, grades };
  return {
    text: letters
      .with(at, right)
      .with(at + 1, left)
      .join(''),
    grades,
  };
}

/** Every third letter a grade coarser than it was: what calm shows in place of a shift. */
export function coarser({ text, grades }: Letters, seed: number): Letters {
  const next: Readonly<Record<Grade, Grade>> = { 0: 20, 10: 20, 20: 35, 35: 35 };
  return {
    text,
    grades: Array.from(text, (_, at) => ((at + seed) % 3 === 0 ? next[grades[at] ?? 0] : (grades[at] ?? 0))),
  };
}

/** Display letters at a stability of 0.2 to 1: at 1 all are clean, below it the weakest give way first. */
export function wornLetters(text: string, stability: number): readonly Grade[] {
  return Array.from(text, (_, at) => {
    const strength = (hashOf(`${text}:${at}`) % 1000) / 1000;
    const lack = 1 - stability - strength;
    return lack > 0.4 ? 35 : lack > 0.2 ? 20 : lack > 0 ? 10 : 0;
  });
}

const prefix = 'archive:';

/** How the narrative state knows a recovered file. */
export const fragmentOf = (filename: string): string => prefix + filename;

/**
 * The recovered files, oldest first: what the narrative state holds, then what this page has seen and the state has
 * not heard of yet. Names that the index does not list do not count.
 */
export function recoveredFiles(
  fragments: readonly string[],
  seenHere: readonly string[],
  index: readonly { readonly name: string }[],
): readonly string[] {
  const kept = fragments.filter((entry) => entry.startsWith(prefix)).map((entry) => entry.slice(prefix.length));
  const known = new Set(index.map((file) => file.name));
  return [...new Set([...kept, ...seenHere])].filter((name) => known.has(name));
}

/** What so many recovered files reveal. From 7 the link to /void is gone: the spec gives it 5 to 6. R-ARC-09. */
export const revealedBy = (recovered: number) => ({
  void: recovered > 4 && recovered <= 6,
  surveillance: recovered > 6,
  purification: recovered >= 10,
});

/** True for the recovery that made an entry below the sum, so that the place where one is looking can say so. */
export const hasMadeEntry = (order: number, recovered: number): boolean =>
  (order === 5 && revealedBy(recovered).void) || order === 7;

/** "1,024.0 kB" from 1024. */
export const inKilobytes = (sizeKb: number): string => {
  const [whole = '0', tenth = '0'] = sizeKb.toFixed(1).split('.');
  return `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${tenth} kB`;
};

/** "2 attempts"; a dash for none. */
export const attemptsInWords = (attempts: number): string =>
  attempts === 0 ? '–' : `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
