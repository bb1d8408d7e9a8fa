import type { BehaviorData } from '#contract/api/visitor.ts';
import { thresholds } from './thresholds.ts';

/** What one batch shows of its reader. Client times count only relative to each other. */
export interface Reading {
  /** Between the highest and the lowest point of the batch and where it began, 0 to 100: a jump to the end covers the page. */
  readonly depthPercent: number;
  /** Way scrolled, both directions, in percent of a page. */
  readonly travelPercent: number;
  /** Where the batch left its page, 0 to 100. */
  readonly lastPercent: number;
  readonly touches: number;
  readonly probes: number;
  readonly events: number;
  /** Events less scrolls, of which one flick of a wheel leaves an entry a frame. */
  readonly actions: number;
  /** True when the scrolling keeps a step and a beat that no hand keeps. */
  readonly isMetronomic: boolean;
}

const kindOf = (interaction: string): string => interaction.slice(0, Math.max(0, interaction.indexOf(':')));

function isMetronomic(scrolls: BehaviorData['scrollPatterns']): boolean {
  if (scrolls.length < thresholds.machine.metronomeEntries) return false;
  const [first, second] = scrolls;
  if (first === undefined || second === undefined) return false;
  const step = second.percent - first.percent;
  const beat = second.timestamp - first.timestamp;
  // A wheel held against the end of a page repeats itself honestly: nothing moves.
  if (step === 0) return false;
  return scrolls.every((entry, index) => {
    const before = scrolls[index - 1];
    if (before === undefined) return true;
    return Math.abs(entry.percent - before.percent - step) < 1e-6 && entry.timestamp - before.timestamp === beat;
  });
}

/** Sums up one batch, which began at `fromPercent` of a page. Never throws. */
export function readBatch(batch: BehaviorData, fromPercent: number): Reading {
  const { scrollPatterns, hoverTargets, interactionSequence } = batch;
  let lowest = fromPercent;
  let highest = fromPercent;
  let travelPercent = 0;
  let previous: number | null = null;
  for (const { percent } of scrollPatterns) {
    lowest = Math.min(lowest, percent);
    highest = Math.max(highest, percent);
    travelPercent += previous === null ? 0 : Math.abs(percent - previous);
    previous = percent;
  }
  const probeKinds: readonly string[] = thresholds.suspicion.probeKinds;
  return {
    depthPercent: highest - lowest,
    travelPercent,
    lastPercent: previous ?? fromPercent,
    touches: new Set(hoverTargets).size + interactionSequence.length,
    probes: interactionSequence.filter((entry) => probeKinds.includes(kindOf(entry))).length,
    events: scrollPatterns.length + hoverTargets.length + interactionSequence.length,
    actions: hoverTargets.length + interactionSequence.length,
    isMetronomic: isMetronomic(scrollPatterns),
  };
}
