import { type Phase, type Sign, SignSchema } from '#contract/visitor.ts';
import type { PeopleStays, PeopleVisit } from './people.ts';
import { thresholds } from './thresholds.ts';

/** The version of the records that this server writes. Raise it when a stored field changes its meaning. */
const recordVersion = 1;

/**
 * Everything stored about a visitor's behaviour: running sums, no history. Times are epoch ms of the server's clock.
 */
export interface VisitorRecord {
  readonly version: typeof recordVersion;
  readonly firstSeenAt: number;
  /** Time of the last counted batch or click; `firstSeenAt` before the first. */
  readonly lastSeenAt: number;
  readonly batches: number;
  /** Dwell that can still be credited, by the server's clock. */
  readonly dwellAllowanceMs: number;
  readonly batchAllowance: number;
  readonly archivePatience: number;
  /** All credited dwell. */
  readonly dwellMs: number;
  /** Dwell weighted by engagement. */
  readonly engagedMs: number;
  /** Credited dwell since the last scroll, hover or interaction. */
  readonly stillMs: number;
  /** Scroll position at the end of the last batch, 0 to 100. */
  readonly lastPercent: number;
  /** Sum of the scroll depth of each batch, in percent of a page. */
  readonly depthPercent: number;
  /** Hovers and interactions while reading. */
  readonly touches: number;
  readonly interactions: number;
  readonly latestInteractions: readonly string[];
  /** 0 to 5, unrounded. */
  readonly suspicion: number;
  /** The highest suspicion so far, 0 to 5, unrounded. Never decreases. */
  readonly peakSuspicion: number;
  /** The latest cause of suspicion; null for none. */
  readonly suspicionSign: Sign | null;
  /** Hovers and interactions of the last batch, and the number of consecutive batches with that number. */
  readonly lastTouches: number;
  readonly evenBatches: number;
  /** Pages about people: the open one, and how each was left. */
  readonly peopleVisit: PeopleVisit | null;
  readonly peopleStays: PeopleStays;
  /** Never decreases. */
  readonly phase: Phase;
  /** Engaged time at the first return after a night; null before. */
  readonly engagedMsAtReturn: number | null;
  readonly hasReturnBonus: boolean;
}

/** The record of a new visitor. `firstSeenAt`: epoch ms. */
export const newRecord = (firstSeenAt: number): VisitorRecord => ({
  version: recordVersion,
  firstSeenAt,
  lastSeenAt: firstSeenAt,
  batches: 0,
  dwellAllowanceMs: 0,
  batchAllowance: thresholds.allowance.batches,
  archivePatience: thresholds.suspicion.archivePatience,
  dwellMs: 0,
  engagedMs: 0,
  stillMs: 0,
  lastPercent: 0,
  depthPercent: 0,
  touches: 0,
  interactions: 0,
  latestInteractions: [],
  suspicion: 0,
  peakSuspicion: 0,
  suspicionSign: null,
  lastTouches: 0,
  evenBatches: 0,
  peopleVisit: null,
  peopleStays: {},
  phase: 0,
  engagedMsAtReturn: null,
  hasReturnBonus: false,
});

/** A stored record with a version unknown to this server. */
export class RecordVersionError extends Error {
  override readonly name = 'RecordVersionError';
}

const isSign = (value: unknown): value is Sign => (SignSchema.enum as readonly unknown[]).includes(value);

const isSameKind = (value: unknown, example: unknown): boolean => {
  if (typeof example === 'number') return Number.isFinite(value);
  return Array.isArray(example) === Array.isArray(value) && typeof value === typeof example && value !== null;
};

const fields = Object.keys(newRecord(0));

/**
 * Reads a record as parsed from the store. Throws RecordVersionError for a newer version. A field that is missing or of
 * another type gets its value from `newRecord`: a new field needs no migration, and no sum becomes NaN.
 */
export function parseRecord(stored: Readonly<Record<string, unknown>>): VisitorRecord {
  const { version, firstSeenAt, engagedMsAtReturn, peopleVisit, suspicionSign } = stored;
  if (typeof version === 'number' && version > recordVersion) {
    throw new RecordVersionError(
      `The record of this visitor has version ${version}. This server reads versions up to ${recordVersion}.`,
    );
  }
  const known: Record<string, unknown> = { ...newRecord(typeof firstSeenAt === 'number' ? firstSeenAt : 0) };
  for (const name of fields) if (isSameKind(stored[name], known[name])) known[name] = stored[name];
  const record = {
    ...known,
    engagedMsAtReturn: typeof engagedMsAtReturn === 'number' ? engagedMsAtReturn : null,
    suspicionSign: isSign(suspicionSign) ? suspicionSign : null,
    peopleVisit: typeof peopleVisit === 'object' ? (peopleVisit as PeopleVisit | null) : null,
    version: recordVersion,
  } as VisitorRecord;
  // An older record has no highest suspicion. It is at least the present suspicion.
  return { ...record, peakSuspicion: Math.max(record.peakSuspicion, record.suspicion) };
}
