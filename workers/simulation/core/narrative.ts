import {
  collaborationLimit,
  fragmentLimit,
  letterAfterTheEnd,
  type NarrativeState,
  suspicionEventLimit,
  suspicionQuietMs,
} from '#contract/narrative.ts';
import { onePerPhase } from '#contract/mergeNarratives.ts';
import type { PersonalizedNote, Profile } from '#contract/visitor.ts';

const collaborationLengthLimit = 160;
/** The server rejects the whole state for one fragment of another form (contract/api/visitor.ts). */
const fragmentForm = /^[a-z_]+:[A-Za-z0-9_.-]+$/;
const fragmentLengthLimit = 80;

/** The highest recorded phase; 0 for none. */
const lastRecordedPhase = (narrative: NarrativeState): number =>
  narrative.phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/**
 * Records a profile. R-PRO-02. A phase above the last recorded one is one transition, even when it skips phases. Each
 * letter up to that phase is added once; after the end, or after the word is withheld, the last letter too. `atMs` is
 * the wall clock's time, epoch ms, because readers see these dates.
 */
export function recordProfile(narrative: NarrativeState, profile: Profile, atMs: number): NarrativeState {
  let next = recordSuspicion(narrative, profile, atMs);
  if (profile.phaseUnlocked > lastRecordedPhase(next)) {
    const transition = { phase: profile.phaseUnlocked, timestamp: atMs };
    next = { ...next, phaseTransitions: [...next.phaseTransitions, transition] };
  }
  const isAtAnEnd = profile.ended === true || profile.keptWord === true;
  const lastLetter = isAtAnEnd ? letterAfterTheEnd : profile.phaseUnlocked;
  const sent = profile.personalizedNotes.filter(({ phase }) => phase >= 1 && phase <= lastLetter).map(withoutAnswers);
  const personalizedNotes = onePerPhase(next.personalizedNotes, sent);
  const isKnown = personalizedNotes.every((note) => next.personalizedNotes.includes(note));
  return isKnown ? next : { ...next, personalizedNotes };
}

/** A letter as stored on the device. Replies and their answers stay on the server. B-LET-01. */
const withoutAnswers = ({
  phase,
  from,
  text,
  isProvisional,
}: PersonalizedNote): NarrativeState['personalizedNotes'][number] => ({
  phase,
  from,
  text,
  ...(isProvisional && { isProvisional }),
});

/**
 * Logs a suspicion above 0, unless an event is less than 5 minutes old. R-PRO-03. An event in the future was logged
 * before the clock was set back, and is ignored here.
 */
function recordSuspicion(
  narrative: NarrativeState,
  { suspicionLevel, suspicionSign: sign }: Profile,
  atMs: number,
): NarrativeState {
  if (suspicionLevel <= 0) return narrative;
  const isQuiet = narrative.suspicionEvents.every(
    ({ timestamp }) => timestamp > atMs || atMs - timestamp >= suspicionQuietMs,
  );
  if (!isQuiet) return narrative;
  const event = { event: `suspicion at ${suspicionLevel}`, timestamp: atMs, ...(sign !== undefined && { sign }) };
  return { ...narrative, suspicionEvents: [...narrative.suspicionEvents, event].slice(-suspicionEventLimit) };
}

/**
 * Records a fragment, `type:fragmentId`. R-PRO-04. `discoveredFragments` lists each fragment once. `investigationPath`
 * gets a step for each find, but not the same step twice in a row. A text of another form is ignored. For a new
 * fragment, the time `atMs` (wall clock, epoch ms) and the page `path` are stored too.
 */
export function recordFragment(
  narrative: NarrativeState,
  fragment: string,
  { atMs, path }: { readonly atMs?: number | undefined; readonly path?: string | undefined } = {},
): NarrativeState {
  if (!fragmentForm.test(fragment) || fragment.length > fragmentLengthLimit) return narrative;
  const { discoveredFragments, investigationPath } = narrative;
  const isKnown = discoveredFragments.includes(fragment) || discoveredFragments.length >= fragmentLimit;
  const isStep = investigationPath.at(-1) !== fragment;
  if (isKnown && !isStep) return narrative;
  return {
    ...narrative,
    ...(!isKnown && atMs !== undefined && { foundAt: { ...narrative.foundAt, [fragment]: atMs } }),
    ...(!isKnown && path !== undefined && { foundOn: { ...narrative.foundOn, [fragment]: path } }),
    discoveredFragments: isKnown ? discoveredFragments : [...discoveredFragments, fragment],
    investigationPath: isStep ? [...investigationPath, fragment].slice(-fragmentLimit) : investigationPath,
  };
}

/**
 * Records a clause that the reader wrote into the draft of /collaborate. R-PRO-04. A changed clause is another entry;
 * the same clause twice in a row counts once. The newest 200 entries are kept. An entry that is empty or longer than
 * 160 characters is ignored.
 */
export function recordCollaboration(narrative: NarrativeState, entry: string): NarrativeState {
  const history = narrative.collaborationHistory;
  if (entry === '' || entry.length > collaborationLengthLimit || history.at(-1) === entry) return narrative;
  return { ...narrative, collaborationHistory: [...history, entry].slice(-collaborationLimit) };
}
