/**
 * What the DOM observers record, as it goes to the worker: numbers in one array, texts in a side table.
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
  /** Only the time: lets dwell advance while the reader does nothing. */
  pulse: 5,
  /** value: pixels that the page can be scrolled from now on. The record of a visit does not contain it. */
  extent: 6,
  /** value: percent of the page at which it stands after it scrolled by itself. The record of a visit does not contain it. */
  moved: 7,
} as const;

/** The event on the window that precedes each scroll of the page's own (src/ui/scrollByPage.ts). */
export const scrollsByPage = 'd5u-scrolls-by-page';

/** What was recorded in about a second. `records.length` is `recordStride * n`. Nobody changes it once it is made. */
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

/** Limits of one POST /api/visitor/track. The specification limits the scroll log only (R-BEH-04), the others are ours. */
export const batchLimits = {
  /** A scroll log that grows past this keeps its newest `scrollsKept` entries. Spec §9, R-BEH-04. */
  scrolls: 1000,
  scrollsKept: 500,
  hovers: 100,
  interactions: 200,
  /** UTF-8 bytes of the body. Keepalive requests may hold 64 KiB in all, headers included (docs/design.md). */
  bytes: 60_000,
  /** Milliseconds in view: a day. */
  dwellMs: 86_400_000,
} as const;
