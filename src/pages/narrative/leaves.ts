import { clamp } from '../../ui/clamp.ts';

/** Entries on one leaf. */
export const linesALeaf = 12;

/** Number of leaves for a number of entries, at least one. */
export const leavesIn = (entries: number): number => Math.max(1, Math.ceil(entries / linesALeaf));

/** The given leaf number, clamped to the leaves that exist. */
export const leafWithin = (leaf: number, entries: number): number => clamp(leaf, 0, leavesIn(entries) - 1);

/** The mark after a press: first `ruled` (struck through), then `stet` (to stand again), then `ruled` again. */
export const nextMark = (mark: 'ruled' | 'stet' | undefined): 'ruled' | 'stet' => (mark === 'ruled' ? 'stet' : 'ruled');
