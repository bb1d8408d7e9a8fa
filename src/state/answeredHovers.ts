import { atom } from 'jotai';
import type { HoverTrace } from './trace.ts';

/** A text to answer, with its page and its time; null for one that was answered before a reload, and is not known. */
export type AnsweredHover = HoverTrace | null;

/**
 * The hovered texts that /echoes showed when the visitor answered the first of them, latest first, by the key of the
 * entry in the browser's history. Kept so that Back shows the answers of each visit with the texts of that visit, after
 * hovers on other pages too. In memory only.
 */
export const answeredHoversAtom = atom<Readonly<Record<string, readonly AnsweredHover[]>>>({});
