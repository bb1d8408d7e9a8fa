import type { Egg, EggRarity } from '#contract/egg.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import type { Recommendation, ScoredRecommendation } from '#contract/recommendation.ts';
import type { Disturbance, NarrativeOverlay, ProtocolDigests, RouteRules } from '#contract/simulation.ts';
import type { PendingRecords } from '#contract/telemetryFold.ts';
import type { Gaze } from './gaze.ts';

/** The reader's activity in about one second, in simulation time. */
export interface ActivityBeat {
  readonly atMs: number;
  /** Scrolled distance in percent of a page, up and down added. It does not depend on the sampling rate. */
  readonly travelPercent: number;
  readonly hovers: number;
  readonly interactions: number;
}

/** The last minute, and the time of the latest activity of each kind (simulation time, 0 for never). */
export interface RecentActivity {
  readonly beats: readonly ActivityBeat[];
  readonly lastPercent: number | null;
  readonly lastAt: { readonly dwell: number; readonly scroll: number; readonly hover: number; readonly click: number };
  readonly gaze: Gaze;
}

export interface RarityTally {
  readonly tried: number;
  readonly passed: number;
}

export interface EggState {
  readonly live: readonly Egg[];
  readonly discovered: readonly string[];
  /** True while undiscovered eggs do not expire. */
  readonly isHeld: boolean;
  /** Number of eggs emerged in this session; the number in the latest id. */
  readonly emerged: number;
  /** Slugs of the eggs that have emerged. When all possible eggs of a rarity have emerged, the rarity starts again. */
  readonly seen: readonly string[];
  readonly nextCheckAt: number;
  /** Number of checks, and the rolls of each rarity. `npm run replay` prints them, and the tests count them. */
  readonly checks: number;
  readonly rolls: Readonly<Record<EggRarity, RarityTally>>;
}

/** The remark on the page, and the unused remarks. Times are simulation time in epoch ms. */
export interface RemarkState {
  readonly shown: NarrativeOverlay | null;
  /** Number of remarks so far, which is the id of the latest one. */
  readonly count: number;
  readonly nextAt: number;
  /** Indices of this phase's remarks that are unused in the present round. */
  readonly unused: readonly number[];
  /** Index of this phase's latest remark; null for none. */
  readonly latest: number | null;
}

/** The profile's values for the rules. Zeros before the first profile. */
export interface ReaderFacts {
  readonly phase: number;
  readonly suspicion: number;
  readonly interactions: number;
  readonly daysSinceFirst: number;
}

/** The whole simulation as plain data, which JSON keeps without loss. Times are simulation time in epoch ms. */
export interface SimulationState {
  readonly version: 5;
  readonly sessionId: string;
  readonly nowMs: number;
  readonly hour: number;
  readonly route: RouteRules | null;
  /** The visitor's own facts, from the last profile. */
  readonly ownFacts: ReaderFacts;
  /** The inspector's replacements; null for a value that is not previewed. */
  readonly preview: { readonly phase: number | null; readonly suspicion: number | null };
  /** The facts for the rules: the visitor's own facts, overridden by the previewed values. */
  readonly facts: ReaderFacts;
  /** The reader's records that no closed batch contains. */
  readonly pending: PendingRecords;
  /** Number of the next batch, from 1. */
  readonly sequence: number;
  readonly nextFlushAt: number;
  readonly recent: RecentActivity;
  readonly awareness: number;
  readonly stability: number;
  readonly eggs: EggState;
  readonly disturbance: Disturbance | null;
  readonly nextDisturbanceAt: number;
  readonly remarks: RemarkState;
  readonly offered: readonly Recommendation[];
  readonly scored: readonly ScoredRecommendation[];
  /** The digests of the secret words. Part of the state, so that a log is complete. */
  readonly protocolDigests: ProtocolDigests;
  readonly narrative: NarrativeState;
}
