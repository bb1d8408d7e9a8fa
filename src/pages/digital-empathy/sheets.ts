import type { StoryBlock } from '#contract/api/story.ts';

/** Which part of the sheet lies in the frame; `both` once the frame has been opened. */
export type Place = 'left' | 'centre' | 'right' | 'both';
export type Side = 'left' | 'right';

/** One letter, and what its margins said to whoever looked; null for a margin that nobody has looked into. */
export interface Sheet {
  readonly heading: string;
  readonly letter: readonly StoryBlock[];
  readonly margins: Readonly<Record<Side, StoryBlock | null>>;
}

/** The sheets in the order in which they were turned up. */
export function sheetsOf(blocks: readonly StoryBlock[]): Sheet[] {
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

/** What was said about the sheets rather than on them. */
export const remarksOf = (blocks: readonly StoryBlock[]): StoryBlock[] => blocks.filter(({ kind }) => kind === 'prose');

/** A push of less than this was none. */
const pushPx = 60;
const places: readonly Place[] = ['left', 'centre', 'right'];

/** Where the sheet comes to lie when it is pushed by `dx` CSS pixels: to the right brings the left margin into the frame. */
export function placeAfter(place: Place, dx: number): Place {
  if (place === 'both' || Math.abs(dx) < pushPx) return place;
  const next = places.indexOf(place) - Math.sign(dx);
  return places[Math.min(2, Math.max(0, next))] ?? place;
}
