import { atom } from 'jotai';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { advancedFrom } from '../content/protocolTexts.ts';
import { profileAtom } from './profile.ts';

const none: readonly UnlockedProtocol[] = [];

/** The clauses that this visitor has unlocked, in the order in which that happened. R-SEC-01. */
export const protocolsAtom = atom((get): readonly UnlockedProtocol[] => get(profileAtom)?.protocols ?? none);

/** Three or more unlocked. R-SEC-02. */
export const isAdvancedAtom = atom((get) => get(protocolsAtom).length >= advancedFrom);

/** The clause whose seal has just been broken, while that is being shown; set by wiring, cleared by what shows it. */
export const breakingAtom = atom<UnlockedProtocol | null>(null);

/**
 * What became of the word that was said last. missed: none of the four; heard: one of them, and the registry has yet to
 * confirm it; known: its seal was broken before; broken: just now. Null while nothing has been said.
 */
export type WordAnswer = 'missed' | 'heard' | 'known' | 'broken';
export const wordAnswerAtom = atom<WordAnswer | null>(null);
