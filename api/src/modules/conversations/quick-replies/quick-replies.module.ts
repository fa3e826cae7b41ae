import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { mayHaveQuickReplies } from './quick-replies.policy';
import { presentQuickReply } from './quick-replies.presenter';
import {
  quickReplyDraftSchema,
  quickReplyListSchema,
  quickReplyOrderSchema,
  quickReplyParamsSchema,
  quickReplySchema,
} from './quick-replies.schema';
import {
  addQuickReply,
  changeQuickReply,
  listQuickReplies,
  orderQuickReplies,
  removeQuickReply,
} from './quick-replies.service';

/** Texts that professionals write often, offered where they write messages. */
export const quickRepliesModule = routesModule('quick-replies', () => [list, add, order, change, remove]);

const list = route({
  method: 'GET',
  path: '/api/quick-replies',
  access: 'signed-in',
  summary: 'List the signed-in professional’s quick replies in their order',
  errors: { 403: ['accountants_only'] },
  response: quickReplyListSchema,
  authorize: ({ viewer }) => mayHaveQuickReplies(viewer),
  act: ({ viewer }) => listQuickReplies(viewer.id),
  present: (found) => found.map(presentQuickReply),
});

const add = route({
  method: 'POST',
  path: '/api/quick-replies',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Add a quick reply at the end of the list',
  errors: { 403: ['accountants_only', 'quick_replies_not_in_plan'], 409: ['too_many_quick_replies'] },
  validate: { payload: quickReplyDraftSchema },
  response: quickReplySchema,
  idempotent: true,
  authorize: ({ viewer }) => mayHaveQuickReplies(viewer),
  transaction: true,
  act: ({ viewer, payload, transaction }) => addQuickReply(viewer, payload, transaction),
  present: presentQuickReply,
});

const order = route({
  method: 'PUT',
  path: '/api/quick-replies/order',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Put the quick replies into another order',
  errors: { 403: ['accountants_only'], 409: ['quick_replies_changed'] },
  validate: { payload: quickReplyOrderSchema },
  response: quickReplyListSchema,
  authorize: ({ viewer }) => mayHaveQuickReplies(viewer),
  transaction: true,
  act: ({ viewer, payload, transaction }) => orderQuickReplies(viewer, payload.ids, transaction),
  present: (ordered) => ordered.map(presentQuickReply),
});

const change = route({
  method: 'PUT',
  path: '/api/quick-replies/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Give a quick reply another name and text',
  errors: { 403: ['accountants_only'], 404: ['quick_reply_not_found'] },
  validate: { params: quickReplyParamsSchema, payload: quickReplyDraftSchema },
  response: quickReplySchema,
  authorize: ({ viewer }) => mayHaveQuickReplies(viewer),
  transaction: true,
  act: ({ viewer, params, payload, transaction }) => changeQuickReply(viewer, params.id, payload, transaction),
  present: presentQuickReply,
});

const remove = route({
  method: 'DELETE',
  path: '/api/quick-replies/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Delete a quick reply',
  errors: { 403: ['accountants_only'], 404: ['quick_reply_not_found'] },
  validate: { params: quickReplyParamsSchema },
  response: 'none',
  authorize: ({ viewer }) => mayHaveQuickReplies(viewer),
  transaction: true,
  act: ({ viewer, params, transaction }) => removeQuickReply(viewer, params.id, transaction),
});
