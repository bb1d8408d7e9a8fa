import type { TelemetryRecord } from '#contract/telemetryFold.ts';

/** The target of the pointer or the focus on this page, and the time on it. */
export interface Gaze {
  /** The text hovered now; null before the first. */
  readonly on: string | null;
  /** Counted time on this text without a break, ms. */
  readonly onMs: number;
  /** The hovered texts, each with its time in ms. A list and not an object, because any text may be a key. */
  readonly times: readonly (readonly [text: string, ms: number])[];
}

export const noGaze: Gaze = { on: null, onMs: 0, times: [] };

/** The longest counted hover, ms: a pointer that was left in place does not show attention. */
const longestHoverMs = 20_000;
/** The number of remembered texts. */
const mostTexts = 24;
/** A text with this hover time in all, or less, has had no attention. In ms. */
const leastMs = 3000;

/** Adds the dwell of the records to the texts hovered meanwhile. Never throws. */
export function followGaze(gaze: Gaze, records: readonly TelemetryRecord[]): Gaze {
  let { on, onMs, times } = gaze;
  for (const record of records) {
    const ms = Math.min(record.dwellMs, longestHoverMs - onMs);
    if (on !== null && ms > 0) {
      times = withTime(times, on, ms);
      onMs += ms;
    }
    if (record.kind === 'hover' && record.text !== on) [on, onMs] = [record.text, 0];
  }
  return on === gaze.on && times === gaze.times ? gaze : { on, onMs, times };
}

function withTime(times: Gaze['times'], text: string, ms: number): Gaze['times'] {
  const known = times.find(([each]) => each === text);
  if (known !== undefined) return times.map((each) => (each === known ? [text, each[1] + ms] : each));
  const kept = times.length < mostTexts ? times : times.toSorted((a, b) => b[1] - a[1]).slice(0, mostTexts - 1);
  return [...kept, [text, ms]];
}

/** The text hovered longest on this page, for more than 3 s; null for none. */
export const hoveredLongest = ({ times }: Gaze): string | null =>
  times.reduce<readonly [string | null, number]>((most, each) => (each[1] > most[1] ? each : most), [null, leastMs])[0];
