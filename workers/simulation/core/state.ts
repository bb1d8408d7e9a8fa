import type { Egg, EggRarity } from '#contract/egg.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import type { Recommendation, ScoredRecommendation } from '#contract/recommendation.ts';
import type { Disturbance, NarrativeOverlay, ProtocolDigests, RouteRules } from '#contract/simulation.ts';
import type { PendingRecords } from '#contract/telemetryFold.ts';
import type { Gaze } from './gaze.ts';

/** What the reader did in about a second, in simulation time. */
export interface ActivityBeat {
  readonly atMs: number;
  /** Percent of a page that was scrolled over, up and down alike. It does not depend on how often scrolling is sampled. */
  readonly travelPercent: number;
  readonly hovers: number;
  readonly interactions: number;
}

/** The last minute, and when each kind of thing last happened (simulation time, 0 for never). */
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
  /** How many have emerged in this session; the number in the next id. */
  readonly emerged: number;
  readonly nextCheckAt: number;
  /** How many checks were held, and the rolls of each rarity: `npm run replay` prints them and the tests count them. */
  readonly checks: number;
  readonly rolls: Readonly<Record<EggRarity, RarityTally>>;
}

/** The remark on the page, and which are left. Times are simulation time in epoch ms. */
export interface RemarkState {
  readonly shown: NarrativeOverlay | null;
  /** How many there have been; the id of the latest. */
  readonly count: number;
  readonly nextAt: number;
  /** Indices of this phase's remarks that were not used since all of them had been. */
  readonly unused: readonly number[];
  /** Index of the remark of this phase that was used last; null for none. */
  readonly latest: number | null;
}

/** What the rules need of the profile. Zeros before the first one. */
export interface ReaderFacts {
  readonly phase: number;
  readonly suspicion: number;
  readonly interactions: number;
  readonly daysSinceFirst: number;
}

/** The whole simulation as plain data: it survives JSON unchanged. Times are simulation time in epoch ms. */
export interface SimulationState {
  readonly version: 4;
  readonly sessionId: string;
  readonly nowMs: number;
  readonly hour: number;
  readonly route: RouteRules | null;
  /** The visitor's own facts, from the last profile. */
  readonly ownFacts: ReaderFacts;
  /** What the inspector shows instead; null for a value that is not previewed. */
  readonly preview: { readonly phase: number | null; readonly suspicion: number | null };
  /** What the rules go by: the visitor's own facts with the previewed ones over them. */
  readonly facts: ReaderFacts;
  /** What the reader did that no closed batch covers. */
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
  /** What words are compared with; part of the state so that a log replays by itself. */
  readonly protocolDigests: ProtocolDigests;
  readonly narrative: NarrativeState;
}
