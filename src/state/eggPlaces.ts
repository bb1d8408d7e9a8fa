import { atom } from 'jotai';
import type { EggPlace, FreeSpace } from '../ui/egg-drawing/FreeSpace.ts';

/** Where each egg rests, by its id. An egg without an entry is not shown: there is no room for it now. */
export const eggPlacesAtom = atom<ReadonlyMap<string, EggPlace>>(new Map());

/** The part of the window without text and controls; null while the page moves and nothing is known. */
export const freeSpaceAtom = atom<FreeSpace | null>(null);
