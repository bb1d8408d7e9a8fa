import { type Box, type TextLine, weighted } from '../pageLines.ts';
import { textRunOf } from '../pageSlice.ts';
import { alternativesOf } from './alternatives.ts';
import { type WordLine, wordSpansOf } from './words.ts';

/** A word of the page with the two words that take its place for a moment. */
export interface Settling {
  readonly line: TextLine;
  readonly word: string;
  /** The box of the word, CSS pixels of the window. */
  readonly box: Box;
  readonly alternatives: readonly [string, string];
}

/** Least width of an alternative in the box, as a share of its own: narrower letters look squeezed. */
const narrowest = 0.78;
/** Height of the line under the word, CSS pixels. */
const ruleHeight = 2;

let ruler: CanvasRenderingContext2D | null = null;

/** A word in the lines that has alternatives which fit into its box, by `random`; null for none. B-OVL-06. */
export function settlingIn(lines: readonly WordLine[], random: () => number): Settling | null {
  ruler ??= document.createElement('canvas').getContext('2d');
  const pen = ruler;
  if (pen === null) return null;
  const found = wordSpansOf(lines).flatMap(({ text, rect, line, isInOneNode }) => {
    const alternatives = alternativesOf(line.style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    if (alternatives === null || !isInOneNode) return [];
    const { font, letterSpacing } = textRunOf(line, rect);
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    const widest = Math.max(...alternatives.map((word) => pen.measureText(word).width));
    return widest * narrowest > rect.width ? [] : [{ line, word: text, rect, alternatives }];
  });
  if (found.length === 0) return null;
  const { line, word, rect, alternatives } = weighted(found, random());
  return {
    line,
    word,
    box: { x: rect.left, y: rect.top, width: rect.width, height: rect.height + ruleHeight },
    alternatives,
  };
}

/**
 * Draws both words for reading.frag: the first in red, the second in green, their box in blue, and a line under it in
 * half blue. `resolution`: pixels per CSS pixel.
 */
export function drawSettling(
  { line, box, alternatives }: Settling,
  canvas: HTMLCanvasElement,
  resolution: number,
): void {
  canvas.width = Math.round(box.width * resolution);
  canvas.height = Math.round(box.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  pen.fillStyle = '#00f';
  pen.fillRect(0, 0, box.width, box.height - ruleHeight);
  pen.fillStyle = '#000080';
  pen.fillRect(0, box.height - ruleHeight, box.width, ruleHeight);
  const { font, letterSpacing, baseline } = textRunOf(line, { x: box.x, y: box.y });
  pen.globalCompositeOperation = 'lighter';
  pen.font = font;
  pen.letterSpacing = letterSpacing;
  for (const [index, word] of alternatives.entries()) {
    pen.fillStyle = index === 0 ? '#f00' : '#0f0';
    // A canvas squeezes a text to the width that it is given, and does not stretch it.
    pen.fillText(word, 0, baseline, box.width);
  }
}
