import Joi from 'joi';
import { idSchema, momentSchema } from '../../../../platform/routes/common-schemas';
import { revisionNotFound } from './editing.errors';

export const revisionParamsSchema = Joi.object<{ id: number; version: number }>({
  id: idSchema.required(),
  version: idSchema.required(),
}).error(revisionNotFound);

export const restoreRevisionSchema = Joi.object<{ seen: number }>({
  seen: Joi.number().integer().min(1).required(),
}).label('RestoreRevision');

export const editorSchema = Joi.object({
  id: Joi.number().integer().required(),
  firstName: Joi.string().allow('').required(),
  lastName: Joi.string().allow('').required(),
})
  .allow(null)
  .label('PostEditor');

const headFields = {
  version: Joi.number().integer().required(),
  title: Joi.string().required(),
  published: Joi.boolean().required(),
  createdAt: momentSchema.required(),
  editor: editorSchema.required(),
};

export const revisionListSchema = Joi.array()
  .items(Joi.object(headFields).label('PostRevisionHead'))
  .label('PostRevisionList');

export const revisionSchema = Joi.object({
  ...headFields,
  slug: Joi.string().required(),
  excerpt: Joi.string().required(),
  content: Joi.string().required(),
  category: Joi.string().required(),
  tags: Joi.array().items(Joi.string()).required(),
  featuredImage: Joi.string().allow(null).required(),
  featuredImageAlt: Joi.string().allow(null).required(),
}).label('PostRevision');
