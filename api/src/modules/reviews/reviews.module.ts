import type { Plugin } from '@hapi/hapi';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import { route } from '../../platform/routes/route';
import { pushNotification } from '../notifications/notifications.service';
import { professionalNotFound } from '../professionals/professionals.errors';
import { maySee } from '../professionals/professionals.policy';
import { professionalParamsSchema } from '../professionals/professionals.schema';
import { findProfessional } from '../professionals/professionals.service';
import { mayReview } from './reviews.policy';
import { presentReview } from './reviews.presenter';
import { reviewDraftSchema, reviewListSchema, reviewSchema } from './reviews.schema';
import { listReviews, readReview, writeReview } from './reviews.service';

const tags = ['reviews'] as const;

/** What clients say about professionals. */
export const reviewsModule: Plugin<void> = {
  name: 'reviews',
  register(server) {
    server.route([list, write]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/accountants/{id}/reviews',
  access: 'public',
  summary: 'The reviews of a professional, newest first',
  tags,
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalParamsSchema },
  response: reviewListSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    if (!maySee(viewer, record)) throw professionalNotFound();
  },
  act: ({ params }) => listReviews(params.id),
  present: (reviews) => reviews.map(presentReview),
});

const write = route({
  method: 'POST',
  path: '/api/accountants/{id}/reviews',
  access: 'signed-in',
  summary: 'Review a professional, once',
  tags,
  errors: { 403: ['clients_only', 'own_profile'], 404: ['professional_not_found'], 409: ['already_reviewed'] },
  validate: { params: professionalParamsSchema, payload: reviewDraftSchema },
  response: reviewSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    if (!maySee(viewer, record)) throw professionalNotFound();
    mayReview(viewer, record.user.id);
  },
  act: async ({ viewer, params, payload, platform }) => {
    const { review, notification } = await inRetriedTransaction((transaction) => writeReview(viewer, params.id, payload, transaction));
    await pushNotification(platform.events, notification);
    return readReview(review.id);
  },
  present: presentReview,
});
