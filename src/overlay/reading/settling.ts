import { backgroundColourOf } from '../backgroundColour.ts';
import { inkColourOf } from '../inkColour.ts';
import { type Box, type TextLine, weighted } from '../pageLines.ts';
import { ruler, textRunOf } from '../textRun.ts';
import { isTelling } from '../../state/tellingWords.ts';
import { alternativesOf } from '../../content/alternatives.ts';
import { type WordLine, wordSpansOf } from './words.ts';

/**
 * A word of the page with the two alternative words that are shown in its place for a moment. The word is stored as its
 * own `TextLine`, so that a change of the text after the word does not end the effect.
 */
interface SettlingWord extends TextLine {
  readonly alternatives: readonly [string, string];
}

/**
 * Words that settle one after the other, in this order, at least one. All have the same background and text colour.
 */
export interface Settling {
  readonly words: readonly SettlingWord[];
  /** The bounding box of the words, CSS pixels of the window. */
  readonly box: Box;
}

/** Share of the duration for which each of the two alternative words is shown: 179 ms of 1400. */
export const wordLasts = 0.128;

/**
 * Latest start of a word, as a share of the duration. A word starts when the previous word shows its second
 * alternative, or earlier if there are too many words for that. So a reader can follow the changes.
 */
export const lastWordBegins = 0.5;

/**
 * Smallest width to which an alternative is squeezed, as a share of its natural width. Narrower letters look distorted.
 */
const narrowest = 0.78;
/** Height of the line under the word, CSS pixels. */
const ruleHeight = 2;

/** Number of additional words, for each unit of reach. At reach 0 only one word settles. */
const wordsPerReach = 8;

/** Up to this distance, a word is near a point in its line, CSS pixels. */
const nearbyPx = 180;

export interface SettlingRequest {
  /** A line and a horizontal position, CSS pixels: a word near this position is chosen first. Null for any word. */
  readonly under: { readonly line: WordLine; readonly x: number } | null;
  /** 0 to 1. */
  readonly reach: number;
  /** Words that have settled before, in lower case. Other words are preferred. */
  readonly earlier: ReadonlySet<string>;
}

/**
 * Chooses words in the lines by `random`; null if there are none. The alternatives of a word must fit into its box. The
 * first choice is the word nearest to the position in `under`, if a word is near. B-OVL-06, B-OVL-08.
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
  // A change of a word of grammar is hardly seen.
  const choices = [fresh.filter(({ text }) => isTelling(text)), fresh, found];
  const first =
    (under && (nearestOf(choices[0]!, under) ?? nearestOf(fresh, under))) ??
    weighted(
      choices.find((words) => words.length > 0)!,
      random(),
    );
  const look = lookOf(first);
  const others = found.filter((one) => one !== first && lookOf(one) === look);
  const words = [first];
  for (let left = Math.floor(reach * wordsPerReach); left > 0 && others.length > 0; left -= 1)
    words.push(...others.splice(Math.floor(random() * others.length), 1));
  return { words: found.filter((one) => words.includes(one)), box: boxOf(words) };
}

/** The word nearest to a position in its line; null if no word is near. */
function nearestOf(words: readonly SettlingWord[], { line, x }: NonNullable<SettlingRequest['under']>) {
  const distanceOf = ({ rect }: SettlingWord) => Math.max(rect.left - x, x - rect.right);
  const near = words.filter((word) => line.parts.some(({ node }) => node === word.node) && isOnLine(word, line));
  const [nearest] = near.toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest !== undefined && distanceOf(nearest) <= nearbyPx ? nearest : null;
}

/** A text node has several lines if its text is wrapped. */
const isOnLine = ({ rect }: SettlingWord, line: WordLine): boolean =>
  rect.top < line.rect.bottom && line.rect.top < rect.bottom;

/** Background and text colour of a word, as one string to compare. */
const lookOf = ({ element }: SettlingWord): string => [backgroundColourOf(element), inkColourOf(element)].join(' ');

/**
 * The right edge of a word's letters. With negative letter spacing, the last letter extends beyond its box by that
 * spacing.
 */
const rightOf = ({ rect, style }: SettlingWord): number =>
  rect.right + Math.max(0, -(Number.parseFloat(style.letterSpacing) || 0));

function boxOf(words: readonly SettlingWord[]): Box {
  const rects = words.map(({ rect }) => rect);
  // Rounded to whole pixels, so that no edge in the drawing is between two pixels of the screen.
  const [x, y] = [
    Math.floor(Math.min(...rects.map(({ left }) => left))),
    Math.floor(Math.min(...rects.map(({ top }) => top))),
  ];
  const right = Math.ceil(Math.max(...words.map(rightOf)));
  const bottom = Math.ceil(Math.max(...rects.map((rect) => rect.bottom)));
  return { x, y, width: right - x, height: bottom + ruleHeight - y };
}

/**
 * Draws the words for reading.frag: the first alternatives in red, the second in green, and in blue the boxes and a
 * line under each word. Blue is lower for a word that starts later. `resolution`: pixels per CSS pixel.
 */
export function drawSettling({ words, box }: Settling, canvas: HTMLCanvasElement, resolution: number): void {
  canvas.width = Math.round(box.width * resolution);
  canvas.height = Math.round(box.height * resolution);
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  pen.scale(resolution, resolution);
  const step = Math.min(wordLasts, lastWordBegins / Math.max(1, words.length - 1));
  for (const [index, word] of words.entries()) {
    const { rect, alternatives } = word;
    const blue = (most: number) => `rgb(0 0 ${Math.round(255 * (most - (0.4 * index * step) / lastWordBegins))})`;
    const [left, right] = [Math.floor(rect.left - box.x), Math.ceil(rightOf(word) - box.x)];
    const [top, bottom] = [Math.floor(rect.top - box.y), Math.ceil(rect.bottom - box.y)];
    pen.globalCompositeOperation = 'source-over';
    pen.fillStyle = blue(1);
    pen.fillRect(left, top, right - left, bottom - top);
    pen.fillStyle = blue(0.5);
    pen.fillRect(left, bottom, right - left, ruleHeight);
    const { font, letterSpacing, baseline } = textRunOf(word, box);
    pen.globalCompositeOperation = 'lighter';
    pen.font = font;
    pen.letterSpacing = letterSpacing;
    for (const [which, text] of alternatives.entries()) {
      pen.fillStyle = which === 0 ? '#f00' : '#0f0';
      // `fillText` squeezes a text to the given width, but does not stretch it.
      pen.fillText(text, rect.left - box.x, baseline, rect.width);
    }
  }
}
