import type { Migration } from './table-helpers';
import { dropIndexes } from './table-helpers';

const names = ['users_by_email', 'users_by_kind'] as const;

/** Lists of users by email, and how many there are of each type, without reading or sorting every row. */
export const userOrders: Migration = {
  name: '0089-user-orders',
  async up(knex) {
    await dropIndexes(knex, 'users', names);
    await knex.raw('create index users_by_email on users (deletedAt, emailKey, id)');
    await knex.raw('create index users_by_kind on users (deletedAt, userType)');
  },
  async down(knex) {
    await dropIndexes(knex, 'users', names);
  },
};
