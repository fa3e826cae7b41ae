import { limits } from '../../contract/limits';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import type { LiveEventBus } from '../../platform/events/live-event-bus';
import { mailLater, mailRenewed, mailUnreadOnly } from './notification-mail';
import { Notification } from './notification.model';
import { presentNotification } from './notifications.presenter';
import { notificationNotFound } from './notifications.schema';

const bodyLength = 140;

/** What a person is to be told. */
export type News = Pick<Notification, 'userId' | 'kind' | 'title' | 'body' | 'href'> & Partial<Pick<Notification, 'fromId'>>;

const clip = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > bodyLength ? `${line.slice(0, bodyLength - 1).trimEnd()}…` : line;
};

/**
 * Stores a notification in the transaction of what it is about, and mails it later if it is still unread then. Push it with
 * `pushNotification` after the commit.
 */
export async function notify(news: News, transaction: Transaction): Promise<Notification> {
  const stored = await Notification.query(transaction).insertAndFetch({ ...news, body: clip(news.body), read: false, createdAt: new Date() });
  await mailLater(stored, transaction);
  return stored;
}

/** Like `notify`, but renews the unread notification about the same thing instead of adding another: ten messages are one line. */
export async function notifyOnce(news: News, transaction: Transaction): Promise<Notification> {
  const { userId, kind, href } = news;
  const unread = await Notification.query(transaction).findOne({ userId, kind, href, read: false });
  if (!unread) return notify(news, transaction);
  const renewed = await unread.$query(transaction).patchAndFetch({ title: news.title, body: clip(news.body), createdAt: new Date() });
  await mailRenewed(renewed, transaction);
  return renewed;
}

/** Tells the person's open tabs about a stored notification. */
export async function pushNotification(events: LiveEventBus, notification: Notification): Promise<void> {
  const unreadCount = await countUnread(notification.userId);
  events.publish([notification.userId], 'notification.created', { notification: presentNotification(notification), unreadCount });
}

/** The newest notifications of a person and how many of all are unread. */
export async function listNotifications(userId: number): Promise<{ items: Notification[]; unreadCount: number }> {
  const newest = Notification.query().where({ userId }).orderBy([{ column: 'createdAt', order: 'desc' }, { column: 'id', order: 'desc' }]).limit(limits.notifications.listMax);
  const [items, unreadCount] = await Promise.all([newest, countUnread(userId)]);
  return { items, unreadCount };
}

function countUnread(userId: number): Promise<number> {
  return Notification.query().where({ userId, read: false }).resultSize();
}

/**
 * Marks one notification of a person as read; again is no error.
 * @throws AppError 404 when it does not exist or is somebody else's
 */
export async function markRead(userId: number, id: number): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const found = await Notification.query(transaction).patch({ read: true }).where({ userId, id });
    if (found === 0 && !(await Notification.query(transaction).findOne({ userId, id }))) throw notificationNotFound();
    await mailUnreadOnly(userId, transaction);
  });
}

/** Marks everything a person was told as read; with `href`, everything about that one thing. */
export async function markAllRead(userId: number, href: string | undefined, transaction: Transaction): Promise<void> {
  await Notification.query(transaction).patch({ read: true }).where({ userId, read: false, ...(href && { href }) });
  await mailUnreadOnly(userId, transaction);
}

/** Tells the person's other tabs that they have read something, or that something is gone. */
export async function pushRead(events: LiveEventBus, userId: number): Promise<void> {
  events.publish([userId], 'notifications.read', { unreadCount: await countUnread(userId) });
}
