import { looksOf } from '../../state/attention.ts';
import { type SessionTrace, traceLimits } from '../../state/trace.ts';

/** A stretch of time, epoch ms. */
type Span = readonly [from: number, to: number];

/**
 * While the page is in view, values are recorded each second. A gap longer than this time, ms, means that the page was
 * not in view.
 */
const longestGapMs = 5000;
/** Duration that counts for a scroll, a press or the opening of a page. */
const momentMs = 1000;

/** The part of a visit without a recorded act of the reader. */
export interface Residue {
  /** Whole seconds in view. */
  readonly seconds: number;
  /** Whole seconds in view without a recorded act of the reader. */
  readonly left: number;
  /** The longest stretch without an act, whole seconds. */
  readonly longest: number;
  /** The stretches without an act, as shares of the time in view, 0 to 1, in order. */
  readonly stretches: readonly Span[];
  /** True if the visit is longer than the trace. The figures are then about its last part only. */
  readonly isCut: boolean;
}

/** The spans in order. Spans that touch or overlap are merged. */
function merged(spans: readonly Span[]): Span[] {
  const found: Span[] = [];
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = found.at(-1);
    if (last !== undefined && from <= last[1]) found[found.length - 1] = [last[0], Math.max(last[1], to)];
    else if (to > from) found.push([from, to]);
  }
  return found;
}

/** The parts of `spans` that are not in `taken`. Both must be merged. */
const without = (spans: readonly Span[], taken: readonly Span[]): Span[] =>
  spans.flatMap(([from, to]) => {
    const rest: Span[] = [];
    let at = from;
    for (const [start, end] of taken) {
      if (end <= at || start >= to) continue;
      if (start > at) rest.push([at, start]);
      at = Math.max(at, end);
    }
    if (at < to) rest.push([at, to]);
    return rest;
  });

const lengthOf = (spans: readonly Span[]): number => spans.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * The time of this visit in which the page was in view and no act of the reader was recorded: no scroll or press within
 * the second, and no rest on a text. In a long visit, only the part that the trace covers completely. Null before two
 * records. Pure. B-MIN-06.
 */
export function residueOf(
  trace: Pick<SessionTrace, 'vitals' | 'hovers' | 'scrolls' | 'events' | 'newestAt'>,
): Residue | null {
  const full = (list: readonly { readonly atMs: number }[], limit: number) =>
    list.length >= limit ? (list[0]?.atMs ?? 0) : 0;
  const since = Math.max(
    full(trace.hovers, traceLimits.hovers),
    full(trace.scrolls, traceLimits.scrolls),
    full(trace.events, traceLimits.events),
    full(trace.vitals, traceLimits.vitals),
  );
  const times = trace.vitals.map(({ atMs }) => atMs).filter((atMs) => atMs > 0 && atMs >= since);
  const inView = merged(
    times.flatMap((atMs, index): Span[] => {
      const before = times[index - 1];
      return before !== undefined && atMs - before <= longestGapMs ? [[before, atMs]] : [];
    }),
  );
  const total = lengthOf(inView);
  if (total === 0) return null;
  const taken = merged([
    ...looksOf(trace).map(({ fromMs, toMs }): Span => [fromMs, toMs]),
    ...[...trace.scrolls, ...trace.events].map(({ atMs }): Span => [atMs, atMs + momentMs]),
  ]);
  const left = without(inView, taken);
  /** Time in view before `atMs`, ms. */
  const viewed = (atMs: number) => inView.reduce((sum, [from, to]) => sum + Math.max(0, Math.min(atMs, to) - from), 0);
  return {
    seconds: Math.floor(total / 1000),
    left: Math.floor(lengthOf(left) / 1000),
    longest: Math.floor(Math.max(0, ...left.map(([from, to]) => to - from)) / 1000),
    stretches: left.map(([from, to]) => [viewed(from) / total, viewed(to) / total]),
    isCut: since > 0,
  };
}

/** The residue in words. */
export function wordsOf(residue: Residue | null): string {
  if (residue === null || residue.seconds === 0) return 'Nothing has been measured yet in this visit.';
  const { seconds, left, longest, isCut } = residue;
  const whole = isCut ? `the last ${seconds} s of this visit` : `the ${seconds} s of this visit`;
  if (left === 0) return `Of ${whole}, nothing is left over: in each second something of yours was noted.`;
  return `Left over: ${left} s of ${whole}. In them nothing of yours was noted: no scroll, no press, no text that you rested on. The longest stretch was ${longest} s.`;
}
