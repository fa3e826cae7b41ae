import type { QueryBuilder } from 'objection';
import { User } from '../../../platform/auth/user.model';
import { isMysql } from '../../../platform/database/is-mysql';
import { database } from '../../../platform/database/transaction';
import { whereContains } from '../../../platform/text/where-contains';
import { userPageSize, type UserFilter, type UserSearch } from './user-search.schema';

/** Accounts that a filter means; deleted ones are none any more. */
const filtered = (filter: UserFilter): QueryBuilder<User> => matching(filter).whereNull('deletedAt');

function matching({ q, type, accountState }: UserFilter): QueryBuilder<User> {
  const query = User.query();
  if (type) query.where('userType', type);
  if (accountState === 'suspended') query.whereNotNull('suspendedAt');
  if (accountState === 'invited') query.whereNull('suspendedAt').where('password', '');
  if (accountState === 'unconfirmed')
    query.whereNull('suspendedAt').whereNull('emailConfirmedAt').whereNot('password', '');
  if (accountState === 'active')
    query.whereNull('suspendedAt').whereNotNull('emailConfirmedAt').whereNot('password', '');
  whereContains(query, ['firstName', 'lastName', 'emailKey', 'usernameKey'], q);
  return query;
}

/** Columns of an order, first things first. Locations that are not known come last, whichever way. */
function ordered(query: QueryBuilder<User>, sort: UserSearch['sort']): QueryBuilder<User> {
  const direction = sort.startsWith('-') ? 'desc' : 'asc';
  const text = isMysql(database()) ? '??' : '?? collate nocase';
  const by = (...columns: string[]) => {
    for (const column of columns) query.orderByRaw(`${text} ${direction}`, [column]);
  };
  const column = sort.replace('-', '');
  // Keys have no capitals: the order of the index is the order of people.
  if (column === 'email') query.orderBy('emailKey', direction);
  if (column === 'created') query.orderBy('createdAt', direction);
  if (column === 'type') query.orderBy('userType', direction);
  if (column === 'location') {
    query.orderByRaw('case when ?? is null and ?? is null then 1 else 0 end', ['city', 'state']);
    by('city', 'state');
  }
  if (column === 'name' || column === 'type') by('lastName', 'firstName');
  return query.orderBy('id', direction);
}

/**
 * Ids of one page with how many there are of all pages. Only ids: an index alone answers that, and the rows of earlier
 * pages are never read.
 */
async function findIds(search: UserSearch): Promise<{ ids: number[]; total: number }> {
  const offset = (search.page - 1) * userPageSize;
  const page = ordered(filtered(search), search.sort).select('id').offset(offset).limit(userPageSize);
  if (search.q.trim() === '') {
    const [found, total] = await Promise.all([page, filtered(search).resultSize()]);
    return { ids: found.map(({ id }) => id), total };
  }
  // Words are looked for in every row: once, not again to count.
  const found = (await page.select(database().raw('count(*) over () as ??', ['total']))) as (User & {
    readonly total: number | string;
  })[];
  const isBehindEnd = found.length === 0 && offset > 0;
  return {
    ids: found.map(({ id }) => id),
    total: isBehindEnd ? await filtered(search).resultSize() : Number(found[0]?.total ?? 0),
  };
}

/** One page of users with how many there are. A page behind the last one is empty. */
export async function searchUsers(search: UserSearch): Promise<{ users: User[]; total: number }> {
  const { ids, total } = await findIds(search);
  const users = await User.query().whereIn('id', ids);
  return { users: ids.flatMap((id) => users.find((user) => user.id === id) ?? []), total };
}

const rowsOfRead = 1_000;

/** All users who match a filter, by name and in batches, as those by id. */
export async function* usersByName(filter: UserFilter): AsyncGenerator<User[]> {
  let last: User | undefined;
  do {
    // A plain `is null` leads MySQL to an index that it reads from the beginning for every batch.
    const query = ordered(matching(filter), 'name').whereRaw('(?? is null) = 1', ['deletedAt']).limit(rowsOfRead);
    const users: User[] = await (last ? query.whereRaw(...behind(last)) : query);
    if (users.length > 0) yield users;
    last = users.length < rowsOfRead ? undefined : users.at(-1);
  } while (last);
}

/** Builds the condition for users after one by name. An index can start at its first comparison alone. */
function behind({ lastName, firstName, id }: User): [string, (string | number)[]] {
  const text = isMysql(database()) ? '??' : '?? collate nocase';
  return [
    `${text} >= ? and (${text} > ? or (${text} = ? and (${text} > ? or (${text} = ? and ?? > ?))))`,
    [
      ...['lastName', lastName, 'lastName', lastName, 'lastName', lastName],
      ...['firstName', firstName, 'firstName', firstName, 'id', id],
    ],
  ];
}

/** All users who match a filter, by id and in batches, so that memory does not hold the whole list. */
export async function* everyUser(filter: UserFilter): AsyncGenerator<User[]> {
  for (let after = 0; ;) {
    const users = await filtered(filter).where('id', '>', after).orderBy('id').limit(rowsOfRead);
    if (users.length > 0) yield users;
    if (users.length < rowsOfRead) return;
    after = users.at(-1)?.id ?? after;
  }
}
