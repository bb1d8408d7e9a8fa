import { atom } from 'jotai';
import { fragmentsAtom } from './narrative.ts';
import { protocolsAtom } from './protocols.ts';
import { archiveFragment } from './recoveredFiles.ts';
import { roomsAtom } from './rooms.ts';

/** One asks for a word, the other shows the seals. */
const sealedRooms: readonly string[] = ['kitchen', 'protocol'];

/**
 * Whether the reader has met something that asks for a secret word: a recovered file (the way to each of the four words
 * goes through one), one of two rooms, or a broken seal. From then on the button “say a word” is visible. B-CASE-03.
 */
export const hasClueAtom = atom(
  (get) =>
    get(protocolsAtom).length > 0 ||
    get(fragmentsAtom).some((fragment) => fragment.startsWith(archiveFragment(''))) ||
    sealedRooms.some((slug) => slug in get(roomsAtom)),
);
