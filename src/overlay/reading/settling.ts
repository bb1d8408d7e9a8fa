import { backgroundColourOf } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { type Box, type TextLine, weighted } from '../pageLines.ts';
import { ruler, textRunOf } from '../textRun.ts';
import { alternativesOf } from '../../content/alternatives.ts';
import { type WordLine, wordSpansOf } from './words.ts';

/**
 * A word of the page with the two words that take its place for a moment. It is a line of itself, so that a change of
 * the text after it does not end the effect.
 */
interface SettlingWord extends TextLine {
  readonly alternatives: readonly [string, string];
}

/** Words that settle at once, at least one, on one ground and in one colour of ink. */
export interface Settling {
  readonly words: readonly SettlingWord[];
  /** The box of all of them, CSS pixels of the window. */
  readonly box: Box;
}

/** Share of the effect's duration for which each of the two other words is shown: 179 ms of 1400. */
export const wordLasts = 0.128;

/** Least width of an alternative in the box, as a share of its own: narrower letters look squeezed. */
const narrowest = 0.78;
/** Height of the line under the word, CSS pixels. */
const ruleHeight = 2;

/** Words more that settle at once where a glitch would take the whole window; at reach 0 it is one word. */
const wordsPerReach = 14;

/** A word is near up to this distance in its line, CSS pixels. */
const nearbyPx = 180;

export interface SettlingRequest {
  /** A line, and the place in it by which the first word is chosen; null for any word. */
  readonly under: { readonly line: WordLine; readonly x: number } | null;
  /** 0 to 1. */
  readonly reach: number;
  /** Words that have settled before, in small letters: others come first. */
  readonly earlier: ReadonlySet<string>;
}

/**
 * Words in the lines that have alternatives which fit into their boxes, by `random`; null for none. The first is the
 * nearest to the place in the line, if there is one near it. B-OVL-06, B-OVL-08.
 */
export function settlingIn(
  lines: readonly WordLine[],
  { under, reach, earlier }: SettlingRequest,
  random: () => number,
): Settling | null {
  const pen = ruler();
  if (pen === null) return null;
  const found = wordSpansOf(lines).flatMap(({ text, rect, line, start, isInOneNode }) => {
    const alternatives = alternativesOf(line.style.textTransform === 'uppercase' ? text.toUpperCase() : text);
    if (alternatives === null || !isInOneNode) return [];
    const { font, letterSpacing } = textRunOf(line, rect);
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    const widest = Math.max(...alternatives.map((word) => pen.measureText(word).width));
    return widest * narrowest > rect.width ? [] : [{ ...line, text, rect, start, alternatives }];
  });
  if (found.length === 0) return null;
  const fresh = found.filter(({ text }) => !earlier.has(text.toLowerCase()));
  const first = (under && nearestOf(fresh, under)) ?? weighted(fresh.length > 0 ? fresh : found, random());
  const look = lookOf(first);
  const others = found.filter((one) => one !== first && lookOf(one) === look);
  const words = [first];
  for (let left = Math.floor(reach * wordsPerReach); left > 0 && others.length > 0; left -= 1)
    words.push(...others.splice(Math.floor(random() * others.length), 1));
  return { words, box: boxOf(words) };
}

/** The word nearest to a place in its line; null where none is near. */
function nearestOf(words: readonly SettlingWord[], { line, x }: NonNullable<SettlingRequest['under']>) {
  const distanceOf = ({ rect }: SettlingWord) => Math.max(rect.left - x, x - rect.right);
  const near = words.filter((word) => line.parts.some(({ node }) => node === word.node) && isOnLine(word, line));
  const [nearest] = near.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest !== undefined && distanceOf(nearest) <= nearbyPx ? nearest : null;
}

/** A node has several lines where its text is broken. */
const isOnLine = ({ rect }: SettlingWord, line: WordLine): boolean =>
  rect.top < line.rect.bottom && line.rect.top < rect.bottom;

/** Ground and ink of a word, as one text. */
const lookOf = ({ element }: SettlingWord): string => [backgroundColourOf(element), inkColourOf(element)].join(' ');

/** The right edge of a word's ink: letters set tight reach beyond their box by that much. */
const rightOf = ({ rect, style }: SettlingWord): number =>
  rect.right + Math.max(0, -(Number.parseFloat(style.letterSpacing) || 0));

function boxOf(words: readonly SettlingWord[]): Box {
  const rects = words.map(({ rect }) => rect);
  // Whole pixels, so that no edge in the drawing lies between two of the screen.
  const [x, y] = [
    Math.floor(Math.min(...rects.map(({ left }) => left))),
    Math.floor(Math.min(...rects.map(({ top }) => top))),
  ];
  const right = Math.ceil(Math.max(...words.map(rightOf)));
  const bottom = Math.ceil(Math.max(...rects.map((rect) => rect.bottom)));
  return { x, y, width: right - x, height: bottom + ruleHeight - y };
}

/**
 * Draws the words for reading.frag: the first alternatives in red, the second in green, the boxes in blue, and a line
 * under each in half blue. `resolution`: pixels per CSS pixel.
 */
export function drawSettling({ words, box }: Settling, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(box.width * resolution);
  canvas.height = Math.round(box.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  for (const word of words) {
    const { rect, alternatives } = word;
    const [left, right] = [Math.floor(rect.left - box.x), Math.ceil(rightOf(word) - box.x)];
    const [top, bottom] = [Math.floor(rect.top - box.y), Math.ceil(rect.bottom - box.y)];
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = '#00f';
    pen.fillRect(left, top, right - left, bottom - top);
    pen.fillStyle = '#000080';
    pen.fillRect(left, bottom, right - left, ruleHeight);
    const { font, letterSpacing, baseline } = textRunOf(word, box);
    pen.globalCompositeOperation = 'lighter';
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    for (const [index, text] of alternatives.entries()) {
      pen.fillStyle = index === 0 ? '#f00' : '#0f0';
      // A canvas squeezes a text to the width that it is given, and does not stretch it.
      pen.fillText(text, rect.left - box.x, baseline, rect.width);
    }
  }
}
