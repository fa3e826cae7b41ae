import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../src/platform/testing/test-database';
import { migrate, migrateAlone, migrateBackTo } from '../migration-source';
import { isMysql } from '../table-helpers';
import { stepsBeforeBaseline } from './steps-before-baseline';

let old: TestDatabase;
let fresh: TestDatabase;
beforeAll(async () => {
  [old, fresh] = [await createTestDatabase({ migrated: false }), await createTestDatabase()];
});
afterAll(async () => {
  await old.remove();
  await fresh.remove();
});

const at = new Date('2026-11-27T10:00:00.123Z');
const user = (id: number, username: string, userType: string) => ({
  ...{ id, username, userType, usernameKey: username.toLowerCase(), usernameSkeleton: username.toLowerCase() },
  ...{ email: `${username}@example.com`, emailKey: `${username.toLowerCase()}@example.com`, password: 'hash' },
  ...{ firstName: username, lastName: 'Łukasz', city: 'Reno', state: 'NV', createdAt: at },
});

/** A row or two for what must outlive an upgrade, one of each room and in the columns of the old steps. */
const rows: Readonly<Record<string, readonly object[]>> = {
  users: [user(4, 'Ana', 'accountant'), user(9, 'ben', 'client')],
  site_settings: [{ name: 'announcement', value: '{"text":"Closed"}', version: 3 }],
  audit_entries: [{ id: 1, createdAt: at, action: 'user.suspend', subjectType: 'user', searchText: ' spam ' }],
  accountant_profiles: [
    {
      ...{ id: 2, userId: 4, bio: 'Numbers', pricing: '$65/hr', priceUnit: 'hour', searchText: ' ana ' },
      ...{ professions: '["cpa"]', services: '[]', specialties: '[]', industries: '[]', clientTypes: '[]' },
      ...{ certifications: '[]', languages: '["English"]', avgRating: 4.5, createdAt: at, updatedAt: at },
    },
  ],
  conversations: [{ id: 3, user1Id: 4, user2Id: 9, lastMessageAt: at, connection: 'pending', requestedById: 9 }],
  messages: [{ id: 7, conversationId: 3, senderId: 9, receiverId: 4, content: 'Hi', createdAt: at, waiting: true }],
  reviews: [{ id: 5, accountantId: 4, clientId: 9, rating: 4, comment: 'Kind', createdAt: at }],
  blog_posts: [
    {
      ...{ id: 6, title: 'Filing late', slug: 'late', content: 'Do not.', excerpt: 'No', authorId: 4, version: 2 },
      ...{ category: 'Tax', tags: '[]', searchText: ' extension ', createdAt: at, updatedAt: at },
    },
  ],
  billing_counters: [{ name: 'invoice', value: 41 }],
  contact_tickets: [
    { id: 8, name: 'Ben', email: 'b@c.d', subject: 'other', message: 'Help', createdAt: at, userId: 9 },
  ],
  route_owners: [{ id: 1, kind: 'route', name: '/blog', area: 'blog', since: at }],
};

