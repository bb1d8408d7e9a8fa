import { disturbanceAtom, isPhaseNewAtom, momentMs } from '../state/disturbance.ts';
import { endedAtom, phaseAtom, previewAtom, profileAtom, suspicionAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { isTelling } from '../state/tellingWords.ts';
import { restAtom } from '../state/trace.ts';
import type { Store } from '../state/Store.ts';
import { isWriting } from '../ui/isWriting.ts';
import { isDisturbable } from './pageRules.ts';

/** Shortest time between two answers at suspicion 0, ms. */
const waitMs = 9000;
/** Reduction of `waitMs` for each point of suspicion, ms. */
const takenPerPointMs = 900;
/** Every third answer draws threads to the words of earlier rests. */
const threadsEvery = 3;
/** Shortest time between another moment over the whole page and the one that answers a rest, ms. */
const betweenMomentsMs = 60_000;
/** Text of at least this size is a title, rem. A title may be covered for a moment; prose may not. */
const titleFromRem = 1.5;
/** At these phases the moment shows the word of the longest rest in this visit, not the word under the pointer. */
const rememberingPhases: ReadonlySet<number> = new Set([3, 4]);

/**
 * Shows an effect when the pointer comes to rest on a word, on pages that may be disturbed. The effect replaces the
 * word by another word for a moment, or draws threads from the word to earlier words. The first answer to a title word
 * in a page load shows the word over the whole page, at phase 5 with the tide. At phases 3 and 4 this answer shows the
 * word of the longest rest in this visit. After the end there is no such answer, nor for a word of grammar, nor while a
 * text field has the focus, nor within a minute of another moment. While a phase is new no rest is answered. `now`: a
 * clock, ms. Returns a function that stops the answers. B-OVL-08.
 */
export function answerRests(store: Store, now: () => number = () => performance.now()): () => void {
  let answeredAt = -Infinity;
  let count = 0;
  let hadMoment = false;
  let momentAt = -Infinity;
  const stopMoments = store.sub(disturbanceAtom, () => {
    const latest = store.get(disturbanceAtom);
    if (latest?.kind === 'phase' && latest.beside === undefined) momentAt = now();
  });
  const stopRests = store.sub(restAtom, () => {
    const at = store.get(restAtom);
    // Null: no effect could answer the rest, so the next rest need not wait.
    if (at === null) answeredAt = -Infinity;
    const leastMs = waitMs - takenPerPointMs * store.get(suspicionAtom);
    if (at === null || !isDisturbable(store.get(pathAtom)) || now() - answeredAt < leastMs) return;
    if (store.get(isPhaseNewAtom)) return;
    answeredAt = now();
    count += 1;
    const isKnown = store.get(profileAtom) !== null || store.get(previewAtom) !== null;
    const mayCover = isTitle(at.on.node) && isTelling(at.on.word) && !isWriting();
    const isAlone = now() - momentAt >= betweenMomentsMs;
    if (!hadMoment && isAlone && isKnown && !store.get(endedAtom) && mayCover) {
      hadMoment = true;
      const phase = store.get(phaseAtom);
      store.set(disturbanceAtom, {
        kind: 'phase',
        durationMs: momentMs,
        seed: count,
        ...(!rememberingPhases.has(phase) && { word: at.on.word }),
        ...(phase === 5 ? { front: 'tide' } : { from: { x: at.x, y: at.y } }),
      });
      return;
    }
    const reading = count % threadsEvery === 0 ? 'threads' : 'settling';
    store.set(disturbanceAtom, { kind: 'reading', reading, reach: 0, seed: count, at, answers: true });
  });
  return () => {
    stopMoments();
    stopRests();
  };
}

const sizeOf = (element: Element): number => parseFloat(getComputedStyle(element).fontSize);

/** Whether the word is set in large letters. */
const isTitle = ({ parentElement }: Text): boolean =>
  parentElement !== null && sizeOf(parentElement) >= titleFromRem * sizeOf(document.documentElement);
