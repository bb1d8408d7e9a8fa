import type { TelemetryBatch } from '#contract/telemetry.ts';

/** The time for which the page was out of view, and whether it was in the back-forward cache. */
export interface Absence {
  readonly ms: number;
  readonly wasCached: boolean;
}

/** Receives the observers' records. Wiring is the only implementation. */
export interface TelemetrySink {
  /** Whether the reader has left a page and the next page is not shown yet. */
  isBetweenPages(): boolean;
  /** Called every second while the page is in view, also without activity, and just before `hidden`. */
  batch(batch: TelemetryBatch): void;
  /** The page was hidden. Called once, in the task of the first event that reports it. */
  hidden(): void;
  visible(absence: Absence): void;
  /**
   * The pointer has entered an element, or, if `pointer` is null, the keyboard focus has. Called in the task of the
   * event, so that no other listener is needed.
   */
  entered(target: Element, pointer: PointerEvent | null): void;
  /** The reader has changed from a pointer to keys (true), or from keys to a pointer (false). Called at each change. */
  hands(areKeys: boolean): void;
  /** A possible secret word, typed outside all fields; called at once after its last letter. R-SEC-01, R-SEC-03. */
  candidate(word: string): void;
}

/** Writes one record. The meaning of `value` depends on the kind; `text` goes to the side table. */
export type WriteRecord = (kind: number, value: number, text?: string) => void;
