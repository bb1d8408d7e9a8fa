import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';

/**
 * The stored state of a reader who has seen the notices of the phases up to `phase` and of their letters. A new notice
 * would cover a part of the page for five seconds, and would sound.
 */
export function returning(phase: number): NarrativeState {
  const phases = Array.from({ length: phase }, (_, index) => index + 1);
  return {
    ...emptyNarrative,
    phaseTransitions: phases.map((phase) => ({ phase, timestamp: 0 })),
    personalizedNotes: phases.map((phase) => ({ phase, from: 'nobody', text: 'Read before.' })),
  };
}
