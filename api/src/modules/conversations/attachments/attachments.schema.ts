import Joi from 'joi';
import type { Attachment } from '../../../contract/named-types';
import { idSchema } from '../../../platform/routes/common-schemas';
import { userNotFound } from '../threads/messages.errors';
import { attachmentNotFound } from './attachments.errors';

export const attachmentParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(attachmentNotFound),
});

export const uploadParamsSchema = Joi.object<{ otherUserId: number }>({
  otherUserId: idSchema.required().error(userNotFound),
});

/** `inline` shows a picture in the browser instead of saving it. */
export interface AttachmentQuery {
  readonly size: 'full' | 'thumbnail';
  readonly inline: boolean;
}

export const attachmentQuerySchema = Joi.object<AttachmentQuery>({
  size: Joi.string().valid('full', 'thumbnail').default('full'),
  inline: Joi.boolean().default(false),
});

export const attachmentSchema = Joi.object<Attachment>({
  id: Joi.number().integer().required(),
  name: Joi.string().required(),
  mimeType: Joi.string().required(),
  bytes: Joi.number().integer().required(),
  width: Joi.number().integer().allow(null).required(),
  height: Joi.number().integer().allow(null).required(),
  url: Joi.string().required(),
  thumbnailUrl: Joi.string().allow(null).required(),
})
  .label('Attachment')
  .description('A file of a message. Pictures have a size in pixels and a small one.');
