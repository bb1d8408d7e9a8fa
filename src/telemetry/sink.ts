import type { TelemetryBatch } from '#contract/telemetry.ts';

/** How long the page was out of view, and whether it was in the back-forward cache meanwhile. */
export interface Absence {
  readonly ms: number;
  readonly wasCached: boolean;
}

/** Receives what the observers record. Wiring is the only implementation. */
export interface TelemetrySink {
  /** Whether the reader has left a page and the next one is not shown yet. */
  isBetweenPages(): boolean;
  /** Every second while the page is in view, also when the reader does nothing, and just before `hidden`. */
  batch(batch: TelemetryBatch): void;
  /** The page went out of view. Called once, in the task of the first event that says so. */
  hidden(): void;
  visible(absence: Absence): void;
  /**
   * The pointer, or the focus of the keyboard if that is null, has entered an element. Called in the task of the event, so that who
   * else wants to know needs no listener.
   */
  entered(target: Element, pointer: PointerEvent | null): void;
  /** Letters typed outside of any field that may be a secret word, at once after the last of them. R-SEC-01, R-SEC-03. */
  candidate(word: string): void;
}

/** Writes one record. The meaning of `value` depends on the kind; `text` goes to the side table. */
export type WriteRecord = (kind: number, value: number, text?: string) => void;
