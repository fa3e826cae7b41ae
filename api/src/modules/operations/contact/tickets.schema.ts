import Joi from 'joi';
import { ticketLimits } from '../../../contract/limits/support';
import type { CannedAnswer, Ticket, TicketReplyDraft } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { lineText, longText } from '../../../platform/text/text-schemas';
import { contactSubjects, supportChannels } from './contact-ticket.model';
import { cannedAnswerNotFound, ticketNotFound } from './contact.errors';

const { replyMin, replyMax, noteMax, titleMax } = ticketLimits;

/** Closes a ticket without an answer, or opens it again. */
export interface TicketStatus {
  readonly status: Ticket['status'];
  readonly reason: string;
}

export const ticketParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(ticketNotFound) });
export const cannedAnswerParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(cannedAnswerNotFound),
});

const body = longText()
  .min(replyMin)
  .max(replyMax)
  .required()
  .messages({ '*': 'Please write an answer', 'string.max': `The answer must be at most ${replyMax} characters` });

/** A reply to the sender: whether it also closes the ticket, and the number of answers its writer had seen. */
export const replyDraftSchema = Joi.object<TicketReplyDraft>({
  body,
  close: Joi.boolean().strict().required(),
  seen: Joi.number().integer().min(0).required(),
}).label('TicketReplyDraft');

export const ticketStatusSchema = Joi.object<TicketStatus>({
  status: Joi.string().valid('open', 'closed').required(),
  reason: longText()
    .max(noteMax)
    .allow('')
    .default('')
    .messages({ '*': `The reason must be at most ${noteMax} characters` }),
}).label('TicketStatus');

export const cannedAnswerDraftSchema = Joi.object<Pick<CannedAnswer, 'title' | 'body'>>({
  title: lineText()
    .max(titleMax)
    .required()
    .messages({ '*': 'Please enter a title', 'string.max': `The title must be at most ${titleMax} characters` }),
  body,
}).label('CannedAnswerDraft');

export const cannedAnswerSchema = Joi.object<CannedAnswer>({
  id: Joi.number().integer().required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
})
  .label('CannedAnswer')
  .description('An answer that administrators start from.');

export const cannedAnswerListSchema = Joi.array().items(cannedAnswerSchema).label('CannedAnswerList');

export const ticketSchema = Joi.object<Ticket>({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  email: Joi.string().required(),
  phone: Joi.string().allow(null).required(),
  subject: Joi.string()
    .valid(...contactSubjects)
    .required(),
  message: Joi.string().required(),
  status: Joi.string().valid('open', 'closed').required(),
  channel: Joi.string()
    .valid(...supportChannels)
    .required(),
  priority: Joi.boolean().required(),
  callAt: momentSchema.allow(null).required().description('When the window of a callback begins'),
  createdAt: momentSchema.required(),
  closedAt: momentSchema.allow(null).required(),
  userId: Joi.number().integer().allow(null).required(),
  replies: Joi.array()
    .items(
      Joi.object({
        id: Joi.number().integer().required(),
        author: Joi.string().required(),
        body: Joi.string().required(),
        createdAt: momentSchema.required(),
      }).label('TicketReply'),
    )
    .required(),
})
  .label('Ticket')
  .description(
    'A message from the contact page with what was answered; `userId` is the account whose confirmed email it carries.',
  );
