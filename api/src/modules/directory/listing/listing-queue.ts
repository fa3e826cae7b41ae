import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueSource } from '../../../platform/queues/queue-source';

/** Profiles by the id of the person they list. */
const rows = (): Knex.QueryBuilder =>
  database()('accountant_profiles as p')
    .leftJoin('users as u', 'u.id', 'p.userId')
    .select({
      itemId: 'p.userId',
      openedAt: 'p.updatedAt',
      kind: database().raw("'listing'"),
      firstName: 'u.firstName',
      lastName: 'u.lastName',
      about: 'p.bio',
    });

/** Profiles that wait for an administrator: with manual review only. */
export const listingQueue: QueueSource = {
  name: 'listings',
  kinds: ['listing'],
  rows,
  openRows: () => rows().where('p.listingStatus', 'pending'),
};
