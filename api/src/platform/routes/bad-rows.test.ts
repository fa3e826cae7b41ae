import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Professional } from '../../contract/named-types';
import { createPopulatedWorld, type PopulatedWorld } from '../testing/populated-world';
import { oneIn } from '../testing/part-of';
import { createTestServer, type TestServer } from '../testing/test-server';

let test: TestServer;
let world: PopulatedWorld;
beforeAll(async () => {
  test = await createTestServer({ checkResponses: 'lenient' });
  world = await createPopulatedWorld(test);
});
afterAll(() => test.stop());

type Row = Record<string, unknown>;

const isMysql = () => test.databaseSettings.engine === 'mysql';

/** Values that bypass validation into a column, by the type that the database reports for it. */
const spoiled: readonly { readonly name: string; readonly types: RegExp; readonly value: () => unknown }[] = [
  { name: 'an empty text', types: /char|text$/, value: () => '' },
  { name: 'a word nobody knows', types: /char|text$/, value: () => 'nonsense' },
  { name: 'no list', types: /json/, value: () => '5' },
  { name: 'an object', types: /json/, value: () => '{"a":{"b":null}}' },
  { name: 'a list of anything', types: /json/, value: () => '[null,1,{"a":1},["b"]]' },
  { name: 'no JSON', types: /json/, value: () => (isMysql() ? 'null' : 'not JSON') },
  { name: 'no moment', types: /datetime/, value: () => (isMysql() ? '0000-00-00 00:00:00' : 'not a moment') },
  { name: 'a negative number', types: /^(integer|int|float|double|real)$/, value: () => -1 },
];

/** Tables that lists read, with the rows that stay as they are: without them no request would be authorized. */
const tables: readonly { readonly table: string; readonly spare?: string }[] = [
  { table: 'users', spare: "username in ('admin', 'client', 'accountant')" },
  { table: 'accountant_profiles' },
  { table: 'reviews' },
  { table: 'review_reports' },
  { table: 'messages' },
  { table: 'conversations' },
  { table: 'notifications' },
  { table: 'blog_posts' },
  { table: 'compliance_guides' },
  { table: 'mails' },
  { table: 'quiz_requests' },
  { table: 'verification_requests' },
  { table: 'saved_professionals' },
  { table: 'assistant_feedback' },
  { table: 'saved_answers' },
  { table: 'saved_analyses' },
];

async function columnsOf(table: string, types: RegExp): Promise<string[]> {
  const columns = Object.entries(await test.database(table).columnInfo());
  // MariaDB knows JSON as long text with a check.
  const json = new Set(
    isMysql()
      ? columns.filter(([, { type }]) => type === 'longtext').map(([name]) => name)
      : columns.filter(([, { type }]) => type === 'json').map(([name]) => name),
  );
  return columns
    .filter(([name, { type }]) => !/^id$|Id$/.test(name) && types.test(json.has(name) ? 'json' : type))
    .map(([name]) => name);
}

const stored = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !(value instanceof Date) ? JSON.stringify(value) : value;

/** Writes past the API, column by column; row by row where a constraint refuses some. */
async function spoil(table: string, columns: readonly string[], value: unknown, rows: readonly Row[]): Promise<void> {
  await test.database.transaction(async (transaction) => {
    if (isMysql()) await transaction.raw("set session sql_mode = ''");
    for (const column of columns) {
      const write = (written: readonly Row[]) =>
        transaction(table)
          .where((query) => {
            for (const row of written) void query.orWhere(keyOf(row));
          })
          .update({ [column]: value });
      await write(rows).catch(async () => {
        for (const row of rows) await write([row]).catch(() => undefined);
      });
    }
    for (const userId of new Set(rows.map((row) => row['userId'])))
      if (typeof userId === 'number') await transaction('search_changes').insert({ userId });
  });
}

const keyOf = (row: Row): Row =>
  'id' in row ? { id: row['id'] } : Object.fromEntries(Object.entries(row).filter(([name]) => /Id$|^name$/.test(name)));

async function restore(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await test
      .database(table)
      .where(keyOf(row))
      .update(Object.fromEntries(columns.map((column) => [column, stored(row[column])])));
}

it('every list responds with 200 before any row is broken', async () => {
  expect(await world.failingLists()).toEqual([]);
});

const cases = oneIn(
  4,
  tables.flatMap((table) => spoiled.map((way) => ({ ...table, ...way }))),
  ({ table, name }) => `${table} ${name}`,
);
describe('rows that something else wrote', () => {
  it.each(cases)('leave every list there: $name in $table', async ({ table, spare, types, value, name }) => {
    const columns = await columnsOf(table, types);
    const query = test.database(table).limit(12);
    const rows = (await (spare ? query.whereRaw(`not (${spare})`) : query)) as Row[];
    expect(rows.length).toBeGreaterThan(0);
    if (columns.length === 0) return;
    await spoil(table, columns, value(), rows);
    const failing = await world.failingLists(`${name} in ${table}`);
    await restore(table, columns, rows);
    expect(failing).toEqual([]);
  });
});

it('one that cannot be shown is left out, and the others stay', async () => {
  const list = async () =>
    (await test.server.inject({ url: '/api/accountants', headers: world.headers.visitor })).result as Professional[];
  const before = await list();
  const [first] = before;
  await test
    .database('accountant_profiles')
    .where({ userId: first?.id })
    .update({ feeModels: JSON.stringify(['nonsense']) });
  expect((await list()).map(({ id }) => id)).toEqual(before.slice(1).map(({ id }) => id));
});
