import { eggSlugs } from '#contract/egg.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { firstVoicePhase } from '#contract/opening.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import { eggNotice, letterNotice, suspicionNotices } from '../content/panels.ts';
import { signText } from '../content/signTexts.ts';
import { narrativeAtom } from '../state/narrative.ts';
import { profileAtom } from '../state/profile.ts';
import { soundedAtom } from '../state/sound.ts';
import { showToastAtom, toastsAtom } from '../state/toasts.ts';
import type { Store } from '../state/Store.ts';

/** A name that identifies a letter. A provisional letter and its replacement have different names. */
const letterOf = ({ phase, isProvisional }: NarrativeState['personalizedNotes'][number]): string =>
  `letter ${phase}${isProvisional === true ? ', provisional' : ''}`;

/** The first sentence of a letter; of a letter with numbered lines, the first line without its number. */
const firstSentence = (letter: string): string => /^(?:\d+\.\s+)?([^]*?[.?!])(?=\s|$)/.exec(letter)?.[1] ?? letter;

/** Whether the letter's phase has a notice that leads to the letter. B-NOTE-03. */
const hasNotice = (store: Store, phase: number): boolean =>
  store.get(toastsAtom).some(({ letter }) => letter === phase);

/**
 * Returns a function that shows a toast for the newest letter in a change of the simulation, unless the notice of the
 * letter's phase leads to the letter. R-UI-04, B-NOTE-03. Each letter is shown once in a page load, even when a
 * restarted worker reports the letter again. `known`: the narrative state at the start; the letters in that state are
 * not shown. `stored`: reads the state that was on this device before the change; another tab has shown the letters in
 * that state.
 */
export function createLetterNotifier(store: Store, known: NarrativeState, stored: () => NarrativeState = () => known) {
  const notified = new Set(known.personalizedNotes.map(letterOf));
  return ({ narrative }: SimulationChange): void => {
    const letter = narrative?.personalizedNotes.at(-1);
    if (narrative === undefined || letter === undefined) return;
    if (!notified.has(letterOf(letter))) {
      for (const note of stored().personalizedNotes) notified.add(letterOf(note));
      if (!notified.has(letterOf(letter))) {
        if (!hasNotice(store, letter.phase))
          store.set(showToastAtom, {
            title: letterNotice.title,
            text: letterNotice.from(letter.from, firstSentence(letter.text)),
            letter: letter.phase,
          });
        store.set(soundedAtom, `letter:${letter.phase}`);
      }
    }
    for (const note of narrative.personalizedNotes) notified.add(letterOf(note));
  };
}

/**
 * Reports a discovered egg: a toast, and the event `egg-discovered` on the document with the egg as `detail`. R-EGG-05.
 */
export function notifyOfEgg(store: Store, { eggDiscovered: egg, narrative }: SimulationChange): void {
  if (egg === undefined) return;
  const { discoveredFragments } = narrative ?? store.get(narrativeAtom);
  const found = discoveredFragments.filter((fragment) => fragment.startsWith('egg:')).length;
  store.set(showToastAtom, { title: eggNotice.title, text: eggNotice.text(egg.title, found, eggSlugs.length) });
  document.dispatchEvent(new CustomEvent('egg-discovered', { detail: egg }));
}

/**
 * Shows a toast with the cause when the visitor's own suspicion reaches 1, 2 or 3 for the first time in this page load.
 * B-SUS-05. The level at page load causes no toast.
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
    if (level <= before || profile.phaseUnlocked < firstVoicePhase || act === '') return;
    const { title, follows } = suspicionNotices[level as 1 | 2 | 3];
    store.set(showToastAtom, { title, text: `${act} ${follows}` });
  });
}
