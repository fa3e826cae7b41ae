import type { Plugin } from '@hapi/hapi';
import { presentUserCard } from '../../platform/auth/user.presenter';
import { userCardSchema } from '../../platform/auth/user.schema';
import { route } from '../../platform/routes/route';
import { countUnreadConversations, listConversations } from './conversation-list';
import { mayMessage } from './messages.policy';
import { presentConversation, presentMessage } from './messages.presenter';
import {
  conversationListQuerySchema,
  conversationListSchema,
  messageDraftSchema,
  messageListSchema,
  messageSchema,
  otherUserParamsSchema,
  threadQuerySchema,
  unreadCountSchema,
  userParamsSchema,
} from './messages.schema';
import { personReportRoutes } from './person-reports.routes';
import { findPerson, markConversationRead, readThread, sendMessage, pushTyping } from './messages.service';

const tags = ['messages'] as const;
const noSuchUser = { 404: ['user_not_found'] } as const;

/** Conversations between two people, and the cards of who is in them. */
export const messagesModule: Plugin<void> = {
  name: 'messages',
  register(server) {
    server.route([send, thread, conversations, unreadCount, markRead, typing, card, ...personReportRoutes]);
  },
};

const send = route({
  method: 'POST',
  path: '/api/messages',
  publicData: 'unchanged',
  access: 'signed-in',
  idempotent: true,
  summary: 'Send a message; a repeated clientMessageId answers the first one',
  tags,
  limit: 'messages',
  errors: {
    400: ['cannot_message_yourself'],
    404: ['receiver_not_found'],
    409: ['client_message_id_reused'],
    429: ['too_many_conversations'],
  },
  validate: { payload: messageDraftSchema },
  response: messageSchema,
  authorize: ({ viewer, payload }) => mayMessage(viewer, payload.receiverId),
  act: ({ viewer, payload }) => sendMessage(viewer, payload),
  present: presentMessage,
});

const thread = route({
  method: 'GET',
  path: '/api/messages/{otherUserId}',
  access: 'signed-in',
  summary: 'The messages with one person, oldest first: the newest 200, or those before a message',
  tags,
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema, query: threadQuerySchema },
  response: messageListSchema,
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer, params, query }) => readThread(viewer.id, params.otherUserId, query.before),
  present: (messages) => messages.map(presentMessage),
});

const conversations = route({
  method: 'GET',
  path: '/api/conversations',
  access: 'signed-in',
  summary:
    'Conversations of the signed-in person, newest first; with q, those whose name or a message has all the words',
  tags,
  validate: { query: conversationListQuerySchema },
  response: conversationListSchema,
  act: ({ viewer, query }) => listConversations(viewer.id, query.q),
  present: (rows) => rows.map(presentConversation),
});

const unreadCount = route({
  method: 'GET',
  path: '/api/conversations/unread-count',
  access: 'signed-in',
  summary: 'In how many conversations something is unread',
  tags,
  response: unreadCountSchema,
  act: ({ viewer }) => countUnreadConversations(viewer.id),
  present: (count) => ({ count }),
});

const markRead = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/read',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Mark everything one person wrote as read',
  tags,
  errors: noSuchUser,
  validate: { params: otherUserParamsSchema },
  response: 'none',
  load: ({ params }) => findPerson(params.otherUserId),
  act: ({ viewer, params }) => markConversationRead(viewer, params.otherUserId),
});

const typing = route({
  method: 'POST',
  path: '/api/conversations/{otherUserId}/typing',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Tell the other side that the signed-in person is typing',
  tags,
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
  summary: 'What anybody signed in may see of a person',
  tags,
  errors: noSuchUser,
  validate: { params: userParamsSchema },
  response: userCardSchema,
  load: ({ params }) => findPerson(params.id),
  act: (_context, user) => user,
  present: presentUserCard,
});
