import type { BehaviorPattern, Egg, EmergencePattern, TimeOfDay } from './egg.ts';
import type { NarrativeState } from './narrative.ts';
import type { Recommendation, ScoredRecommendation } from './recommendation.ts';
import type { TelemetryBatch } from './telemetry.ts';
import type { BehaviorBatch } from './telemetryFold.ts';
import type { Profile } from './visitor.ts';

/** Messages between the page and the worker: inputs to the worker, changes to the page. */

/** The simulation's permissions on the open page (src/app/routes.ts). */
export interface RouteRules {
  readonly path: string;
  /** drift: most pages; emergent: eggs circle the text on /collaborate; none: no eggs, on quiet pages. */
  readonly eggs: 'drift' | 'emergent' | 'none';
  /** The kind of ambient glitch of this page; false for a page without ambient effects. */
  readonly glitches: GlitchKind | false;
  /** Whether the agent of the phase may make remarks here. */
  readonly narrative: boolean;
}

export type SimulationInput =
  | { readonly kind: 'telemetry'; readonly batch: TelemetryBatch }
  /** Only advances the time. */
  | { readonly kind: 'tick' }
  /**
   * The visitor's own profile, never a preview. `atMs`: time of its arrival by the wall clock, epoch ms; it dates the
   * narrative state.
   */
  | { readonly kind: 'profile'; readonly profile: Profile; readonly atMs: number }
  /**
   * The inspector's replacements for the visitor's own phase and suspicion; null for a value that is not previewed.
   * Eggs, disturbances, remarks and recommendations follow the preview. The narrative state does not: during a preview
   * it records no fragment and no collaboration. B-DEV-01.
   */
  | { readonly kind: 'preview'; readonly phase: number | null; readonly suspicion: number | null }
  | { readonly kind: 'recommendations'; readonly recommendations: readonly Recommendation[] }
  | { readonly kind: 'route'; readonly rules: RouteRules }
  /** `atMs`, here and below: time of the find by the wall clock, epoch ms. Wiring adds it. */
  | { readonly kind: 'egg-clicked'; readonly id: string; readonly atMs?: number }
  | { readonly kind: 'fragment-found'; readonly fragment: string; readonly atMs?: number }
  /** `entry`: a clause that the reader wrote into the draft of /collaborate, as displayed there. */
  | { readonly kind: 'collaboration-recorded'; readonly entry: string }
  /**
   * Letters typed on the page that may be a secret word (contract/secretWords.ts). The worker reports only a secret
   * word.
   */
  | { readonly kind: 'secret-word-typed'; readonly word: string }
  /** A word from the form for readers who cannot type on the page. The worker reports it as recognized or rejected. */
  | { readonly kind: 'secret-word-submitted'; readonly word: string }
  /**
   * The page has closed the batch with this sequence number. The records up to the ordinal `through` are no longer
   * pending.
   */
  | { readonly kind: 'batch-closed'; readonly sequence: number; readonly through: number }
  /**
   * True: from now on no undiscovered egg expires. False: eggs that are due expire. Eggs are held while the reader uses
   * keys, because reaching an egg by key can take longer than its lifespan. B-EAR-02.
   */
  | { readonly kind: 'eggs-held'; readonly isHeld: boolean }
  /** The local hour, 0 to 23, for the times of day of R-EGG-08. */
  | { readonly kind: 'hour'; readonly hour: number };

/**
 * The effect of a glitch on the words of the page.
 * - slices: a line of text is cut and displaced
 * - split: the colours of a line separate
 * - blocks: squares of a line change places
 * - tear: a scanline runs through a line
 * - hold: the picture moves upwards, like a television without vertical hold
 * - bits: a line loses resolution and gets it back
 */
export const glitchKinds = ['slices', 'split', 'blocks', 'tear', 'hold', 'bits'] as const;
export type GlitchKind = (typeof glitchKinds)[number];

/**
 * Reading effects: a machine at work on the words of the page. All words stay in place. B-OVL-06.
 * - pieces: the tokens of a line of text are marked one after the other
 * - threads: lines from the word under the pointer to the words on which the pointer rested longest in this visit
 * - settling: two other likely words appear in place of a word before the word itself
 * - surprise: a scan of some lines of text, after which the least expected words stay lit
 */
export const readingKinds = ['pieces', 'threads', 'settling', 'surprise'] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** An ambient effect for the overlay to draw: a glitch or a reading effect. */
export type Disturbance = {
  readonly id: number;
  /** Height of the effect: its share of the height of the browser's window, 0 (one line of text) to 1. */
  readonly reach: number;
  /** Seed of the effect's appearance, an unsigned 32-bit integer. */
  readonly seed: number;
} & (
  | { readonly kind: 'glitch'; readonly glitch: GlitchKind; readonly durationMs: number }
  | { readonly kind: 'reading'; readonly reading: ReadingKind }
);

/** Number of remarks for each phase; `NarrativeOverlay.index` selects one. */
export const remarksPerPhase = 8;

/** A remark beside the page. Its text comes from the server (GET /api/visitor/remarks). */
export interface NarrativeOverlay {
  /** Unique in a session. */
  readonly id: number;
  /** 0 to remarksPerPhase - 1. */
  readonly index: number;
  readonly durationMs: number;
}

