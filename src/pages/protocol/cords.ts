import type { StoryBlock, StoryChoice, StoryPage } from '#contract/api/story.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { clamp } from '../../ui/clamp.ts';

/** The state of one cord, which represents one hidden protocol. */
export interface CordState {
  readonly choice: StoryChoice;
  /** The protocol, once the server has recorded its secret word for this visitor; null while the seal is unbroken. */
  readonly protocol: UnlockedProtocol | null;
  /** The remarks after the unbroken seal was pulled; empty before that. */
  readonly remarks: readonly StoryBlock[];
  /** Length of the secret word; null if the story does not give it. */
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
      // If the seal is pulled again, the story repeats its remark. Duplicates are removed.
      remarks: remarks.filter(({ text }, index) => remarks.findIndex((other) => other.text === text) === index),
      letters: Number.isNaN(letters) ? null : letters,
    };
  });
}

/** The largest distance that an unbroken seal moves, px. */
export const slackPx = 44;
/**
 * On release a closed clause opens if at least this share is unrolled, and an open clause closes if at least this share
 * is rolled up.
 */
const enoughRatio = 0.3;

/** Distance that an unbroken seal moves after a pull of `pulledPx` down: half of the pull, 0 to `slackPx`. */
export const givenPx = (pulledPx: number): number => clamp(pulledPx / 2, 0, slackPx);

/**
 * Share of a clause of `heightPx` that is unrolled, 0 to 1, during a pull. `wasOpen`: the clause was open before the
 * pull.
 */
export const outRatio = (pulledPx: number, heightPx: number, wasOpen: boolean): number =>
  clamp((wasOpen ? 1 : 0) + pulledPx / Math.max(1, heightPx), 0, 1);

/** Whether the clause is open after the release. */
export const isLetDown = (ratio: number, wasOpen: boolean): boolean =>
  wasOpen ? ratio > 1 - enoughRatio : ratio >= enoughRatio;
