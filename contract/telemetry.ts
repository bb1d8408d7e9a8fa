/**
 * The wire between the DOM observers and the worker: numbers in one transferable array, texts in a side table.
 * A record is `recordStride` numbers: kind, time (epoch ms), value, index into `texts` (or -1).
 */
export const recordStride = 4;

/** Kinds of telemetry record. `value` and text by kind are given on each line. */
export const recordKinds = {
  /** value: percent of the page scrolled, 0 to 100. */
  scroll: 0,
  /** text: what was hovered, cut at 50 characters. */
  hover: 1,
  /** text: `kind:target`, one entry of the interaction sequence. */
  interaction: 2,
  /** The page came into view; dwell starts to count. */
  visible: 3,
  /** The page went out of view; dwell stops. */
  hidden: 4,
  /** Nothing but the time: lets dwell advance while nobody moves. */
  pulse: 5,
} as const;

/** One transfer, about once a second. `records.length` is `recordStride * n`. */
export interface TelemetryBatch {
  readonly records: Float64Array;
  readonly texts: readonly string[];
  /** Ordinal of this batch's last record, counted from 1 since the session began. */
  readonly through: number;
}

/** Longest hover text, in characters. Spec §9, R-BEH-03. */
export const hoverTextLimit = 50;
/** Longest interaction entry, in characters. */
export const interactionTextLimit = 80;
