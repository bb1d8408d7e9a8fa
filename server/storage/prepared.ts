import type { Compilable, CompiledQuery, DialectAdapter, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** A placeholder for a value while the query is compiled. */
class Place {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }
}

export interface DirectResult {
  readonly rows: readonly unknown[];
  /** The number of inserted, updated or deleted rows; 0 for a statement that returns rows. */
  readonly changes: number;
}

/** The adapter of an engine that answers synchronously. */
export interface DirectAdapter {
  runNow(sql: string, parameters: readonly unknown[]): DirectResult;
}

const isDirect = (adapter: DialectAdapter): adapter is DialectAdapter & DirectAdapter => 'runNow' in adapter;

export interface PreparedResult<Row> {
  readonly rows: readonly Row[];
  readonly changes: number;
}

/**
 * A frequent query, compiled once for each connection. Otherwise Kysely builds and compiles the query each time and
 * passes it through a dozen promises, which takes several times as long as the answer of SQLite. SQLite is called
 * directly. `build` is called with placeholders, so it must pass its values on to the query unchanged.
 */
export function prepared<Values extends readonly unknown[], Row>(
  build: (db: Kysely<Tables>, ...values: Values) => Compilable<Row>,
): (db: Kysely<Tables>, ...values: Values) => Promise<PreparedResult<Row>> {
  /** By adapter. A transaction and its connection have the same adapter. */
  const compiled = new WeakMap<DialectAdapter, CompiledQuery<Row>>();
  return async (db, ...values) => {
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      const places = values.map((_value, index) => new Place(index)) as unknown as Values;
      query = build(db, ...places).compile();
      compiled.set(adapter, query);
    }
    const parameters = query.parameters.map((value) => (value instanceof Place ? values[value.index] : value));
    if (isDirect(adapter)) return adapter.runNow(query.sql, parameters) as PreparedResult<Row>;
    const { rows, numAffectedRows = 0n } = await db.executeQuery<Row>({ ...query, parameters });
    return { rows, changes: Number(numAffectedRows) };
  };
}
