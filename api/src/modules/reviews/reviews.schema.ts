import Joi from 'joi';
import { limits } from '../../contract/limits';
import type { Review } from '../../contract/named-types';
import { momentSchema } from '../../platform/routes/common-schemas';

/** What a client sends. */
export interface ReviewDraft {
  readonly rating: number;
  readonly comment: string;
}

const { ratingMin, ratingMax, commentMin, commentMax } = limits.review;
const tooShort = `Comment must be at least ${commentMin} characters`;

export const reviewDraftSchema = Joi.object<ReviewDraft>({
  rating: Joi.number().integer().min(ratingMin).max(ratingMax).required().messages({ '*': 'Please select a rating' }),
  comment: Joi.string()
    .trim()
    .min(commentMin)
    .max(commentMax)
    .required()
    .messages({ 'any.required': tooShort, 'string.base': tooShort, 'string.empty': tooShort, 'string.min': tooShort, 'string.max': `Comment must be at most ${commentMax} characters` }),
}).label('ReviewDraft');

export const reviewSchema = Joi.object<Review>({
  id: Joi.number().integer().required(),
  clientId: Joi.number().integer().required(),
  rating: Joi.number().integer().min(ratingMin).max(ratingMax).required(),
  comment: Joi.string().required(),
  createdAt: momentSchema.required(),
  verifiedClient: Joi.boolean().required(),
  reply: Joi.string().allow(null).required(),
  client: Joi.object({ firstName: Joi.string().required(), lastName: Joi.string().required(), profilePicture: Joi.string().allow(null).required() })
    .allow(null)
    .required()
    .label('ReviewClient'),
}).label('Review');

export const reviewListSchema = Joi.array().items(reviewSchema).label('ReviewList');
