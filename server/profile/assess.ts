import type { Phase, Sign } from '#contract/visitor.ts';
import type { VisitorRecord } from './record.ts';

const dayMs = 86_400_000;

/** The assessment of a visitor that the site uses. Spec §3 "Visitor profile". */
export interface Assessment {
  readonly phaseUnlocked: Phase;
  /** 0 to 5 in tenths. */
  readonly suspicionLevel: number;
  /** The latest cause of suspicion; absent for none. */
  readonly suspicionSign?: Sign;
  readonly interactions: number;
  /** Days since the first visit, with four decimals. */
  readonly daysSinceFirst: number;
  /** The latest entries, oldest first. */
  readonly interactionSequence: readonly string[];
}

/** Assesses a record at `nowMs` (epoch ms of the server's clock). Pure; never throws. R-PRO-01. */
export const assess = (record: VisitorRecord, nowMs: number): Assessment => ({
  phaseUnlocked: record.phase,
  suspicionLevel: Math.round(record.suspicion * 10) / 10,
  ...(record.suspicionSign !== null && { suspicionSign: record.suspicionSign }),
  interactions: record.interactions,
  daysSinceFirst: Math.round((Math.max(0, nowMs - record.firstSeenAt) / dayMs) * 10_000) / 10_000,
  interactionSequence: record.latestInteractions,
});
