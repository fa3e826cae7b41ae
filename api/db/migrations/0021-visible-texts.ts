import type { Knex } from 'knex';
import type { Migration } from './table-helpers';
import { addColumns, isMysql, keyColumn } from './table-helpers';
import { accountKey, nameSkeleton, visibleLine, visibleText } from './texts-of-0021';

type Row = Record<string, unknown> & { readonly id: number };

interface Account {
  readonly id: number;
  readonly username: string;
  readonly usernameSkeleton: string | null;
}

const batch = 500;

/** Texts that people wrote, by what reads them now. */
const lines = {
  users: ['firstName', 'lastName', 'city', 'state'],
  accountant_profiles: ['businessName', 'tagline'],
  verification_requests: ['licenceNumber', 'issuer'],
  verification_documents: ['name'],
};
const paragraphs = {
  accountant_profiles: ['bio', 'pricing'],
  reviews: ['comment', 'reply'],
  messages: ['content'],
};

/**
 * Applies the text policy to stored data: names and texts lose invisible characters, account keys are recomputed where
 * the new key is free, usernames get a skeleton by which look-alikes are taken, and pictures from elsewhere are
 * removed.
 */
export const visibleTexts: Migration = {
  name: '0021-visible-texts',
  async up(knex) {
    await addColumns(knex, 'users', {
      usernameSkeleton: (table) => keyColumn(knex, table, 'usernameSkeleton', 190).nullable().unique(),
    });
    for (const [table, columns] of Object.entries(lines)) await mendTexts(knex, table, columns, visibleLine);
    for (const [table, columns] of Object.entries(paragraphs)) await mendTexts(knex, table, columns, visibleText);
    await knex('users').where({ firstName: '', lastName: '' }).update({ firstName: 'Unnamed', lastName: 'member' });
    await knex('users')
      .whereNotNull('profilePicture')
      .whereNot('profilePicture', 'like', '/api/avatars/%')
      .update({ profilePicture: null });
    await mendKeys(knex);
    await addSkeletons(knex);
  },
  // The column goes with its table, some steps further back.
  down: async () => undefined,
};

/** Rows whose columns hold anything but printable ASCII, in batches by id. */
async function* unusualRows(knex: Knex, table: string, columns: readonly string[]): AsyncGenerator<Row[]> {
  const unusual = isMysql(knex) ? "?? regexp '[^ -~]'" : "?? glob '*[^ -~]*'";
  for (let after = 0; ;) {
    const rows = (await knex(table)
      .select('id', ...columns)
      .where('id', '>', after)
      .where((some) => columns.forEach((column) => void some.orWhereRaw(unusual, [column])))
      .orderBy('id')
      .limit(batch)) as Row[];
    yield rows;
    after = rows.at(-1)?.id ?? 0;
    if (rows.length < batch) return;
  }
}

async function mendTexts(
  knex: Knex,
  table: string,
  columns: readonly string[],
  read: (text: string) => string,
): Promise<void> {
  for await (const rows of unusualRows(knex, table, columns))
    for (const row of rows) {
      const texts = columns.filter((column) => typeof row[column] === 'string');
      const changed = texts.filter((column) => read(row[column] as string) !== row[column]);
      if (changed.length > 0)
        await knex(table)
          .where({ id: row.id })
          .update(Object.fromEntries(changed.map((column) => [column, read(row[column] as string)])));
    }
}

/** An account keeps its key where another account has the one of today: the two were different until now. */
async function mendKeys(knex: Knex): Promise<void> {
  for await (const rows of unusualRows(knex, 'users', ['username', 'email']))
    for (const { id, username, email } of rows) {
      await setFreeKey(knex, id, 'usernameKey', accountKey(visibleLine(String(username))));
      await setFreeKey(knex, id, 'emailKey', accountKey(visibleLine(String(email))));
    }
}

async function setFreeKey(knex: Knex, id: number, column: string, key: string): Promise<void> {
  const other: Row | undefined = await knex('users')
    .where({ [column]: key })
    .first('id');
  if (!other && key)
    await knex('users')
      .where({ id })
      .update({ [column]: key });
}

/** Of names that look alike, the oldest account's is the one that is taken; the others stay as they are. */
async function addSkeletons(knex: Knex): Promise<void> {
  for (let after = 0; ;) {
    const rows = (await knex('users')
      .select('id', 'username', 'usernameSkeleton')
      .where('id', '>', after)
      .orderBy('id')
      .limit(batch)) as Account[];
    const open = new Map<string, number>();
    for (const { id, username, usernameSkeleton } of rows) {
      const skeleton = nameSkeleton(visibleLine(username));
      if (usernameSkeleton === null && skeleton && !open.has(skeleton)) open.set(skeleton, id);
    }
    const taken: { usernameSkeleton: string }[] = await knex('users')
      .whereIn('usernameSkeleton', [...open.keys()])
      .select('usernameSkeleton');
    for (const { usernameSkeleton } of taken) open.delete(usernameSkeleton);
    if (open.size > 0) {
      const cases = [...open].flatMap(([skeleton, id]) => [id, skeleton]);
      const choice = knex.raw(`case id ${'when ? then ? '.repeat(open.size)}end`, cases);
      await knex('users')
        .whereIn('id', [...open.values()])
        .update({ usernameSkeleton: choice });
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < batch) return;
  }
}
