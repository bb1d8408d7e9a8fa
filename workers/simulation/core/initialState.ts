import type { SimulationOptions } from '#contract/simulation.ts';
import { type PendingRecords, startPosition } from '#contract/telemetryFold.ts';
import { ambientWaitMs, calmDisturbanceWaitMs } from './ambient.ts';
import { eggCheckEveryMs } from './eggs.ts';
import { flushEveryMs } from './evolve.ts';
import { noGaze } from './gaze.ts';
import type { Random } from './random.ts';
import { initialRemarks } from './remarks.ts';
import type { RarityTally, ReaderFacts, SimulationState } from './state.ts';

const untried: RarityTally = { tried: 0, passed: 0 };

const emptyPending: PendingRecords = { start: startPosition, records: [], end: startPosition };

/** The state of a session that begins at `nowMs`, before anything has happened. Never throws. */
export function initialState(
  options: Pick<SimulationOptions, 'sessionId' | 'hour' | 'narrative' | 'protocolDigests'>,
  nowMs: number,
  random: Random,
): SimulationState {
  const facts: ReaderFacts = { phase: 0, suspicion: 0, interactions: 0, daysSinceFirst: 0 };
  return {
    version: 5,
    sessionId: options.sessionId,
    nowMs,
    hour: options.hour,
    route: null,
    ownFacts: facts,
    preview: { phase: null, suspicion: null },
    facts,
    pending: emptyPending,
    sequence: 1,
    nextFlushAt: nowMs + flushEveryMs,
    recent: { beats: [], lastPercent: null, lastAt: { dwell: 0, scroll: 0, hover: 0, click: 0 }, gaze: noGaze },
    awareness: 0,
    stability: 1,
    eggs: {
      live: [],
      discovered: [],
      isHeld: false,
      emerged: 0,
      seen: [],
      nextCheckAt: nowMs + eggCheckEveryMs,
      checks: 0,
      rolls: { common: untried, uncommon: untried, rare: untried, legendary: untried, mythic: untried },
    },
    disturbance: null,
    nextDisturbanceAt: nowMs + ambientWaitMs(calmDisturbanceWaitMs, facts, random),
    remarks: initialRemarks(facts, nowMs, random),
    offered: [],
    scored: [],
    protocolDigests: options.protocolDigests,
    narrative: options.narrative,
  };
}
