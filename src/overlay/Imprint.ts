import { wordRange } from '../ui/wordRange.ts';
import type { TextLine } from './pageLines.ts';

/**
 * The names of the highlights in src/app/marks.css: lines that were torn, by their ground, and words that a scan found.
 */
type ImprintName = 'torn-light' | 'torn-dark' | 'found';

/** The greatest number of words that keep the mark of a scan. */
export const mostFound = 9;

/** Letters of one text node. */
export type Place = Pick<TextLine, 'node' | 'start' | 'text' | 'style'>;

/**
 * The imprint that an effect leaves on the words of the page: a CSS highlight, so nothing in the document changes and
 * no frame is drawn. It goes with its letters. Nothing in a browser without highlights. B-OVL-10.
 */
export class Imprint {
  private readonly highlight: Highlight | null;
  private readonly most: number;

  /** `most`: the greatest number of marked places; the oldest goes first. */
  constructor(name: ImprintName, most: number) {
    this.most = most;
    this.highlight = typeof CSS === 'undefined' || !('highlights' in CSS) ? null : highlightOf(name);
  }

  /** Returns the ranges of the places that are marked from now on. */
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

  clear(): void {
    this.highlight?.clear();
  }
}

const isSame = (one: AbstractRange, other: AbstractRange): boolean =>
  one.startContainer === other.startContainer && one.startOffset === other.startOffset;

/** One highlight for each name: an overlay may begin before the last one has ended. */
function highlightOf(name: ImprintName): Highlight {
  const highlight = CSS.highlights.get(name) ?? new Highlight();
  CSS.highlights.set(name, highlight);
  return highlight;
}

/** Null if the letters are others by now, or have no colour of their own, as those that the tide fills. */
function rangeOf({ node, start, text, style }: Place): Range | null {
  const isFilled = style.getPropertyValue('-webkit-text-fill-color').endsWith(', 0)');
  return isFilled || !node.isConnected ? null : wordRange(node, start, text);
}
