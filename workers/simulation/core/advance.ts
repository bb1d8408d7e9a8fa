import type { Egg } from '#contract/egg.ts';
import type { SimulationChange, SimulationInput } from '#contract/simulation.ts';
import { dropThrough, foldBehavior, nextBatch } from '#contract/telemetryFold.ts';
import type { Profile } from '#contract/visitor.ts';
import { firstDisturbanceAt } from './ambient.ts';
import { ingest } from './behaviour.ts';
import { discover, slugOf } from './eggs.ts';
import { evolve } from './evolve.ts';
import { noGaze } from './gaze.ts';
import { recordCollaboration, recordFragment, recordProfile } from './narrative.ts';
import { isSecretWord } from './secret-words.ts';
import type { Random } from './random.ts';
import { clearRemark, resetRemarks } from './remarks.ts';
import { scoreRecommendations } from './recommendations.ts';
import type { ReaderFacts, SimulationState } from './state.ts';
import { changeBetween } from './view.ts';

/** Events of a step that the next state does not show. */
export interface StepEvents {
  /** True when a flush is due. There is a batch to send only if records are pending at that time. */
  readonly isFlushDue: boolean;
  readonly discovered: Egg | null;
  /** The secret word completed by this input; null for none. */
  readonly recognizedWord: string | null;
  /** True when a submitted word is not a secret word. */
  readonly hasRejectedWord: boolean;
}

/** A step without events. */
export const noEvents: StepEvents = {
  isFlushDue: false,
  discovered: null,
  recognizedWord: null,
  hasRejectedWord: false,
};

/**
 * Returns the next state: time passes until `nowMs`, then `input` takes effect. Advances `random`. B-WRK-01. `nowMs` is
 * simulation time, epoch ms. A value before the state's own time counts as the state's time. The same state, input,
 * time and random numbers give the same bytes. Never throws on inputs of the contract's shape.
 */
export function step(
  state: SimulationState,
  input: SimulationInput,
  nowMs: number,
  random: Random,
): { readonly state: SimulationState; readonly events: StepEvents } {
  const { state: evolved, isFlushDue } = evolve(state, nowMs, random);
  const passed = { ...noEvents, isFlushDue };
  switch (input.kind) {
    case 'egg-clicked': {
      const found = discover(evolved.eggs, input.id);
      if (found === null) return { state: evolved, events: passed };
      const fragment = `egg:${slugOf(found.egg.id)}`;
      const narrative = isPreviewing(evolved)
        ? evolved.narrative
        : recordFragment(evolved.narrative, fragment, { atMs: input.atMs, path: evolved.route?.path });
      return { state: { ...evolved, eggs: found.eggs, narrative }, events: { ...passed, discovered: found.egg } };
    }
    case 'secret-word-typed':
    case 'secret-word-submitted': {
      const isKnown = isSecretWord(input.word, evolved.protocolDigests);
      const hasRejectedWord = !isKnown && input.kind === 'secret-word-submitted';
      return { state: evolved, events: { ...passed, recognizedWord: isKnown ? input.word : null, hasRejectedWord } };
    }
    default: {
      const next = apply(evolved, input);
      // A full batch is due before the 30 s have passed, because no record may be dropped. R-BEH-02.
      const hasGrownFull = next.pending !== evolved.pending && foldBehavior(next.pending).isFull;
      return { state: next, events: { ...passed, isFlushDue: isFlushDue || hasGrownFull } };
    }
  }
}

type PlainInput = Exclude<SimulationInput, { kind: 'egg-clicked' | 'secret-word-typed' | 'secret-word-submitted' }>;

/** Applies an input that only affects the state. */
function apply(state: SimulationState, input: PlainInput): SimulationState {
  switch (input.kind) {
    case 'tick':
      return state;
    case 'telemetry':
      return { ...state, ...ingest(state.pending, state.recent, input.batch, state.nowMs) };
    case 'batch-closed':
      // The page numbers the batches. A worker without a snapshot continues with the page's number.
      if (input.sequence < state.sequence) return state;
      return { ...state, pending: dropThrough(state.pending, input.through), sequence: input.sequence + 1 };
    case 'profile':
      return applyProfile(state, input.profile, input.atMs);
    case 'preview':
      return withFacts(state, state.ownFacts, { phase: input.phase, suspicion: input.suspicion });
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
        // The new page starts at its top: the jump there is not scrolling, and nothing has been hovered yet.
        recent: { ...state.recent, lastPercent: null, gaze: noGaze },
        eggs: input.rules.eggs === 'none' && state.eggs.live.length > 0 ? { ...state.eggs, live: [] } : state.eggs,
        remarks: clearRemark(state.remarks, state.nowMs),
        nextDisturbanceAt: firstDisturbanceAt(state.nextDisturbanceAt, state.nowMs),
      };
    case 'fragment-found':
      if (isPreviewing(state)) return state;
      return {
        ...state,
        narrative: recordFragment(state.narrative, input.fragment, { atMs: input.atMs, path: state.route?.path }),
      };
    case 'collaboration-recorded':
      if (isPreviewing(state)) return state;
      return { ...state, narrative: recordCollaboration(state.narrative, input.entry) };
    case 'eggs-held':
      return { ...state, eggs: { ...state.eggs, isHeld: input.isHeld } };
    case 'hour':
      return { ...state, hour: input.hour };
  }
}

/** `atMs`: wall clock, for the dates that readers see. */
function applyProfile(state: SimulationState, profile: Profile, atMs: number): SimulationState {
  const own = {
    phase: profile.phaseUnlocked,
    suspicion: profile.suspicionLevel,
    interactions: profile.interactions,
    daysSinceFirst: profile.daysSinceFirst,
  };
  return {
    ...withFacts(state, own, state.preview),
    narrative: recordProfile(state.narrative, profile, atMs),
  };
}

/** During a preview nothing is recorded about the visitor. B-DEV-01. */
const isPreviewing = ({ preview }: SimulationState): boolean => preview.phase !== null || preview.suspicion !== null;

/** The state with other facts. Recommendations are ranked again; a new phase restarts the remarks. */
function withFacts(
  state: SimulationState,
  ownFacts: ReaderFacts,
  preview: SimulationState['preview'],
): SimulationState {
  const facts = {
    ...ownFacts,
    phase: preview.phase ?? ownFacts.phase,
    suspicion: preview.suspicion ?? ownFacts.suspicion,
  };
  return {
    ...state,
    ownFacts,
    preview,
    facts,
    scored: state.offered.length === 0 ? state.scored : scoreRecommendations(state.offered, facts),
    remarks: facts.phase === state.facts.phase ? state.remarks : resetRemarks(state.remarks),
  };
}

/** The change from `before` to `after`, with the events between them. `before` null: report every field. */
export const changeOf = (
  before: SimulationState | null,
  after: SimulationState,
  { isFlushDue, discovered, recognizedWord, hasRejectedWord }: StepEvents,
): SimulationChange => {
  // The worker builds the body only here, when a flush is due, and not with every record.
  const flush = isFlushDue ? nextBatch(after.pending, after.sessionId, after.sequence) : null;
  return {
    ...changeBetween(before, after),
    ...(flush !== null && { flush }),
    ...(discovered !== null && { eggDiscovered: discovered }),
    ...(recognizedWord !== null && { secretWordRecognized: recognizedWord }),
    ...(hasRejectedWord && { secretWordRejected: true }),
  };
};
