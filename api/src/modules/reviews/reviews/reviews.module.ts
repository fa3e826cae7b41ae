import { offsetQuerySchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { professionalNotFound } from '../../directory/professionals/professionals.errors';
import { maySee } from '../../directory/professionals/professionals.policy';
import { professionalParamsSchema } from '../../directory/professionals/professionals.schema';
import { findProfessional } from '../../directory/professionals/professionals.service';
import { presentOwnReview } from './own-reviews.presenter';
import { ownReviewListSchema } from './own-reviews.schema';
import { listOwnReviews } from './own-reviews.service';
import { reportRoutes } from './review-reports.routes';
import { mayEdit, mayReply, mayReview } from './reviews.policy';
import { presentReview } from './reviews.presenter';
import {
  replyDraftSchema,
  reviewDraftSchema,
  reviewListSchema,
  reviewParamsSchema,
  reviewSchema,
} from './reviews.schema';
import {
  deleteReview,
  editReview,
  findReview,
  listReviews,
  readReview,
  removeReply,
  replyTo,
  writeReview,
} from './reviews.service';

/** Clients' reviews of professionals, and what becomes of them. */
export const reviewsModule = routesModule('reviews', () => [
  list,
  write,
  edit,
  remove,
  reply,
  unreply,
  listOwn,
  ...reportRoutes,
]);

const list = route({
  method: 'GET',
  path: '/api/accountants/{id}/reviews',
  access: 'public',
  summary: 'List a professional’s reviews, newest first, at most 200',
  errors: { 404: ['professional_not_found'] },
  validate: { params: professionalParamsSchema, query: offsetQuerySchema },
  response: reviewListSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    if (!maySee(viewer, record)) throw professionalNotFound();
  },
  act: ({ params, query }) => listReviews(params.id, query.offset),
  present: (reviews, { viewer }) => reviews.map((review) => presentReview(review, viewer)),
});

const write = route({
  method: 'POST',
  path: '/api/accountants/{id}/reviews',
  access: 'signed-in',
  idempotent: true,
  summary: 'Review a professional; each client can do so once',
  errors: { 403: ['clients_only', 'own_profile'], 404: ['professional_not_found'], 409: ['already_reviewed'] },
  validate: { params: professionalParamsSchema, payload: reviewDraftSchema },
  response: reviewSchema,
  load: ({ params }) => findProfessional(params.id),
  authorize: ({ viewer }, record) => {
    if (!maySee(viewer, record)) throw professionalNotFound();
    mayReview(viewer, record.user.id);
  },
  transaction: true,
  act: async ({ viewer, params, payload, transaction }) => {
    const { id } = await writeReview(viewer, params.id, payload, transaction);
    return readReview(id, transaction);
  },
  present: (review, { viewer }) => presentReview(review, viewer),
});

const edit = route({
  method: 'PUT',
  path: '/api/reviews/{id}',
  access: 'signed-in',
  summary: 'Update one’s own review; its earlier version is kept',
  errors: { 403: ['not_the_author'], 404: ['review_not_found'] },
  validate: { params: reviewParamsSchema, payload: reviewDraftSchema },
  response: reviewSchema,
  load: ({ params, viewer }) => findReview(params.id, viewer),
  authorize: ({ viewer }, review) => mayEdit(viewer, review),
  transaction: true,
  act: async ({ payload, transaction }, review) => {
    await editReview(review, payload, transaction);
    return readReview(review.id, transaction);
  },
  present: (review, { viewer }) => presentReview(review, viewer),
});

const remove = route({
  method: 'DELETE',
  path: '/api/reviews/{id}',
  access: 'signed-in',
  summary: 'Delete one’s own review',
  errors: { 403: ['not_the_author'], 404: ['review_not_found'] },
  validate: { params: reviewParamsSchema },
  response: 'none',
  load: ({ params, viewer }) => findReview(params.id, viewer),
  authorize: ({ viewer }, review) => mayEdit(viewer, review),
  transaction: true,
  act: ({ transaction }, review) => deleteReview(review, transaction),
});

const reply = route({
  method: 'PUT',
  path: '/api/reviews/{id}/reply',
  access: 'signed-in',
  summary: 'Reply publicly to a review of oneself; a repeat changes the reply',
  errors: { 403: ['not_the_reviewed'], 404: ['review_not_found'] },
  validate: { params: reviewParamsSchema, payload: replyDraftSchema },
  response: reviewSchema,
  load: ({ params, viewer }) => findReview(params.id, viewer),
  authorize: ({ viewer }, review) => mayReply(viewer, review),
  transaction: true,
  act: async ({ viewer, payload, transaction }, review) => {
    await replyTo(review, viewer, payload.reply, transaction);
    return readReview(review.id, transaction);
  },
  present: (review, { viewer }) => presentReview(review, viewer),
});

const unreply = route({
  method: 'DELETE',
  path: '/api/reviews/{id}/reply',
  access: 'signed-in',
  summary: 'Remove one’s reply to a review',
  errors: { 403: ['not_the_reviewed'], 404: ['review_not_found'] },
  validate: { params: reviewParamsSchema },
  response: 'none',
  load: ({ params, viewer }) => findReview(params.id, viewer),
  authorize: ({ viewer }, review) => mayReply(viewer, review),
  transaction: true,
  act: ({ transaction }, review) => removeReply(review.id, transaction),
});

const listOwn = route({
  method: 'GET',
  path: '/api/reviews/mine',
  access: 'signed-in',
  summary: 'List the signed-in person’s reviews, newest first, at most 200',
  validate: { query: offsetQuerySchema },
  response: ownReviewListSchema,
  act: ({ viewer, query }) => listOwnReviews(viewer.id, query.offset),
  present: (written) => written.map(presentOwnReview),
});
