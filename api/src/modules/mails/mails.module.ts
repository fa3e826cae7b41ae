import type { Plugin } from '@hapi/hapi';
import { deliverMails, forgetSentMails } from '../../platform/mail/deliver-mails';
import { createMailTransport } from '../../platform/mail/mail-transport';
import { route } from '../../platform/routes/route';
import { mayOpenOutbox } from './mails.policy';
import { presentMail, presentMailHead } from './mails.presenter';
import { mailListSchema, mailParamsSchema, mailQuerySchema, mailSchema } from './mails.schema';
import { findMail, listMails, mailsOf, retryMail } from './mails.service';
import { outboxPage, outboxPolicy } from './outbox-page';

const tags = ['mails'] as const;

const day = 24 * 60 * 60 * 1000;
/** How long the list of sent mails is kept, in milliseconds. */
const retention = 30 * day;

/** The outbox: sends what the others put there, and shows it to admins. */
export const mailsModule: Plugin<void> = {
  name: 'mails',
  register(server) {
    const { jobs, settings } = server.app.platform;
    const transport = createMailTransport(settings);
    jobs.add({
      name: 'deliver mails',
      everyMilliseconds: 1_000,
      run: async () => {
        await deliverMails({ transport, logger: server.logger });
      },
    });
    jobs.add({
      name: 'forget sent mails',
      everyMilliseconds: day / 24,
      run: () => forgetSentMails(new Date(Date.now() - retention)),
    });
    server.ext('onPostStop', () => transport.close());
    server.route([list, one, retry, outbox]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  summary: 'The outbox, newest first',
  tags,
  errors: { 403: ['admin_only'] },
  validate: { query: mailQuerySchema },
  response: mailListSchema,
  act: ({ query }) => listMails(query),
  present: ({ items, total }) => ({ items: items.map(presentMailHead), total }),
});

const one = route({
  method: 'GET',
  path: '/api/admin/mails/{id}',
  access: 'admin',
  summary: 'One mail; its words only while no mail server is set',
  tags,
  errors: { 403: ['admin_only'], 404: ['mail_not_found'] },
  validate: { params: mailParamsSchema },
  response: mailSchema,
  load: ({ params }) => findMail(params.id),
  act: (_context, mail) => mail,
  present: (mail, { platform }) => presentMail(mail, platform.settings),
});

const retry = route({
  method: 'POST',
  path: '/api/admin/mails/{id}/retry',
  publicData: 'unchanged',
  access: 'admin',
  summary: 'Send a mail again that was refused for good',
  tags,
  errors: { 403: ['admin_only'], 404: ['mail_not_found'] },
  validate: { params: mailParamsSchema },
  response: 'none',
  load: ({ params }) => findMail(params.id),
  act: (_context, mail) => retryMail(mail),
});

const outbox = route({
  method: 'GET',
  path: '/api/outbox',
  access: 'signed-in',
  summary: 'The newest mails to the signed-in person, as a page; only in development without a mail server',
  tags,
  errors: { 404: ['not_found'] },
  response: 'raw',
  authorize: ({ platform }) => mayOpenOutbox(platform.settings),
  act: async ({ viewer, platform, setHeader }) => {
    setHeader('Content-Type', 'text/html; charset=utf-8');
    setHeader('Content-Security-Policy', outboxPolicy);
    return outboxPage(await mailsOf(viewer.id), platform.settings);
  },
});
