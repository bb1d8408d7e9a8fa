import { atom } from 'jotai';
import type { TelemetryBatch } from '#contract/telemetry.ts';
import { readTelemetry, startPosition, type TelemetryPosition } from '#contract/telemetryFold.ts';
import { PointerTrace } from '../device/pointer.ts';
import { suspicionAtom } from './profile.ts';
import { simulationAtom } from './simulation.ts';

/** The target of the pointer or the keyboard focus, and its page. All times are epoch ms. */
export interface HoverTrace {
  readonly text: string;
  readonly path: string;
  readonly atMs: number;
}

/** One event of this session: `kind:target`, as in the interaction sequence, or `left` and `came-back`. */
export interface SessionEvent {
  readonly what: string;
  readonly atMs: number;
}

export interface ScrollTrace {
  readonly percent: number;
  /** Scrollable pixels of the page at that moment. */
  readonly extentPx: number;
  readonly path: string;
  readonly atMs: number;
  /** True where the page scrolled by itself: the position is the reader's, but the scroll is not the reader's act. */
  readonly isByPage?: true;
}

/** Three figures at one moment: awareness 0 to 1, stability 0.2 to 1, suspicion 0 to 5. */
export interface VitalsTrace {
  readonly atMs: number;
  readonly awareness: number;
  readonly stability: number;
  readonly suspicion: number;
}

/**
 * This page load's record of its own session, for the pages that show readers their own behaviour. It is derived from
 * telemetry, limited in size, in memory only, and ends with the page. Some of its detours are stored
 * (`keptDetours.ts`).
 */
export interface SessionTrace {
  /** Time of the first record; null before. */
  readonly startedAt: number | null;
  /** The open page; '' before the first. */
  readonly path: string;
  readonly hovers: readonly HoverTrace[];
  readonly scrolls: readonly ScrollTrace[];
  /** Scrollable pixels of the open page. */
  readonly extentPx: number;
  readonly events: readonly SessionEvent[];
  readonly vitals: readonly VitalsTrace[];
  /** Milliseconds in view by page, in order of the first visit. */
  readonly dwellMs: Readonly<Record<string, number>>;
  /** Time of the newest record; null before the first. */
  readonly newestAt: number | null;
  /** The reading position in the telemetry. */
  readonly position: TelemetryPosition;
}

/** Number of kept entries of each kind; vitals are added once a second and cover fifteen minutes. */
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

/** The trace with the records of further batches, oldest first. Keeps no reference to a batch. Pure; never throws. */
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

/**
 * The newest entries of a list; the same list as before if nothing was added, so that its component is not rendered.
 */
const kept = <Entry>(before: readonly Entry[], now: readonly Entry[], most: number): readonly Entry[] =>
  now.length === before.length ? before : now.slice(-most);

/** At this number of waiting moments (one a second) the moments are read even without a request. */
const mostWaiting = 15;

/**
 * Reads the moments when the trace is requested: most pages never request it, and a reading copies a thousand entries.
 */
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

  /** Replaces the trace and drops the waiting moments. */
  reset(trace: SessionTrace): void {
    this.#trace = trace;
    this.#waiting = [];
  }
}

/** One log for each store. */
const traceLogAtom = atom(() => new TraceLog());
const changesAtom = atom(0);

/** The trace of this page load. Setting the atom replaces the trace, as at an erasure. */
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

/** Lists of the trace. Each changes only when something is added to it, not every second. */
export const hoversAtom = atom((get) => get(traceAtom).hovers);
export const eventsAtom = atom((get) => get(traceAtom).events);
export const scrollsAtom = atom((get) => get(traceAtom).scrolls);

/** Adds one batch, about once a second, with the simulation's figures of that moment. Called by wiring. */
export const recordBatchAtom = atom(null, (get, set, batch: TelemetryBatch) => {
  const { awareness, stability } = get(simulationAtom);
  get(traceLogAtom).add({ batch, vitals: { awareness, stability, suspicion: get(suspicionAtom) } });
  set(changesAtom, (count) => count + 1);
});

/** Number of times that the page was hidden. Wiring adds one when the trace is complete up to that moment. */
export const leavesAtom = atom(0);

/** The pointer's positions in the last 30 s. Recorded by wiring; the positions never leave the page. */
export const pointerTraceAtom = atom(new PointerTrace());

/**
 * The pointer's way in the last 30 s on pages where an effect may answer it, CSS pixels of the browser window. Recorded
 * by the overlay; the positions never leave the page. B-OVL-13.
 */
export const pointerWayAtom = atom(new PointerTrace());

/**
 * The pointer's last position on a page where an effect may answer it, CSS pixels of the browser window; 0, 0 before
 * its first move. A new overlay starts from this position. The object is changed in place, so that a movement allocates
 * nothing.
 */
export const pointerAtom = atom({ x: 0, y: 0 });

/** True while the overlay follows the pointer and keeps `pointerAtom`. */
export const isPointerFollowedAtom = atom(false);

/**
 * A word of the page: a text node, the index of the word's first letter in it, and the word. If a word is drawn letter
 * by letter, the node contains only some of the word's letters.
 */
export interface WordAt {
  readonly node: Text;
  readonly start: number;
  readonly word: string;
}

/** The position at which the pointer has come to rest, CSS pixels of the browser window, and the word there. */
export interface Rest {
  readonly x: number;
  readonly y: number;
  readonly on: WordAt;
}

/**
 * The latest rest of the pointer on a word. Each rest is a new object. Null before the first rest, and after a rest
 * that no effect could answer. B-OVL-08.
 */
export const restAtom = atom<Rest | null>(null);

/**
 * The words on which the pointer rested, with their times, ms: in this page load and, where a record is kept, in
 * earlier ones in this tab (`keptRests.ts`). Never sent. B-OVL-07.
 */
export const restedWordsAtom = atom(new Map<string, number>());
