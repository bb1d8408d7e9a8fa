import type { Moments } from '#contract/calendar.ts';
import type { Verdict } from '#contract/verdicts.ts';
import { type ActsDone, hasEnded } from '../profile/acts.ts';
import type { Assessment } from '../profile/assess.ts';
import type { VisitorRecord } from '../profile/record.ts';
import type { StoryFacts } from './facts.ts';

/** The stored data of a visitor from which the facts for the story of a page follow. */
export interface KnownVisitor {
  /** The visitor's id, hexadecimal. */
  readonly id: string;
  readonly assessed: Pick<Assessment, 'phaseUnlocked' | 'suspicionLevel'>;
  readonly record: Pick<VisitorRecord, 'peakSuspicion' | 'batches'>;
  readonly acts: ActsDone;
  readonly vote: Verdict | null;
  /** Number of broken seals. */
  readonly seals: number;
  /** Number of recovered archive files. */
  readonly files: number;
  /** Number of different fragments that were found and exist. */
  readonly fragments: number;
  /** Earlier visits to this page. */
  readonly visits: number;
  /** Number of opened story pages. */
  readonly rooms: number;
  /** The moments of the calendar by the reader's own clock. */
  readonly moments: Moments;
}

/**
 * Hexadecimal digits of the visitor's id that seed the shuffles: 28 bits, which Ink's generator accepts without loss.
 */
const seedDigits = 7;

/** The facts about a visitor for a story. Pure. The return type requires a value for every fact. */
export function visitorFacts(known: KnownVisitor): Required<StoryFacts> {
  const { id, assessed, record, acts, vote, seals, files, fragments, visits, rooms, moments } = known;
  return {
    seed: Number.parseInt(id.slice(0, seedDigits), 16),
    phase: assessed.phaseUnlocked,
    suspicion: assessed.suspicionLevel,
    fragments,
    visits,
    peak: Math.round(record.peakSuspicion * 10) / 10,
    seals,
    files,
    rooms,
    vote,
    ended: hasEnded(acts) ? 1 : 0,
    // A record begins with its first batch. A record from before a refusal stays until it is erased.
    kept: record.batches > 0 ? 1 : 0,
    moments,
    acts,
  };
}
