import type { Notification as PresentedNotification } from '../../../contract/named-types';
import { isolated } from '../../../contract/isolated';
import type { Notification } from './notification.model';

/** A notification as its person sees it. */
export const presentNotification = ({
  id,
  kind,
  title,
  body,
  href,
  read,
  createdAt,
}: Notification): PresentedNotification => ({
  id,
  kind,
  title: isolated(title),
  body,
  href,
  read,
  createdAt: createdAt.toISOString(),
});
