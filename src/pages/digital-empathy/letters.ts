import type { StoryBlock } from '#contract/api/story.ts';
import { clamp } from '../../ui/clamp.ts';

/** Which part of the sheet is in the frame; `both` margins once the frame has been opened. */
export type Place = 'left' | 'centre' | 'right' | 'both';
export type Side = 'left' | 'right';

/** One letter, and the notes in its margins; null for a margin that the reader has not opened. */
export interface LetterSheet {
  readonly heading: string;
  readonly letter: readonly StoryBlock[];
  readonly margins: Readonly<Record<Side, StoryBlock | null>>;
}

/** The sheets in the order in which the reader turned to them. */
export function sheetsOf(blocks: readonly StoryBlock[]): LetterSheet[] {
  const sheets: { heading: string; letter: StoryBlock[]; margins: Record<Side, StoryBlock | null> }[] = [];
  for (const block of blocks) {
    const sheet = sheets.at(-1);
    if (block.kind === 'heading')
      sheets.push({ heading: block.text, letter: [], margins: { left: null, right: null } });
    else if (block.kind === 'quote') sheet?.letter.push(block);
    else if (block.kind === 'margin' && sheet !== undefined && (block.object === 'left' || block.object === 'right')) {
      sheet.margins[block.object] = block;
    }
  }
  return sheets;
}

/** A push shorter than this distance does not move the sheet, CSS px. */
const pushPx = 60;
const places: readonly Place[] = ['left', 'centre', 'right'];

/** The place of the sheet after a push by `dx` CSS px: a push to the right brings the left margin into the frame. */
export function placeAfter(place: Place, dx: number): Place {
  if (place === 'both' || Math.abs(dx) < pushPx) return place;
  return places[clamp(places.indexOf(place) - Math.sign(dx), 0, 2)] ?? place;
}