/** The page's view of the simulation. A change contains only the changed fields, each with its whole new value. */
export interface SimulationView {
  /** 0 to 1. */
  readonly awareness: number;
  /** 0.2 to 1. */
  readonly stability: number;
  readonly emergencePattern: EmergencePattern;
  readonly timeOfDay: TimeOfDay;
  readonly behaviorPattern: BehaviorPattern;
  /** The text hovered longest on this page, at most 50 characters; null for none. */
  readonly hoveredLongest: string | null;
  readonly eggs: readonly Egg[];
  readonly discoveredEggs: readonly string[];
  readonly recommendations: readonly ScoredRecommendation[];
  readonly narrative: NarrativeState;
  readonly disturbance: Disturbance | null;
  /** The latest remark on this page; null before the first remark. */
  readonly narrativeOverlay: NarrativeOverlay | null;
}

export interface SimulationChange extends Partial<SimulationView> {
  /**
   * Set when a flush is due: every 30 s, or as soon as a batch is full (R-BEH-02). The page closes the batch or ignores
   * it.
   */
  readonly flush?: BehaviorBatch;
  /** Set once when an egg is discovered (R-EGG-05). */
  readonly eggDiscovered?: Egg;
  /**
   * Set once for each secret word that is typed or submitted, in lower case. The server decides its effect. R-SEC-01.
   */
  readonly secretWordRecognized?: string;
  /** Set once for a submitted word that is not a secret word. */
  readonly secretWordRejected?: true;
}

/** Salted, slow digests of the secret words. The words themselves do not ship (core/secret-words.ts). B-SEC-01. */
export interface ProtocolDigests {
  readonly salt: string;
  /** 32 hex digits each. The order has no meaning. */
  readonly digests: readonly string[];
}

/** The inputs of one message, and the time at which the page sent the message. */
export interface TimedInputs {
  readonly inputs: readonly SimulationInput[];
  /** Epoch ms of the page's clock. */
  readonly atMs: number;
}

/** Inputs sent to an earlier worker after its last snapshot. */
export interface ReplayedInputs extends TimedInputs {
  /**
   * True when the earlier worker had answered this message. Its events (an egg discovered, a word recognized) are then
   * not reported again.
   */
  readonly wasAnswered: boolean;
}

export interface SimulationOptions {
  /** Unsigned 32-bit integer; the same seed, clock and inputs replay to the same bytes (B-WRK-01). */
  readonly seed: number;
  /** Prefix of every batch id: at least 16 characters, unique to this session. */
  readonly sessionId: string;
  /** Local hour at the start, 0 to 23. */
  readonly hour: number;
  /** Simulated milliseconds per real millisecond; 1 unless the inspector changes it. */
  readonly speed: number;
  /** The page's clock, epoch ms: at the start of the session, or at the snapshot. */
  readonly startedAtMs: number;
  readonly narrative: NarrativeState;
  readonly protocolDigests: ProtocolDigests;
  /** Whether every input is kept for `exportLog`. Only the inspector requests it. */
  readonly keepsLog?: boolean;
  /** A snapshot to continue from, as `snapshot()` returned it. */
  readonly snapshot?: string;
  /** Inputs sent after that snapshot, oldest first. They are applied before the first report. */
  readonly replay?: readonly ReplayedInputs[];
}

/**
 * The duration of a step, ms.
 * - trip: a call to the worker, from posting the message to reading the answer
 * - step, ingest: the worker's own share, by its own clock; ingest for messages with telemetry, step for others
 */
export interface Timing {
  readonly kind: 'trip' | 'step' | 'ingest';
  readonly ms: number;
}

/** The changes of one call, in the order in which to apply them; nearly always none or one. */
export type SimulationChanges = readonly SimulationChange[];

/**
 * The service behind Comlink. Every call settles. `start` must come first and throws a RangeError on invalid options.
 * The service has no timer and no clock: it counts the time between the `atMs` of two calls (epoch ms of the
 * page's clock). So the state changes only during a call, and the answer contains the changes.
 */
export interface SimulationApi {
  /** Returns the whole view. */
  start(options: SimulationOptions): SimulationChanges;
  /** Applies inputs and advances the simulation's time. The page calls `send` about once a second. */
  send(inputs: readonly SimulationInput[], atMs: number): SimulationChanges;
  /** Stops the simulation's time until `resume`, for a page that is hidden. */
  pause(atMs: number): SimulationChanges;
  resume(atMs: number): void;
  /** The whole state as text, for `SimulationOptions.snapshot`. */
  snapshot(): string;
  /**
   * The log so far as text: options, each input with its simulation time, and the end. `replayLog` of the core reads
   * it. Throws an Error without `keepsLog`.
   */
  exportLog(): string;
  /** Reports the time of every step and ingest from now on; null stops the reports. Off at first. B-DEV-01. */
  measure(onTiming: ((timing: Timing) => void) | null): void;
  /** Ends the session. The page calls `stop` before it terminates the worker. */
  stop(): void;
}
