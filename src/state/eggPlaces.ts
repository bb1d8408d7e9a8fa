import { atom } from 'jotai';
import type { EggPlace, FreeSpace } from '../ui/egg-drawing/FreeSpace.ts';

/** The place of each egg, by its id. An egg without an entry is not shown: there is no free space for it now. */
export const eggPlacesAtom = atom<ReadonlyMap<string, EggPlace>>(new Map());

/** The part of the browser window without text and controls; null while the page moves. */
export const freeSpaceAtom = atom<FreeSpace | null>(null);
