import type { NarrativeState } from '#contract/narrative.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import { letterNotice, phaseNotices, suspicionNotices } from '../content/panels.ts';
import { signText } from '../content/signTexts.ts';
import { showUnlockedAtom } from '../panels/drawer/tabs.ts';
import { profileAtom } from '../state/profile.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from './App.tsx';

/** The highest phase that was reached, 0 for none. */
export const highestPhaseOf = ({ phaseTransitions }: NarrativeState): number =>
  phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/** A letter as a subject of a notice; a provisional one is another than the one that takes its place. */
const letterOf = ({ phase, isProvisional }: NarrativeState['personalizedNotes'][number]): string =>
  `letter ${phase}${isProvisional === true ? ', provisional' : ''}`;

/** What a narrative state holds that somebody may be notified of. */
const subjectsOf = ({ phaseTransitions, personalizedNotes }: NarrativeState): string[] => [
  ...phaseTransitions.map(({ phase }) => `phase ${phase}`),
  ...personalizedNotes.map(letterOf),
];

/** The panels of this phase open by themselves when it is reached, once: the narrative state remembers that it was. B-CASE-02. */
const analysisPhase = 2;

/** The first sentence of a letter; of one with numbered lines, the first line without its number. */
const firstSentence = (letter: string): string => /^(?:\d+\.\s+)?([^]*?[.?!])(?=\s|$)/.exec(letter)?.[1] ?? letter;

/**
 * Answers a function that shows a toast for what a change of the simulation brought: the highest new phase, the newest new
 * letter. Each is shown once in a page load, also when a restarted worker reports it again; an egg has its label. `known` is the narrative
 * state at the start; what it holds is not shown. Nor is what `stored` holds, the state on this device before the change: another
 * tab has shown it. R-UI-04.
 */
export function createNotifier(store: Store, known: NarrativeState, stored: () => NarrativeState = () => known) {
  const notified = new Set(subjectsOf(known));
  let hasBeenAnalysed = highestPhaseOf(known) >= analysisPhase;
  const isNew = (subject: string): boolean => {
    if (notified.has(subject)) return false;
    notified.add(subject);
    return true;
  };
  return ({ narrative }: SimulationChange): void => {
    if (narrative !== undefined) {
      if (subjectsOf(narrative).some((subject) => !notified.has(subject))) {
        const elsewhere = stored();
        for (const subject of subjectsOf(elsewhere)) notified.add(subject);
        hasBeenAnalysed ||= highestPhaseOf(elsewhere) >= analysisPhase;
      }
      const phase = highestPhaseOf(narrative);
      if (phase >= analysisPhase && !hasBeenAnalysed) {
        hasBeenAnalysed = true;
        store.set(showUnlockedAtom);
      }
      if (phase > 0 && isNew(`phase ${phase}`)) store.set(showToastAtom, phaseNotices[phase as 1 | 2 | 3 | 4 | 5]);
      const letter = narrative.personalizedNotes.at(-1);
      if (letter !== undefined && isNew(letterOf(letter)))
        store.set(showToastAtom, {
          title: letterNotice.title,
          text: letterNotice.from(letter.from, firstSentence(letter.text)),
        });
      for (const subject of subjectsOf(narrative)) notified.add(subject);
    }
  };
}

/** Phase 0 is the institution's; the agents, who suspect, speak from phase 1 on. */
const suspiciousPhase = 1;

/**
 * Shows a toast when the visitor's own suspicion reaches 1, 2 or 3 for the first time in this page load, and says what
 * raised it. What it was when the page was loaded is not shown. B-SUS-05.
 */
export function notifyOfSuspicion(store: Store): void {
  let reached: number | null = null;
  store.sub(profileAtom, () => {
    const profile = store.get(profileAtom);
    if (profile === null) return;
    const level = Math.min(3, Math.floor(profile.suspicionLevel));
    const before = reached ?? level;
    reached = Math.max(before, level);
    const act = signText(profile.suspicionSign);
    if (level <= before || profile.phaseUnlocked < suspiciousPhase || act === '') return;
    const { title, follows } = suspicionNotices[level as 1 | 2 | 3];
    store.set(showToastAtom, { title, text: `${act} ${follows}` });
  });
}
