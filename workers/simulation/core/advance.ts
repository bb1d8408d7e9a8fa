import type { Egg } from '#contract/egg.ts';
import type { SimulationChange, SimulationInput } from '#contract/simulation.ts';
import type { Profile } from '#contract/visitor.ts';
import { dropThrough, isFull } from './batches.ts';
import { ingest } from './behaviour.ts';
import { discover, slugOf } from './eggs.ts';
import { evolve } from './evolve.ts';
import { recordClause, recordFragment, recordProfile } from './narrative.ts';
import { isSecretWord, wordAtEnd } from './protocol-words.ts';
import type { Random } from './random.ts';
import { changeHands, turnPage } from './remarks.ts';
import { scoreRecommendations } from './recommendations.ts';
import { pressKey } from './secret-keys.ts';
import type { SimulationState } from './state.ts';
import { changeBetween } from './view.ts';

/** What happened in a step and leaves no trace in the view by itself. */
export interface StepEvents {
  readonly isFlushDue: boolean;
  readonly discovered: Egg | null;
  /** A secret word that this input completed. */
  readonly heard: string | null;
  /** True for a word that was said and is none of them. */
  readonly hasMissed: boolean;
}

/** A step in which nothing happened. */
export const nothing: StepEvents = { isFlushDue: false, discovered: null, heard: null, hasMissed: false };

/**
 * The next state: time passes until `nowMs` (simulation time, epoch ms; earlier than the state's own is as now), then
 * `input` takes effect. `random` moves on. The same state, input, time and chance give the same bytes. Never throws on
 * inputs of the contract's shape. B-WRK-01.
 */
export function step(
  state: SimulationState,
  input: SimulationInput,
  nowMs: number,
  random: Random,
): { readonly state: SimulationState; readonly events: StepEvents } {
  const { state: evolved, isFlushDue } = evolve(state, nowMs, random);
  const passed = { ...nothing, isFlushDue };
  switch (input.kind) {
    case 'egg-clicked': {
      const found = discover(evolved.eggs, input.id);
      if (found === null) return { state: evolved, events: passed };
      const narrative = recordFragment(evolved.narrative, `egg:${slugOf(found.egg.id)}`);
      return { state: { ...evolved, eggs: found.eggs, narrative }, events: { ...passed, discovered: found.egg } };
    }
    case 'key': {
      const keys = pressKey(evolved.keys, input.key, input.atMs);
      if (keys === evolved.keys) return { state: evolved, events: passed };
      const heard = wordAtEnd(keys.letters, evolved.protocolDigests);
      return { state: { ...evolved, keys }, events: { ...passed, heard } };
    }
    case 'word-said': {
      const isKnown = isSecretWord(input.word, evolved.protocolDigests);
      return { state: evolved, events: { ...passed, heard: isKnown ? input.word : null, hasMissed: !isKnown } };
    }
    default: {
      const taken = take(evolved, input);
      const hasGrownFull = taken.pending !== evolved.pending && isFull(taken);
      return { state: taken, events: { ...passed, isFlushDue: isFlushDue || hasGrownFull } };
    }
  }
}

type Taken = Exclude<SimulationInput, { kind: 'egg-clicked' | 'key' | 'word-said' }>;

function take(state: SimulationState, input: Taken): SimulationState {
  switch (input.kind) {
    case 'tick':
      return state;
    case 'telemetry':
      return { ...state, ...ingest(state.pending, state.recent, input.batch, state.nowMs) };
    case 'batch-sent':
      if (input.sequence !== state.sequence) return state;
      return { ...state, pending: dropThrough(state.pending, input.through), sequence: state.sequence + 1 };
    case 'profile':
      return takeProfile(state, input.profile);
    case 'recommendations':
      return {
        ...state,
        offered: input.recommendations,
        scored: scoreRecommendations(input.recommendations, state.facts),
      };
    case 'route':
      return {
        ...state,
        route: input.rules,
        // The new page starts at its own top, which is no scrolling.
        recent: { ...state.recent, lastPercent: null },
        eggs: input.rules.eggs === 'none' && state.eggs.live.length > 0 ? { ...state.eggs, live: [] } : state.eggs,
        remarks: turnPage(state.remarks, state.nowMs),
      };
    case 'fragment-found':
      return { ...state, narrative: recordFragment(state.narrative, input.fragment) };
    case 'clause-chosen':
      return { ...state, narrative: recordClause(state.narrative, input.clause) };
    case 'hour':
      return { ...state, hour: input.hour };
  }
}

function takeProfile(state: SimulationState, profile: Profile): SimulationState {
  const facts = {
    phase: profile.phaseUnlocked,
    suspicion: profile.suspicionLevel,
    interactions: profile.interactions,
    daysSinceFirst: profile.daysSinceFirst,
  };
  return {
    ...state,
    facts,
    scored: state.offered.length === 0 ? state.scored : scoreRecommendations(state.offered, facts),
    narrative: recordProfile(state.narrative, profile, state.nowMs),
    remarks: facts.phase === state.facts.phase ? state.remarks : changeHands(state.remarks),
  };
}

/** The change from `before` (null: from nothing) to `after`, with what happened in between. */
export const changeOf = (
  before: SimulationState | null,
  after: SimulationState,
  { isFlushDue, discovered, heard, hasMissed }: StepEvents,
): SimulationChange => ({
  ...changeBetween(before, after),
  ...(isFlushDue && { flushDue: true }),
  ...(discovered !== null && { eggDiscovered: discovered }),
  ...(heard !== null && { protocolHeard: heard }),
  ...(hasMissed && { protocolMissed: true }),
});
