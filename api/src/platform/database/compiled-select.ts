import type { Knex } from 'knex';
import type { Database } from './open-database';

type Value = string | number;

interface Compiled {
  readonly sql: string;
  /** Bindings after the values. */
  readonly rest: readonly Knex.RawBinding[];
}

/**
 * A select for the hottest reads: knex writes its text once for each number of values, which otherwise takes longer
 * than the driver needs for the whole query.
 * @param build makes the query; the values must be the first ones that it binds, in their order
 */
export function compiledSelect<Row>(
  build: (database: Database, values: readonly Value[]) => Knex.QueryBuilder,
): (database: Database, values: readonly Value[]) => Promise<Row[]> {
  const known = new Map<string, Compiled>();
  return async (database, values) => {
    const key = `${(database.client as Knex.Client).driverName} ${values.length}`;
    let compiled = known.get(key);
    if (!compiled) {
      const { sql, bindings } = build(database, values).toSQL().toNative();
      compiled = { sql, rest: (bindings as Knex.RawBinding[]).slice(values.length) };
      known.set(key, compiled);
    }
    return rowsOf(await database.raw(compiled.sql, [...values, ...compiled.rest])) as Row[];
  };
}

/** MySQL's driver answers the rows and what their columns are, SQLite's the rows alone. */
function rowsOf(answer: unknown): unknown {
  return Array.isArray(answer) && Array.isArray(answer[0]) ? answer[0] : answer;
}
