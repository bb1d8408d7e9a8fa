import type { BehaviorData } from '#contract/api/visitor.ts';
import { thresholds } from './thresholds.ts';

/** Metrics of one batch. Client times are only compared with each other. */
export interface BatchMetrics {
  /**
   * Distance between the highest and the lowest scroll position, the start included, 0 to 100. A jump to the end is
   * 100.
   */
  readonly depthPercent: number;
  /** Distance scrolled in both directions, in percent of a page. */
  readonly travelPercent: number;
  /** Scroll position at the end, 0 to 100. */
  readonly lastPercent: number;
  /** Number of different hover targets, plus interactions. */
  readonly touches: number;
  /** Suspicion added by interactions that no page offers (`probes`, `probeMost`). */
  readonly probing: number;
  /** The kind of interaction that adds most to `probing`; null for none. */
  readonly probe: Probe | null;
  /** Pages entered. */
  readonly rooms: number;
  /** Scrolls, hovers and interactions. */
  readonly events: number;
  /** Hovers and interactions. Scrolls do not count: one turn of a wheel makes an entry for each frame. */
  readonly actions: number;
  /** True when all scroll steps are equal in size and time, unlike a person's. */
  readonly isMetronomic: boolean;
}

/** The kinds of interactions that no page offers. */
export type Probe = keyof typeof thresholds.suspicion.probes;

const kindOf = (interaction: string): string => interaction.slice(0, Math.max(0, interaction.indexOf(':')));
const isProbe = (kind: string): kind is Probe => Object.hasOwn(thresholds.suspicion.probes, kind);
const weightOf = (probe: Probe | null): number => (probe === null ? 0 : thresholds.suspicion.probes[probe]);
const viewed = 'view:';

/** The paths of the pages that were entered, in order. */
export const roomsEntered = ({ interactionSequence }: BehaviorData): string[] =>
  interactionSequence.filter((entry) => entry.startsWith(viewed)).map((entry) => entry.slice(viewed.length));

function isMetronomic(scrolls: BehaviorData['scrollPatterns']): boolean {
  if (scrolls.length < thresholds.machine.metronomeEntries) return false;
  const [first, second] = scrolls;
  if (first === undefined || second === undefined) return false;
  const step = second.percent - first.percent;
  const interval = second.timestamp - first.timestamp;
  // A wheel turned at the end of a page makes equal entries without movement.
  if (step === 0) return false;
  return scrolls.every((entry, index) => {
    const before = scrolls[index - 1];
    if (before === undefined) return true;
    return Math.abs(entry.percent - before.percent - step) < 1e-6 && entry.timestamp - before.timestamp === interval;
  });
}

/** Measures one batch that started at `fromPercent` of a page, 0 to 100. Pure; never throws. */
export function measureBatch(batch: BehaviorData, fromPercent: number): BatchMetrics {
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
  let probing = 0;
  let probe: Probe | null = null;
  for (const kind of interactionSequence.map(kindOf)) {
    if (!isProbe(kind)) continue;
    probing += weightOf(kind);
    if (weightOf(kind) > weightOf(probe)) probe = kind;
  }
  return {
    depthPercent: highest - lowest,
    travelPercent,
    lastPercent: previous ?? fromPercent,
    touches: new Set(hoverTargets).size + interactionSequence.length,
    probing: Math.min(thresholds.suspicion.probeMost, probing),
    probe,
    rooms: roomsEntered(batch).length,
    events: scrollPatterns.length + hoverTargets.length + interactionSequence.length,
    actions: hoverTargets.length + interactionSequence.length,
    isMetronomic: isMetronomic(scrollPatterns),
  };
}

/** Scroll speed in percent of a page a second; a batch without dwell counts as one second. */
export const paceOf = (metrics: BatchMetrics, dwellMs: number): number =>
  metrics.travelPercent / Math.max(1, dwellMs / 1000);
