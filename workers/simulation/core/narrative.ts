import {
  clauseLimit,
  findLimit,
  type NarrativeState,
  suspicionEventLimit,
  suspicionQuietMs,
} from '#contract/narrative.ts';
import type { PersonalizedNote, Profile } from '#contract/visitor.ts';

const clauseLengthLimit = 160;
/** A fragment of any other form would have the server refuse the whole state (contract/api/visitor.ts). */
const fragmentForm = /^[a-z_]+:[A-Za-z0-9_.-]+$/;
const fragmentLengthLimit = 80;

/** Highest phase on record, 0 before any. */
const lastRecordedPhase = (narrative: NarrativeState): number =>
  narrative.phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/**
 * What a profile adds. A phase above the last recorded one is one transition, to the phase reached, however many were
 * passed; the notes are of every phase up to it that are not yet held. R-PRO-02.
 */
export function recordProfile(narrative: NarrativeState, profile: Profile, nowMs: number): NarrativeState {
  let next = recordSuspicion(narrative, profile.suspicionLevel, nowMs);
  if (profile.phaseUnlocked > lastRecordedPhase(next)) {
    const transition = { phase: profile.phaseUnlocked, timestamp: nowMs };
    next = { ...next, phaseTransitions: [...next.phaseTransitions, transition] };
  }
  const missing = profile.personalizedNotes.filter((note) => isNewNote(next, note, profile.phaseUnlocked));
  if (missing.length === 0) return next;
  const notes = [...next.personalizedNotes, ...missing].sort((a, b) => a.phase - b.phase);
  return { ...next, personalizedNotes: notes };
}

const isNewNote = (narrative: NarrativeState, note: PersonalizedNote, reached: number): boolean =>
  note.phase >= 1 && note.phase <= reached && !narrative.personalizedNotes.some(({ phase }) => phase === note.phase);

/**
 * Logs a suspicion above 0 unless an event is less than 5 minutes old. An event from the future is one from before the
 * clock was set back, and silences nothing. R-PRO-03.
 */
function recordSuspicion(narrative: NarrativeState, suspicion: number, nowMs: number): NarrativeState {
  if (suspicion <= 0) return narrative;
  const isQuiet = narrative.suspicionEvents.every(
    ({ timestamp }) => timestamp > nowMs || nowMs - timestamp >= suspicionQuietMs,
  );
  if (!isQuiet) return narrative;
  const event = { event: `suspicion at ${suspicion}`, timestamp: nowMs };
  return { ...narrative, suspicionEvents: [...narrative.suspicionEvents, event].slice(-suspicionEventLimit) };
}

/**
 * Notes a find, `type:fragmentId`. It stands once among the fragments; the path is the order of finds, so a second
 * visit is a second step, and the same step twice running is one. Anything of another form is passed over. R-PRO-04.
 */
export function recordFragment(narrative: NarrativeState, fragment: string): NarrativeState {
  if (!fragmentForm.test(fragment) || fragment.length > fragmentLengthLimit) return narrative;
  const { discoveredFragments, investigationPath } = narrative;
  const isKnown = discoveredFragments.includes(fragment) || discoveredFragments.length >= findLimit;
  const isStep = investigationPath.at(-1) !== fragment;
  if (isKnown && !isStep) return narrative;
  return {
    ...narrative,
    discoveredFragments: isKnown ? discoveredFragments : [...discoveredFragments, fragment],
    investigationPath: isStep ? [...investigationPath, fragment].slice(-findLimit) : investigationPath,
  };
}

/**
 * Notes a clause that the reader wrote into the draft. A change of mind is one more entry, the same clause twice running
 * is one, and the newest 200 are kept. One that is empty or longer than 160 characters is passed over. R-PRO-04.
 */
export function recordClause(narrative: NarrativeState, clause: string): NarrativeState {
  const history = narrative.collaborationHistory;
  if (clause === '' || clause.length > clauseLengthLimit || history.at(-1) === clause) return narrative;
  return { ...narrative, collaborationHistory: [...history, clause].slice(-clauseLimit) };
}
