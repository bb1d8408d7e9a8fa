import type { NarrativeStateBody } from './api/visitor.ts';
import { clauseLimit, findLimit, type NarrativeState, suspicionEventLimit, suspicionQuietMs } from './narrative.ts';

type Finds = Readonly<Record<keyof NarrativeStateBody, readonly string[]>>;

/**
 * What either of two tabs of a visitor has found. Both orders of steps are kept; where they say nothing of each other,
 * those of `kept` come first. Merging what is in it already changes nothing. R-PRO-04.
 */
export function mergeFinds(kept: Finds, told: Finds): NarrativeStateBody {
  const fragments = new Set([...kept.discoveredFragments, ...told.discoveredFragments]);
  return {
    discoveredFragments: [...fragments].slice(0, findLimit),
    investigationPath: interleave(kept.investigationPath, told.investigationPath).slice(-findLimit),
  };
}

/** What either of two tabs of a visitor knows; what both were told, a phase or a letter, stands as `kept` has it. R-PRO-04. */
export function mergeNarratives(kept: NarrativeState, told: NarrativeState): NarrativeState {
  return {
    ...mergeFinds(kept, told),
    collaborationHistory: interleave(kept.collaborationHistory, told.collaborationHistory).slice(-clauseLimit),
    suspicionEvents: [...kept.suspicionEvents, ...told.suspicionEvents]
      .sort((a, b) => a.timestamp - b.timestamp)
      .reduce<NarrativeState['suspicionEvents'][number][]>((logged, event) => {
        const last = logged.at(-1)?.timestamp ?? -Infinity;
        return event.timestamp - last < suspicionQuietMs ? logged : [...logged, event];
      }, [])
      .slice(-suspicionEventLimit),
    phaseTransitions: onePerPhase(kept.phaseTransitions, told.phaseTransitions),
    personalizedNotes: onePerPhase(kept.personalizedNotes, told.personalizedNotes),
  };
}

const onePerPhase = <Entry extends { readonly phase: number }>(kept: readonly Entry[], told: readonly Entry[]) =>
  [...kept, ...told.filter(({ phase }) => !kept.some((entry) => entry.phase === phase))].sort(
    (a, b) => a.phase - b.phase,
  );

/** The shortest list that holds both in their order: the steps that they share stand in it once. */
function interleave(kept: readonly string[], told: readonly string[]): readonly string[] {
  // As a rule one tab goes on from what is kept, and the two part at the end of it.
  const parted = kept.findIndex((step, at) => step !== told[at]);
  if (parted < 0) return told;
  return [...kept.slice(0, parted), ...interleaveParted(kept.slice(parted), told.slice(parted))];
}

/** The same for two that begin with different steps. Work and memory go by the product of their lengths. */
function interleaveParted(kept: readonly string[], told: readonly string[]): string[] {
  // How many steps the two still share, from a place in the one and a place in the other.
  const width = told.length + 1;
  const shared = new Uint16Array((kept.length + 1) * width);
  const sharedFrom = (i: number, j: number): number => shared[i * width + j] ?? 0;
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    for (let j = told.length - 1; j >= 0; j -= 1) {
      shared[i * width + j] =
        kept[i] === told[j] ? sharedFrom(i + 1, j + 1) + 1 : Math.max(sharedFrom(i + 1, j), sharedFrom(i, j + 1));
    }
  }
  const both: string[] = [];
  let [i, j] = [0, 0];
  for (let step = kept[i] ?? told[j]; step !== undefined; step = kept[i] ?? told[j]) {
    const isShared = kept[i] === told[j];
    const isKepts = isShared || j === told.length || (i < kept.length && sharedFrom(i + 1, j) >= sharedFrom(i, j + 1));
    both.push((isKepts ? kept[i] : told[j]) ?? step);
    if (isKepts) i += 1;
    if (isShared || !isKepts) j += 1;
  }
  return both;
}
