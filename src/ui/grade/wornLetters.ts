import { hashText } from '../random.ts';
import type { Grade } from './GradedText.tsx';

/**
 * Grades of the letters of `text` at a stability of 0.2 to 1. At 1 all letters are clean. The text decides which
 * letters are damaged first.
 */
export function wornLetters(text: string, stability: number): readonly Grade[] {
  return Array.from(text, (_, at) => {
    const lack = 1 - stability - (hashText(`${text}:${at}`) % 1000) / 1000;
    return lack > 0.4 ? 35 : lack > 0.2 ? 20 : lack > 0 ? 10 : 0;
  });
}
