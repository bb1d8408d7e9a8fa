import type { BehaviorPattern, Egg, EmergencePattern, TimeOfDay } from './egg.ts';
import type { NarrativeState } from './narrative.ts';
import type { Recommendation, ScoredRecommendation } from './recommendation.ts';
import type { TelemetryBatch } from './telemetry.ts';
import type { Profile } from './visitor.ts';

/** Everything that crosses the worker boundary. Commands go in, partial diffs come out; there are no getters in a loop. */

/** What a page asks of the simulation while it is open (src/app/routes.ts). */
export interface RouteRules {
  readonly path: string;
  /** Eggs drift on most pages, circle the text on /collaborate, and stay away from quiet ones. */
  readonly eggs: 'drift' | 'emergent' | 'none';
  /** Whether ambient glitches may come here. */
  readonly glitches: boolean;
  /** Whether the agent of the phase may write in the margin here. */
  readonly narrative: boolean;
}

export type SimulationInput =
  | { readonly kind: 'telemetry'; readonly batch: TelemetryBatch }
  | { readonly kind: 'tick' }
  | { readonly kind: 'profile'; readonly profile: Profile }
  | { readonly kind: 'recommendations'; readonly recommendations: readonly Recommendation[] }
  | { readonly kind: 'route'; readonly rules: RouteRules }
  | { readonly kind: 'egg-clicked'; readonly id: string }
  | { readonly kind: 'fragment-found'; readonly fragment: string }
  /** A clause that the reader has written into the draft, as it reads there. */
  | { readonly kind: 'clause-chosen'; readonly clause: string }
  | { readonly kind: 'key'; readonly key: string; readonly atMs: number }
  /** A word put into the field for it, for those who cannot type into the air; answered as heard or as missed. */
  | { readonly kind: 'word-said'; readonly word: string }
  /** The page has sent the batch with this sequence number; what it held is no longer pending. */
  | { readonly kind: 'batch-sent'; readonly sequence: number; readonly through: number }
  /** The window's local hour, 0 to 23, for the bands of R-EGG-08. */
  | { readonly kind: 'hour'; readonly hour: number };

/**
 * A flush that lies ready: `body` is the JSON of POST /api/visitor/track, at most 60,000 bytes. It covers every
 * record up to `through`. `id` never repeats; a body may be sent any number of times under one id and counts once.
 */
export interface PreparedBatch {
  readonly id: string;
  readonly sequence: number;
  readonly through: number;
  readonly body: string;
}

/** A disturbance that the simulation asks the overlay to draw. */
export interface Disturbance {
  readonly id: number;
  readonly kind: 'glitch';
  readonly durationMs: number;
  /** Seeds the look of it, an unsigned 32-bit integer. */
  readonly seed: number;
}

/** How many lines each phase has for the margin; `NarrativeOverlay.index` is one of them. */
export const remarksPerPhase = 8;

/** A line that the simulation asks for in the margin of the page. The words are the server's (GET /api/visitor/remarks). */
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
  readonly eggs: readonly Egg[];
  readonly discoveredEggs: readonly string[];
  readonly recommendations: readonly ScoredRecommendation[];
  readonly narrative: NarrativeState;
  /** Null while nothing is pending. */
  readonly preparedBatch: PreparedBatch | null;
  readonly disturbance: Disturbance | null;
  /** The latest on this page; null before there is one. */
  readonly narrativeOverlay: NarrativeOverlay | null;
}

export interface SimulationChange extends Partial<SimulationView> {
  /** Set on the beat at which a flush is due (every 30 s, R-BEH-02). */
  readonly flushDue?: true;
  /** Set once when an egg is discovered (R-EGG-05). */
  readonly eggDiscovered?: Egg;
  /** Set once each time a secret word is typed or said, in small letters. What it opens is the server's to say. R-SEC-01. */
  readonly protocolHeard?: string;
  /** Set once for a word that was said and is none of the four. */
  readonly protocolMissed?: true;
}

/** By what the secret words are known without being shipped: salted, slow digests (core/protocol-words.ts). B-SEC-01. */
export interface ProtocolDigests {
  readonly salt: string;
  /** 32 hex digits each, in no order that says anything. */
  readonly digests: readonly string[];
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
  readonly narrative: NarrativeState;
  readonly protocolDigests: ProtocolDigests;
  /** A snapshot to go on from, as `snapshot()` gave it. */
  readonly snapshot?: string;
}

/**
 * What something took, ms. trip: a call to the worker, from the message posted to the answer read. step and ingest: the
 * worker's own share, by its own clock; ingest where telemetry was among the inputs, step for a tick and all else.
 */
export interface Timing {
  readonly kind: 'trip' | 'step' | 'ingest';
  readonly ms: number;
}

/** The service behind Comlink. Every call settles; `start` must come first and throws a RangeError on bad options. */
export interface SimulationApi {
  start(options: SimulationOptions, onChange: (change: SimulationChange) => void): void;
  send(inputs: readonly SimulationInput[]): void;
  /** The clock stands still while the page is hidden. */
  pause(): void;
  resume(): void;
  /** The whole state as text, for `SimulationOptions.snapshot`. */
  snapshot(): string;
  /** The log so far as text: options, each input with its simulation time, and the end; `replayLog` of the core reads it. */
  exportLog(): string;
  /** Has every step and ingest timed from now on, or with null none any more. Nothing is timed until then. B-DEV-01. */
  measure(onTiming: ((timing: Timing) => void) | null): void;
  /** Ends timers and subscriptions; call before terminating the worker. */
  stop(): void;
}
