import { userNotFound } from './messages.errors';
import Joi from 'joi';
import { limits } from '../../contract/limits';
import type { Conversation, Message } from '../../contract/named-types';
import { userCardSchema } from '../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../platform/routes/common-schemas';
import { lineText, longText } from '../../platform/text/text-schemas';

/** What a person sends. */
export interface MessageDraft {
  readonly receiverId: number;
  readonly content: string;
  readonly clientMessageId?: string;
}

const empty = 'Please write a message.';

export const messageDraftSchema = Joi.object<MessageDraft>({
  receiverId: idSchema.required().messages({ '*': 'No recipient selected' }),
  content: longText()
    .max(limits.message.max)
    .required()
    .messages({
      'any.required': empty,
      'string.base': empty,
      'string.empty': empty,
      'string.max': `A message can have at most ${limits.message.max.toLocaleString('en-US')} characters.`,
    }),
  clientMessageId: Joi.string().guid().lowercase().messages({ '*': 'The message id must be a UUID.' }),
}).label('MessageDraft');

export const otherUserParamsSchema = Joi.object<{ otherUserId: number }>({
  otherUserId: idSchema.required().error(userNotFound),
});
export const userParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });
export const threadQuerySchema = Joi.object<{ before?: number }>({ before: idSchema }).label('ThreadQuery');

export const conversationListQuerySchema = Joi.object<{ q: string }>({
  q: lineText()
    .max(limits.message.searchMax)
    .allow('')
    .default('')
    .messages({ 'string.max': `A search can have at most ${limits.message.searchMax} characters.` }),
}).label('ConversationListQuery');

export const messageSchema = Joi.object<Message>({
  id: Joi.number().integer().required(),
  senderId: Joi.number().integer().required(),
  receiverId: Joi.number().integer().required(),
  content: Joi.string().required(),
  createdAt: momentSchema.required(),
  read: Joi.boolean().required(),
  readAt: momentSchema.allow(null).required(),
  clientMessageId: Joi.string().allow(null).required(),
}).label('Message');

export const messageListSchema = Joi.array().items(messageSchema).label('MessageList');

const conversationSchema = Joi.object<Conversation>({
  id: Joi.number().integer().required(),
  otherUser: userCardSchema.required(),
  lastMessage: Joi.object({
    content: Joi.string().required(),
    createdAt: momentSchema.required(),
    senderId: Joi.number().integer().required(),
  })
    .allow(null)
    .required()
    .label('LastMessage'),
  unreadCount: Joi.number().integer().required(),
}).label('Conversation');

export const conversationListSchema = Joi.array().items(conversationSchema).label('ConversationList');
export const unreadCountSchema = Joi.object<{ count: number }>({ count: Joi.number().integer().required() }).label(
  'UnreadCount',
);
