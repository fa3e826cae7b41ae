import type { Migration } from './table-helpers';
import { dropIndexes, isMysql } from './table-helpers';

const names = ['users_by_name', 'users_by_type_and_name', 'users_by_creation'] as const;

/** The orders in which administrators list users. SQLite's own order puts every capital before every small letter. */
export const userLists: Migration = {
  name: '0057-user-lists',
  async up(knex) {
    await dropIndexes(knex, 'users', names);
    const name = isMysql(knex) ? 'lastName, firstName, id' : 'lastName collate nocase, firstName collate nocase, id';
    await knex.raw(`create index users_by_name on users (deletedAt, ${name})`);
    await knex.raw(`create index users_by_type_and_name on users (userType, deletedAt, ${name})`);
    await knex.raw('create index users_by_creation on users (deletedAt, createdAt, id)');
  },
  async down(knex) {
    await dropIndexes(knex, 'users', names);
  },
};
