import type { Grade } from '../../ui/grade/Graded.tsx';

const grades: readonly Grade[] = [10, 20, 35];

/** A share of letters that no eye takes for an accident, at stability 1 and at its floor of 0.2. */
const leastWorn = 0.08;
const mostWorn = 0.4;

/** 0 to 1, from two whole numbers: where pencil has taken on this paper and where not. */
const grain = (note: number, letter: number): number => {
  const mixed = Math.imul(note * 7919 + letter * 104_729, 2_654_435_761) >>> 0;
  // Bitwise operators answer signed numbers, of which half are below every share.
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
};

/** A grade for each letter of a note: the less stable the record, the more of them are worn, and the coarser. */
export function wornGrades(text: string, note: number, stability: number): Grade[] {
  const unrest = (1 - stability) / 0.8;
  const share = leastWorn + (mostWorn - leastWorn) * unrest;
  const coarsest = stability > 0.7 ? 1 : stability > 0.4 ? 2 : 3;
  return Array.from(text, (_, letter) => {
    const at = grain(note, letter);
    return at >= share ? 0 : (grades[Math.floor((at / share) * coarsest)] ?? 10);
  });
}
