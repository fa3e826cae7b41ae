import { notificationLimits } from '../../../contract/limits/site';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { publishLive } from '../../../platform/events/live-log';
import { emit } from '../../../platform/events/room-events';
import { shortened } from '../../../platform/text/shortened';
import { hasBlocked } from '../blocks/has-blocked';
import { mailLater, mailRenewed, mailUnreadOnly } from './notification-mail';
import { Notification } from './notification.model';
import { presentNotification } from './notifications.presenter';
import { notificationNotFound } from './notifications.errors';

const bodyLength = 140;

/** Notification to send to a person. */
export type News = Pick<Notification, 'userId' | 'kind' | 'title' | 'body' | 'href'> &
  Partial<Pick<Notification, 'fromId'>> & {
    /** A mail of its own says the same: it is not mailed with the other news. */
    readonly mailedApart?: true;
  };

/**
 * Stores a notification in the transaction of what it is about, pushes it to the person's open tabs, and later, if
 * it is still unread then, to their other browsers and by mail. Nothing is stored about what a blocked user did.
 * @returns null when nothing is stored
 */
export async function notify({ mailedApart, ...news }: News, transaction: Transaction): Promise<Notification | null> {
  if (news.fromId && (await hasBlocked(news.userId, news.fromId, transaction))) return null;
  const stored = await Notification.query(transaction).insertAndFetch({
    ...news,
    body: shortened(news.body, bodyLength),
    read: false,
    createdAt: new Date(),
  });
  if (!mailedApart) await mailLater(stored, transaction);
  await emit('notification.stored', stored, transaction);
  await publishNotification(stored, transaction);
  return stored;
}

/**
 * Like `notify`, but renews the unread notification about the same thing instead of adding another: ten messages are
 * one line.
 */
export async function notifyOnce(news: News, transaction: Transaction): Promise<Notification | null> {
  const { userId, kind, href } = news;
  const unread = await Notification.query(transaction).findOne({ userId, kind, href, read: false });
  if (!unread) return notify(news, transaction);
  return renew(unread, news, transaction);
}

/** Says in the unread notifications about something what it says now; without one nothing happens. */
export async function notifyChanged(
  { userId, href, body }: Pick<News, 'userId' | 'href' | 'body'>,
  transaction: Transaction,
): Promise<void> {
  const unread = await Notification.query(transaction).where({ userId, href, read: false });
  for (const notification of unread) {
    await notification.$query(transaction).patch({ body: shortened(body, bodyLength) });
    await mailRenewed(notification, transaction);
  }
  if (unread.length > 0) await publishRead([userId], transaction);
}

async function renew(unread: Notification, news: News, transaction: Transaction): Promise<Notification> {
  const renewed = await unread
    .$query(transaction)
    .patchAndFetch({ title: news.title, body: shortened(news.body, bodyLength), createdAt: new Date() });
  await mailRenewed(renewed, transaction);
  await emit('notification.stored', renewed, transaction);
  await publishNotification(renewed, transaction);
  return renewed;
}

function publishNotification(notification: Notification, transaction: Transaction): Promise<void> {
  const payload = { notification: presentNotification(notification) };
  return publishLive([notification.userId], 'notification.created', payload, transaction);
}

/** The newest notifications of a person, from an offset on, and how many of all are unread. */
export async function listNotifications(
  userId: number,
  offset: number,
): Promise<{ items: Notification[]; unreadCount: number }> {
  const newest = Notification.query()
    .where({ userId })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .offset(offset)
    .limit(notificationLimits.listMax);
  const [items, unreadCount] = await Promise.all([newest, countUnread(userId)]);
  return { items, unreadCount };
}

function countUnread(userId: number): Promise<number> {
  return Notification.query().where({ userId, read: false }).resultSize();
}

/**
 * Marks one notification of a user as read; idempotent.
 * @throws AppError 404 when it does not exist or belongs to another user
 */
export async function markRead(userId: number, id: number): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const found = await Notification.query(transaction).patch({ read: true }).where({ userId, id });
    if (found === 0 && !(await Notification.query(transaction).findOne({ userId, id }))) throw notificationNotFound();
    await mailUnreadOnly(userId, transaction);
    await publishRead([userId], transaction);
  });
}

/** Marks everything a person was told as read; with `href`, everything about that one thing. */
export async function markAllRead(userId: number, href: string | undefined, transaction: Transaction): Promise<void> {
  await Notification.query(transaction)
    .patch({ read: true })
    .where({ userId, read: false, ...(href && { href }) });
  await mailUnreadOnly(userId, transaction);
}

/** Tells people's open tabs that they have read something, or that something is gone. */
export function publishRead(userIds: readonly number[], transaction: Transaction): Promise<void> {
  return publishLive(userIds, 'notifications.read', {}, transaction);
}
