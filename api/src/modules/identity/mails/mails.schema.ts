import { mailNotFound } from './mails.errors';
import Joi from 'joi';
import type { Mail, MailHead, MailList } from '../../../contract/named-types';
import type { MailStatus } from '../../../platform/mail/mail.model';
import { idSchema, momentSchema, pageSchema } from '../../../platform/routes/common-schemas';
import { searchText } from '../../../platform/text/text-schemas';

export const mailParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(mailNotFound) });

/** Part of the outbox that is requested. */
export interface MailQuery {
  readonly status?: MailStatus;
  /** Part of an email, a name or a subject. */
  readonly q?: string;
  readonly page: number;
}

export const mailPageSize = 50;

const statusSchema = Joi.string<MailStatus>().valid('waiting', 'sending', 'sent', 'failed');

export const mailQuerySchema = Joi.object<MailQuery>({
  status: statusSchema,
  q: searchText().allow(''),
  page: pageSchema,
});

const head = {
  id: Joi.number().integer().required(),
  kind: Joi.string().required(),
  toEmail: Joi.string().required(),
  toName: Joi.string().allow('').required(),
  subject: Joi.string().required(),
  status: statusSchema.required(),
  attempts: Joi.number().integer().required(),
  lastError: Joi.string().allow(null).required(),
  createdAt: momentSchema.required(),
  sentAt: momentSchema.allow(null).required(),
};

/** A mail in a list. */
export const mailHeadSchema = Joi.object<MailHead>(head).label('MailHead').description('A mail in the outbox.');

export const mailListSchema = Joi.object<MailList>({
  items: Joi.array().items(mailHeadSchema).required(),
  total: Joi.number().integer().required(),
})
  .label('MailList')
  .description('One page of the outbox, newest first.');

export const mailSchema = Joi.object<Mail>({
  ...head,
  text: Joi.string().allow(null).required(),
  html: Joi.string().allow(null).required(),
})
  .label('Mail')
  .description('A mail with its words; null where a mail server has them.');
