import { notificationNotFound } from './notifications.errors';
import Joi from 'joi';
import type { Notification, NotificationList, NotificationPreferences } from '../../../contract/named-types';
import { idSchema, momentSchema } from '../../../platform/routes/common-schemas';
import type { WaysChosen } from './notification-preferences.service';
import { notificationKinds, type NotificationKind } from './notification-kinds';

export const notificationParamsSchema = Joi.object<{ id: number }>({
  id: idSchema.required().error(notificationNotFound),
});

const notificationSchema = Joi.object<Notification>({
  id: Joi.number().integer().required(),
  kind: Joi.string().required(),
  title: Joi.string().required(),
  body: Joi.string().allow('').required(),
  href: Joi.string().required(),
  read: Joi.boolean().required(),
  createdAt: momentSchema.required(),
})
  .label('Notification')
  .description('Something that happened to the signed-in person; `href` opens the thing it is about.');

export const notificationListSchema = Joi.object<NotificationList>({
  items: Joi.array().items(notificationSchema).required(),
  unreadCount: Joi.number().integer().required(),
})
  .label('NotificationList')
  .description('The newest notifications and how many are unread.');

const kindSchema = Joi.string<NotificationKind>()
  .valid(...(Object.keys(notificationKinds) as NotificationKind[]))
  .required();

/** A choice for one kind of notification. */
export const preferenceSchema = Joi.object<WaysChosen & { kind: NotificationKind }>({
  kind: kindSchema.messages({ '*': 'Please choose one of the kinds of notification' }),
  byMail: Joi.boolean().messages({ '*': 'Please say whether to send it by email' }),
  byPush: Joi.boolean().messages({ '*': 'Please say whether to push it' }),
})
  .or('byMail', 'byPush')
  .messages({ 'object.missing': 'Please say whether to send it by email' })
  .label('NotificationPreference');

export const preferencesSchema = Joi.object<NotificationPreferences>({
  items: Joi.array()
    .items(
      Joi.object({
        kind: kindSchema,
        label: Joi.string().required(),
        byMail: Joi.boolean().required(),
        byPush: Joi.boolean().required(),
      }),
    )
    .required(),
})
  .label('NotificationPreferences')
  .description('Kinds of notification, and whether a person also gets them by mail and by push.');
