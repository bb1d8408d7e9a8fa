import type { TrackReply } from '#contract/api/visitor.ts';
import type { PreparedBatch } from '#contract/simulation.ts';
import { apiPaths, batchIdHeader, batchSequenceHeader } from '#contract/paths.ts';
import { post, ResponseError } from '../fetcher.ts';

/** sent: counted, or known to have been; refused: the server will never take it; kept: to be sent again. */
export type Outcome =
  | { readonly kind: 'sent' | 'refused' }
  /** `retryAfterMs`: how long the server asked to be left alone; null if it did not. */
  | { readonly kind: 'kept'; readonly retryAfterMs: number | null };

/** An answer that takes longer than this is none; the same id goes again and counts once. */
const answerLimitMs = 60_000;

/** The body itself is at fault, and no repetition mends it. Any other refusal may be that of somebody in between. */
const finalStatuses: readonly number[] = [400, 413, 415, 422];

/** A gateway's own page with status 200 is no answer of ours. */
const isTrackReply = (reply: unknown): reply is TrackReply =>
  typeof reply === 'object' && reply !== null && typeof (reply as TrackReply).counted === 'boolean';

/**
 * Sends one batch and says what became of it. The request is made before the first await, so that it leaves in the task
 * of the event that closes the page; `keepalive` lets it outlive the page (64 KiB in flight at most). Never throws.
 * A failure is logged and shown to nobody. R-BEH-02, R-BEH-05.
 */
export async function sendBatch(batch: PreparedBatch): Promise<Outcome> {
  try {
    const response = await post(apiPaths.track, batch.body, {
      keepalive: true,
      signal: AbortSignal.timeout(answerLimitMs),
      headers: { [batchIdHeader]: batch.id, [batchSequenceHeader]: String(batch.sequence) },
    });
    const reply: unknown = await response.json();
    if (!isTrackReply(reply)) throw new Error('The answer is not the registry’s.');
    return { kind: 'sent' };
  } catch (error) {
    console.error('What was read could not be sent.', error);
    if (!(error instanceof ResponseError)) return { kind: 'kept', retryAfterMs: null };
    if (finalStatuses.includes(error.status)) return { kind: 'refused' };
    return { kind: 'kept', retryAfterMs: error.retryAfterMs };
  }
}
