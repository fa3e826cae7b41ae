import { attachmentSchema } from '../attachments/attachments.schema';
import { engagementEvents } from '../threads/engagement-events';
import { messageNotFound, userNotFound } from '../threads/messages.errors';
import Joi from 'joi';
import { attachmentLimits, messageLimits } from '../../../contract/limits/messaging';
import type { ConnectionStatus, Conversation, ConversationDetails, Message } from '../../../contract/named-types';
import { userCardSchema } from '../../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { lineText, longText } from '../../../platform/text/text-schemas';

/** Message to send. */
export interface MessageDraft {
  /** Writer's id, sent by older releases of the messaging area. */
  readonly writtenById?: number;
  readonly receiverId: number;
  readonly content: string;
  /** Files uploaded for this receiver before. */
  readonly attachmentIds: readonly number[];
  readonly clientMessageId?: string;
}

const empty = 'Please write a message.';

const contentSchema = longText()
  .max(messageLimits.max)
  .required()
  .messages({
    'any.required': empty,
    'string.base': empty,
    'string.empty': empty,
    'string.max': `A message can have at most ${messageLimits.max.toLocaleString('en-US')} characters.`,
  });

export const messageDraftSchema = Joi.object<MessageDraft>({
  writtenById: idSchema.messages({ '*': 'Please reload the page.' }),
  receiverId: idSchema.required().messages({ '*': 'No recipient selected' }),
  // A file says enough by itself.
  content: Joi.when('attachmentIds.0', { is: Joi.exist(), then: contentSchema.allow(''), otherwise: contentSchema }),
  attachmentIds: Joi.array()
    .items(idSchema)
    .unique()
    .max(attachmentLimits.perMessage)
    .default([])
    .messages({
      '*': 'Please choose the files again.',
      'array.max': `A message can have at most ${attachmentLimits.perMessage} files.`,
    }),
  clientMessageId: Joi.string().guid().lowercase().messages({ '*': 'The message id must be a UUID.' }),
}).label('MessageDraft');

/** New words for a message. */
export const messageEditSchema = Joi.object<{ content: string }>({ content: contentSchema }).label('MessageEdit');

export const ownMessageParamsSchema = Joi.object<{ otherUserId: number; id: number }>({
  otherUserId: idSchema.required().error(messageNotFound),
  id: idSchema.required().error(messageNotFound),
});

export const otherUserParamsSchema = Joi.object<{ otherUserId: number }>({
  otherUserId: idSchema.required().error(userNotFound),
});
export const userParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });
export const threadQuerySchema = Joi.object<{ before?: number }>({ before: idSchema }).label('ThreadQuery');

export const conversationListQuerySchema = Joi.object<{ q: string; before?: number; waiting?: boolean }>({
  before: idSchema,
  waiting: Joi.boolean(),
  q: lineText()
    .max(messageLimits.searchMax)
    .allow('')
    .default('')
    .messages({ 'string.max': `A search can have at most ${messageLimits.searchMax} characters.` }),
}).label('ConversationListQuery');

export const messageSchema = Joi.object<Message>({
  id: Joi.number().integer().required(),
  senderId: Joi.number().integer().required(),
  receiverId: Joi.number().integer().required(),
  content: Joi.string().allow('').required(),
  createdAt: momentSchema.required(),
  read: Joi.boolean().required(),
  readAt: momentSchema.allow(null).required(),
  deliveredAt: momentSchema.allow(null).required(),
  editedAt: momentSchema.allow(null).required(),
  deleted: Joi.boolean().required(),
  attachments: Joi.array().items(attachmentSchema).required(),
  clientMessageId: Joi.string().allow(null).required(),
  engagement: Joi.object<NonNullable<Message['engagement']>>({
    id: Joi.number().integer().required(),
    event: Joi.string()
      .valid(...engagementEvents)
      .required(),
  }).label('MessageEngagement'),
})
  .label('Message')
  .description(
    'One message between two people; with an `engagement` it is an event of their work. Times are ISO 8601 in UTC.',
  );

export const messageListSchema = Joi.array().items(messageSchema).label('MessageList');

const connectionStatusSchema = Joi.string<ConnectionStatus>()
  .valid('waiting', 'pending', 'accepted', 'declined')
  .label('ConnectionStatus');
const requestedBySchema = Joi.number().integer().allow(null).required();

/** Data at the head of a thread, beside the messages. */
export const conversationDetailsSchema = Joi.object<ConversationDetails>({
  otherUser: userCardSchema.required(),
  connection: Joi.object({
    status: connectionStatusSchema.required(),
    requestedById: requestedBySchema,
    declineReason: Joi.string().allow(null).required(),
  })
    .allow(null)
    .required()
    .label('Connection'),
  blocked: Joi.boolean().required(),
  service: Joi.string().allow(null).required(),
  responseTimeHours: Joi.number().allow(null).required(),
  maySendFiles: Joi.boolean().required(),
})
  .label('ConversationDetails')
  .description('Head of a thread, about the other person; `connection` is null before the first message.');

const conversationSchema = Joi.object<Conversation>({
  id: Joi.number().integer().required(),
  otherUser: userCardSchema.required(),
  lastMessage: Joi.object({
    id: Joi.number().integer().required(),
    content: Joi.string().allow('').required(),
    createdAt: momentSchema.required(),
    senderId: Joi.number().integer().required(),
    deleted: Joi.boolean().required(),
  })
    .allow(null)
    .required()
    .label('LastMessage'),
  connection: Joi.object({ status: connectionStatusSchema.required(), requestedById: requestedBySchema })
    .required()
    .label('ConversationConnection'),
  unreadCount: Joi.number().integer().required(),
})
  .label('Conversation')
  .description('A conversation as its list shows it.');

export const conversationListSchema = Joi.array().items(conversationSchema).label('ConversationList');
export const unreadCountSchema = Joi.object<{ count: number }>({ count: Joi.number().integer().required() }).label(
  'UnreadCount',
);
