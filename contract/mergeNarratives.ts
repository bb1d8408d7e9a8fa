import type { NarrativeStateBody } from './api/visitor.ts';
import {
  collaborationLimit,
  fragmentLimit,
  type NarrativeState,
  suspicionEventLimit,
  suspicionQuietMs,
} from './narrative.ts';

type Fragments = Readonly<Record<keyof NarrativeStateBody, readonly string[]>>;

/**
 * Merges the fragments of two tabs of one visitor. R-PRO-04. The path keeps the order of steps of both tabs. Where
 * two orders are possible, the steps of `stored` are first. Merging a state into itself changes nothing.
 */
export function mergeFragments(stored: Fragments, incoming: Fragments): NarrativeStateBody {
  const fragments = new Set([...stored.discoveredFragments, ...incoming.discoveredFragments]);
  return {
    discoveredFragments: [...fragments].slice(0, fragmentLimit),
    investigationPath: interleave(stored.investigationPath, incoming.investigationPath).slice(-fragmentLimit),
  };
}

/**
 * Merges the narrative states of two tabs of one visitor. R-PRO-04, B-END-02. If both have an entry for the same
 * fragment or phase, the entry of `stored` is kept. Exception: a final letter replaces a provisional letter.
 */
export function mergeNarratives(stored: NarrativeState, incoming: NarrativeState): NarrativeState {
  return {
    ...mergeFragments(stored, incoming),
    ...((stored.foundAt ?? incoming.foundAt) && { foundAt: { ...incoming.foundAt, ...stored.foundAt } }),
    ...((stored.foundOn ?? incoming.foundOn) && { foundOn: { ...incoming.foundOn, ...stored.foundOn } }),
    collaborationHistory: interleave(stored.collaborationHistory, incoming.collaborationHistory).slice(
      -collaborationLimit,
    ),
    suspicionEvents: [...stored.suspicionEvents, ...incoming.suspicionEvents]
      .sort((a, b) => a.timestamp - b.timestamp)
      .reduce<NarrativeState['suspicionEvents'][number][]>((logged, event) => {
        const last = logged.at(-1)?.timestamp ?? -Infinity;
        return event.timestamp - last < suspicionQuietMs ? logged : [...logged, event];
      }, [])
      .slice(-suspicionEventLimit),
    phaseTransitions: onePerPhase(stored.phaseTransitions, incoming.phaseTransitions),
    personalizedNotes: onePerPhase(stored.personalizedNotes, incoming.personalizedNotes),
  };
}

interface Phased {
  readonly phase: number;
  readonly isProvisional?: boolean;
}

/** Whether to add an entry: its phase has no entry yet, or a provisional entry that a final entry can replace. */
const isNewTo = (entries: readonly Phased[], { phase, isProvisional = false }: Phased): boolean =>
  entries.every((entry) => entry.phase !== phase || (entry.isProvisional === true && !isProvisional));

/** Merges both lists, in order of phase, with one entry for each phase. */
export function onePerPhase<Entry extends Phased>(stored: readonly Entry[], incoming: readonly Entry[]): Entry[] {
  const added = incoming.filter((entry) => isNewTo(stored, entry));
  const kept = stored.filter(({ phase }) => !added.some((entry) => entry.phase === phase));
  return [...kept, ...added].sort((a, b) => a.phase - b.phase);
}

/** The shortest common supersequence: contains both lists in their order, and each shared step once. */
function interleave(stored: readonly string[], incoming: readonly string[]): readonly string[] {
  // Usually one tab continued from the stored state, and the two lists differ only at the end.
  const parted = stored.findIndex((step, at) => step !== incoming[at]);
  if (parted < 0) return incoming;
  return [...stored.slice(0, parted), ...interleaveParted(stored.slice(parted), incoming.slice(parted))];
}

/**
 * Like `interleave`, for two lists with different first steps, by the table of their longest common subsequence. Time
 * and memory are proportional to the product of the numbers of shared steps (`npm run bench -- merge`).
 */
function interleaveParted(stored: readonly string[], incoming: readonly string[]): string[] {
  const ids = new Map<string, number>();
  for (const step of stored) if (!ids.has(step)) ids.set(step, ids.size);
  const isIncoming = new Set(incoming);
  // A step in only one list is never shared. The table covers the other steps, as numbers.
  const ours = indexed(stored, (step) => (isIncoming.has(step) ? ids.get(step) : undefined));
  const theirs = indexed(incoming, (step) => ids.get(step));
  const width = theirs.ids.length + 1;
  const table = commonFrom(ours.ids, theirs.ids);
  /** The length of the longest common subsequence of `stored` from index i and `incoming` from index j. */
  const sharedFrom = (i: number, j: number): number =>
    table[(ours.before[i] ?? 0) * width + (theirs.before[j] ?? 0)] ?? 0;

  const both: string[] = [];
  let [i, j] = [0, 0];
  for (let step = stored[i] ?? incoming[j]; step !== undefined; step = stored[i] ?? incoming[j]) {
    const isShared = stored[i] === incoming[j];
    const isStoredNext =
      isShared || j === incoming.length || (i < stored.length && sharedFrom(i + 1, j) >= sharedFrom(i, j + 1));
    both.push((isStoredNext ? stored[i] : incoming[j]) ?? step);
    if (isStoredNext) i += 1;
    if (isShared || !isStoredNext) j += 1;
  }
  return both;
}

/** The ids of the known steps, and for each index of the list the number of ids before it. */
function indexed(steps: readonly string[], idOf: (step: string) => number | undefined) {
  const ids: number[] = [];
  const before = [0];
  for (const step of steps) {
    const id = idOf(step);
    if (id !== undefined) ids.push(id);
    before.push(ids.length);
  }
  return { ids: Uint16Array.from(ids), before };
}

/** Lengths of the longest common subsequence of `a` from i and `b` from j, at `i * (b.length + 1) + j`. */
function commonFrom(a: Uint16Array, b: Uint16Array): Uint16Array {
  const width = b.length + 1;
  const table = new Uint16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const id = a[i];
    const row = i * width;
    let right = 0;
    let diagonal = 0;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const below = table[row + width + j] ?? 0;
      right = id === b[j] ? diagonal + 1 : Math.max(below, right);
      table[row + j] = right;
      diagonal = below;
    }
  }
  return table;
}
