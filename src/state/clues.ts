import { atom } from 'jotai';
import { fragmentsAtom } from './narrative.ts';
import { phaseAtom } from './profile.ts';
import { protocolsAtom } from './protocols.ts';
import { archiveFragment } from './recoveredFiles.ts';
import { roomsAtom } from './rooms.ts';

/** From here on there is a casebook, whose first goal is the seals: the visitor has been given a card. B-CASE-01. */
export const cardPhase = 1;

/** One asks for a word, the other shows the seals. */
const sealedRooms: readonly string[] = ['kitchen', 'protocol'];

/**
 * Whether the reader has met something that asks for a secret word: the casebook's goals, a recovered file (the way to each of
 * the four words goes through one), one of two rooms, or a broken seal. From then on the
 * casebook has the line for a word. B-CASE-03.
 */
export const hasClueAtom = atom(
  (get) =>
    get(phaseAtom) >= cardPhase ||
    get(protocolsAtom).length > 0 ||
    get(fragmentsAtom).some((fragment) => fragment.startsWith(archiveFragment(''))) ||
    sealedRooms.some((slug) => slug in get(roomsAtom)),
);
