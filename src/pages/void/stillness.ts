/** One beat of the room. All its times are whole beats, so that one timer drives them. */
export const beatMs = 250;
/** Keeping still for so long brings the text back, or its first line: 2.5 s. */
const stillBeats = 10;
/** After that a line every 3 s. */
const lineBeats = 12;
/** With everything said, keeping still for so long goes on: 6 s. */
export const onwardBeats = 24;

/** How far the page has come up. */
export interface Stillness {
  /** Beats since the reader last moved. */
  readonly quiet: number;
  /** Lines that have surfaced at least once. */
  readonly shown: number;
  /** True while they can be seen. */
  readonly isClear: boolean;
  /** True once the reader has kept still past the last line. */
  readonly isOnward: boolean;
  /** How many lines there are. */
  readonly total: number;
}

export type StillnessEvent =
  | { readonly kind: 'beat' }
  | { readonly kind: 'moved' }
  /** Another leaf: `total` lines, none of which has surfaced. */
  | { readonly kind: 'leaf'; readonly total: number }
  /** The reader asks to be taken for still. */
  | { readonly kind: 'held' };

/** Nothing has surfaced of `total` lines. */
export const stirred = (total: number): Stillness => ({ quiet: 0, shown: 0, isClear: false, isOnward: false, total });

const surfaced = (state: Stillness): Stillness => ({
  ...state,
  quiet: stillBeats,
  isClear: true,
  shown: Math.min(state.total, Math.max(1, state.shown)),
});

/** What a beat, a movement or a new leaf makes of the page. Pure. */
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
      return due < lineBeats ? { ...state, quiet } : { ...state, quiet: stillBeats, shown: state.shown + 1 };
    }
  }
}
