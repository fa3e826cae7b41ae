import Joi from 'joi';
import type { OwnReview } from '../../../contract/named-types';
import { momentSchema } from '../../../platform/routes/common-schemas';
import { professionalSchema } from '../../directory/professionals/professionals.schema';

const ownReviewSchema = Joi.object<OwnReview>({
  id: Joi.number().integer().required(),
  rating: Joi.number().integer().required(),
  comment: Joi.string().required(),
  createdAt: momentSchema.required(),
  editedAt: momentSchema.allow(null).required(),
  reply: Joi.string().allow(null).required(),
  hiddenReason: Joi.string().allow(null).required(),
  professional: Joi.object({
    id: Joi.number().integer().required(),
    firstName: Joi.string().required(),
    lastName: Joi.string().required(),
    profilePicture: Joi.string().allow(null).required(),
    professions: professionalSchema.extract('professions'),
  })
    .required()
    .label('ReviewedProfessional'),
})
  .label('OwnReview')
  .description("A client's review, with the professional it is about.");

export const ownReviewListSchema = Joi.array().items(ownReviewSchema).label('OwnReviewList');