/** Makes the database of a version before the baseline, with the statements that were recorded from one. */
async function makeOldDatabase(): Promise<void> {
  const engine = isMysql(old.database) ? 'mysql' : 'sqlite';
  const statements = readFileSync(new URL(`${engine}.sql`, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  await old.database.transaction(async (transaction) => {
    // Tables refer to each other in any order.
    if (engine === 'mysql') await transaction.raw('set foreign_key_checks = 0');
    for (const statement of statements) await transaction.raw(statement);
    if (engine === 'mysql') await transaction.raw('set foreign_key_checks = 1');
    for (const [table, stored] of Object.entries(rows)) await transaction(table).insert(stored);
    await transaction('knex_migrations').insert(stepsBeforeBaseline.map((name) => ({ name, batch: 1 })));
  });
}

async function tablesOf(knex: Knex): Promise<string[]> {
  const found: { name: string }[] = isMysql(knex)
    ? await knex('information_schema.tables').select({ name: 'table_name' }).whereRaw('table_schema = database()')
    : await knex('sqlite_master').select('name').where('type', 'table').whereNot('name', 'like', 'sqlite_%');
  return found.map(({ name }) => name).sort();
}

/** Reads everything that a database knows about its tables; SQLite alone stores their columns in words. */
async function schemaOf(knex: Knex): Promise<Record<string, unknown>> {
  const schema: Record<string, unknown> = {};
  for (const table of await tablesOf(knex)) {
    if (isMysql(knex)) {
      const [[shown]] = (await knex.raw('show create table ??', [table])) as [[{ 'Create Table': string }]];
      schema[table] = shown['Create Table'].replace(/ AUTO_INCREMENT=\d+/, '').split('\n');
      continue;
    }
    const references: { id: number }[] = await knex.raw(`pragma foreign_key_list(${table})`);
    schema[table] = {
      columns: await knex.raw(`pragma table_xinfo(${table})`),
      references: references.map((reference) => JSON.stringify({ ...reference, id: null })).sort(),
      indexes: await knex.raw(`pragma index_list(${table})`),
      isCounted: await knex('sqlite_master').where('name', table).where('sql', 'like', '%autoincrement%').count(),
    };
  }
  if (isMysql(knex)) return schema;
  const others: { name: string; sql: string | null }[] = await knex('sqlite_master')
    .select('name', 'sql')
    .where((some) => void some.where('type', 'in', ['index', 'trigger']).orWhere('sql', 'like', '%virtual%'));
  for (const { name, sql } of others) schema[`${name} in words`] = sql?.replace(/[`"]/g, '');
  return schema;
}

const stepsOf = async ({ database }: TestDatabase): Promise<string[]> => {
  const done: { name: string }[] = await database('knex_migrations').orderBy('id').select('name');
  return done.map(({ name }) => name);
};

it('An old database starts with all its rows, and with the same schema and steps as a new one', async () => {
  await makeOldDatabase();
  const tables = (await tablesOf(old.database)).filter((name) => !name.startsWith('knex_') && !name.includes('_fts'));
  const stored = () => Promise.all(tables.map(async (table) => (await old.database(table).select()) as object[]));
  const before = await stored();
  expect(before.flat()).toHaveLength(Object.values(rows).flat().length);
  await old.database('accountant_profiles').update({ cityKey: 'port st lucie' });
  expect((await migrate(old.database)).filter((step) => step.startsWith('baseline-'))).toEqual([]);
  expect(await old.database('accountant_profiles').pluck('cityKey')).toEqual(['port saint lucie']);
  await old.database('accountant_profiles').update({ cityKey: null });
  expect(await stored()).toMatchObject(before);
  expect(await schemaOf(old.database)).toEqual(await schemaOf(fresh.database));
  expect(await stepsOf(old)).toEqual(await stepsOf(fresh));
  expect(await fresh.database('billing_counters')).toEqual([{ name: 'invoice', value: 0 }]);
});

it('A start that is killed while it makes tables, again and again, ends with the schema of a new one', async () => {
  const killed = await createTestDatabase({ migrated: false });
  const made = new Set<string>();
  killed.database.on('query-response', (_response, { sql }: { sql: string }) => {
    if (/^(create|alter) /i.test(sql) && made.size < made.add(sql).size && made.size % 10 === 0)
      throw new Error('Killed.');
  });
  const start = () => migrateAlone(killed.database, 'x').catch((error: unknown) => (error as Error).message);
  let kills = 0;
  while ((await start()) === 'Killed.') kills += 1;
  expect(kills).toBeGreaterThan(9);
  expect(await schemaOf(killed.database)).toEqual(await schemaOf(fresh.database));
  await killed.remove();
});

it('A database goes back to the steps of the version before the baseline, and on again', async () => {
  const steps = await stepsOf(fresh);
  await expect(migrateBackTo(fresh.database, 'baseline-identity')).rejects.toThrow(
    'The database has no step named baseline-identity to go back to; it has 0200-guide-answers, baseline-releases',
  );
  const later = steps.slice(steps.indexOf('baseline-releases') + 1);
  expect(await migrateBackTo(fresh.database, '0200-guide-answers')).toEqual(later.reverse());
  expect(await stepsOf(fresh)).toEqual(stepsBeforeBaseline);
  await migrate(fresh.database);
  expect(await stepsOf(fresh)).toEqual(steps);
});

it('A database with a part of the old steps is refused with what to do, and stays as it is', async () => {
  await migrateBackTo(fresh.database, '0200-guide-answers');
  await fresh.database('knex_migrations').where('name', '>', '0155-partial-refunds').delete();
  const steps = await stepsOf(fresh);
  await expect(migrate(fresh.database, 'the file x.db')).rejects.toThrow(
    /^An early version of Counterpart made the file x\.db, which lacks 2 of the steps before the baseline \(0190-folded-words first\)\. Start the last version that has them \(git checkout .+0200-guide-answers\.ts\)~ && npm start\) and then this one, or begin with an empty database: another DATA_DIR or DATABASE_URL\.$/,
  );
  expect(await stepsOf(fresh)).toEqual(steps);
});
