import { atom } from 'jotai';
import type { Phase, Profile } from '#contract/visitor.ts';

/** The last profile the server answered; null before the first. Set by wiring from SWR, read by everybody. R-CARD-05. */
export const profileAtom = atom<Profile | null>(null);

/** What the inspector shows instead of the truth; null when it shows the truth. It changes nothing on the server. */
export const previewAtom = atom<{ readonly phase: Phase | null; readonly suspicion: number | null } | null>(null);

/** Story phase, 0 until a profile says more. R-PRO-01. */
export const phaseAtom = atom(
  (get): Phase => get(previewAtom)?.phase ?? ((get(profileAtom)?.phaseUnlocked ?? 0) as Phase),
);

/** Suspicion, 0 to 5. */
export const suspicionAtom = atom(
  (get): number => get(previewAtom)?.suspicion ?? get(profileAtom)?.suspicionLevel ?? 0,
);
