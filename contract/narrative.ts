/** The narrative state, as stored in local storage. Spec §3, R-PRO-04. Times are epoch ms. */
export interface NarrativeState {
  readonly discoveredFragments: readonly string[];
  /** Entries of the form type:fragmentId, in order of discovery. */
  readonly investigationPath: readonly string[];
  /** Time of the first discovery, by fragment. Absent for finds older than this field. */
  readonly foundAt?: Readonly<Record<string, number>>;
  /** Path of the page of the first discovery, by fragment. Absent for finds older than this field. */
  readonly foundOn?: Readonly<Record<string, string>>;
  /** Clauses that the reader wrote into the draft of /collaborate, oldest first. */
  readonly collaborationHistory: readonly string[];
  /** `sign`: the latest cause of suspicion (contract/visitor.ts); absent in states older than this field. */
  readonly suspicionEvents: readonly { readonly event: string; readonly timestamp: number; readonly sign?: string }[];
  readonly phaseTransitions: readonly { readonly phase: number; readonly timestamp: number }[];
  /** At most one letter for each phase. A final letter replaces a provisional one (contract/visitor.ts). */
  readonly personalizedNotes: readonly {
    readonly phase: number;
    readonly from: string;
    readonly text: string;
    readonly isProvisional?: boolean;
  }[];
}

/**
 * The `phase` of the letter that is sent after the end, or after the word is withheld. All other letters have the phase
 * in which they were sent.
 */
export const letterAfterTheEnd = 6;

/** Capacity: the first 500 fragments and the last 500 steps. */
export const fragmentLimit = 500;
/** Capacity of the two histories in the shared storage of the device. The newest entries are kept. */
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
