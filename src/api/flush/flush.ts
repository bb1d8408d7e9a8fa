import type { PreparedBatch } from '#contract/simulation.ts';
import { apiPaths, batchIdHeader, batchSequenceHeader } from '#contract/paths.ts';
import { isFinal, post } from '../fetcher.ts';
import type { KeptBatch, Outbox } from './outbox.ts';

/** sent: counted, or known to have been; kept: to be sent again; refused: the server will never take it. */
export type Outcome = 'sent' | 'kept' | 'refused';

/**
 * Sends one batch and says what became of it. The request is made before the first await, so that it leaves in the task
 * of the event that closes the page; `keepalive` lets it outlive the page (64 KiB in flight at most, which bodies obey).
 */
export async function sendBatch(batch: PreparedBatch, outbox: Outbox): Promise<Outcome> {
  const request = post(apiPaths.track, batch.body, {
    keepalive: true,
    headers: { [batchIdHeader]: batch.id, [batchSequenceHeader]: String(batch.sequence) },
  });
  try {
    await request;
    await outbox.drop(batch.id);
    return 'sent';
  } catch (error) {
    console.error('What was read could not be sent.', error);
    if (!isFinal(error)) return 'kept';
    await outbox.drop(batch.id);
    return 'refused';
  }
}

/**
 * Sends, one after the other, what earlier flushes and earlier visits could not. Stops at the first failure, since the
 * next would fail too. `isDue` says whether a batch's session is over, or is this one's own. R-BEH-05.
 */
export async function sendKept(outbox: Outbox, isDue: (batch: KeptBatch) => Promise<boolean>): Promise<number> {
  let sent = 0;
  for (const batch of await outbox.all()) {
    if (!(await isDue(batch))) continue;
    const outcome = await sendBatch(batch, outbox);
    if (outcome === 'kept') break;
    if (outcome === 'sent') sent += 1;
  }
  return sent;
}
