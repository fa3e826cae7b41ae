import { notFound } from '../../../platform/errors/app-error';

export const notificationNotFound = () => notFound('This notification does not exist.', 'notification_not_found');
