import Joi from 'joi';
import type { Notification, NotificationList } from '../../contract/named-types';
import { notFound } from '../../platform/errors/app-error';
import { idSchema, momentSchema } from '../../platform/routes/common-schemas';

export const notificationNotFound = () => notFound('This notification does not exist.', 'notification_not_found');

export const notificationParamsSchema = Joi.object<{ id: number }>({ id: idSchema.required().error(notificationNotFound) });

const notificationSchema = Joi.object<Notification>({
  id: Joi.number().integer().required(),
  kind: Joi.string().required(),
  title: Joi.string().required(),
  body: Joi.string().allow('').required(),
  href: Joi.string().required(),
  read: Joi.boolean().required(),
  createdAt: momentSchema.required(),
}).label('Notification');

export const notificationListSchema = Joi.object<NotificationList>({
  items: Joi.array().items(notificationSchema).required(),
  unreadCount: Joi.number().integer().required(),
}).label('NotificationList');
