import { readThread } from './read-thread';
import { findPerson } from '../threads/find-person';
import type { Plugin } from '@hapi/hapi';
import { presentUserCard } from '../../../platform/auth/user.presenter';
import { userCardSchema } from '../../../platform/auth/user.schema';
import { route } from '../../../platform/routes/route';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { attachmentStore, removeFiles } from '../attachments/attachments.service';
import { readDetails } from './conversation-details';
import { countUnreadConversations, listConversations } from './conversation-list';
import { mayMessage, mustBeSender } from '../threads/messages.policy';
import { presentConversation, presentMessage } from '../threads/messages.presenter';
import {
  conversationDetailsSchema,
  conversationListQuerySchema,
  conversationListSchema,
  messageDraftSchema,
  messageEditSchema,
  messageListSchema,
  messageSchema,
  otherUserParamsSchema,
  ownMessageParamsSchema,
  threadQuerySchema,
  unreadCountSchema,
  userParamsSchema,
} from './messages.schema';
import { personReportRoutes } from './person-reports.routes';
import { deleteMessage, editMessage } from './message-changes.service';
import { sendMessage } from './messages.service';
import { markConversationRead, markDelivered, pushTyping } from './receipts.service';

const noSuchUser = { 404: ['user_not_found'] } as const;

/** Conversations between two people, and the cards of who is in them. */
export const messagesModule: Plugin<void> = {
  name: 'messages',
  register(server) {
    server.route([send, thread, edit, remove, conversations, details, unreadCount]);
    server.route([markRead, delivered, typing, card, ...personReportRoutes]);
  },
};

const send = route({
  method: 'POST',
  path: '/api/messages',
  publicData: 'unchanged',
  access: 'signed-in',
  idempotent: true,
  summary: 'Send a message; a repeated `clientMessageId` returns the first one',
  limit: 'messages',
  errors: {
    400: ['cannot_message_yourself'],
    403: ['attachments_need_premium'],
    404: ['receiver_not_found', 'attachment_not_found'],
    409: ['account_changed', 'client_message_id_reused', 'connection_declined', 'person_blocked'],
    429: ['too_many_conversations'],
  },
  validate: { payload: messageDraftSchema },
  response: messageSchema,
  authorize: ({ viewer, payload }) => {
    mustBeSender(viewer, payload.writtenById);
    mayMessage(viewer, payload.receiverId);
  },
  act: ({ viewer, payload }) => sendMessage(viewer, payload),
  present: presentMessage,
});

const thread = route({
  method: 'GET',
  path: '/api/messages/{otherUserId}',
  access: 'signed-in',
  summary: 'List the messages with one person, oldest first: the latest 200, or the 200 before a message',
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema, query: threadQuerySchema },
  response: messageListSchema,
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer, params, query }) => readThread(viewer.id, params.otherUserId, query.before),
  present: (messages) => messages.map(presentMessage),
});

const changeErrors = { 404: ['message_not_found'], 409: ['message_too_old', 'message_is_record'] } as const;

const edit = route({
  method: 'PATCH',
  path: '/api/conversations/{otherUserId}/messages/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Edit one’s own message within 15 minutes',
  limit: 'messages',
  errors: changeErrors,
  validate: { params: ownMessageParamsSchema, payload: messageEditSchema },
  response: messageSchema,
  transaction: true,
  act: ({ viewer, params: { otherUserId, id }, payload, transaction }) =>
    editMessage(viewer, otherUserId, id, payload.content, transaction),
  present: presentMessage,
});

const remove = route({
  method: 'DELETE',
  path: '/api/conversations/{otherUserId}/messages/{id}',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Delete one’s own message for both sides within 15 minutes',
  errors: changeErrors,
  validate: { params: ownMessageParamsSchema },
  response: messageSchema,
  act: async ({ viewer, params: { otherUserId, id }, platform }) => {
    const { message, files } = await inRetriedTransaction((transaction) =>
      deleteMessage(viewer, otherUserId, id, transaction),
    );
    await removeFiles(files, attachmentStore(platform.settings));
    return message;
  },
  present: presentMessage,
});

const details = route({
  method: 'GET',
  path: '/api/conversations/{otherUserId}',
  access: 'signed-in',
  summary: 'Get the other person of a conversation, what they offer, and the state of the connection',
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema },
  response: conversationDetailsSchema,
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer }, person) => readDetails(viewer, person),
});

const conversations = route({
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  summary:
    'List the signed-in person’s conversations, newest first, at most 200; `q` keeps those whose name or messages have all its words, `before` those whose last message is older than that one, `waiting` the requests they have not answered',
  validate: { query: conversationListQuerySchema },
  response: conversationListSchema,
  act: ({ viewer, query }) => listConversations(viewer.id, query),
  present: (rows) => rows.map(presentConversation),
});

const unreadCount = route({
  method: 'GET',
  path: '/api/conversations/unread-count',
  access: 'signed-in',
  summary: 'Count the conversations with unread messages',
  response: unreadCountSchema,
  act: ({ viewer }) => countUnreadConversations(viewer.id),
  present: (count) => ({ count }),
});

const markRead = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/read',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Mark all messages from a person as read',
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema },
  response: 'none',
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer, params }) => markConversationRead(viewer, params.otherUserId),
});

const delivered = route({
  method: 'POST',
  path: '/api/messages/delivered',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Acknowledge delivery of the messages waiting for the signed-in person',
  response: 'none',
  act: ({ viewer }) => markDelivered(viewer),
});

const typing = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/typing',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Tell the other side that the signed-in person is typing',
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema },
  response: 'none',
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer, params }) => pushTyping(viewer, params.otherUserId),
});

const card = route({
  method: 'GET',
  path: '/api/users/{id}/card',
  access: 'signed-in',
  summary: 'Get what any signed-in person may see of a person',
  errors: noSuchUser,
  validate: { params: userParamsSchema },
  response: userCardSchema,
  load: ({ params }) => findPerson(params.id),
  act: (_context, user) => user,
  present: presentUserCard,
});
