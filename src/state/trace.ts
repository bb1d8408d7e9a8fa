import { atom } from 'jotai';
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { PointerTrace } from '../telemetry/pointer.ts';
import { suspicionAtom } from './profile.ts';
import { simulationAtom } from './simulation.ts';

/** What the pointer or the keyboard rested on, and where. Times are epoch ms throughout. */
export interface HoverTrace {
  readonly text: string;
  readonly path: string;
  readonly atMs: number;
}

/** One thing that happened in this session: `kind:target`, as the interaction sequence has it, or `left` and `came-back`. */
export interface SessionEvent {
  readonly what: string;
  readonly atMs: number;
}

export interface ScrollTrace {
  readonly percent: number;
  readonly path: string;
  readonly atMs: number;
}

/** The three figures of the simulation at one moment: awareness 0 to 1, stability 0.2 to 1, suspicion 0 to 5. */
export interface VitalsTrace {
  readonly atMs: number;
  readonly awareness: number;
  readonly stability: number;
  readonly suspicion: number;
}

/**
 * What this page load remembers of its own session, for the rooms that show a reader to himself. It is made of what
 * telemetry collects anyway, is bounded, lives in memory and nowhere else, and ends with the page.
 */
export interface SessionTrace {
  /** When the first record was written; null before. */
  readonly startedAt: number | null;
  /** The page that is open, '' before the first. */
  readonly path: string;
  readonly hovers: readonly HoverTrace[];
  readonly scrolls: readonly ScrollTrace[];
  readonly events: readonly SessionEvent[];
  readonly vitals: readonly VitalsTrace[];
  /** Milliseconds in view by page, in order of the first visit. */
  readonly dwellMs: Readonly<Record<string, number>>;
  /** The last record's time, and whether the page was in view then. */
  readonly newestAt: number | null;
  readonly isInView: boolean;
}

/** How many of each are kept; the vitals come once a second and make fifteen minutes. */
export const traceLimits = { hovers: 60, scrolls: 600, events: 240, vitals: 900 } as const;
/** A page that slept with its lid closed was not looked at meanwhile. The worker draws the same line. */
const longestStepMs = 60_000;

export const emptyTrace: SessionTrace = {
  startedAt: null,
  path: '',
  hovers: [],
  scrolls: [],
  events: [],
  vitals: [],
  dwellMs: {},
  newestAt: null,
  isInView: false,
};

/** The trace after one telemetry batch. Reads the batch and keeps nothing of it; pure, never throws. */
export function traceAfter(trace: SessionTrace, { records, texts }: TelemetryBatch): SessionTrace {
  const hovers = [...trace.hovers];
  const scrolls = [...trace.scrolls];
  const events = [...trace.events];
  const dwellMs = { ...trace.dwellMs };
  let { startedAt, path, newestAt, isInView } = trace;
  for (let at = 0; at + recordStride <= records.length; at += recordStride) {
    const atMs = Math.round(records[at + 1] ?? 0);
    const kind = records[at];
    const text = texts[records[at + 3] ?? -1] ?? '';
    startedAt ??= atMs;
    if (isInView && newestAt !== null && path !== '') {
      dwellMs[path] = (dwellMs[path] ?? 0) + Math.min(Math.max(0, atMs - newestAt), longestStepMs);
    }
    newestAt = atMs;
    if (kind === recordKinds.hover) hovers.push({ text, path, atMs });
    else if (kind === recordKinds.scroll) scrolls.push({ percent: records[at + 2] ?? 0, path, atMs });
    else if (kind === recordKinds.interaction) {
      if (text.startsWith('view:')) path = text.slice('view:'.length);
      events.push({ what: text, atMs });
    } else if (kind === recordKinds.visible || kind === recordKinds.hidden) {
      if (isInView !== (kind === recordKinds.visible) && events.length > 0) {
        events.push({ what: isInView ? 'left' : 'came-back', atMs });
      }
      isInView = kind === recordKinds.visible;
    }
  }
  return {
    ...trace,
    startedAt,
    path,
    newestAt,
    isInView,
    dwellMs,
    hovers: hovers.slice(-traceLimits.hovers),
    scrolls: scrolls.slice(-traceLimits.scrolls),
    events: events.slice(-traceLimits.events),
  };
}

export const traceAtom = atom<SessionTrace>(emptyTrace);

/** Takes in one batch, about once a second, with the figures of that moment. Wiring calls it before it sends the batch. */
export const noteBatchAtom = atom(null, (get, set, batch: TelemetryBatch) => {
  const after = traceAfter(get(traceAtom), batch);
  const { awareness, stability } = get(simulationAtom);
  const vitals = { atMs: after.newestAt ?? 0, awareness, stability, suspicion: get(suspicionAtom) };
  set(traceAtom, { ...after, vitals: [...after.vitals, vitals].slice(-traceLimits.vitals) });
});

/** The pointer's last 30 s; wiring feeds it, and nothing leaves the page. */
export const pointerTraceAtom = atom(new PointerTrace());
