import type { BehaviorPattern, Egg, EmergencePattern, TimeOfDay } from './egg.ts';
import type { NarrativeState } from './narrative.ts';
import type { Recommendation, ScoredRecommendation } from './recommendation.ts';
import type { TelemetryBatch } from './telemetry.ts';
import type { BehaviorBatch } from './telemetryFold.ts';
import type { Profile } from './visitor.ts';

/** Everything that crosses the worker boundary. Inputs go in, and the answer holds the changes that they made. */

/** What the simulation may do while a page is open (src/app/routes.ts). */
export interface RouteRules {
  readonly path: string;
  /** Eggs drift on most pages, circle the text on /collaborate, and stay away from quiet ones. */
  readonly eggs: 'drift' | 'emergent' | 'none';
  /** The kind of ambient glitch that belongs to this page; false where none may come. */
  readonly glitches: GlitchKind | false;
  /** Whether the agent of the phase may make remarks here. */
  readonly narrative: boolean;
}

export type SimulationInput =
  | { readonly kind: 'telemetry'; readonly batch: TelemetryBatch }
  /** Only the time. */
  | { readonly kind: 'tick' }
  /**
   * The visitor's own profile, always the true one. `atMs`: the wall clock's time at which the page received it, epoch ms.
   * The narrative state is dated by it.
   */
  | { readonly kind: 'profile'; readonly profile: Profile; readonly atMs: number }
  /**
   * What the inspector shows instead of the visitor's own phase and suspicion; null for a value that is not previewed. Eggs,
   * disturbances, remarks and recommendations follow it. The narrative state does not, and records no fragment and no
   * collaboration while a value is previewed. B-DEV-01.
   */
  | { readonly kind: 'preview'; readonly phase: number | null; readonly suspicion: number | null }
  | { readonly kind: 'recommendations'; readonly recommendations: readonly Recommendation[] }
  | { readonly kind: 'route'; readonly rules: RouteRules }
  /** `atMs`, here and below: the wall clock's time, epoch ms, by which the find is dated. Wiring adds it. */
  | { readonly kind: 'egg-clicked'; readonly id: string; readonly atMs?: number }
  | { readonly kind: 'fragment-found'; readonly fragment: string; readonly atMs?: number }
  /** `entry`: a clause that the reader has written into the draft of /collaborate, as it is shown there. */
  | { readonly kind: 'collaboration-recorded'; readonly entry: string }
  /** Letters typed on the page that may be a secret word (contract/secretWords.ts). Reported only if they are one. */
  | { readonly kind: 'secret-word-typed'; readonly word: string }
  /** A word from the form for readers who cannot type it on the page; reported as recognized or as rejected. */
  | { readonly kind: 'secret-word-submitted'; readonly word: string }
  /** The page has closed the batch with this sequence number; its records, up to `through`, are no longer pending. */
  | { readonly kind: 'batch-closed'; readonly sequence: number; readonly through: number }
  /** The local hour, 0 to 23, for the times of day of R-EGG-08. */
  | { readonly kind: 'hour'; readonly hour: number };

/**
 * What a glitch does to the page's own words. slices: a line is cut and drawn aside. split: its colours part. blocks: squares
 * of it change places. tear: a scanline runs through it. hold: it slips upwards and is caught again.
 */
export const glitchKinds = ['slices', 'split', 'blocks', 'tear', 'hold'] as const;
export type GlitchKind = (typeof glitchKinds)[number];

/** A glitch that the overlay has to draw. */
export interface Disturbance {
  readonly id: number;
  readonly kind: 'glitch';
  readonly glitch: GlitchKind;
  readonly durationMs: number;
  /** Seed of its look, an unsigned 32-bit integer. */
  readonly seed: number;
}

/** How many remarks each phase has; `NarrativeOverlay.index` is one of them. */
export const remarksPerPhase = 8;

/** A remark to be shown beside the page. Its words are the server's (GET /api/visitor/remarks). */
export interface NarrativeOverlay {
  /** Unique in a session. */
  readonly id: number;
  /** 0 to remarksPerPhase - 1. */
  readonly index: number;
  readonly durationMs: number;
}

