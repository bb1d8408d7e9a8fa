import { atom } from 'jotai';
import { apiPaths } from '#contract/paths.ts';
import type { Phase, Profile } from '#contract/visitor.ts';
import { swrDataAtom } from './swrDataAtom.ts';

const profileDataAtom = swrDataAtom<Profile>(apiPaths.profile);

/** The last profile that the server answered, as SWR's cache holds it; null before the first. R-CARD-05. */
export const profileAtom = atom((get): Profile | null => get(profileDataAtom) ?? null);

/**
 * The phase and suspicion that the inspector shows instead of the visitor's own; null when nobody inspects. Pages and panels
 * show it, and the worker draws eggs and disturbances after it. It reaches neither the narrative state, nor storage, nor
 * the server's records. B-DEV-01.
 */
export const previewAtom = atom<{ readonly phase: Phase | null; readonly suspicion: number | null } | null>(null);

/** True while the inspector shows another phase or suspicion than the visitor's own. */
export const isPreviewingAtom = atom((get) => {
  const preview = get(previewAtom);
  return preview !== null && (preview.phase !== null || preview.suspicion !== null);
});

/** True for good once the visitor has said the word in the kitchen. docs/story.md, "The end". */
export const endedAtom = atom((get): boolean => get(profileAtom)?.ended === true);

/** Story phase to be shown, 0 until a profile says more. R-PRO-01. */
export const phaseAtom = atom(
  (get): Phase => get(previewAtom)?.phase ?? ((get(profileAtom)?.phaseUnlocked ?? 0) as Phase),
);

/** Suspicion to be shown, 0 to 5. */
export const suspicionAtom = atom(
  (get): number => get(previewAtom)?.suspicion ?? get(profileAtom)?.suspicionLevel ?? 0,
);
