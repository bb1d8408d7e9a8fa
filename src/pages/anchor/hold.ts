import type { Grade } from '../../ui/grade/GradedText.tsx';

/** One beat of holding. */
export const beatMs = 200;
/** A line comes up for every 2.4 s of holding, in one go or in several. */
export const lineBeats = 12;

/** The number of the `total` lines that have come up after this number of beats in the hand. */
export const linesAfter = (beats: number, total: number): number => Math.min(total, Math.floor(beats / lineBeats));

/** Where the surface rests while nobody holds on, in percent from above: half-way up the word at 1, over it at 0.2. */
export const surfaceAt = (stability: number): number => Math.round(8 + 42 * ((stability - 0.2) / 0.8));

/** Grades of the dry letters: the system’s stability decides how many of them are whole. */
export function gradesOf(word: string, stability: number): Grade[] {
  const letters = Array.from(word);
  const whole = Math.round(letters.length * stability);
  return letters.map((_, index) => (index < whole ? 0 : index < whole + 2 ? 10 : 20));
}
