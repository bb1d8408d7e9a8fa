/** Amplitude of the pen for a letter, 0 to 1: largest for open vowels, small for punctuation, 0 for a space. */
function swingOf(letter: string): number {
  if (/[\s]/.test(letter)) return 0;
  if (/[.,:;?!“”‘’…]/.test(letter)) return 0.03;
  if (/[aouAOU]/.test(letter)) return 0.95;
  if (/[eiyEIY]/.test(letter)) return 0.68;
  if (/[lmnrLMNRwvWV]/.test(letter)) return 0.42;
  if (/\d/.test(letter)) return 0.8;
  return 0.2;
}

/**
 * The trace of a text: two strokes per letter, each with an amplitude of 0 to 1. The same text gives the same trace.
 */
export function traceOf(text: string): number[] {
  return Array.from(text).flatMap((letter, index, letters) => {
    const swing = swingOf(letter);
    const before = swingOf(letters[index - 1] ?? ' ');
    return [(swing + before) / 2, swing];
  });
}

/** Path data of the trace down a strip that is 100 wide: the strokes alternate sides, one unit per stroke. */
export const pathDown = (trace: readonly number[]): string =>
  `M50 0${trace.map((swing, index) => `L${(50 + (index % 2 === 0 ? 1 : -1) * swing * 44).toFixed(1)} ${index + 1}`).join('')}`;

/** Path data of the trace along a horizontal strip that is 20 high: at most `count` strokes of it, evenly chosen. */
export function pathAlong(trace: readonly number[], count: number): string {
  const left = Math.min(count, trace.length);
  const thin = Array.from({ length: left }, (_, index) => trace[Math.floor((index * trace.length) / left)] ?? 0);
  return `M0 10${thin.map((swing, index) => `L${index + 1} ${(10 + (index % 2 === 0 ? 1 : -1) * swing * 9).toFixed(1)}`).join('')}`;
}

/** Duration of a reel, ms: 0.9 s, and 0.23 s per word. */
export const lengthMs = (text: string): number => 900 + 230 * text.split(/\s+/).length;

/** The words of a text, each with the share of the reel, 0 to 1, at which the pen reaches it. */
export function lettered(
  text: string,
  from: number,
  total: number,
): readonly { readonly word: string; readonly at: number }[] {
  let letters = from;
  return text.split(/(?<= )/).map((word) => {
    const at = letters / total;
    letters += word.length;
    return { word, at };
  });
}
