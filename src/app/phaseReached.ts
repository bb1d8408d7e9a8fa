import { analysisPhase } from '#contract/opening.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { phaseNotices } from '../content/panels.ts';
import { showUnlockedAtom } from '../panels/drawer/tabs.ts';
import { disturbanceAtom, momentMs } from '../state/disturbance.ts';
import { isPreviewingAtom, profileAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { soundedAtom } from '../state/sound.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from '../state/Store.ts';
import { isWriting } from '../ui/isWriting.ts';
import { isDisturbable } from './routes.ts';

/**
 * Delay of the full-page moment after the notice, ms. During this delay the page changes its lines, and the reader
 * reads the notice.
 */
export const momentAfterMs = 5000;

/** The highest phase that was reached, 0 for none. */
const highestPhaseOf = ({ phaseTransitions }: NarrativeState): number =>
  phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/**
 * Shows a phase when the profile reports it for the first time: the full-page moment (B-OVL-04), the notice (R-UI-04),
 * which leads to the letter of the phase (B-NOTE-03), and from phase 2 on the profile panels, once (B-CASE-02).
 * `known`: the narrative state at the start; the phases in that state are not shown again. `stored`: reads the state on
 * this device; another tab has shown the notices of the phases in that state. The moment is shown 5 s after the notice,
 * or later, on the next page that may be disturbed; while a text field has the focus it waits. During a preview nothing
 * is shown; the phase is shown when the preview ends.
 */
export function showPhases(store: Store, known: NarrativeState, stored: () => NarrativeState = () => known): void {
  let reached = highestPhaseOf(known);
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const showMoment = () => {
    if (due === null || !isDisturbable(store.get(pathAtom))) return;
    if (isWriting()) {
      addEventListener('focusout', () => setTimeout(showMoment), { once: true });
      return;
    }
    store.set(disturbanceAtom, { kind: 'phase', durationMs: momentMs, seed: due, ...(due === 5 && { tide: true }) });
    due = null;
  };
  const read = () => {
    const profile = store.get(profileAtom);
    const phase = profile?.phaseUnlocked ?? 0;
    if (phase <= reached || store.get(isPreviewingAtom)) return;
    const shown = Math.max(reached, highestPhaseOf(stored()));
    reached = phase;
    if (phase > shown) {
      if (shown < analysisPhase && phase >= analysisPhase) store.set(showUnlockedAtom);
      store.set(soundedAtom, 'phase');
      const hasLetter = profile?.personalizedNotes.some((letter) => letter.phase === phase) ?? false;
      store.set(showToastAtom, { ...phaseNotices[phase as 1 | 2 | 3 | 4 | 5], ...(hasLetter && { letter: phase }) });
    }
    clearTimeout(timer);
    timer = setTimeout(() => {
      due = phase;
      showMoment();
    }, momentAfterMs);
  };
  store.sub(profileAtom, read);
  store.sub(isPreviewingAtom, read);
  store.sub(pathAtom, showMoment);
  read();
}
