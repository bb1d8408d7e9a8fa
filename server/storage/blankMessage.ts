import type { Kysely } from 'kysely';
import { erasedMessage, type Tables } from './tables.ts';

/** Removes a published message. No message replaces it: the time of the previous message is over. */
export async function blankMessage(
  db: Kysely<Tables>,
  { designation, message, paid_at }: Tables['orders'],
): Promise<void> {
  await db
    .updateTable('influence')
    .set(erasedMessage)
    .where('placed_at', '=', paid_at)
    .where('designation', '=', designation)
    .where('message', '=', message)
    .execute();
}
