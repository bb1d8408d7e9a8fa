import type { BehaviorData } from '#contract/api/visitor.ts';
import type { PreparedBatch } from '#contract/simulation.ts';
import { hoverTextLimit, interactionTextLimit } from '#contract/telemetry.ts';
import { scrollLogLimit } from './behaviour.ts';
import type { PendingLog, SimulationState } from './state.ts';
import { utf8Length } from './utf8Length.ts';

/** A keepalive request may hold 64 KiB in all, headers and a second one in flight included; measured, docs/design.md. */
const bodyByteLimit = 60_000;
/** Every 30 s. Spec §9, R-BEH-02. */
export const flushEveryMs = 30_000;
/** Entries of one batch; the same limits as the payload's own (contract/api/visitor.ts). */
const hoverLimit = 100;
const interactionLimit = 200;
const longestDwellMs = 86_400_000;

/** Whether anything waits to be sent. */
export const hasPending = (pending: PendingLog): boolean =>
  pending.scrolls.length + pending.hoverTexts.length + pending.interactionTexts.length > 0 || pending.dwellMs > 0;

/** How much of the pending dwell a batch up to `through` covers, ms. */
function dwellThrough(pending: PendingLog, through: number): number {
  let covered = 0;
  for (let at = 0; at < pending.dwellMarks.length; at += 2) {
    if ((pending.dwellMarks[at] ?? 0) > through) break;
    covered = pending.dwellMarks[at + 1] ?? 0;
  }
  return covered;
}

function behaviorDataThrough(pending: PendingLog, through: number): BehaviorData {
  const scrollPatterns: BehaviorData['scrollPatterns'] = [];
  for (let at = 0; at < pending.scrolls.length; at += 3) {
    if ((pending.scrolls[at + 2] ?? 0) > through) break;
    scrollPatterns.push({ percent: pending.scrolls[at] ?? 0, timestamp: pending.scrolls[at + 1] ?? 0 });
  }
  return {
    scrollPatterns,
    hoverTargets: pending.hoverTexts.slice(0, countThrough(pending.hoverOrdinals, through)),
    dwellTime: Math.min(dwellThrough(pending, through), longestDwellMs),
    interactionSequence: pending.interactionTexts.slice(0, countThrough(pending.interactionOrdinals, through)),
    lastInteraction: pending.lastInteraction,
    timestamp: pending.newestAt,
  };
}

/** How many of the ascending `ordinals` are `through` or less. */
function countThrough(ordinals: readonly number[], through: number): number {
  let low = 0;
  let high = ordinals.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ordinals[middle] ?? 0) <= through) low = middle + 1;
    else high = middle;
  }
  return low;
}

const bodyThrough = (pending: PendingLog, through: number): string =>
  JSON.stringify({ behaviorData: behaviorDataThrough(pending, through) });

/** The newest ordinal that the lists of one batch have room for, everything before it included. */
const roomThrough = ({ through, hoverOrdinals, interactionOrdinals }: PendingLog): number =>
  Math.min(
    through,
    (hoverOrdinals[hoverLimit] ?? Infinity) - 1,
    (interactionOrdinals[interactionLimit] ?? Infinity) - 1,
  );

/**
 * The flush that lies ready: the body of POST /api/visitor/track over as many of the oldest pending records as its
 * lists and 60,000 bytes hold, all of them nearly always. Null while nothing is pending. Never throws. R-BEH-01, R-BEH-02.
 */
export function prepareBatch(state: Pick<SimulationState, 'pending' | 'sequence' | 'sessionId'>): PreparedBatch | null {
  const { pending, sequence, sessionId } = state;
  if (!hasPending(pending)) return null;
  let through = roomThrough(pending);
  let body = bodyThrough(pending, through);
  if (utf8Length(body) > bodyByteLimit) {
    // A storm, or texts full of escapes. Everything up to `low` fits, nothing up to `high` does.
    let low = 0;
    let high = through;
    while (high - low > 1) {
      const middle = low + Math.floor((high - low) / 2);
      if (utf8Length(bodyThrough(pending, middle)) > bodyByteLimit) high = middle;
      else low = middle;
    }
    through = low;
    body = bodyThrough(pending, through);
  }
  return { id: `${sessionId}-${sequence}`, sequence, through, body };
}

/**
 * Whether the batch that lies ready is full: a list has no room for another entry, or 60,000 bytes no longer hold all
 * that is pending. Then the 30 s are not waited for, since nothing that a reader did is dropped. Never throws. R-BEH-02.
 */
export function isFull(state: Pick<SimulationState, 'pending' | 'sequence' | 'sessionId'>): boolean {
  const { pending } = state;
  return (
    pending.hoverTexts.length >= hoverLimit ||
    pending.interactionTexts.length >= interactionLimit ||
    pending.scrolls.length >= scrollLogLimit * 3 ||
    (mayExceedLimit(pending) && (prepareBatch(state)?.through ?? pending.through) < pending.through)
  );
}

/** The longest that entries can be in JSON: a bound that is cheap to know, for the exact length is not. */
const scrollBytes = 60;
const mayExceedLimit = ({ scrolls, hoverTexts, interactionTexts }: PendingLog): boolean =>
  (scrolls.length / 3) * scrollBytes +
    hoverTexts.length * (hoverTextLimit * 6 + 3) +
    interactionTexts.length * (interactionTextLimit * 6 + 3) +
    300 >
  bodyByteLimit;

/** What is left once a batch up to `through` has been sent: later records stay, to the last millisecond of dwell. */
export function dropThrough(pending: PendingLog, through: number): PendingLog {
  const covered = dwellThrough(pending, through);
  const dwellMarks: number[] = [];
  for (let at = 0; at < pending.dwellMarks.length; at += 2) {
    const ordinal = pending.dwellMarks[at] ?? 0;
    if (ordinal > through) dwellMarks.push(ordinal, (pending.dwellMarks[at + 1] ?? 0) - covered);
  }
  let scrollsDropped = 0;
  while ((pending.scrolls[scrollsDropped + 2] ?? Infinity) <= through) scrollsDropped += 3;
  const hovers = countThrough(pending.hoverOrdinals, through);
  const interactions = countThrough(pending.interactionOrdinals, through);
  return {
    ...pending,
    scrolls: pending.scrolls.slice(scrollsDropped),
    hoverTexts: pending.hoverTexts.slice(hovers),
    hoverOrdinals: pending.hoverOrdinals.slice(hovers),
    interactionTexts: pending.interactionTexts.slice(interactions),
    interactionOrdinals: pending.interactionOrdinals.slice(interactions),
    dwellMs: pending.dwellMs - covered,
    dwellMarks,
  };
}
