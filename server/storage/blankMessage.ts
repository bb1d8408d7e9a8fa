import type { Kysely } from 'kysely';
import { erasedMessage, type Tables } from './tables.ts';

/** Takes a published message away. No message takes its place: the one before had its time. */
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
