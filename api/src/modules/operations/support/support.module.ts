import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { offsetQuerySchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { supportMailbox } from '../contact/contact.service';
import { presentSupport, presentSupportRequest } from './support.presenter';
import { supportOverviewSchema, supportRequestDraftSchema, supportRequestSchema } from './support.schema';
import { askSupport, mayAskSupport, readSupport } from './support.service';

/** Ways for professionals to reach support, as their plan says: email, chat, phone. */
export const supportModule = routesModule('support', () => [overview, ask]);

const overview = route({
  method: 'GET',
  path: '/api/support',
  access: 'signed-in',
  summary: 'Get how the signed-in professional reaches support, and their latest requests',
  errors: { 403: ['accountants_only'] },
  validate: { query: offsetQuerySchema },
  response: supportOverviewSchema,
  authorize: mayAskSupport,
  act: ({ viewer, query, platform }) => readSupport(viewer.id, platform.clock.now(), query.offset),
  present: presentSupport,
});

const ask = route({
  method: 'POST',
  path: '/api/support/requests',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Ask support by email, in a chat (Professional, Premium) or for a call (Premium)',
  idempotent: true,
  errors: {
    403: ['accountants_only', 'support_channel_not_in_plan'],
    409: ['call_window_gone', 'too_many_support_requests'],
  },
  validate: { payload: supportRequestDraftSchema },
  response: supportRequestSchema,
  authorize: mayAskSupport,
  async act({ viewer, payload, platform }) {
    const about = { now: platform.clock.now(), support: await supportMailbox(platform) };
    return inRetriedTransaction((transaction) => askSupport(viewer, payload, about, transaction));
  },
  present: presentSupportRequest,
});
