import { wordRange } from '../../ui/wordRange.ts';
import type { TextLine } from '../pageLines.ts';

/** The name of the highlight in Overlay.module.css. */
const name = 'last-read';

/** A word in one text node. */
export type ReadWord = Pick<TextLine, 'node' | 'start' | 'text'>;

/**
 * Leaves a dotted line under the words of the latest reading, and takes it from those of the one before. The document
 * does not change, and no frame is drawn. Nothing in a browser without highlights. B-OVL-06.
 */
export function showLastRead(words: readonly ReadWord[]): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(name);
  const ranges = words.flatMap(({ node, start, text }) => wordRange(node, start, text) ?? []);
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
}
