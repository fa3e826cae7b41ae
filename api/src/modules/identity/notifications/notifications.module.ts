import { offsetQuerySchema } from '../../../platform/paging/offset-query';
import { route } from '../../../platform/routes/route';
import { routesModule } from '../../../platform/routes/routes-module';
import { presentNotification } from './notifications.presenter';
import { choosePreference, readPreferences } from './notification-preferences.service';
import {
  notificationListSchema,
  notificationParamsSchema,
  preferenceSchema,
  preferencesSchema,
} from './notifications.schema';
import { listNotifications, markAllRead, markRead, publishRead } from './notifications.service';

/** Notifications of the signed-in person. */
export const notificationsModule = routesModule('notifications', () => [list, readAll, readOne, preferences, choose]);

const list = route({
  method: 'GET',
  path: '/api/notifications',
  access: 'signed-in',
  summary: 'List the latest notifications and the number unread',
  validate: { query: offsetQuerySchema },
  response: notificationListSchema,
  act: ({ viewer, query }) => listNotifications(viewer.id, query.offset),
  present: ({ items, unreadCount }) => ({ items: items.map(presentNotification), unreadCount }),
});

const readAll = route({
  method: 'POST',
  path: '/api/notifications/read-all',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Mark every notification as read',
  response: 'none',
  transaction: true,
  act: async ({ viewer, transaction }) => {
    await markAllRead(viewer.id, undefined, transaction);
    await publishRead([viewer.id], transaction);
  },
});

const readOne = route({
  method: 'POST',
  path: '/api/notifications/{id}/read',
  publicData: 'unchanged',
  access: 'signed-in',
  summary: 'Mark one notification as read',
  errors: { 404: ['notification_not_found'] },
  validate: { params: notificationParamsSchema },
  response: 'none',
  act: ({ viewer, params }) => markRead(viewer.id, params.id),
});

const preferences = route({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Get which kinds of notification are also mailed and pushed',
  response: preferencesSchema,
  act: ({ viewer }) => readPreferences(viewer),
});

const choose = route({
  method: 'PUT',
  path: '/api/notifications/preferences',
  access: 'signed-in',
  summary: 'Choose whether one kind of notification is also mailed, or pushed',
  validate: { payload: preferenceSchema },
  response: preferencesSchema,
  publicData: 'unchanged',
  act: async ({ viewer, payload: { kind, ...ways } }) => {
    await choosePreference(viewer.id, kind, ways);
    return readPreferences(viewer);
  },
});
