import type { TelemetryBatch } from '#contract/telemetry.ts';

/** How long the page was out of view, and whether it was left meanwhile and kept in the back-forward cache. */
export interface Absence {
  readonly ms: number;
  readonly wasCached: boolean;
}

/** Who hears what the observers collect. The application's wiring is the only one. */
export interface TelemetrySink {
  /** About once a second, and just before `hidden`. The records' buffer may be transferred away. */
  batch(batch: TelemetryBatch): void;
  /** The page went out of view, in the task of the event that said so. Comes once, whichever event says it first. */
  hidden(): void;
  visible(absence: Absence): void;
  /** One printable key typed outside of any field, without modifiers and outside of any composition. R-SEC-03. */
  key(key: string, atMs: number): void;
}

/** Writes one record. `value` is a number by kind, `text` an entry for the side table. */
export type Record = (kind: number, value: number, text?: string) => void;
