import type { StoryBlock, StoryChoice, StoryPage } from '#contract/api/story.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { clamp } from '../../ui/clamp.ts';

/** The part of a hidden protocol that the page shows. */
export interface CordState {
  readonly choice: StoryChoice;
  /** The protocol, once the server has recorded its secret word for this visitor; null while the seal is whole. */
  readonly protocol: UnlockedProtocol | null;
  /** The remark on the whole seal being pulled; empty before that. */
  readonly remarks: readonly StoryBlock[];
  /** Length of the secret word; null where the story does not tell. */
  readonly letters: number | null;
}

/** "22" from "Clause 22, of candles". */
const numberOf = (text: string): string | undefined => /^Clause (\d+)\b/.exec(text)?.[1];

/** The cords in the order of the story's choices. */
export function cordsOf(page: StoryPage, unlocked: readonly UnlockedProtocol[]): readonly CordState[] {
  return page.choices.map((choice) => {
    const isMine = (text: string) => numberOf(text) === numberOf(choice.text);
    const hint = page.blocks.find(({ kind, text }) => kind === 'log' && isMine(text));
    const letters = Number.parseInt(/: (\d+)/.exec(hint?.text ?? '')?.[1] ?? '', 10);
    const remarks = page.blocks.filter(({ kind, object }) => kind === 'prose' && object === choice.object);
    return {
      choice,
      protocol: unlocked.find(({ title }) => isMine(title)) ?? null,
      // Pulled a second time the story says the same again.
      remarks: remarks.filter(({ text }, index) => remarks.findIndex((other) => other.text === text) === index),
      letters: Number.isNaN(letters) ? null : letters,
    };
  });
}

/** The furthest that a whole seal gives, px. */
export const slackPx = 44;
/** A clause that is out by this much on release comes out whole; with less it goes back. */
const enoughRatio = 0.3;

/** How far a whole seal gives after a pull of `pulledPx` down: half of it, 0 to `slackPx`. */
export const givenPx = (pulledPx: number): number => clamp(pulledPx / 2, 0, slackPx);

/** How much of a clause of `heightPx` is out, 0 to 1, during a pull that began with it open or shut. */
export const outRatio = (pulledPx: number, heightPx: number, wasOpen: boolean): number =>
  clamp((wasOpen ? 1 : 0) + pulledPx / Math.max(1, heightPx), 0, 1);

/** Whether the clause is open after the release. */
export const isLetDown = (ratio: number, wasOpen: boolean): boolean =>
  wasOpen ? ratio > 1 - enoughRatio : ratio >= enoughRatio;
