import type { Knex } from 'knex';
import { database } from '../../platform/database/transaction';
import type { QueueSource } from '../queues/queue-source';
import { contactSubjects } from './contact-ticket.model';

const rows = (): Knex.QueryBuilder =>
  database()('contact_tickets as t').select({
    itemId: 't.id',
    openedAt: 't.createdAt',
    kind: 't.subject',
    firstName: 't.name',
    lastName: 't.email',
    about: 't.message',
  });

/** Messages from the contact page. */
export const ticketQueue: QueueSource = {
  name: 'tickets',
  kinds: contactSubjects,
  rows,
  openRows: () => rows().where('t.status', 'open'),
  describe: ({ firstName, about }) => ({ title: firstName ?? '', summary: about ?? '' }),
};
