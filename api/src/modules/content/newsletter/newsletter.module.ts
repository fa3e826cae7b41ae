import type { Plugin } from '@hapi/hapi';
import { asExport } from '../../../platform/audit/csv-file';
import { actorOf } from '../../../platform/audit/record-audit';
import { route } from '../../../platform/routes/route';
import { streamed } from '../../../platform/routes/streamed';
import { findReviews } from './find-reviews';
import { presentReview, presentSubscriber } from './newsletter.presenter';
import {
  confirmationSchema,
  newsletterReviewSchema,
  subscriberDecisionSchema,
  subscriberFilterSchema,
  subscriberListSchema,
  subscriberPageSize,
  subscriberParamsSchema,
  subscriberQuerySchema,
  subscriptionSchema,
  unsubscriptionSchema,
} from './newsletter.schema';
import { sendIssues } from './send-issues';
import { exportSubscribers } from './subscriber-export';
import { listSubscribers } from './subscriber-list.service';
import { removeSubscriber } from './subscriber-removal.service';
import { decideSubscriber, readSubscriberReview } from './subscriber-review.service';
import { confirmSubscription, forgetSubscribers, subscribe, unsubscribe } from './subscriptions.service';

const minute = 60_000;

/** The blog by mail: subscribing, confirming, leaving, and sending what is new. */
export const newsletterModule: Plugin<void> = {
  name: 'newsletter',
  register(server) {
    const { jobs, site } = server.app.platform;
    jobs.add({
      name: 'send the newsletter',
      everyMilliseconds: 5_000,
      run: async () => {
        // Links into a blog that is switched off would lead nowhere.
        if ((await site.read()).areas.blog) await sendIssues();
      },
    });
    jobs.add({ name: 'purge subscribers', everyMilliseconds: 60 * minute, run: () => forgetSubscribers() });
    jobs.add({ name: 'find subscribers to review', everyMilliseconds: minute, run: () => findReviews() });
    server.route([start, confirm, end, endInOneClick, list, csv, review, decide, remove]);
  },
};

const start = route({
  method: 'POST',
  path: '/api/newsletter',
  access: 'anonymous',
  summary: 'Subscribe to the newsletter; a mail with a confirmation link follows in every case',
  limit: 'newsletterIp',
  publicData: 'unchanged',
  validate: { payload: subscriptionSchema },
  response: 'none',
  act: async ({ payload, platform }) => {
    await platform.limits.consume('newsletterEmail', payload.email.toLowerCase());
    await subscribe(payload);
  },
});

const confirm = route({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'anonymous',
  summary: 'Confirm a newsletter subscription with the token of the mail',
  limit: 'confirmationIp',
  publicData: 'unchanged',
  errors: { 404: ['newsletter_link_expired'] },
  validate: { payload: confirmationSchema },
  response: 'none',
  act: ({ payload }) => confirmSubscription(payload.token),
});

const end = route({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'anonymous',
  summary: 'Unsubscribe from the newsletter with the token of any issue',
  limit: 'confirmationIp',
  publicData: 'unchanged',
  errors: { 404: ['newsletter_link_unknown'] },
  validate: { payload: unsubscriptionSchema },
  response: 'none',
  act: ({ payload }) => unsubscribe(payload.token),
});

/**
 * Request that a mail program sends by itself (RFC 8058): a form with `List-Unsubscribe=One-Click`, whose content is
 * ignored.
 */
const endInOneClick = route({
  method: 'POST',
  path: '/api/newsletter/unsubscribe/{token}',
  access: 'anonymous',
  summary: 'Unsubscribe with one click, from the List-Unsubscribe header of an issue',
  publicData: 'unchanged',
  anyBody: true,
  anyOrigin: true,
  errors: { 404: ['newsletter_link_unknown'] },
  validate: { params: unsubscriptionSchema },
  response: 'none',
  act: ({ params }) => unsubscribe(params.token),
});

const list = route({
  method: 'GET',
  path: '/api/admin/newsletter',
  access: 'admin',
  summary: 'List newsletter subscribers, newest first',
  validate: { query: subscriberQuerySchema },
  response: subscriberListSchema,
  act: ({ query }) => listSubscribers(query),
  present: ({ items, total, counts }) => ({
    items: items.map(presentSubscriber),
    total,
    pageSize: subscriberPageSize,
    counts,
  }),
});

const csv = route({
  method: 'GET',
  path: '/api/admin/newsletter/export',
  access: 'admin',
  summary: 'Export newsletter subscribers by status and email as CSV',
  validate: { query: subscriberFilterSchema },
  response: 'raw',
  act: async ({ query, ...context }) => {
    await asExport(context, 'newsletter-subscribers', {
      action: 'newsletter.exported',
      subject: { type: 'newsletter', id: null },
      after: query,
    });
    return streamed(exportSubscribers(query));
  },
});

const review = route({
  method: 'GET',
  path: '/api/admin/newsletter/{id}',
  access: 'admin',
  summary: 'Get a subscriber, why they need a decision, and the mails that failed permanently',
  errors: { 404: ['newsletter_subscriber_not_found'] },
  validate: { params: subscriberParamsSchema },
  response: newsletterReviewSchema,
  act: ({ params }) => readSubscriberReview(params.id),
  present: presentReview,
});

const decide = route({
  method: 'POST',
  path: '/api/admin/newsletter/{id}/decision',
  access: 'admin',
  summary:
    'Keep a subscriber from the queue (resends failed mails or the confirmation link), or end a subscription with a reason',
  publicData: 'unchanged',
  errors: { 404: ['newsletter_subscriber_not_found'], 409: ['already_decided'] },
  validate: { params: subscriberParamsSchema, payload: subscriberDecisionSchema },
  response: 'none',
  act: ({ params, payload, request }) => decideSubscriber(params.id, actorOf(request), payload),
});

const remove = route({
  method: 'DELETE',
  path: '/api/admin/newsletter/{id}',
  access: 'admin',
  summary: 'Delete a subscriber and every mail still queued for them',
  publicData: 'unchanged',
  errors: { 404: ['newsletter_subscriber_not_found'] },
  validate: { params: subscriberParamsSchema },
  response: 'none',
  act: ({ params, request }) => removeSubscriber(params.id, actorOf(request)),
});
