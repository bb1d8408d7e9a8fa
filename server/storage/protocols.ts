import type { Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/**
 * The queries about unlocked protocols. Each runs on any connection or transaction. The column `clause` contains the
 * protocol id.
 */
type Db = Kysely<Tables>;

const protocolsOf = prepared((db, visitor: string) =>
  db.selectFrom('protocols').select('clause').where('visitor', '=', visitor).orderBy('ordinal'),
);

/** The ids of the protocols that a visitor has unlocked, oldest first. */
export async function readProtocols(db: Db, visitor: string): Promise<string[]> {
  const { rows } = await protocolsOf(db, visitor);
  return rows.map(({ clause }) => clause);
}

/** Adds a protocol after the unlocked ones, once. Returns the number of unlocked protocols. */
export async function addProtocol(db: Db, visitor: string, protocolId: string, unlockedAt: number): Promise<number> {
  const unlocked = await readProtocols(db, visitor);
  if (unlocked.includes(protocolId)) return unlocked.length;
  const ordinal = unlocked.length + 1;
  await db.insertInto('protocols').values({ visitor, clause: protocolId, ordinal, unlocked_at: unlockedAt }).execute();
  return ordinal;
}
