import { atom } from 'jotai';
import type { StoredSchema } from '#contract/stored.ts';
import type { Collation, UnlockedProtocol } from '#contract/visitor.ts';
import { advancedFrom } from '../content/protocolTexts.ts';
import { profileAtom } from './profile.ts';
import { pathAtom } from './route.ts';
import { storedAtom } from './storedAtom.ts';

/**
 * The path of the page over which the texts of the four protocols are open in this tab; empty when they are closed.
 * B-SEAL-02.
 */
export const collationOpenSchema = { type: 'string' } as const satisfies StoredSchema;

const none: readonly UnlockedProtocol[] = [];

/** The protocols that were unlocked in this page load. Without a record the profile has none of them. */
const unlockedHereAtom = atom<readonly UnlockedProtocol[]>([]);

/** The protocols that this visitor has unlocked, in order. R-SEC-01. */
export const protocolsAtom = atom((get): readonly UnlockedProtocol[] => {
  const stored = get(profileAtom)?.protocols ?? none;
  const added = get(unlockedHereAtom).filter(({ word }) => stored.every((known) => known.word !== word));
  return added.length === 0 ? stored : [...stored, ...added];
});

/** Adds a newly unlocked protocol. */
export const addProtocolAtom = atom(null, (get, set, protocol: UnlockedProtocol) =>
  set(unlockedHereAtom, [...get(unlockedHereAtom), protocol]),
);

/** True when three or more protocols are unlocked. R-SEC-02. */
export const isAdvancedAtom = atom((get) => get(protocolsAtom).length >= advancedFrom);

/** The newly unlocked protocol, while the confirmation shows it. Wiring sets it, the confirmation clears it. */
export const confirmedProtocolAtom = atom<UnlockedProtocol | null>(null);

/** True from the breaking of a seal until the panel of the seals is closed: the text of the new protocol is unread. */
export const isSealFreshAtom = atom(false);

/** The four protocols side by side; null until all are unlocked. B-SEAL-02. */
export const collationAtom = atom((get): Collation | null => get(profileAtom)?.collation ?? null);

const collationOpenOnAtom = storedAtom('d5u-clauses', collationOpenSchema, '', { storage: () => sessionStorage });

/**
 * Whether the texts of the four protocols are open over the browser window. In this tab they stay open after a reload,
 * but not after a change of page.
 */
export const isCollationOpenAtom = atom(
  (get) => get(collationOpenOnAtom) !== '' && get(collationOpenOnAtom) === get(pathAtom),
  (get, set, isOpen: boolean) => set(collationOpenOnAtom, isOpen ? (get(pathAtom) ?? '') : ''),
);

/** True if the breaking of the last seal opened the texts; false if the reader's press opened the texts. */
export const isLastSealAtom = atom(false);

/**
 * The outcome of the latest secret word; null before the first.
 * - missed: not one of the four secret words
 * - heard: one of the four secret words, not confirmed by the server yet
 * - known: unlocked before
 * - broken: unlocked just now
 */
export type WordAnswer = 'missed' | 'heard' | 'known' | 'broken';
export const wordAnswerAtom = atom<WordAnswer | null>(null);

/** The unanswered sayings since the page load, in lower case, oldest first. Not stored. */
export const saidWordsAtom = atom<readonly string[]>([]);
