import type { Plugin } from '@hapi/hapi';
import { route } from '../../platform/routes/route';
import { contactMessageSchema } from './contact.schema';
import { storeTicket } from './contact.service';

/** What people write through the contact page. */
export const contactModule: Plugin<void> = {
  name: 'contact',
  register(server) {
    server.route([sendMessage]);
  },
};

const sendMessage = route({
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  idempotent: true,
  summary: 'Write to the team behind the product',
  tags: ['contact'],
  limit: 'contactIp',
  validate: { payload: contactMessageSchema },
  response: 'none',
  publicData: 'unchanged',
  act: ({ payload, platform }) => storeTicket(payload, platform.settings.mail.from),
});
