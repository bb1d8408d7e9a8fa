import type { Thought } from '../../content/thoughts/thoughts.ts';

/** Maximum number of thoughts in the stream. */
const longestPast = 48;

/** The state of the rotation of thoughts. */
export interface Rotation {
  /** Undefined from `begun` until the first drawn thought has arrived. */
  readonly thought: Thought | undefined;
  /**
   * Number of thoughts that were drawn and shown. The prerendered thought, for readers without scripts, does not count.
   */
  readonly turn: number;
  readonly isFading: boolean;
  /** True from the reader's request for a thought until the next change of thought without a request. */
  readonly isAsked: boolean;
  /** True while the next thought should be shown and has not arrived. */
  readonly isDue: boolean;
  /** The causes that hold the thought: the thought stays while there is at least one cause. R-TH-03. */
  readonly holds: readonly Hold[];
  /** True for 2 s after the last hold has ended. The thought also stays during these 2 s. */
  readonly isReleased: boolean;
  /** True if the thought would have faded by now without the hold. */
  readonly isOverdue: boolean;
  /** The next thought, fetched while `thought` is shown. */
  readonly ahead: Thought | undefined;
  /** The thoughts shown so far, oldest first, including `thought`. */
  readonly past: readonly Thought[];
}

/** The pointer over a thought, the focus on its link, or an open panel over the page. */
export type Hold = 'pointer' | 'focus' | 'panel';

export type RotationEvent =
  | { readonly type: 'begun' }
  | { readonly type: 'faded'; readonly isAsked: boolean }
  | { readonly type: 'due'; readonly isAsked: boolean }
  | { readonly type: 'held' | 'left'; readonly by: Hold }
  /** The 2 s after the last hold are over. */
  | { readonly type: 'settled' }
  | { readonly type: 'arrived'; readonly thought: Thought };

/** No hold at present, and no hold that ended less than 2 s ago. */
export const unheld = { holds: [], isReleased: false, isOverdue: false } as const;

const show = (last: Rotation, thought: Thought): Rotation => ({
  thought,
  turn: last.turn + 1,
  isFading: false,
  isAsked: last.isAsked,
  isDue: false,
  ...unheld,
  ahead: undefined,
  past: [...last.past, thought].slice(-longestPast),
});

/** The rotation after one event. A thought is shown as soon as it has arrived and is due. R-TH-03. Pure. */
export function rotate(last: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'begun':
      // StrictMode sends this event twice. Without this check the stream would begin with a thought that nobody saw.
      if (last.turn > 0) return last;
      return { ...last, thought: undefined, isDue: true };
    case 'faded':
      if (!event.isAsked && (last.holds.length > 0 || last.isReleased)) return { ...last, isOverdue: true };
      return { ...last, isFading: true, isAsked: event.isAsked };
    case 'held': {
      const holds = [...last.holds.filter((by) => by !== event.by), event.by];
      // A fade that the reader did not ask for is cancelled.
      const isTakenBack = last.isFading && !last.isAsked;
      return {
        ...last,
        holds,
        isReleased: false,
        isFading: last.isFading && !isTakenBack,
        isOverdue: last.isOverdue || isTakenBack,
      };
    }
    case 'left': {
      const holds = last.holds.filter((by) => by !== event.by);
      return { ...last, holds, isReleased: last.isReleased || (last.holds.length > 0 && holds.length === 0) };
    }
    case 'settled':
      return {
        ...last,
        ...unheld,
        isFading: last.isFading || last.isOverdue,
        isAsked: last.isAsked && !last.isOverdue,
      };
    case 'due': {
      const due = { ...last, isDue: true, isAsked: event.isAsked };
      return last.ahead === undefined ? due : show(due, last.ahead);
    }
    case 'arrived':
      return last.isDue ? show(last, event.thought) : { ...last, ahead: event.thought };
  }
}
