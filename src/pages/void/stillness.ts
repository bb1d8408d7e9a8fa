/** The timer's interval. All times of the page are whole beats. */
export const beatMs = 250;
/** Beats without a movement until the text, or its first line, appears: 2.5 s. */
const stillBeats = 10;
/** Beats from one line to the next: 3 s. */
const lineBeats = 12;
/** Time that a screen reader takes for a character at 175 words a minute, ms. */
const spokenMs = 68;
/**
 * Beats from a line to the next while the reader holds the page still, which users of a screen reader do: at least the
 * time to hear the line.
 */
export const beatsToHear = (line: string): number => Math.max(lineBeats, Math.ceil((spokenMs * line.length) / beatMs));
/** Beats from the last line until the story continues: 6 s. */
export const onwardBeats = 24;

/** The shown lines, and the time for which the reader has kept still. */
export interface Stillness {
  /** Beats since the reader last moved. */
  readonly quiet: number;
  /** Number of lines that have appeared at least once. */
  readonly shown: number;
  /** True while the lines are visible. */
  readonly isClear: boolean;
  /** True once the reader has kept still for `onwardBeats` after the last line. */
  readonly isOnward: boolean;
  /** Number of lines. */
  readonly total: number;
}

export type StillnessEvent =
  /** `lineBeats`: beats from the newest line to the next one, 12 if left out. */
  | { readonly kind: 'beat'; readonly lineBeats?: number }
  | { readonly kind: 'moved' }
  /** Another page with `total` lines. No line has been shown. */
  | { readonly kind: 'leaf'; readonly total: number }
  /** The reader pressed `hold`: show the text without waiting. */
  | { readonly kind: 'held' };

/** The initial state: no line of `total` lines has been shown. */
export const stirred = (total: number): Stillness => ({ quiet: 0, shown: 0, isClear: false, isOnward: false, total });

const surfaced = (state: Stillness): Stillness => ({
  ...state,
  quiet: stillBeats,
  isClear: true,
  shown: Math.min(state.total, Math.max(1, state.shown)),
});

/** The state after an event. Pure. */
export function afterEvent(state: Stillness, event: StillnessEvent): Stillness {
  switch (event.kind) {
    case 'leaf':
      return stirred(event.total);
    case 'moved':
      return state.quiet === 0 && !state.isClear ? state : { ...state, quiet: 0, isClear: false, isOnward: false };
    case 'held':
      return surfaced(state);
    case 'beat': {
      const quiet = state.quiet + 1;
      if (quiet < stillBeats || state.total === 0) return { ...state, quiet };
      if (!state.isClear) return surfaced(state);
      const isAllSaid = state.shown >= state.total;
      const due = quiet - stillBeats;
      if (isAllSaid) return { ...state, quiet, isOnward: due >= onwardBeats };
      return due < (event.lineBeats ?? lineBeats)
        ? { ...state, quiet }
        : { ...state, quiet: stillBeats, shown: state.shown + 1 };
    }
  }
}
