import type { TrackReply } from '#contract/api/visitor.ts';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { post, ResponseError } from '../fetcher.ts';
import type { ClosedBatch } from './outbox.ts';

/** sent: counted now or earlier; refused: the server will never accept it; kept: to be sent again. */
export type Outcome =
  | { readonly kind: 'sent' | 'refused' }
  /** `retryAfterMs`: what the server's Retry-After asked for; null without it. */
  | { readonly kind: 'kept'; readonly retryAfterMs: number | null };

/** After this long a request counts as failed. The batch is sent again under the same id and counts once. */
const answerLimitMs = 60_000;

/**
 * Sending it again does not help: the body itself is wrong, or its visitor has been erased (410), and with the next cookie it
 * would count for somebody else. Any other status may come from a proxy or a gateway.
 */
const finalStatuses: readonly number[] = [400, 410, 413, 415, 422];

/** A gateway's own page with status 200 is not the server's answer. */
const isTrackReply = (reply: unknown): reply is TrackReply =>
  typeof reply === 'object' && reply !== null && typeof (reply as TrackReply).counted === 'boolean';

/**
 * Sends one batch and returns the outcome. The request is made before the first await, so that it leaves in the task of
 * the event that closes the page; `keepalive` lets it outlive the page (64 KiB in flight at most). Never throws. A failure
 * is only logged. R-BEH-02, R-BEH-05.
 */
export async function sendBatch(batch: ClosedBatch): Promise<Outcome> {
  try {
    const response = await post(apiPaths.track, batch.body, {
      keepalive: true,
      signal: AbortSignal.timeout(answerLimitMs),
      headers: { [batchIdHeader]: batch.id },
    });
    const reply: unknown = await response.json();
    if (!isTrackReply(reply)) throw new Error('The answer is not that of the server.');
    return { kind: 'sent' };
  } catch (error) {
    console.error('A batch could not be sent.', error);
    if (!(error instanceof ResponseError)) return { kind: 'kept', retryAfterMs: null };
    if (finalStatuses.includes(error.status)) return { kind: 'refused' };
    return { kind: 'kept', retryAfterMs: error.retryAfterMs };
  }
}
