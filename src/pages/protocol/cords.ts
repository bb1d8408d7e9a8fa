import type { StoryBlock, StoryChoice, StoryPage } from '#contract/api/story.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';

/** A clause that hangs from the fold. */
export interface Cord {
  readonly choice: StoryChoice;
  /** The clause, once the server's record has its word as spoken; null while the seal is whole. */
  readonly clause: UnlockedProtocol | null;
  /** What was said when it was drawn on. */
  readonly said: readonly StoryBlock[];
  /** How many letters its word has; null where the story does not tell. */
  readonly letters: number | null;
}

const numberOf = (text: string): string | undefined => /^Clause (\d+)\b/.exec(text)?.[1];
const isOf = (choice: StoryChoice) => (text: string) => numberOf(text) === numberOf(choice.text);

/** The cords in the order of the story, each with what the reader is entitled to know of it. */
export function cordsOf(page: StoryPage, unlocked: readonly UnlockedProtocol[]): readonly Cord[] {
  return page.choices.map((choice) => {
    const isMine = isOf(choice);
    const clause = unlocked.find(({ title }) => isMine(title)) ?? null;
    const told = page.blocks.find(({ kind, text }) => kind === 'log' && isMine(text))?.text;
    const letters = Number(/: (\d+)/.exec(told ?? '')?.[1] ?? Number.NaN);
    const said = page.blocks.filter(({ kind, object }) => kind === 'prose' && object === choice.object);
    // Drawn on a second time it says the same, and nobody needs that in writing.
    const once = said.filter(({ text }, index) => said.findIndex((other) => other.text === text) === index);
    return { choice, clause, said: once, letters: Number.isNaN(letters) ? null : letters };
  });
}

/** As far as wax lets a cord come, in px. */
export const slackPx = 44;
/** A clause that was drawn out this far comes the rest of the way by itself; less, and it goes back. */
const enoughRatio = 0.3;

/** How far a whole seal comes after a hand that has gone `pulledPx` down: half as far, and no further than its slack. */
export const givenPx = (pulledPx: number): number => Math.min(slackPx, Math.max(0, pulledPx / 2));

/** How much of a clause of this height is out, 0 to 1, after a pull that began with it open or shut. */
export const outRatio = (pulledPx: number, heightPx: number, wasOpen: boolean): number =>
  Math.min(1, Math.max(0, (wasOpen ? 1 : 0) + pulledPx / Math.max(1, heightPx)));

/** Whether it is open when it is let go. */
export const isLetDown = (ratio: number, wasOpen: boolean): boolean =>
  wasOpen ? ratio > 1 - enoughRatio : ratio >= enoughRatio;
