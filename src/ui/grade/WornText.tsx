import { GradedText } from './GradedText.tsx';
import { wornLetters } from './wornLetters.ts';

interface WornTextOptions {
  readonly text: string;
  /** 0.2 to 1, as for `wornLetters`. */
  readonly stability: number;
}

/**
 * Display text in which some letters are worn, depending on the stability. At stability 1 it is plain text in its own
 * typeface.
 */
export const WornText = ({ text, stability }: WornTextOptions) =>
  stability < 1 ? <GradedText text={text} grades={wornLetters(text, stability)} /> : <span>{text}</span>;
