import type { Database } from 'better-sqlite3';

/** The columns of the primary key of each table of the site, in their order in the key. */
export function tableKeys(database: Database): Map<string, readonly string[]> {
  const names = database
    .prepare<[], string>(
      `select name from sqlite_master where type = 'table' and name not like 'kysely%' order by name`,
    )
    .pluck()
    .all();
  const keyOf = database
    .prepare<[string], string>('select name from pragma_table_info(?) where pk > 0 order by pk')
    .pluck();
  return new Map(names.map((name) => [name, keyOf.all(name)]));
}
