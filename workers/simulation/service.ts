import type {
  SimulationApi,
  SimulationChange,
  SimulationInput,
  SimulationOptions,
  Timing,
} from '#contract/simulation.ts';
import { changeOf, nothing, step, type StepEvents } from '#core/advance.ts';
import { initialState } from '#core/initialState.ts';
import { seededRandom, type Random } from '#core/random.ts';
import { restoreSnapshot, snapshotText } from '#core/snapshot.ts';
import type { SimulationState } from '#core/state.ts';
import { checkOptions } from './checkOptions.ts';
import { createClock, type SimulationClock } from './clock.ts';
import { InputLog } from './InputLog.ts';

/** Real time between ticks. The core stops at every beat in between, whatever the speed. */
const tickEveryMs = 1000;

type Stopwatch = (timing: Timing) => unknown;
type Subscriber = (change: SimulationChange) => unknown;

interface Session {
  state: SimulationState;
  /** What the subscriber was last told of. */
  told: SimulationState | null;
  readonly random: Random;
  readonly clock: SimulationClock;
  readonly log: InputLog;
  readonly onChange: Subscriber;
  timer: ReturnType<typeof setInterval> | null;
}

/** One simulation behind the boundary: state, clock, log and the one who is told. See SimulationApi for the calls. */
export class SimulationService implements SimulationApi {
  #session: Session | null = null;
  /** Whoever has the work timed; null while nobody does. */
  #stopwatch: Stopwatch | null = null;

  start(options: SimulationOptions, onChange: Subscriber): void {
    checkOptions(options);
    const { state, random } = options.snapshot === undefined ? begin(options) : restoreSnapshot(options.snapshot);
    this.stop();
    const clock = createClock(state.nowMs, options.speed);
    const log = new InputLog(options, snapshotText(state, random));
    this.#session = { state, told: null, random, clock, log, onChange, timer: null };
    this.resume();
    tell(this.#session, nothing);
  }

  send(inputs: readonly SimulationInput[]): void {
    this.#take(this.#started(), inputs);
  }

  pause(): void {
    const session = this.#session;
    if (session === null || session.timer === null) return;
    clearInterval(session.timer);
    session.timer = null;
    this.#take(session, [{ kind: 'tick' }]);
    session.clock.pause();
  }

  resume(): void {
    const session = this.#session;
    if (session === null || session.timer !== null) return;
    session.clock.resume();
    session.timer = setInterval(() => this.#take(session, [{ kind: 'tick' }]), tickEveryMs);
  }

  snapshot(): string {
    const { state, random } = this.#started();
    return snapshotText(state, random);
  }

  exportLog(): string {
    const { state, random, log } = this.#started();
    return log.text(snapshotText(state, random));
  }

  measure(onTiming: Stopwatch | null): void {
    this.#stopwatch = onTiming;
  }

  stop(): void {
    if (this.#session?.timer) clearInterval(this.#session.timer);
    this.#session = null;
  }

  #take(session: Session, inputs: readonly SimulationInput[]): void {
    const stopwatch = this.#stopwatch;
    // A heartbeat brings nothing, and would be told of as a step that costs nothing.
    if (stopwatch === null || inputs.length === 0) {
      take(session, inputs);
      return;
    }
    const began = performance.now();
    take(session, inputs);
    const ms = performance.now() - began;
    const kind = inputs.some((input) => input.kind === 'telemetry') ? 'ingest' : 'step';
    Promise.resolve(stopwatch({ kind, ms })).catch(() => {});
  }

  #started(): Session {
    if (this.#session === null) throw new Error('The simulation has not been started.');
    return this.#session;
  }
}

function begin(options: SimulationOptions): { state: SimulationState; random: Random } {
  const random = seededRandom(options.seed);
  return { state: initialState(options, Date.now(), random), random };
}

/** Whether something happened that is told of by itself. */
const isEvent = ({ discovered, heard, hasMissed }: StepEvents): boolean =>
  discovered !== null || heard !== null || hasMissed;

/** Steps through the inputs at this moment's simulation time, and tells of all of them at once. */
function take(session: Session, inputs: readonly SimulationInput[]): void {
  const atMs = session.clock.now();
  let events = nothing;
  for (const input of inputs) {
    const { state, events: latest } = step(session.state, input, atMs, session.random);
    session.state = state;
    session.log.add({ atMs, input });
    const isFlushDue = events.isFlushDue || latest.isFlushDue;
    // One change carries one event; two clicks in one message are told of one after the other.
    if (isEvent(events) && isEvent(latest)) tell(session, { ...events, isFlushDue: false });
    events = { ...(isEvent(latest) ? latest : events), isFlushDue };
  }
  if (session.log.isFull) session.log.rebase(snapshotText(session.state, session.random));
  tell(session, events);
}

function tell(session: Session, events: StepEvents): void {
  const change = changeOf(session.told, session.state, events);
  session.told = session.state;
  if (Object.keys(change).length === 0) return;
  // Over Comlink this is a promise. It fails when the page has gone, and then there is nobody to tell.
  Promise.resolve(session.onChange(change)).catch(() => {});
}
