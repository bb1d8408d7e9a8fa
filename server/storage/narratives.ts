import type { Kysely } from 'kysely';
import type { NarrativeStateBody } from '#contract/api/visitor.ts';
import { mergeFragments } from '#contract/mergeNarratives.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The queries about found fragments. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

/** Merges the fragments found in one tab into the stored state. Returns the number of different fragments stored. */
export async function saveNarrative(
  db: Db,
  visitor: string,
  reported: NarrativeStateBody,
  at: number,
): Promise<number> {
  const empty = { discoveredFragments: [], investigationPath: [] };
  const state = mergeFragments((await readNarrative(db, visitor)) ?? empty, reported);
  const values = {
    discovered_fragments: JSON.stringify(state.discoveredFragments),
    investigation_path: JSON.stringify(state.investigationPath),
    updated_at: at,
  };
  await db
    .insertInto('narratives')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
  return state.discoveredFragments.length;
}

const narrativeOf = prepared((db, visitor: string) =>
  db.selectFrom('narratives').select(['discovered_fragments', 'investigation_path']).where('visitor', '=', visitor),
);

export async function readNarrative(db: Db, visitor: string): Promise<NarrativeStateBody | null> {
  const [row] = (await narrativeOf(db, visitor)).rows;
  if (row === undefined) return null;
  return {
    discoveredFragments: JSON.parse(row.discovered_fragments) as string[],
    investigationPath: JSON.parse(row.investigation_path) as string[],
  };
}
