import { atom } from 'jotai';
import { useLayoutEffect } from 'react';
import type { Phase, Profile } from '#contract/visitor.ts';

/** The latest profile of `shareProfile`. All stores of the document share it, as they share SWR's cache. */
let shared: Profile | null = null;
const followers = new Set<() => void>();

/** Gives a profile to `profileAtom` of every store; null where SWR's cache has none. */
export function shareProfile(profile: Profile | null): void {
  if (profile === shared) return;
  shared = profile;
  for (const follow of followers) follow();
}

/** Gives the profile that SWR has, `useProfile()`, to `profileAtom`, before the next paint. */
export function useShareProfile(profile: Profile | undefined): void {
  useLayoutEffect(() => shareProfile(profile ?? null), [profile]);
}

const changesAtom = atom(0);
changesAtom.onMount = (set) => {
  const follow = () => set((changes) => changes + 1);
  // There may have been a change between the first read and the subscription.
  follow();
  followers.add(follow);
  return () => followers.delete(follow);
};

/**
 * The latest profile from the server, as in SWR's cache; null before the first. Outside React the value is up to date
 * only while this atom, or an atom derived from it, has a subscriber. R-CARD-05.
 */
export const profileAtom = atom((get): Profile | null => {
  get(changesAtom);
  return shared;
});

/** The inspector's replacements for the visitor's own facts; null or absent for a fact that is not previewed. */
export interface Preview {
  readonly phase: Phase | null;
  readonly suspicion: number | null;
  /** True to show the site after the end. */
  readonly ended?: boolean;
  /** Acts of other pages, “act:value,act:value” (server/profile/acts.ts). Only stories show these acts. */
  readonly did?: string;
}

/**
 * The inspector's facts; null without an inspector. B-DEV-01. Pages and panels show them, and the worker's eggs and
 * disturbances follow phase and suspicion. The inspector's facts reach neither the narrative state, nor storage, nor
 * the server's records.
 */
export const previewAtom = atom<Preview | null>(null);

/** True while the inspector shows facts other than the visitor's own. */
export const isPreviewingAtom = atom((get) => {
  const { phase = null, suspicion = null, ended = false, did = '' } = get(previewAtom) ?? {};
  return phase !== null || suspicion !== null || ended || did !== '';
});

/**
 * True, permanently, once the visitor has said the word in the kitchen (docs/story.md, "The end"). A previewed phase is
 * shown as before the end, unless `ended` is true.
 */
export const endedAtom = atom((get): boolean => {
  const preview = get(previewAtom);
  return preview?.ended ?? ((preview?.phase ?? null) === null && get(profileAtom)?.ended === true);
});

/**
 * True while the visitor withholds the word: they sat in the kitchen at phase 5 and got up again (docs/story.md, "The
 * end"). B-END-02. False once the word is said. A preview shows this state for `did=chair:withheld`.
 */
export const keptWordAtom = atom((get): boolean => {
  const preview = get(previewAtom);
  if (get(endedAtom)) return false;
  if (preview === null || (preview.phase === null && (preview.did ?? '') === ''))
    return get(profileAtom)?.keptWord === true;
  return (preview.did ?? '').split(',').includes('chair:withheld');
});

/** The line on Home about an act; "" for none, and in a preview, which has no acts of its own. B-HOME-10. */
export const hallLineAtom = atom((get) => (get(isPreviewingAtom) ? '' : (get(profileAtom)?.hallLine ?? '')));

/** The displayed story phase, 0 before the first profile. R-PRO-01. */
export const phaseAtom = atom(
  (get): Phase => get(previewAtom)?.phase ?? ((get(profileAtom)?.phaseUnlocked ?? 0) as Phase),
);

/** The displayed suspicion, 0 to 5. */
export const suspicionAtom = atom(
  (get): number => get(previewAtom)?.suspicion ?? get(profileAtom)?.suspicionLevel ?? 0,
);
