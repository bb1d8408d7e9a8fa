import type { Grade } from '../../ui/grade/GradedText.tsx';
import { randomAt } from '../../ui/random.ts';

const grades: readonly Grade[] = [10, 20, 35];

/** Share of worn letters at stability 1, and at its minimum of 0.2. */
const leastWorn = 0.08;
const mostWorn = 0.4;

/**
 * A grade for each letter of a remark: the lower the stability (0.2 to 1), the more letters are worn, and the coarser.
 */
export function wornGrades(text: string, remarkId: number, stability: number): Grade[] {
  const unrest = (1 - stability) / 0.8;
  const share = leastWorn + (mostWorn - leastWorn) * unrest;
  const coarsest = stability > 0.7 ? 1 : stability > 0.4 ? 2 : 3;
  return Array.from(text, (_, letter) => {
    const at = randomAt(remarkId, letter);
    return at >= share ? 0 : (grades[Math.floor((at / share) * coarsest)] ?? 10);
  });
}
