import type { Grade } from '../../ui/grade/GradedText.tsx';

/** Period of one beat of holding, ms. */
export const beatMs = 200;
/** Beats of holding for each new line: 2.4 s, in one hold or in several. */
export const lineBeats = 12;

/** The number of lines shown, out of `total`, after this number of beats of holding. */
export const linesAfter = (beats: number, total: number): number => Math.min(total, Math.floor(beats / lineBeats));

/**
 * Position of the water surface while the word is not held, percent from the top: halfway up the word at stability 1,
 * above the word at 0.2.
 */
export const surfaceAt = (stability: number): number => Math.round(8 + 42 * ((stability - 0.2) / 0.8));

/** Grades of the letters above the water. The share of clean letters is the stability. */
export function gradesOf(word: string, stability: number): Grade[] {
  const letters = Array.from(word);
  const whole = Math.round(letters.length * stability);
  return letters.map((_, index) => (index < whole ? 0 : index < whole + 2 ? 10 : 20));
}
