import { atom } from 'jotai';
import type { TelemetryBatch } from '#contract/telemetry.ts';
import { readTelemetry, startPosition, type TelemetryPosition } from '#contract/telemetryFold.ts';
import { PointerTrace } from '../telemetry/pointer.ts';
import { suspicionAtom } from './profile.ts';
import { simulationAtom } from './simulation.ts';

/** What the pointer or the keyboard focus rested on, and on which page. Times are epoch ms throughout. */
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
  /** Pixels that the page could be scrolled at that moment. */
  readonly extentPx: number;
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
 * What this page load remembers of its own session, for the pages that show readers their own behaviour. It is made of
 * what telemetry records anyway, is bounded, lives in memory only, and ends with the page.
 */
export interface SessionTrace {
  /** When the first record was written; null before. */
  readonly startedAt: number | null;
  /** The page that is open, '' before the first. */
  readonly path: string;
  readonly hovers: readonly HoverTrace[];
  readonly scrolls: readonly ScrollTrace[];
  /** Pixels that the open page can be scrolled. */
  readonly extentPx: number;
  readonly events: readonly SessionEvent[];
  readonly vitals: readonly VitalsTrace[];
  /** Milliseconds in view by page, in order of the first visit. */
  readonly dwellMs: Readonly<Record<string, number>>;
  /** Time of the newest record; null before the first. */
  readonly newestAt: number | null;
  /** How far telemetry has been read. */
  readonly position: TelemetryPosition;
}

/** How many of each are kept; the vitals come once a second and make fifteen minutes. */
export const traceLimits = { hovers: 60, scrolls: 600, events: 240, vitals: 900 } as const;

export const emptyTrace: SessionTrace = {
  startedAt: null,
  path: '',
  hovers: [],
  scrolls: [],
  extentPx: 0,
  events: [],
  vitals: [],
  dwellMs: {},
  newestAt: null,
  position: startPosition,
};

/** The trace after one telemetry batch. Reads the batch and keeps nothing of it; pure, never throws. */
export function traceAfter(trace: SessionTrace, batch: TelemetryBatch): SessionTrace {
  const { records, position } = readTelemetry(trace.position, batch);
  const hovers = [...trace.hovers];
  const scrolls = [...trace.scrolls];
  const events = [...trace.events];
  const dwellMs = { ...trace.dwellMs };
  let { startedAt, path, extentPx } = trace;
  let { isInView } = trace.position;
  for (const record of records) {
    const { kind, atMs } = record;
    startedAt ??= atMs;
    if (path !== '') dwellMs[path] = (dwellMs[path] ?? 0) + record.dwellMs;
    if (kind === 'hover') hovers.push({ text: record.text, path, atMs });
    else if (kind === 'scroll') scrolls.push({ percent: record.percent, extentPx, path, atMs });
    else if (kind === 'extent') extentPx = record.px;
    else if (kind === 'interaction') {
      if (record.text.startsWith('view:')) path = record.text.slice('view:'.length);
      events.push({ what: record.text, atMs });
    } else if (kind === 'visible' || kind === 'hidden') {
      if (isInView !== (kind === 'visible') && events.length > 0) {
        events.push({ what: isInView ? 'left' : 'came-back', atMs });
      }
      isInView = kind === 'visible';
    }
  }
  return {
    ...trace,
    startedAt,
    path,
    extentPx,
    newestAt: records.at(-1)?.atMs ?? trace.newestAt,
    position,
    dwellMs,
    hovers: hovers.slice(-traceLimits.hovers),
    scrolls: scrolls.slice(-traceLimits.scrolls),
    events: events.slice(-traceLimits.events),
  };
}

export const traceAtom = atom<SessionTrace>(emptyTrace);

/** Adds one batch, about once a second, with the simulation's figures of that moment. Wiring calls it. */
export const recordBatchAtom = atom(null, (get, set, batch: TelemetryBatch) => {
  const after = traceAfter(get(traceAtom), batch);
  const { awareness, stability } = get(simulationAtom);
  const vitals = { atMs: after.newestAt ?? 0, awareness, stability, suspicion: get(suspicionAtom) };
  set(traceAtom, { ...after, vitals: [...after.vitals, vitals].slice(-traceLimits.vitals) });
});

/** The pointer's last 30 s. Wiring records it, and it never leaves the page. */
export const pointerTraceAtom = atom(new PointerTrace());
