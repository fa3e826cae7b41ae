import type { Plugin } from '@hapi/hapi';
import { actorOf } from '../../../platform/audit/record-audit';
import { deliverMails, forgetSentMails } from '../../../platform/mail/deliver-mails';
import { createMailTransport } from '../../../platform/mail/mail-transport';
import { offsetQuerySchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { mayOpenOutbox } from './mails.policy';
import { presentMail, presentMailHead } from './mails.presenter';
import { mailListSchema, mailParamsSchema, mailQuerySchema, mailSchema } from './mails.schema';
import { findMail, listMails, mailsOf, retryMail } from './mails.service';
import { outboxPage, outboxPolicy } from './outbox-page';

const day = 24 * 60 * 60 * 1000;

/** The outbox: sends what the others put there, and shows it to admins. */
export const mailsModule: Plugin<void> = {
  name: 'mails',
  register(server) {
    const { jobs, settings, site } = server.app.platform;
    const transport = createMailTransport(settings, site);
    jobs.add({
      name: 'deliver emails',
      everyMilliseconds: 1_000,
      run: async () => {
        await deliverMails({ transport, logger: server.logger });
      },
    });
    jobs.add({
      name: 'purge sent emails',
      everyMilliseconds: day / 24,
      run: async () => {
        const { retention } = await site.read();
        await forgetSentMails(new Date(Date.now() - retention.sentMailDays * day));
      },
    });
    server.ext('onPostStop', () => transport.close());
    server.route([list, one, retry, outbox]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/admin/mails',
  access: 'admin',
  summary: 'List mails in the outbox, newest first',
  validate: { query: mailQuerySchema },
  response: mailListSchema,
  act: ({ query }) => listMails(query),
  present: ({ items, total }) => ({ items: items.map(presentMailHead), total }),
});

const one = route({
  method: 'GET',
  path: '/api/admin/mails/{id}',
  access: 'admin',
  summary: 'Get a mail; its text is included only while no mail server is configured',
  errors: { 404: ['mail_not_found'] },
  validate: { params: mailParamsSchema },
  response: mailSchema,
  load: ({ params }) => findMail(params.id),
  act: async ({ platform }, mail) => ({ mail, siteName: (await platform.site.read()).siteName }),
  present: ({ mail, siteName }, { platform }) => presentMail(mail, platform.settings, siteName),
});

const retry = route({
  method: 'POST',
  path: '/api/admin/mails/{id}/retry',
  publicData: 'unchanged',
  access: 'admin',
  summary: 'Retry a mail that failed permanently',
  errors: { 404: ['mail_not_found'] },
  validate: { params: mailParamsSchema },
  response: 'none',
  load: ({ params }) => findMail(params.id),
  act: ({ request }, mail) => retryMail(mail, actorOf(request)),
});

const outbox = route({
  method: 'GET',
  path: '/api/outbox',
  access: 'signed-in',
  summary: 'Get the latest mails to the signed-in person as a page; only in development without a mail server',
  errors: { 404: ['not_found'] },
  validate: { query: offsetQuerySchema },
  response: 'raw',
  authorize: ({ platform }) => mayOpenOutbox(platform.settings),
  act: async ({ viewer, query, platform, setHeader }) => {
    setHeader('Content-Type', 'text/html; charset=utf-8');
    setHeader('Content-Security-Policy', outboxPolicy);
    return outboxPage(await mailsOf(viewer.id, query.offset), query.offset, platform.settings);
  },
});
