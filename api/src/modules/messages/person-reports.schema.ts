import Joi from 'joi';
import { limits } from '../../contract/limits';
import type { PersonReport } from '../../contract/named-types';
import { userTypeSchema } from '../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../platform/routes/common-schemas';
import { longText } from '../../platform/text/text-schemas';
import { personReportNotFound, userNotFound } from './messages.errors';

/** Reasons for a report of a user or message. */
export const personReportReasons = ['spam', 'harassment', 'scam', 'impersonation', 'other'] as const;
const statuses = ['open', 'upheld', 'dismissed'] as const;

/** A user's report. `messageId` is the message it is about, one that the other person wrote to them. */
export interface PersonReportDraft {
  readonly reason: (typeof personReportReasons)[number];
  readonly details: string;
  readonly messageId?: number;
}

/** What an administrator makes of a report. `note` is what the warned person reads, or why nothing is done. */
export interface PersonReportDecision {
  readonly decision: 'warn' | 'dismiss';
  readonly note: string;
}

const { detailsMax, noteMin, noteMax } = limits.personReport;

export const personReportDraftSchema = Joi.object<PersonReportDraft>({
  reason: Joi.string()
    .valid(...personReportReasons)
    .required()
    .messages({ '*': 'Please select a reason' }),
  details: longText()
    .max(detailsMax)
    .allow('')
    .default('')
    .when('reason', { is: 'other', then: Joi.string().min(noteMin).disallow('').required() })
    .messages({
      '*': 'Please describe what is wrong',
      'string.max': `The description must be at most ${detailsMax} characters`,
    }),
  messageId: idSchema,
}).label('PersonReportDraft');

export const reportedParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });
export const personReportParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(personReportNotFound),
});

export const personReportDecisionSchema = Joi.object<PersonReportDecision>({
  decision: Joi.string().valid('warn', 'dismiss').required(),
  note: longText()
    .min(noteMin)
    .max(noteMax)
    .required()
    .messages({ '*': 'Please give a reason', 'string.max': `The reason must be at most ${noteMax} characters` }),
}).label('PersonReportDecision');

const personSchema = Joi.object({
  id: Joi.number().integer().required(),
  firstName: Joi.string().required(),
  lastName: Joi.string().required(),
  userType: userTypeSchema.required(),
  suspended: Joi.boolean().required(),
}).label('ReportedPerson');

export const personReportSchema = Joi.object<PersonReport>({
  id: Joi.number().integer().required(),
  reason: Joi.string()
    .valid(...personReportReasons)
    .required(),
  details: Joi.string().allow('').required(),
  excerpt: Joi.string().allow(null).required(),
  status: Joi.string()
    .valid(...statuses)
    .required(),
  note: Joi.string().allow(null).required(),
  createdAt: momentSchema.required(),
  decidedAt: momentSchema.allow(null).required(),
  reporter: personSchema.required(),
  reported: personSchema.required(),
  upheldBefore: Joi.number().integer().required(),
}).label('PersonReport');
