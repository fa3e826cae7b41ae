import Joi from 'joi';
import { adminLimits } from '../../../contract/limits/site';
import type { BulkUserOutcome } from '../../../contract/named-types';
import { idSchema } from '../../../platform/routes/common-schemas';
import { lineText } from '../../../platform/text/text-schemas';

/** Suspends or restores several users in one request. */
export interface BulkChange {
  readonly action: 'suspend' | 'restore';
  readonly ids: readonly number[];
  readonly reason: string;
}

const { bulkMax, reasonMax } = adminLimits;

const optionalReason = lineText()
  .max(reasonMax)
  .allow('')
  .default('')
  .messages({ '*': `A reason may have at most ${reasonMax} characters` });

const reason = lineText()
  .max(reasonMax)
  .required()
  .messages({ '*': 'Please give a reason', 'string.max': `A reason may have at most ${reasonMax} characters` });

export const suspensionSchema = Joi.object<{ reason: string }>({ reason }).label('Suspension');

export const bulkChangeSchema = Joi.object<BulkChange>({
  action: Joi.string<BulkChange['action']>().valid('suspend', 'restore').required(),
  ids: Joi.array()
    .items(idSchema)
    .min(1)
    .max(bulkMax)
    .required()
    .messages({ '*': `Choose between 1 and ${bulkMax} users` }),
  reason: Joi.when('action', { is: 'suspend', then: reason, otherwise: optionalReason }),
}).label('BulkUserChange');

export const bulkOutcomeSchema = Joi.object<BulkUserOutcome>({
  changed: Joi.array().items(Joi.number().integer()).required(),
  refused: Joi.array()
    .items(Joi.object({ id: Joi.number().integer().required(), sentence: Joi.string().required() }))
    .required(),
}).label('BulkUserOutcome');
