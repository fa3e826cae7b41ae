import Joi from 'joi';
import { personReportLimits } from '../../../contract/limits/messaging';
import type { PersonReport, PersonReportDecision } from '../../../contract/named-types';
import { userTypeSchema } from '../../../platform/auth/user.schema';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { reasonText, reportFields } from '../../../platform/text/report-texts';
import { personReportNotFound, userNotFound } from '../threads/messages.errors';

/** Reasons for a report of a user or message. */
export const personReportReasons = ['spam', 'harassment', 'scam', 'impersonation', 'other'] as const;
const statuses = ['open', 'upheld', 'dismissed'] as const;

/** A user's report. `messageId` is the message it is about, one that the other person wrote to them. */
export interface PersonReportDraft {
  readonly reason: (typeof personReportReasons)[number];
  readonly details: string;
  readonly messageId?: number;
}

const { noteMin, noteMax } = personReportLimits;

export const personReportDraftSchema = Joi.object<PersonReportDraft>({
  ...reportFields(personReportReasons, personReportLimits),
  messageId: idSchema,
}).label('PersonReportDraft');

export const reportedParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(userNotFound) });
export const personReportParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(personReportNotFound),
});

/** A decision on a report: `note` is what the warned person reads, or why nothing is done. */
export const personReportDecisionSchema = Joi.object<PersonReportDecision>({
  decision: Joi.string().valid('warn', 'dismiss').required(),
  note: reasonText(noteMin, noteMax),
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
})
  .label('PersonReport')
  .description(
    'A report of a person with the reported excerpt of a message; `upheldBefore` counts upheld reports of the same person.',
  );
