import type { Kysely } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import { prepared } from './prepared.ts';
import { erasedMessage, type Tables } from './tables.ts';

/** The queries about published messages. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

const newestInfluence = prepared((db) =>
  db.selectFrom('influence').select(['designation', 'message']).orderBy('ordinal', 'desc').limit(1),
);

/** The newest influence message; null for none, or when it was removed, refunded, or erased with its buyer. */
export async function readInfluence(db: Db): Promise<InfluenceMessage | null> {
  const [row] = (await newestInfluence(db)).rows;
  return row === undefined || row.message === erasedMessage.message ? null : row;
}

/** Publishes a message. It is the current message until the next message is added. */
export async function addInfluence(db: Db, { designation, message }: InfluenceMessage, at: number): Promise<void> {
  const newest = await db
    .selectFrom('influence')
    .select(({ fn }) => fn.max('ordinal').as('ordinal'))
    .executeTakeFirst();
  const ordinal = (newest?.ordinal ?? 0) + 1;
  await db.insertInto('influence').values({ ordinal, designation, message, placed_at: at }).execute();
}
