import type { Knex } from 'knex';
import { database } from '../../../platform/database/transaction';
import type { QueueSource } from '../../../platform/queues/queue-source';
import { contactSubjects, supportChannels } from './contact-ticket.model';

const rows = (): Knex.QueryBuilder =>
  database()('contact_tickets as t').select({
    itemId: 't.id',
    openedAt: 't.createdAt',
    kind: database().raw('case when ?? = ? then ?? else ?? end', ['t.channel', 'email', 't.subject', 't.channel']),
    priority: 't.priority',
    firstName: 't.name',
    lastName: 't.email',
    about: 't.message',
  });

/** Messages from the contact page and from Settings; what is answered in a chat or by phone is a kind of its own. */
export const ticketQueue: QueueSource = {
  name: 'tickets',
  kinds: [...contactSubjects, ...supportChannels.filter((channel) => channel !== 'email')],
  hasPriority: true,
  rows,
  openRows: () => rows().where('t.status', 'open'),
  describe: ({ firstName, about }) => ({ title: firstName ?? '', summary: about ?? '' }),
};
