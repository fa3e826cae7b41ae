import type { Job } from '../../../platform/jobs/jobs';
import type { Site } from '../../../platform/site/site-settings';
import { forgetItems } from '../../../platform/queues/forget-items';
import { ContactTicket } from './contact-ticket.model';

const day = 24 * 60 * 60 * 1000;

/** Deletes tickets that were closed before a given time, with their replies. An open one stays. */
export const forgetTickets = (before: Date): Promise<number> =>
  forgetItems({
    queue: 'tickets',
    model: ContactTicket,
    find: async (transaction, limit) =>
      (
        await ContactTicket.query(transaction)
          .where({ status: 'closed' })
          // Before November 2026 it was not written down when a ticket was closed.
          .whereRaw('coalesce(??, ??) < ?', ['closedAt', 'createdAt', before])
          .orderBy('id')
          .limit(limit)
          .select('id')
      ).map(({ id }) => id),
  });

/** Deletes what is past its retention. */
export const forgetTicketsJob = (site: Site): Job => ({
  name: 'purge closed tickets',
  everyMilliseconds: day / 4,
  run: async () => {
    const { retention } = await site.read();
    await forgetTickets(new Date(Date.now() - retention.closedTicketDays * day));
  },
});
