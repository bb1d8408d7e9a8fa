import { analysisPhase } from '#contract/opening.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { phaseNotices } from '../content/panels.ts';
import { showAnalysisAtom } from '../panels/drawer/tabs.ts';
import { disturbanceAtom, hasMomentAtom, isPhaseNewAtom, momentMs } from '../state/disturbance.ts';
import { frontOfPhase, type ReachedPhase } from '../state/momentFronts.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { isPreviewingAtom, profileAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { soundedAtom } from '../state/sound.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from '../state/Store.ts';
import { isWriting } from '../ui/isWriting.ts';
import { isDisturbable } from './pageRules.ts';
import { routeAt } from './routes.ts';

/**
 * Delay of the full-page moment after the notice, ms. During this delay the page changes its lines, and the reader
 * reads the notice.
 */
export const momentAfterMs = 5000;
/**
 * The same delay on Home with full effects, ms: Home first amends its line, which takes about 3 s, and the amended line
 * is seen by itself for 8 s.
 */
export const momentOnHomeAfterMs = 11_000;
/** Time after the request of the moment in which no other effect begins, ms: the moment, and 8 s after it. */
export const aloneForMs = 12_000;

/** The phase of the Observer, whose moment also shows the way of the reader's pointer. */
const observerPhase = 2;

/** The highest phase that was reached, 0 for none. */
const highestPhaseOf = ({ phaseTransitions }: NarrativeState): number =>
  phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/**
 * Shows a phase when the profile reports it for the first time: the full-page moment (B-OVL-04), the notice (R-UI-04),
 * which leads to the letter of the phase (B-NOTE-03), and from phase 2 on the analysis, once (B-CASE-02).
 * `known`: the narrative state at the start; the phases in that state are not shown again. `stored`: reads the state on
 * this device; another tab has shown the notices of the phases in that state. The moment is shown 5 s after the notice,
 * or later, on the next page that may be disturbed; while a text field has the focus it waits, and until another moment
 * has ended. On Home with full
 * effects it is shown 11 s after: the amendment of the first line is a scene of its own, after which the notice comes
 * (src/pages/home/FirstLine.tsx). No other effect begins from the time at which the phase is reached until 8 s after
 * its moment. During a preview nothing is shown; the phase is shown when the preview ends.
 */
export function showPhases(store: Store, known: NarrativeState, stored: () => NarrativeState = () => known): void {
  let reached = highestPhaseOf(known);
  let due: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let endOfNew: ReturnType<typeof setTimeout> | undefined;
  const showMoment = () => {
    if (due === null || !isDisturbable(store.get(pathAtom))) return;
    if (isWriting()) {
      addEventListener('focusout', () => setTimeout(showMoment), { once: true });
      return;
    }
    if (store.get(hasMomentAtom)) {
      const stop = store.sub(hasMomentAtom, () => {
        stop();
        // The overlay is still removing the moment that has ended.
        setTimeout(showMoment);
      });
      return;
    }
    const phase = due as ReachedPhase;
    store.set(disturbanceAtom, {
      kind: 'phase',
      durationMs: momentMs,
      seed: due,
      front: frontOfPhase[phase],
      cause: phaseNotices[phase].title,
      ...(phase === observerPhase && { way: true }),
    });
    due = null;
  };
  const read = () => {
    const profile = store.get(profileAtom);
    const phase = profile?.phaseUnlocked ?? 0;
    if (phase <= reached || store.get(isPreviewingAtom)) return;
    const shown = Math.max(reached, highestPhaseOf(stored()));
    reached = phase;
    if (phase > shown) {
      if (shown < analysisPhase && phase >= analysisPhase) store.set(showAnalysisAtom);
      store.set(soundedAtom, 'phase');
      const hasLetter = profile?.personalizedNotes.some((letter) => letter.phase === phase) ?? false;
      store.set(showToastAtom, { ...phaseNotices[phase as ReachedPhase], ...(hasLetter && { letter: phase }) });
    }
    const path = store.get(pathAtom);
    const isOnHome = path !== null && routeAt(path).slug === 'home';
    const isAmended = isOnHome && store.get(effectsModeAtom) === 'full';
    const untilMoment = isAmended ? momentOnHomeAfterMs : momentAfterMs;
    store.set(isPhaseNewAtom, true);
    clearTimeout(timer);
    clearTimeout(endOfNew);
    timer = setTimeout(() => {
      due = phase;
      showMoment();
    }, untilMoment);
    endOfNew = setTimeout(() => store.set(isPhaseNewAtom, false), untilMoment + aloneForMs);
  };
  store.sub(profileAtom, read);
  store.sub(isPreviewingAtom, read);
  store.sub(pathAtom, showMoment);
  read();
}
