import type { Thought } from '../../content/thoughts/thoughts.ts';

/** As many as the stream has room for. */
const longestPast = 48;

export interface Rotation {
  /** Undefined for whoever comes by a link until the first one drawn is here. */
  readonly thought: Thought | undefined;
  /** How many have been drawn and shown. 0 is the still first thought of the prerendered page. */
  readonly turn: number;
  readonly isFading: boolean;
  /** True from the moment the reader asks for a thought until the next one comes by itself. */
  readonly isAsked: boolean;
  /** True while the next thought should stand there and is not here yet. */
  readonly isDue: boolean;
  /** The next thought, fetched while this one is read. */
  readonly ahead: Thought | undefined;
  /** What has been shown, oldest first, the present one included. */
  readonly past: readonly Thought[];
}

export type RotationEvent =
  | { readonly type: 'begun'; readonly isByLink: boolean }
  | { readonly type: 'faded'; readonly isAsked: boolean }
  | { readonly type: 'due'; readonly isAsked: boolean }
  | { readonly type: 'arrived'; readonly thought: Thought };

const show = (last: Rotation, thought: Thought): Rotation => ({
  thought,
  turn: last.turn + 1,
  isFading: false,
  isAsked: last.isAsked,
  isDue: false,
  ahead: undefined,
  past: [...last.past, thought].slice(-longestPast),
});

/** The rotation after one event. A thought that is due waits for its text; one that is here waits to be due. R-TH-03. */
export function rotate(last: Rotation, event: RotationEvent): Rotation {
  switch (event.type) {
    case 'begun':
      // StrictMode begins twice, and the stream would begin with a thought that nobody saw.
      if (last.turn > 0) return last;
      return { ...last, thought: event.isByLink ? undefined : last.thought, isDue: true };
    case 'faded':
      return { ...last, isFading: true, isAsked: event.isAsked };
    case 'due': {
      const due = { ...last, isDue: true, isAsked: event.isAsked };
      return last.ahead === undefined ? due : show(due, last.ahead);
    }
    case 'arrived':
      return last.isDue ? show(last, event.thought) : { ...last, ahead: event.thought };
  }
}

/** One of `thoughts` that does not say what `last` says, each as likely. `chance` 0 to below 1. R-TH-01. */
export function drawn(thoughts: readonly Thought[], last: Thought | undefined, chance: number): Thought | undefined {
  const others = thoughts.filter(({ text }) => text !== last?.text);
  return others[Math.floor(chance * others.length)];
}
