/**
 * The records of the DOM observers, as sent to the worker: numbers in one array, texts in a side table. A record is
 * `recordStride` numbers: kind, time (epoch ms), value, index into `texts` (or -1).
 */
export const recordStride = 4;

/** Kinds of telemetry record. The comment on each kind describes its value or its text. */
export const recordKinds = {
  /** value: percent of the page scrolled, 0 to 100. */
  scroll: 0,
  /** text: the text of the hovered element, cut at 50 characters. */
  hover: 1,
  /** text: `kind:target`, one entry of the interaction sequence. */
  interaction: 2,
  /** The page became visible; dwell starts to count. */
  visible: 3,
  /** The page became hidden; dwell stops. */
  hidden: 4,
  /** Only the time: counts dwell while the reader does nothing. */
  pulse: 5,
  /** value: scrollable pixels of the page. Not part of the stored record. */
  extent: 6,
  /**
   * value: scroll position in percent at the end of a scroll by the page's code, or of a jump by key (Home, End).
   * Not part of the stored record.
   */
  moved: 7,
} as const;

/** The event on `window` that precedes each scroll made by the page itself (src/ui/scrollByPage.ts). */
export const scrollsByPage = 'd5u-scrolls-by-page';

/** The records of about one second. `records.length` is `recordStride * n`. Immutable once made. */
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

/** Limits of one POST /api/visitor/track. Only the limit of the scroll log is in the specification (R-BEH-04). */
export const batchLimits = {
  /** A scroll log with more entries keeps only its newest `scrollsKept` entries. Spec §9, R-BEH-04. */
  scrolls: 1000,
  scrollsKept: 500,
  hovers: 100,
  interactions: 200,
  /** UTF-8 bytes of the body. Keepalive requests may have 64 KiB in all, headers included (decision 4). */
  bytes: 60_000,
  /** Milliseconds in view: a day. */
  dwellMs: 86_400_000,
} as const;
