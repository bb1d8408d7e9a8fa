import { atom } from 'jotai';
import { fragmentsAtom } from './narrative.ts';
import { phaseAtom } from './profile.ts';
import { protocolsAtom } from './protocols.ts';
import { archiveFragment } from './recoveredFiles.ts';
import { roomsAtom } from './rooms.ts';

/** First phase with the casebook. B-CASE-01. */
export const cardPhase = 1;

/** /kitchen asks for a word; /protocol shows the seals. */
const sealedRooms: readonly string[] = ['kitchen', 'protocol'];

/**
 * Whether the reader has met something that asks for a secret word. From then on the casebook has the input line.
 * B-CASE-03. Any of:
 * - the casebook
 * - a recovered file (the search for each of the four words leads through a recovered file)
 * - one of the two rooms
 * - a broken seal
 */
export const hasClueAtom = atom(
  (get) =>
    get(phaseAtom) >= cardPhase ||
    get(protocolsAtom).length > 0 ||
    get(fragmentsAtom).some((fragment) => fragment.startsWith(archiveFragment(''))) ||
    sealedRooms.some((slug) => slug in get(roomsAtom)),
);
