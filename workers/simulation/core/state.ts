import type { Egg, EggRarity } from '#contract/egg.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import type { Recommendation, ScoredRecommendation } from '#contract/recommendation.ts';
import type { Disturbance, ProtocolDigests, RouteRules } from '#contract/simulation.ts';
import type { RemarkState } from './remarks.ts';

/**
 * What the reader did that no sent batch has covered yet. Every record keeps its ordinal, so that `batch-sent` can
 * drop exactly what a batch held. Flat arrays: a second of scrolling is sixty records.
 */
export interface PendingLog {
  /** Triples of percent (0 to 100), time (epoch ms) and ordinal. */
  readonly scrolls: readonly number[];
  readonly hoverTexts: readonly string[];
  readonly hoverOrdinals: readonly number[];
  readonly interactionTexts: readonly string[];
  readonly interactionOrdinals: readonly number[];
  /** Milliseconds in view that no sent batch has covered. */
  readonly dwellMs: number;
  /** Pairs of ordinal and the `dwellMs` that stood at it: how much of the dwell a batch up to there covers. */
  readonly dwellMarks: readonly number[];
  /** Ordinal of the newest record seen; a batch that comes twice adds nothing. */
  readonly through: number;
  readonly inView: boolean;
  /** Time of the newest record, epoch ms of the page's clock; 0 before the first. */
  readonly newestAt: number;
  /** Time of the newest scroll, hover or interaction, epoch ms of the page's clock; 0 before the first. */
  readonly lastInteraction: number;
}

/** One second or so of what the reader did, in simulation time. */
export interface ActivityBeat {
  readonly atMs: number;
  /** Percent of pages scrolled over, up and down alike: it does not depend on how often scrolling is sampled. */
  readonly travelPercent: number;
  readonly hovers: number;
  readonly interactions: number;
}

/** The last minute, and when each kind of thing last happened (simulation time, 0 for never). */
export interface RecentActivity {
  readonly beats: readonly ActivityBeat[];
  readonly lastPercent: number | null;
  readonly lastAt: { readonly dwell: number; readonly scroll: number; readonly hover: number; readonly click: number };
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
  /** How many checks were held, and each rarity's rolls: what `npm run replay` says and the tests count. */
  readonly checks: number;
  readonly rolls: Readonly<Record<EggRarity, RarityTally>>;
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
  readonly version: 1;
  readonly sessionId: string;
  readonly nowMs: number;
  readonly hour: number;
  readonly route: RouteRules | null;
  readonly facts: ReaderFacts;
  readonly pending: PendingLog;
  /** Number of the batch that is being filled, from 1. */
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
  readonly keys: { readonly letters: string; readonly lastAtMs: number };
  /** What a key is held against; part of the state so that a log replays by itself. */
  readonly protocolDigests: ProtocolDigests;
  readonly narrative: NarrativeState;
}
