import { requestNotFound, documentNotFound } from './verification.errors';
import Joi from 'joi';
import { verificationLimits } from '../../../contract/limits/profile';
import type {
  Verification,
  VerificationDocument,
  VerificationQueue,
  VerificationRequest,
  VerificationDraft,
} from '../../../contract/named-types';
import { stateCode } from '../../../contract/us-states';
import { listAfter, type ListAfter } from '../../../platform/paging/offset-query';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { lineText, longText } from '../../../platform/text/text-schemas';

const statuses = ['pending', 'approved', 'rejected', 'withdrawn'] as const;

/** Administrator's decision on a request. */
export interface VerificationDecision {
  readonly decision: 'approve' | 'reject';
  readonly reason: string;
  /** Status that the administrator saw; `approved` for one that was checked again. */
  readonly seen: 'pending' | 'approved';
  /** 'YYYY-MM-DD'; a year from now unless given. */
  readonly recheckOn?: string;
}

const { numberMin, numberMax, issuerMin, issuerMax, reasonMin, reasonMax } = verificationLimits;

export const verificationDraftSchema = Joi.object<VerificationDraft>({
  licenceNumber: lineText()
    .min(numberMin)
    .max(numberMax)
    .required()
    .messages({ '*': 'Please enter your license number', 'string.max': 'The license number is too long' }),
  issuer: lineText()
    .min(issuerMin)
    .max(issuerMax)
    .required()
    .messages({ '*': 'Please enter who issued the license', 'string.max': 'The name of the issuer is too long' }),
  state: lineText()
    .custom((text: string, helpers) => stateCode(text) ?? helpers.error('any.invalid'))
    .required()
    .messages({ '*': 'Please select a state' }),
}).label('VerificationDraft');

export const requestParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(requestNotFound) });
export const documentParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(documentNotFound) });

export const documentQuerySchema = Joi.object<{ inline: boolean }>({
  inline: Joi.boolean().empty('').default(false),
}).label('VerificationDocumentQuery');

export interface QueueQuery extends ListAfter {
  readonly status: VerificationRequest['status'] | 'recheck';
}

export const queueQuerySchema = Joi.object<QueueQuery>({
  ...listAfter,
  status: Joi.string()
    .valid(...statuses, 'recheck')
    .empty('')
    .default('pending'),
}).label('VerificationQueueQuery');

const day = Joi.string().pattern(/^\d{4}-\d{2}-\d{2}$/);

export const decisionSchema = Joi.object<VerificationDecision>({
  decision: Joi.string().valid('approve', 'reject').required(),
  reason: longText()
    .max(reasonMax)
    .allow('')
    .default('')
    .when('decision', { is: 'reject', then: Joi.string().min(reasonMin).invalid('').required() })
    .messages({ '*': 'Please give a reason', 'string.max': `The reason must be at most ${reasonMax} characters` }),
  seen: Joi.string().valid('pending', 'approved').default('pending'),
  recheckOn: day
    .custom((text: string, helpers) =>
      text > new Date().toISOString() && !Number.isNaN(Date.parse(text)) ? text : helpers.error('any.invalid'),
    )
    .messages({ '*': 'The re-check date must be a day in the future' }),
}).label('VerificationDecision');

export const documentSchema = Joi.object<VerificationDocument>({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  mimeType: Joi.string().required(),
  bytes: Joi.number().integer().required(),
})
  .label('VerificationDocument')
  .description('A document that proves a license.');

const documents = Joi.array().items(documentSchema).required();

const requestSchema = Joi.object<VerificationRequest>({
  id: Joi.number().integer().required(),
  licenceNumber: Joi.string().required(),
  issuer: Joi.string().required(),
  state: Joi.string().required(),
  status: Joi.string()
    .valid(...statuses)
    .required(),
  reason: Joi.string().allow(null).required(),
  recheckOn: day.allow(null).required(),
  createdAt: momentSchema.required(),
  decidedAt: momentSchema.allow(null).required(),
  documents,
})
  .label('VerificationRequest')
  .description('A request to have a license checked.');

export const verificationSchema = Joi.object<Verification>({
  verified: Joi.boolean().required(),
  request: requestSchema.allow(null).required(),
  drafts: documents,
  permissions: Joi.object({ request: Joi.boolean().required() }).required().label('VerificationPermissions'),
})
  .label('Verification')
  .description("State of a professional's verification: `drafts` are documents for the next request.");

export const queuedSchema = Joi.object<VerificationQueue[number]>({
  request: requestSchema.required(),
  professional: Joi.object({
    id: Joi.number().integer().required(),
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    path: Joi.string().required(),
  })
    .required()
    .label('VerifiedProfessional'),
  usedByOthers: Joi.boolean().required(),
}).label('QueuedVerification');

export const queueSchema = Joi.array().items(queuedSchema).label('VerificationQueue');
