import { wordRange } from '../ui/wordRange.ts';
import type { TextLine } from './pageLines.ts';

/**
 * Names of the highlights in src/app/marks.css: torn lines, by the brightness of their background, and words that a
 * scan found.
 */
type ImprintName = 'torn-light' | 'torn-dark' | 'found';

/** Largest number of words that stay marked after a scan. */
export const mostFound = 9;

/** A range of letters in one text node. */
export type Place = Pick<TextLine, 'node' | 'start' | 'text' | 'style'>;

/**
 * Marks that an effect leaves on the words of the page. They are a CSS highlight, so the document does not change and
 * no frame is drawn. A mark disappears with its letters. Does nothing in a browser without highlights. B-OVL-10.
 */
export class Imprint {
  private readonly highlight: Highlight | null;
  private readonly most: number;

  /** `most`: largest number of marked ranges. When it is exceeded, the oldest mark is removed. */
  constructor(name: ImprintName, most: number) {
    this.most = most;
    this.highlight = typeof CSS === 'undefined' || !('highlights' in CSS) ? null : highlightOf(name);
  }

  /** Marks the places and returns their ranges. A place whose letters have changed is not marked. */
  add(places: readonly Place[]): readonly Range[] {
    if (this.highlight === null) return [];
    const { highlight, most } = this;
    const ranges = places.map(rangeOf).filter((range) => range !== null);
    const gone = [...highlight].filter((last) => last.collapsed || ranges.some((range) => isSame(range, last)));
    for (const range of gone) highlight.delete(range);
    for (const range of ranges) highlight.add(range);
    for (const oldest of [...highlight].slice(0, Math.max(0, highlight.size - most))) highlight.delete(oldest);
    return ranges;
  }

  /** Removes marks, if they are still there. */
  remove(ranges: readonly Range[]): void {
    for (const range of ranges) this.highlight?.delete(range);
  }

  clear(): void {
    this.highlight?.clear();
  }
}

const isSame = (one: AbstractRange, other: AbstractRange): boolean =>
  one.startContainer === other.startContainer && one.startOffset === other.startOffset;

/**
 * All overlays share one highlight for each name, because a new overlay may start before the previous one has ended.
 */
function highlightOf(name: ImprintName): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

/**
 * The range of a place. Null if its letters have changed, or have a transparent fill colour, as letters that the tide
 * fills.
 */
function rangeOf({ node, start, text, style }: Place): Range | null {
  const isFilled = style.getPropertyValue('-webkit-text-fill-color').endsWith(', 0)');
  return isFilled || !node.isConnected ? null : wordRange(node, start, text);
}
