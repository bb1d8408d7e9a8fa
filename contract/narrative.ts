/** The narrative state that is kept in local storage. Spec §3, R-PRO-04. Times are epoch ms. */
export interface NarrativeState {
  readonly discoveredFragments: readonly string[];
  /** Entries of the form type:fragmentId, in order of discovery. */
  readonly investigationPath: readonly string[];
  /** Clauses that the reader wrote into the draft of /collaborate, oldest first. */
  readonly collaborationHistory: readonly string[];
  readonly suspicionEvents: readonly { readonly event: string; readonly timestamp: number }[];
  readonly phaseTransitions: readonly { readonly phase: number; readonly timestamp: number }[];
  readonly personalizedNotes: readonly { readonly phase: number; readonly from: string; readonly text: string }[];
}

/** So many fragments are kept, the first ones, and so many steps, the last ones. */
export const findLimit = 500;
/** Of the history of collaboration and of the suspicion, which stay on the device, where room is shared. */
export const clauseLimit = 200;
export const suspicionEventLimit = 200;
/** One suspicion event in so long. Spec §4, R-PRO-03. */
export const suspicionQuietMs = 300_000;

/** What a new visitor has. */
export const emptyNarrative: NarrativeState = {
  discoveredFragments: [],
  investigationPath: [],
  collaborationHistory: [],
  suspicionEvents: [],
  phaseTransitions: [],
  personalizedNotes: [],
};
