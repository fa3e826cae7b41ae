import { asExport } from '../../../platform/audit/csv-file';
import { actorOf } from '../../../platform/audit/record-audit';
import { listPartSchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { proveOwner } from '../../identity/accounts/passwords/own-password';
import { presentEvent, presentHistory, presentSubscription } from './admin-billing.presenter';
import {
  billingEventSchema,
  billingPageSize,
  eventPageSchema,
  eventParamsSchema,
  eventQuerySchema,
  refundParamsSchema,
  refundSchema,
  revenueSchema,
  subscriptionHistorySchema,
  subscriptionPageSchema,
  subscriptionParamsSchema,
  subscriptionQuerySchema,
} from './admin-billing.schema';
import { couponRoutes } from './coupons.routes';
import { listEvents, replayEvent } from './event-replay.service';
import { refundPayment } from './refunds.service';
import { readRevenue, revenueCsv } from './revenue.service';
import { readHistory, searchSubscriptions } from './subscriptions.service';

/** Subscriptions, money and webhooks for administrators. */
export const adminBillingModule = routesModule('admin-billing', () => [
  subscriptions,
  history,
  refund,
  revenue,
  revenueFile,
  events,
  replay,
  ...couponRoutes,
]);

const subscriptions = route({
  method: 'GET',
  path: '/api/admin/billing/subscriptions',
  access: 'admin',
  summary: 'Search subscriptions by user, plan and state, the newest first',
  validate: { query: subscriptionQuerySchema },
  response: subscriptionPageSchema,
  act: ({ query }) => searchSubscriptions(query),
  present: ({ items, total }, { query }) => ({
    items: items.map(presentSubscription),
    total,
    page: query.page,
    pageSize: billingPageSize,
  }),
});

const history = route({
  method: 'GET',
  path: '/api/admin/billing/subscriptions/{id}',
  access: 'admin',
  summary: 'Get a subscription with the payments and invoices of its user',
  errors: { 404: ['subscription_not_found'] },
  validate: { params: subscriptionParamsSchema, query: listPartSchema },
  response: subscriptionHistorySchema,
  load: ({ params, query }) => readHistory(params.id, query),
  act: (_context, found) => Promise.resolve(found),
  present: presentHistory,
});

const refund = route({
  method: 'POST',
  path: '/api/admin/billing/payments/{id}/refund',
  publicData: 'unchanged',
  access: 'admin',
  summary: 'Give back what is left of a payment, with a reason and the signed-in administrator’s password',
  errors: {
    400: ['wrong_password'],
    404: ['payment_not_found'],
    409: ['not_refundable'],
  },
  validate: { params: refundParamsSchema, payload: refundSchema },
  response: 'none',
  act: async ({ viewer, params, payload, platform, request }) => {
    await proveOwner(viewer, payload.currentPassword, platform.limits);
    await refundPayment(params.id, payload.reason, actorOf(request), platform);
  },
});

const revenue = route({
  method: 'GET',
  path: '/api/admin/billing/revenue',
  access: 'admin',
  summary: 'Get revenue, churn and converted trials of the last twelve months',
  response: revenueSchema,
  act: ({ platform }) => readRevenue(platform.clock.now()),
});

const revenueFile = route({
  method: 'GET',
  path: '/api/admin/billing/revenue.csv',
  access: 'admin',
  summary: 'Export revenue by month as CSV',
  response: 'raw',
  act: async (context) => {
    await asExport(context, 'revenue', { action: 'report.exported', subject: { type: 'report', id: 'revenue' } });
    return revenueCsv(await readRevenue(context.platform.clock.now()));
  },
});

const events = route({
  method: 'GET',
  path: '/api/admin/billing/events',
  access: 'admin',
  summary: 'List what the payment service reported, newest first',
  validate: { query: eventQuerySchema },
  response: eventPageSchema,
  act: ({ query }) => listEvents(query),
  present: ({ items, total }, { query }) => ({
    items: items.map(presentEvent),
    total,
    page: query.page,
    pageSize: billingPageSize,
  }),
});

const replay = route({
  method: 'POST',
  path: '/api/admin/billing/events/{id}/replay',
  access: 'admin',
  summary: 'Apply an event of the payment service again that waited, failed or was ignored',
  errors: { 404: ['billing_event_not_found'], 409: ['event_already_processed'] },
  validate: { params: eventParamsSchema },
  response: billingEventSchema,
  act: ({ params, platform, request }) => replayEvent(params.id, actorOf(request), platform),
  present: presentEvent,
});
