import type { Plugin } from '@hapi/hapi';
import { route } from '../../platform/routes/route';
import { presentNotification } from './notifications.presenter';
import { notificationListSchema, notificationParamsSchema } from './notifications.schema';
import { listNotifications, markAllRead, markRead } from './notifications.service';

const tags = ['notifications'] as const;

/** What the signed-in person was told. */
export const notificationsModule: Plugin<void> = {
  name: 'notifications',
  register(server) {
    server.route([list, readAll, readOne]);
  },
};

const list = route({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'The newest notifications and how many are unread',
  tags,
  response: notificationListSchema,
  act: ({ viewer }) => listNotifications(viewer.id),
  present: ({ items, unreadCount }) => ({ items: items.map(presentNotification), unreadCount }),
});

const readAll = route({
  method: 'POST',
  path: '/api/notifications/read-all',
  access: 'signed-in',
  summary: 'Mark every notification as read',
  tags,
  response: 'none',
  act: ({ viewer }) => markAllRead(viewer.id),
});

const readOne = route({
  method: 'POST',
  path: '/api/notifications/{id}/read',
  access: 'signed-in',
  summary: 'Mark one notification as read',
  tags,
  errors: { 404: ['notification_not_found'] },
  validate: { params: notificationParamsSchema },
  response: 'none',
  act: ({ viewer, params }) => markRead(viewer.id, params.id),
});
