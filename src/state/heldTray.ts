import { atom } from 'jotai';
import type { HoverTrace } from './trace.ts';

/**
 * The words that lay on the counter of /echoes when the first of them was answered for, latest first; null before. Each
 * answer belongs to its own, whatever is rested on elsewhere before the reader comes back. Lives in memory and nowhere else.
 */
export const heldTrayAtom = atom<readonly HoverTrace[] | null>(null);
