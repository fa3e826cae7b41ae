import type { TestServer } from '../../../../platform/testing/test-server';

/** A column by its table. */
export interface Column {
  readonly table: string;
  readonly column: string;
}
/** `table.column`. */
export const spelled = ({ table, column }: Column): string => `${table}.${column}`;

/** Every column of the schema, and which of them refer to an account: asked of the database itself. */
export async function readSchema(test: TestServer): Promise<{ columns: Column[]; references: Column[] }> {
  if (test.databaseSettings.engine === 'mysql') {
    const schema = test.databaseSettings.name;
    const columns: Column[] = await test
      .database('information_schema.columns')
      .select({ table: 'table_name', column: 'column_name' })
      .where('table_schema', schema);
    const references: Column[] = await test
      .database('information_schema.key_column_usage')
      .select({ table: 'table_name', column: 'column_name' })
      .where({ table_schema: schema, referenced_table_name: 'users' });
    return { columns, references };
  }
  const tables: { name: string }[] = await test
    .database('sqlite_master')
    .select('name')
    .where('type', 'table')
    .whereNot('name', 'like', 'sqlite_%')
    .whereNot('name', 'like', '%_fts%');
  const [columns, references]: [Column[], Column[]] = [[], []];
  for (const { name: table } of tables) {
    const infos: { name: string }[] = await test.database.raw(`pragma table_info("${table}")`);
    const keys: { table: string; from: string }[] = await test.database.raw(`pragma foreign_key_list("${table}")`);
    columns.push(...infos.map(({ name }) => ({ table, column: name })));
    references.push(...keys.filter((key) => key.table === 'users').map(({ from }) => ({ table, column: from })));
  }
  return { columns, references };
}

/** Everything in the database as one text a table. */
export async function dump(test: TestServer): Promise<Record<string, string>> {
  const { columns } = await readSchema(test);
  const tables = [...new Set(columns.map(({ table }) => table))];
  return Object.fromEntries(
    await Promise.all(
      tables.map(async (table) => [table, JSON.stringify(await test.database(table).select())] as const),
    ),
  );
}