/** What the page can see of the simulation. Every field is complete in itself; a change carries the fields that moved. */
export interface SimulationView {
  /** 0 to 1. */
  readonly awareness: number;
  /** 0.2 to 1. */
  readonly stability: number;
  readonly emergencePattern: EmergencePattern;
  readonly timeOfDay: TimeOfDay;
  readonly behaviorPattern: BehaviorPattern;
  /** The words that were hovered longest on this page, 50 characters at most; null before there are any. */
  readonly hoveredLongest: string | null;
  readonly eggs: readonly Egg[];
  readonly discoveredEggs: readonly string[];
  readonly recommendations: readonly ScoredRecommendation[];
  readonly narrative: NarrativeState;
  readonly disturbance: Disturbance | null;
  /** The latest remark on this page; null before there is one. */
  readonly narrativeOverlay: NarrativeOverlay | null;
}

export interface SimulationChange extends Partial<SimulationView> {
  /** Set when a flush is due: every 30 s, or as soon as a batch is full (R-BEH-02). The page closes it, or ignores it. */
  readonly flush?: BehaviorBatch;
  /** Set once when an egg is discovered (R-EGG-05). */
  readonly eggDiscovered?: Egg;
  /** Set once each time a secret word is typed or submitted, in small letters. The server says what it opens. R-SEC-01. */
  readonly secretWordRecognized?: string;
  /** Set once for a submitted word that is none of the four. */
  readonly secretWordRejected?: true;
}

/** Salted, slow digests, so that secret words are recognized without being shipped (core/secret-words.ts). B-SEC-01. */
export interface ProtocolDigests {
  readonly salt: string;
  /** 32 hex digits each, in an order that means nothing. */
  readonly digests: readonly string[];
}

/** Inputs of one message, with the page's clock when they were sent. */
export interface TimedInputs {
  readonly inputs: readonly SimulationInput[];
  /** Epoch ms of the page's clock. */
  readonly atMs: number;
}

/** Inputs that an earlier worker was sent after its last snapshot. */
export interface ReplayedInputs extends TimedInputs {
  /** That worker had answered: what happened then (an egg discovered, a word recognized) is not reported again. */
  readonly wasAnswered: boolean;
}

export interface SimulationOptions {
  /** Unsigned 32-bit integer; the same seed, clock and inputs replay to the same bytes (B-WRK-01). */
  readonly seed: number;
  /** Prefix of every batch id: 16 or more characters that no other session has. */
  readonly sessionId: string;
  /** Local hour at the start, 0 to 23. */
  readonly hour: number;
  /** How many simulated milliseconds pass in one real one; 1 unless the inspector says otherwise. */
  readonly speed: number;
  /** The page's clock, epoch ms: at the start of the session, or when the snapshot was taken. */
  readonly startedAtMs: number;
  readonly narrative: NarrativeState;
  readonly protocolDigests: ProtocolDigests;
  /** Whether every input is kept for `exportLog`. Only the inspector asks for it. */
  readonly keepsLog?: boolean;
  /** A snapshot to go on from, as `snapshot()` gave it. */
  readonly snapshot?: string;
  /** What was sent after that snapshot, oldest first. It is applied before anything is reported. */
  readonly replay?: readonly ReplayedInputs[];
}

/**
 * How long something took, ms. trip: a call to the worker, from posting the message to reading the answer. step and
 * ingest: the worker's own share, by its own clock; ingest where telemetry was among the inputs, step for all else.
 */
export interface Timing {
  readonly kind: 'trip' | 'step' | 'ingest';
  readonly ms: number;
}

/** What changed in a call, in the order in which to apply it: nearly always nothing or one change. */
export type SimulationChanges = readonly SimulationChange[];

/**
 * The service behind Comlink. Every call settles; `start` must come first and throws a RangeError on bad options. It has
 * no timer and no clock: time passes only between the `atMs` of two calls, epoch ms of the page's clock. So nothing changes
 * but in a call, and its answer says what.
 */
export interface SimulationApi {
  /** Answers the whole view. */
  start(options: SimulationOptions): SimulationChanges;
  /** About once a second, since this is what moves the simulation's time on. */
  send(inputs: readonly SimulationInput[], atMs: number): SimulationChanges;
  /** Time stands still until `resume`, while the page is hidden. */
  pause(atMs: number): SimulationChanges;
  resume(atMs: number): void;
  /** The whole state as text, for `SimulationOptions.snapshot`. */
  snapshot(): string;
  /**
   * The log so far as text: options, each input with its simulation time, and the end; `replayLog` of the core reads it.
   * Throws an Error without `keepsLog`.
   */
  exportLog(): string;
  /** Times every step and ingest from now on; with null no longer. Nothing is timed until then. B-DEV-01. */
  measure(onTiming: ((timing: Timing) => void) | null): void;
  /** Ends the session; call before terminating the worker. */
  stop(): void;
}
