import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import type { Collation, UnlockedProtocol } from '#contract/visitor.ts';
import { advancedFrom } from '../content/protocolTexts.ts';
import { profileAtom } from './profile.ts';
import { pathAtom } from './route.ts';
import { storedAtom } from './storedAtom.ts';

/** The path of the page over which the four clauses lie open side by side in this tab; empty where they are closed. B-SEAL-02. */
export const collationOpenSchema = { type: 'string' } as const satisfies StoredSchema;

const none: readonly UnlockedProtocol[] = [];

/** The protocols that this visitor has unlocked, in order. R-SEC-01. */
export const protocolsAtom = atom((get): readonly UnlockedProtocol[] => get(profileAtom)?.protocols ?? none);

/** Three or more unlocked. R-SEC-02. */
export const isAdvancedAtom = atom((get) => get(protocolsAtom).length >= advancedFrom);

/** The protocol that has just been unlocked, while the confirmation shows it. Wiring sets it, the confirmation clears it. */
export const confirmedProtocolAtom = atom<UnlockedProtocol | null>(null);

/** True from the breaking of a seal until the panel of the seals is closed: its clause has not been looked at. */
export const isSealFreshAtom = atom(false);

/** The four protocols side by side; null until all are unlocked. B-SEAL-02. */
export const collationAtom = atom((get): Collation | null => get(profileAtom)?.collation ?? null);

const collationOpenOnAtom = storedAtom('d5u-clauses', collationOpenSchema, '', { storage: () => sessionStorage });

/** Whether the four lie open over the window. In this tab it survives a reload; another page is shown without them. */
export const isCollationOpenAtom = atom(
  (get) => get(collationOpenOnAtom) !== '' && get(collationOpenOnAtom) === get(pathAtom),
  (get, set, isOpen: boolean) => set(collationOpenOnAtom, isOpen ? (get(pathAtom) ?? '') : ''),
);

/** Whether they opened because the last seal was broken, and not by a press. */
export const isLastSealAtom = atom(false);

/**
 * The outcome of the last secret word. missed: none of the four; heard: one of them, which the server has yet to confirm;
 * known: unlocked before; broken: unlocked just now. Null before the first word.
 */
export type WordAnswer = 'missed' | 'heard' | 'known' | 'broken';
export const wordAnswerAtom = atom<WordAnswer | null>(null);

/** What was said in the form since the page was loaded and nothing answered to, in small letters, oldest first. Not stored. */
export const saidWordsAtom = atom<readonly string[]>([]);
