import type {
  SimulationApi,
  SimulationChange,
  SimulationChanges,
  SimulationInput,
  SimulationOptions,
  Timing,
} from '#contract/simulation.ts';
import { changeOf, noEvents, step, type StepEvents } from '#core/advance.ts';
import { initialState } from '#core/initialState.ts';
import { seededRandom, type Random } from '#core/random.ts';
import { restoreSnapshot, snapshotText } from '#core/snapshot.ts';
import type { SimulationState } from '#core/state.ts';
import { checkOptions } from './checkOptions.ts';
import { createClock, type SimulationClock } from './clock.ts';
import { InputLog } from './InputLog.ts';

type OnTiming = (timing: Timing) => unknown;

interface Session {
  state: SimulationState;
  /** The latest reported state; null before the first report. */
  reported: SimulationState | null;
  readonly random: Random;
  readonly clock: SimulationClock;
  readonly log: InputLog | null;
}

/** One simulation in the worker: its state, its clock and its log. See SimulationApi. */
export class SimulationService implements SimulationApi {
  #session: Session | null = null;
  #onTiming: OnTiming | null = null;

  start(options: SimulationOptions): SimulationChanges {
    checkOptions(options);
    const { state, random } = options.snapshot === undefined ? begin(options) : restoreSnapshot(options.snapshot);
    const clock = createClock(state.nowMs, options.startedAtMs, options.speed);
    const log = options.keepsLog === true ? new InputLog(options, snapshotText(state, random)) : null;
    const session: Session = { state, reported: null, random, clock, log };
    this.#session = session;
    const unreported: StepEvents[] = [];
    for (const { inputs, atMs, wasAnswered } of options.replay ?? []) {
      const happened = applyInputs(session, inputs, atMs);
      if (!wasAnswered) unreported.push(...happened);
    }
    return [...report(session, noEvents), ...(unreported.length > 0 ? reportAll(session, unreported) : [])];
  }

  send(inputs: readonly SimulationInput[], atMs: number): SimulationChanges {
    const session = this.#started();
    const onTiming = this.#onTiming;
    if (onTiming === null) return reportAll(session, applyInputs(session, inputs, atMs));
    const began = performance.now();
    const changes = reportAll(session, applyInputs(session, inputs, atMs));
    const ms = performance.now() - began;
    const kind = inputs.some((input) => input.kind === 'telemetry') ? 'ingest' : 'step';
    // Over Comlink `onTiming` returns a promise. If the page is closed, the promise is rejected, and nothing waits for
    // it.
    Promise.resolve(onTiming({ kind, ms })).catch(() => {});
    return changes;
  }

  pause(atMs: number): SimulationChanges {
    const session = this.#session;
    if (session === null) return [];
    const changes = reportAll(session, applyInputs(session, [{ kind: 'tick' }], atMs));
    session.clock.pause(atMs);
    return changes;
  }

  resume(atMs: number): void {
    this.#session?.clock.resume(atMs);
  }

  snapshot(): string {
    const { state, random } = this.#started();
    return snapshotText(state, random);
  }

  exportLog(): string {
    const { state, random, log } = this.#started();
    if (log === null) throw new Error('This simulation keeps no log. Start it with keepsLog.');
    return log.text(snapshotText(state, random));
  }

  measure(onTiming: OnTiming | null): void {
    this.#onTiming = onTiming;
  }

  stop(): void {
    this.#session = null;
  }

  #started(): Session {
    if (this.#session === null) throw new Error('The simulation has not been started.');
    return this.#session;
  }
}

function begin(options: SimulationOptions): { state: SimulationState; random: Random } {
  const random = seededRandom(options.seed);
  return { state: initialState(options, Math.floor(options.startedAtMs), random), random };
}

/** Steps through the inputs at the simulation time of `atMs`. Returns the events of each step. */
function applyInputs(session: Session, inputs: readonly SimulationInput[], atMs: number): StepEvents[] {
  const nowMs = session.clock.advance(atMs);
  const happened = inputs.map((input) => {
    const { state, events } = step(session.state, input, nowMs, session.random);
    session.state = state;
    session.log?.add({ atMs: nowMs, input });
    return events;
  });
  if (session.log?.isFull === true) session.log.rebase(snapshotText(session.state, session.random));
  return happened;
}

/** Whether a step has an event. A change contains at most one. */
const isEvent = ({ discovered, recognizedWord, hasRejectedWord }: StepEvents): boolean =>
  discovered !== null || recognizedWord !== null || hasRejectedWord;

/** Reports all changed fields in one change, and every event after the first in a separate change. */
function reportAll(session: Session, happened: readonly StepEvents[]): SimulationChange[] {
  const isFlushDue = happened.some((events) => events.isFlushDue);
  const [first = noEvents, ...others] = happened.filter(isEvent);
  return [
    ...report(session, { ...first, isFlushDue }),
    ...others.flatMap((events) => report(session, { ...events, isFlushDue: false })),
  ];
}

/** The changes since the last report; empty when no field changed. */
function report(session: Session, events: StepEvents): SimulationChange[] {
  const change = changeOf(session.reported, session.state, events);
  session.reported = session.state;
  return Object.keys(change).length === 0 ? [] : [change];
}
