import Joi from 'joi';
import { quickReplyLimits } from '../../../contract/limits/messaging';
import type { QuickReply } from '../../../contract/named-types';
import { idSchema } from '../../../platform/routes/common-schemas';
import { lineText, longText } from '../../../platform/text/text-schemas';
import { quickReplyNotFound } from './quick-replies.errors';

const { max, titleMax, bodyMax } = quickReplyLimits;

export type QuickReplyDraft = Pick<QuickReply, 'title' | 'body'>;

export const quickReplyParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(quickReplyNotFound) });

export const quickReplyDraftSchema = Joi.object<QuickReplyDraft>({
  title: lineText()
    .max(titleMax)
    .required()
    .messages({ '*': 'Please enter a name', 'string.max': `The name must be at most ${titleMax} characters` }),
  body: longText()
    .max(bodyMax)
    .required()
    .messages({
      '*': 'Please enter the text',
      'string.max': `The text must be at most ${bodyMax.toLocaleString('en-US')} characters`,
    }),
}).label('QuickReplyDraft');

/** All ids of the list, in their new order. */
export const quickReplyOrderSchema = Joi.object<{ ids: readonly number[] }>({
  ids: Joi.array()
    .items(Joi.number().integer().positive().max(Number.MAX_SAFE_INTEGER))
    .unique()
    .max(max)
    .required()
    .messages({ '*': 'Please give the quick replies in their new order' }),
}).label('QuickReplyOrder');

export const quickReplySchema = Joi.object<QuickReply>({
  id: Joi.number().integer().required(),
  title: Joi.string().required(),
  body: Joi.string().required(),
})
  .label('QuickReply')
  .description('A text that a professional writes often; the list has them in the order of their choice.');

export const quickReplyListSchema = Joi.array().items(quickReplySchema).label('QuickReplyList');
