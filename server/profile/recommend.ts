import type { Recommendation, RecommendationType } from '#contract/recommendation.ts';
import type { Phase } from '#contract/visitor.ts';
import { analysisPhase } from '#contract/opening.ts';
import { assess } from './assess.ts';
import { type Answer, leanings, type Outcome, outcomesOf } from './preferences.ts';
import { recommendationTable, type RecommendationRow } from './recommendationTable.ts';
import type { VisitorRecord } from './record.ts';
import type { StoryVisits } from './storyVisits.ts';
import { thresholds } from './thresholds.ts';

const weights = thresholds.recommendations;

/** The inputs for the recommendations of a visitor. */
export interface Reading {
  readonly record: VisitorRecord;
  /** The visits to story pages by slug; the latest page is last. */
  readonly visits: ReadonlyMap<string, StoryVisits>;
  /** Answers to earlier recommendations, oldest first. */
  readonly answers: readonly Answer[];
  /** The phases at which the text of a page changes. */
  readonly changesOf: (slug: string) => readonly number[];
}

interface Ranked {
  readonly row: RecommendationRow;
  readonly priority: number;
}

/** The agent who begins to speak at each phase, from 1 on. */
const agents = ['', 'the Archivist', 'the Observer', 'the Advocate', 'the Judge', 'the Stranger'];

const slugOf = ({ url }: RecommendationRow): string => url.slice(1);
/** Kinds of pages that take the reader more effort. */
const demanding: ReadonlySet<RecommendationType> = new Set(['puzzle', 'collaboration']);

/** For each page, the row with the latest first phase that is not above `phase`. In the order of the table. */
function rowsAt(phase: Phase): RecommendationRow[] {
  const rows = new Map<string, RecommendationRow>();
  for (const row of recommendationTable) {
    const known = rows.get(row.url);
    if (row.from <= phase && row.from >= (known?.from ?? 0)) rows.set(row.url, row);
  }
  return [...rows.values()];
}

/** The share of the credited dwell that was reading, 0 to 1. */
const attentionOf = ({ dwellMs, engagedMs }: VisitorRecord): number =>
  dwellMs > 0 ? Math.min(1, engagedMs / dwellMs) : 0.5;

/** The factor of each kind, from the reader's preferences and attention. */
function kindFactors(
  { record, visits }: Reading,
  rows: readonly RecommendationRow[],
  outcomes: ReadonlyMap<string, Outcome>,
): (kind: RecommendationType) => number {
  const signs = rows.flatMap((row): (readonly [RecommendationType, Outcome | 'returned'])[] => {
    const outcome = outcomes.get(row.url);
    const hasReturned = (visits.get(slugOf(row))?.earlier ?? 0) > 0;
    return [
      ...(outcome === undefined ? [] : [[row.type, outcome] as const]),
      ...(hasReturned ? [[row.type, 'returned'] as const] : []),
    ];
  });
  const leans = leanings(signs);
  const attention = weights.attention * (attentionOf(record) - 0.5);
  return (kind) => (1 + weights.lean * (leans.get(kind) ?? 0)) * (1 + (demanding.has(kind) ? attention : -attention));
}

/** The next unread page after the latest one in its wing, cyclically. */
function nextInWing(
  unread: readonly RecommendationRow[],
  rows: readonly RecommendationRow[],
  last: string | undefined,
) {
  const place = rows.findIndex((row) => slugOf(row) === last);
  if (place < 0) return undefined;
  const isBeside = ({ wing }: RecommendationRow) => wing === rows[place]?.wing;
  return [...rows.slice(place + 1), ...rows.slice(0, place)].find((row) => isBeside(row) && unread.includes(row));
}

/** The pages that have changed since they were read, least recently read first. B-REC-03. */
function changedSince(
  { visits, changesOf }: Reading,
  rows: readonly RecommendationRow[],
  phase: Phase,
): Recommendation[] {
  return [...visits].flatMap(([slug, { phase: readAt }]) => {
    const row = rows.find(({ url }) => url === `/${slug}`);
    const changedAt = readAt === null ? undefined : changesOf(slug).findLast((at) => at > readAt && at <= phase);
    if (row === undefined || changedAt === undefined) return [];
    const description = `You read this before ${agents[changedAt] ?? ''} began to speak. It has changed since.`;
    return [{ type: row.type, title: row.title, description, url: row.url, priority: weights.changed }];
  });
}

/**
 * The recommendations for a visitor, best first, at most 8; none below phase 2. Pure: the same reading gives the same
 * list. R-REC-01, B-REC-01 to 03.
 * - Pages that were read are omitted, except a page about a person that was left early.
 * - The first two, unless the reader has passed them by: the next page in the wing of the latest page, and a page
 *   chosen by the number of pages read.
 * - With fewer than three unread pages, pages that have changed since they were read follow.
 */
export function recommend(reading: Reading): Recommendation[] {
  const { record, visits, answers } = reading;
  const { phaseUnlocked: phase, suspicionLevel } = assess(record, record.lastSeenAt);
  if (phase < analysisPhase) return [];
  const rows = rowsAt(phase);
  const outcomes = outcomesOf(answers);
  const kindFactor = kindFactors(reading, rows, outcomes);

  const wasLeft = ({ url, again }: RecommendationRow) =>
    again !== undefined && record.peopleStays[url] === 'left-early';
  const isRead = (row: RecommendationRow) =>
    (visits.has(slugOf(row)) || record.latestInteractions.includes(`view:${row.url}`)) && !wasLeft(row);
  const unread = rows.filter((row) => !isRead(row));

  // A well hidden page, or one that costs money, is never put first.
  const open = unread.filter(
    (row) => row.priority >= weights.pinnedFrom && !wasLeft(row) && outcomes.get(row.url) !== 'dismissed',
  );
  const next = nextInWing(open, rows, [...visits.keys()].at(-1));
  const others = open.filter((row) => row !== next);
  const other = visits.size > 0 ? others[visits.size % others.length] : undefined;

  const priorityOf = (row: RecommendationRow): number => {
    const outcome = outcomes.get(row.url);
    const answer = outcome === undefined || outcome === 'clicked' ? 1 : weights[outcome];
    if (row === next) return weights.next * answer;
    if (row === other) return weights.other * answer;
    const age = 1 - weights.agePerPhase * (phase - row.from);
    const trust = suspicionLevel >= (row.suspicion ?? 0) ? 1 : weights.tooTrusted;
    return Math.min(weights.most, row.priority * age * trust * answer * kindFactor(row.type));
  };
  const ranked = unread
    .map((row) => ({ row, priority: Math.round(priorityOf(row) * 1000) / 1000 }))
    .sort((a, b) => b.priority - a.priority);
  // The list includes the best page of each kind, because the worker ranks the kinds again.
  const isBest = ({ row }: Ranked, index: number) => ranked.findIndex((other) => other.row.type === row.type) === index;
  const listed = [...new Set([...ranked.filter(isBest), ...ranked])]
    .slice(0, weights.listed)
    .sort((a, b) => b.priority - a.priority)
    .map(({ row, priority }): Recommendation => {
      const { type, title, url, again } = row;
      return { type, title, description: again !== undefined && wasLeft(row) ? again : row.description, url, priority };
    });
  if (listed.length >= weights.shown) return listed;
  return [...listed, ...changedSince(reading, rows, phase)].slice(0, weights.listed);
}
