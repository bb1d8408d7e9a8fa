import { wordRange } from '../ui/wordRange.ts';
import type { TextLine } from './pageLines.ts';

/** Name of the highlight in src/app/marks.css. */
const name = 'found';

/** Largest number of words that stay marked after a scan. */
export const mostFound = 9;

/** A range of letters in one text node. */
export type Place = Pick<TextLine, 'node' | 'start' | 'text' | 'style'>;

/**
 * Marks on the words that a scan has found. They are a CSS highlight, so the document does not change and no frame is
 * drawn. A mark disappears with its letters. Does nothing in a browser without highlights. B-OVL-10.
 */
export class Imprint {
  private readonly highlight = typeof CSS === 'undefined' || !('highlights' in CSS) ? null : sharedHighlight();

  /** Marks the places and returns their ranges. A place whose letters have changed is not marked. */
  add(places: readonly Place[]): readonly Range[] {
    if (this.highlight === null) return [];
    const { highlight } = this;
    const ranges = places.map(rangeOf).filter((range) => range !== null);
    const gone = [...highlight].filter((last) => last.collapsed || ranges.some((range) => isSame(range, last)));
    for (const range of gone) highlight.delete(range);
    for (const range of ranges) highlight.add(range);
    for (const oldest of [...highlight].slice(0, Math.max(0, highlight.size - mostFound))) highlight.delete(oldest);
    return ranges;
  }

  clear(): void {
    this.highlight?.clear();
  }
}

const isSame = (one: AbstractRange, other: AbstractRange): boolean =>
  one.startContainer === other.startContainer && one.startOffset === other.startOffset;

/** All overlays share one highlight, because a new overlay may start before the previous one has ended. */
function sharedHighlight(): Highlight {
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
