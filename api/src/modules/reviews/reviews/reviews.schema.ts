import { reviewNotFound } from './reviews.errors';
import Joi from 'joi';
import { reviewLimits } from '../../../contract/limits/reviews';
import type { Review, ReviewDraft } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import { longText } from '../../../platform/text/text-schemas';

export const reviewParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(reviewNotFound) });

const { ratingMin, ratingMax, commentMin, commentMax, replyMin, replyMax } = reviewLimits;

/** Text within limits, with the specification's two sentences. */
function sized(noun: string, min: number, max: number): Joi.StringSchema {
  const tooShort = `${noun} must be at least ${min} characters`;
  return longText()
    .min(min)
    .max(max)
    .required()
    .messages({
      'any.required': tooShort,
      'string.base': tooShort,
      'string.empty': tooShort,
      'string.min': tooShort,
      'string.max': `${noun} must be at most ${max} characters`,
    });
}

export const reviewDraftSchema = Joi.object<ReviewDraft>({
  rating: Joi.number().integer().min(ratingMin).max(ratingMax).required().messages({ '*': 'Please select a rating' }),
  comment: sized('Comment', commentMin, commentMax),
}).label('ReviewDraft');

export const replyDraftSchema = Joi.object<{ reply: string }>({ reply: sized('Reply', replyMin, replyMax) }).label(
  'ReplyDraft',
);

const nullableMoment = momentSchema.allow(null).required();

export const reviewSchema = Joi.object<Review>({
  id: Joi.number().integer().required(),
  clientId: Joi.number().integer().required(),
  rating: Joi.number().integer().min(ratingMin).max(ratingMax).required(),
  comment: Joi.string().required(),
  createdAt: momentSchema.required(),
  editedAt: nullableMoment,
  verifiedClient: Joi.boolean().required(),
  reply: Joi.string().allow(null).required(),
  repliedAt: nullableMoment,
  client: Joi.object({
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    profilePicture: Joi.string().allow(null).required(),
  })
    .allow(null)
    .required()
    .label('ReviewClient'),
  permissions: Joi.object({
    edit: Joi.boolean().required(),
    reply: Joi.boolean().required(),
    report: Joi.boolean().required(),
  })
    .required()
    .label('ReviewPermissions'),
})
  .label('Review')
  .description("A published review. `client` is null when its author's account is gone.");

export const reviewListSchema = Joi.array().items(reviewSchema).label('ReviewList');
