import { atom } from 'jotai';
import type { TelemetryBatch } from '#contract/telemetry.ts';
import { readTelemetry, startPosition, type TelemetryPosition } from '#contract/telemetryFold.ts';
import { PointerTrace } from '../device/pointer.ts';
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
  /** Present where the page had scrolled by itself: its reader stands there and has not gone there. */
  readonly isByPage?: true;
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
 * what telemetry records anyway, is bounded, lives in memory only, and ends with the page; of its ways back and absences some
 * are kept (`keptDetours.ts`).
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

/** One telemetry batch, and the simulation's figures when it was taken. */
export interface Moment {
  readonly batch: TelemetryBatch;
  readonly vitals: Omit<VitalsTrace, 'atMs'>;
}

/** The trace after further moments, oldest first. Keeps nothing of the batches; pure, never throws. */
export function traceAfter(trace: SessionTrace, moments: readonly Moment[]): SessionTrace {
  const hovers = [...trace.hovers];
  const scrolls = [...trace.scrolls];
  const events = [...trace.events];
  const vitals = [...trace.vitals];
  const dwellMs = { ...trace.dwellMs };
  let { startedAt, newestAt, path, extentPx, position } = trace;
  for (const moment of moments) {
    let { isInView } = position;
    const { records, position: next } = readTelemetry(position, moment.batch);
    position = next;
    for (const record of records) {
      const { kind, atMs } = record;
      startedAt ??= atMs;
      newestAt = atMs;
      if (path !== '') dwellMs[path] = (dwellMs[path] ?? 0) + record.dwellMs;
      if (kind === 'hover') hovers.push({ text: record.text, path, atMs });
      else if (kind === 'scroll') scrolls.push({ percent: record.percent, extentPx, path, atMs });
      else if (kind === 'moved') scrolls.push({ percent: record.percent, extentPx, path, atMs, isByPage: true });
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
    vitals.push({ atMs: newestAt ?? 0, ...moment.vitals });
  }
  return {
    startedAt,
    path,
    extentPx,
    newestAt,
    position,
    dwellMs,
    hovers: kept(trace.hovers, hovers, traceLimits.hovers),
    scrolls: kept(trace.scrolls, scrolls, traceLimits.scrolls),
    events: kept(trace.events, events, traceLimits.events),
    vitals: vitals.slice(-traceLimits.vitals),
  };
}

/** The newest of a list; the same list as before if nothing was added, so that who shows it is not rendered. */
const kept = <Entry>(before: readonly Entry[], now: readonly Entry[], most: number): readonly Entry[] =>
  now.length === before.length ? before : now.slice(-most);

/** So many moments may wait, one a second; then they are read even if nobody asks. */
const mostWaiting = 15;

/** Reads the moments when somebody asks for the trace: most pages never do, and a reading copies a thousand entries. */
class TraceLog {
  #trace = emptyTrace;
  #waiting: Moment[] = [];

  add(moment: Moment): void {
    this.#waiting.push(moment);
    if (this.#waiting.length >= mostWaiting) this.read();
  }

  read(): SessionTrace {
    if (this.#waiting.length > 0) this.reset(traceAfter(this.#trace, this.#waiting));
    return this.#trace;
  }

  /** Replaces the trace and forgets what waits. */
  reset(trace: SessionTrace): void {
    this.#trace = trace;
    this.#waiting = [];
  }
}

/** One for each store. */
const traceLogAtom = atom(() => new TraceLog());
const changesAtom = atom(0);

/** The trace of this page load. Setting it replaces it, as an erasure does. */
export const traceAtom = atom(
  (get): SessionTrace => {
    get(changesAtom);
    return get(traceLogAtom).read();
  },
  (get, set, trace: SessionTrace) => {
    get(traceLogAtom).reset(trace);
    set(changesAtom, (count) => count + 1);
  },
);

/** Parts of the trace that change only when something was added to them, and not with each second. */
export const hoversAtom = atom((get) => get(traceAtom).hovers);
export const eventsAtom = atom((get) => get(traceAtom).events);
export const scrollsAtom = atom((get) => get(traceAtom).scrolls);

/** Adds one batch, about once a second, with the simulation's figures of that moment. Wiring calls it. */
export const recordBatchAtom = atom(null, (get, set, batch: TelemetryBatch) => {
  const { awareness, stability } = get(simulationAtom);
  get(traceLogAtom).add({ batch, vitals: { awareness, stability, suspicion: get(suspicionAtom) } });
  set(changesAtom, (count) => count + 1);
});

/** How often the page went out of view, the trace being complete. Wiring counts. */
export const leavesAtom = atom(0);

/** The pointer's last 30 s. Wiring records it, and it never leaves the page. */
export const pointerTraceAtom = atom(new PointerTrace());
