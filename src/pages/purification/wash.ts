import type { Grade } from '../../ui/grade/Graded.tsx';

/** How far down the window the cloth hangs, 0 to 1. What has gone above it is clean, and stays so. */
export const clothRatio = 0.5;
/** Words that the cloth has already damped: so many have one grade left, and so many two. */
const dampWords = 4;
const wetWords = 10;

/** How much of a line the cloth has passed, 0 to 1. Lengths in one unit; `top` is measured from the top of the window. */
export function passedOf(top: number, height: number, windowHeight: number): number {
  if (height <= 0) return 0;
  return Math.min(1, Math.max(0, (clothRatio * windowHeight - top) / height));
}

/** The grade of word `index` of `count` when `passed`, 0 to 1, of its line is clean. A line that is done has none, one that is not reached all. */
export function gradeOf(index: number, count: number, passed: number): Grade {
  if (passed >= 1) return 0;
  if (passed <= 0) return 35;
  const ahead = index - passed * count;
  if (ahead < 0) return 0;
  if (ahead < dampWords) return 10;
  return ahead < wetWords ? 20 : 35;
}
