import { actorOf } from '../../../platform/audit/record-audit';
import { Mail } from '../../../platform/mail/mail.model';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { retryMail } from '../../identity/mails/mails.service';
import { presentSystem } from './system.presenter';
import { retriedMailsSchema, systemStateSchema } from './system.schema';
import { readSystem } from './read-system';

/** Mails that are retried with one request. */
const mostRetried = 500;

/** State of what the product runs on. */
export const systemModule = routesModule('system', () => [state, retryFailed]);

const state = route({
  method: 'GET',
  path: '/api/admin/system',
  access: 'admin',
  summary: 'Get the state of releases, database, services, jobs, and outbox',
  response: systemStateSchema,
  act: ({ platform }) => readSystem(platform),
  present: presentSystem,
});

const retryFailed = route({
  method: 'POST',
  path: '/api/admin/system/outbox/retry',
  access: 'admin',
  summary: 'Retry mails that failed permanently, up to 500 at a time',
  publicData: 'unchanged',
  response: retriedMailsSchema,
  act: async ({ request }) => {
    const failed = await Mail.query().where({ status: 'failed' }).orderBy('id').limit(mostRetried);
    for (const mail of failed) await retryMail(mail, actorOf(request));
    return { retried: failed.length };
  },
});
