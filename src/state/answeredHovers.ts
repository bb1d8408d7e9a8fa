import { atom } from 'jotai';
import type { HoverTrace } from './trace.ts';

/**
 * The hovered texts that /echoes showed when the visitor answered the first of them, latest first; null before that
 * answer. Kept so that the answers stay with these texts after hovers on other pages. In memory only.
 */
export const answeredHoversAtom = atom<readonly HoverTrace[] | null>(null);
