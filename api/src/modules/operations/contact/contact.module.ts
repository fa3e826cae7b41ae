import type { Plugin } from '@hapi/hapi';
import { route } from '../../../platform/routes/route';
import { contactMessageSchema } from './contact.schema';
import { forgetTicketsJob } from './forget-tickets';
import { ticketRoutes } from './tickets.routes';
import { storeTicket, supportMailbox } from './contact.service';

/** Messages from the contact page, and their tickets. */
export const contactModule: Plugin<void> = {
  name: 'contact',
  register(server) {
    const { jobs, site } = server.app.platform;
    jobs.add(forgetTicketsJob(site));
    server.route([sendMessage, ...ticketRoutes]);
  },
};

const sendMessage = route({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  idempotent: true,
  summary: 'Send a message to the team behind the product',
  limit: 'contactIp',
  validate: { payload: contactMessageSchema },
  response: 'none',
  publicData: 'unchanged',
  act: async ({ payload, platform }) => storeTicket(payload, await supportMailbox(platform)),
});
