import { clamp } from '../../ui/clamp.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** Position of the cloth in the browser window, 0 (top) to 1. Lines that were scrolled above it stay clean. */
export const clothRatio = 0.5;
/**
 * Numbers of words after the clean words: the first `dampWords` have grade 10, the next words up to `wetWords` have
 * grade 20.
 */
const dampWords = 4;
const wetWords = 10;

/**
 * Share of a line that is above the cloth, 0 to 1. Lengths in px; `top` is measured from the top of the browser window.
 */
export function passedOf(top: number, height: number, windowHeight: number): number {
  if (height <= 0) return 0;
  return clamp((clothRatio * windowHeight - top) / height, 0, 1);
}

/**
 * The grade of word `index` of `count` when the share `passed` (0 to 1) of its line is clean. 0 is clean, 35 is the
 * coarsest.
 */
export function gradeOf(index: number, count: number, passed: number): Grade {
  if (passed >= 1) return 0;
  if (passed <= 0) return 35;
  const ahead = index - passed * count;
  if (ahead < 0) return 0;
  if (ahead < dampWords) return 10;
  return ahead < wetWords ? 20 : 35;
}
