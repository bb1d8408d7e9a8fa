import { batchIdHeader } from '#contract/paths.ts';
import { ResponseError } from '../fetcher.ts';
import { postTrack } from '../track.ts';
import type { ClosedBatch } from './outbox.ts';

/**
 * sent: the server has counted the batch, now or earlier; refused: the server will never accept the batch; kept: the
 * batch must be sent again.
 */
export type Outcome =
  | { readonly kind: 'sent' | 'refused' }
  /** `retryAfterMs`: the server's Retry-After; null without that header. */
  | { readonly kind: 'kept'; readonly retryAfterMs: number | null };

/**
 * Statuses after which a repetition cannot succeed: the body is wrong, or its visitor has been erased (410). A batch
 * sent with a new cookie would count for another visitor. Any other status may come from a proxy or a gateway.
 */
const finalStatuses: readonly number[] = [400, 410, 413, 415, 422];

/**
 * Sends one batch and returns the outcome. Never throws; a failure is only logged. R-BEH-02, R-BEH-05. The request is
 * made before the first await, in the task of the event that closes the page. `keepalive` lets the request outlive the
 * page (at most 64 KiB in flight). A request without an answer counts as failed: the batch is sent again under the same
 * id and counts once.
 */
export async function sendBatch(batch: ClosedBatch): Promise<Outcome> {
  try {
    await postTrack(batch.body, {
      keepalive: true,
      headers: { [batchIdHeader]: batch.id },
    });
    return { kind: 'sent' };
  } catch (error) {
    console.error('A batch could not be sent.', error);
    if (!(error instanceof ResponseError)) return { kind: 'kept', retryAfterMs: null };
    if (finalStatuses.includes(error.status)) return { kind: 'refused' };
    return { kind: 'kept', retryAfterMs: error.retryAfterMs };
  }
}
