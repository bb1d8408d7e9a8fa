/** The narrative state, as local storage holds it. Spec §3, R-PRO-04. Times are epoch ms. */
export interface NarrativeState {
  readonly discoveredFragments: readonly string[];
  /** Entries of the form type:fragmentId, in order of discovery. */
  readonly investigationPath: readonly string[];
  /** When each fragment was found first. Absent for what was found before times were kept. */
  readonly foundAt?: Readonly<Record<string, number>>;
  /** The path of the page on which each was found first. Absent for what was found before pages were kept. */
  readonly foundOn?: Readonly<Record<string, string>>;
  /** What the reader wrote into the draft of /collaborate, oldest first. */
  readonly collaborationHistory: readonly string[];
  /** `sign`: what had raised suspicion last (contract/visitor.ts); absent in states that were stored before it was known. */
  readonly suspicionEvents: readonly { readonly event: string; readonly timestamp: number; readonly sign?: string }[];
  readonly phaseTransitions: readonly { readonly phase: number; readonly timestamp: number }[];
  /** At most one for each phase; a provisional one gives way to another (contract/visitor.ts). */
  readonly personalizedNotes: readonly {
    readonly phase: number;
    readonly from: string;
    readonly text: string;
    readonly isProvisional?: boolean;
  }[];
}

/** The `phase` of the letter that comes after the end, or once the word is kept; the others have the phase that they came with. */
export const letterAfterTheEnd = 6;

/** The first 500 fragments are kept, and the last 500 steps. */
export const fragmentLimit = 500;
/** Entries of the two histories that stay on the device, where storage is shared. The newest are kept. */
export const collaborationLimit = 200;
export const suspicionEventLimit = 200;
/** Shortest time between two suspicion events. Spec §4, R-PRO-03. */
export const suspicionQuietMs = 300_000;

/** The state of a new visitor. */
export const emptyNarrative: NarrativeState = {
  discoveredFragments: [],
  investigationPath: [],
  collaborationHistory: [],
  suspicionEvents: [],
  phaseTransitions: [],
  personalizedNotes: [],
};
