import { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { mailboxOf } from '../../../platform/mail/enqueue-mail';
import { Mail, type MailContent, type MailItem } from '../../../platform/mail/mail.model';
import { wholeCharacters } from '../../../contract/whole-characters';
import { wantsMail } from './notification-preferences.service';
import { Notification } from './notification.model';
import { namedTexts, siteName } from '../../../platform/mail/site-name';

/**
 * Milliseconds that news waits before it is mailed: what is read in that time is not mailed, and a burst is one mail.
 */
export const mailDelay = 2 * 60_000;

type NewsItem = MailItem & Pick<Notification, 'id' | 'fromId'>;

const keyOf = (userId: number): string => `news:${userId}`;

/**
 * Adds a notification to the mail that waits for its person, or begins one. Mailed only to an email that was confirmed,
 * and only if the person wants this kind by mail.
 */
export async function mailLater(notification: Notification, transaction: Transaction): Promise<void> {
  const { userId, kind } = notification;
  const user = await User.query(transaction).findById(userId);
  if (!user?.emailConfirmedAt || user.suspendedAt || !(await wantsMail(userId, kind, transaction))) return;
  const waiting = (await waitingMail(userId, transaction)) ?? (await beginMail(user, transaction));
  await write(waiting, [...itemsOf(waiting), itemOf(notification)], transaction);
}

/** Brings what the waiting mail says of a notification up to date. One that was mailed already is not mailed again. */
export async function mailRenewed(notification: Notification, transaction: Transaction): Promise<void> {
  const waiting = await waitingMail(notification.userId, transaction);
  const items = waiting ? itemsOf(waiting) : [];
  if (!waiting || !items.some(({ id }) => id === notification.id)) return;
  await write(waiting, [...items.filter(({ id }) => id !== notification.id), itemOf(notification)], transaction);
}

/** Takes what the person has read by now out of the mail that waits; an empty one is not sent. */
export async function mailUnreadOnly(userId: number, transaction: Transaction): Promise<void> {
  const waiting = await waitingMail(userId, transaction);
  if (!waiting) return;
  const items = itemsOf(waiting);
  const unread = await Notification.query(transaction)
    .select('id')
    .whereIn(
      'id',
      items.map(({ id }) => id),
    )
    .where({ read: false });
  const left = items.filter((item) => unread.some(({ id }) => id === item.id));
  if (left.length === 0) await waiting.$query(transaction).delete();
  else if (left.length < items.length) await write(waiting, left, transaction);
}

/**
 * The queued mail, locked so that no process sends it meanwhile. Selected without a lock first: MySQL also locks the
 * gap of a row that is not there.
 */
async function waitingMail(userId: number, transaction: Transaction): Promise<Mail | undefined> {
  const waitingKey = keyOf(userId);
  if (!(await Mail.query(transaction).select('id').findOne({ waitingKey }))) return undefined;
  return Mail.query(transaction).findOne({ waitingKey }).forUpdate();
}

async function beginMail(user: User, transaction: Transaction): Promise<Mail> {
  const { userId = null, email, name } = mailboxOf(user);
  const now = new Date();
  const mail = {
    kind: 'news',
    userId,
    toEmail: email,
    toName: name,
    subject: '',
    content: { paragraphs: [] },
    status: 'waiting' as const,
  };
  await Mail.query(transaction)
    .insert({
      ...mail,
      attempts: 0,
      notBefore: new Date(now.getTime() + mailDelay),
      waitingKey: keyOf(user.id),
      createdAt: now,
    })
    .onConflict('waitingKey')
    .ignore();
  return Mail.query(transaction)
    .findOne({ waitingKey: keyOf(user.id) })
    .forUpdate()
    .throwIfNotFound();
}

function itemsOf(mail: Mail): readonly NewsItem[] {
  return (mail.content?.items ?? []) as readonly NewsItem[];
}

const itemOf = ({ id, fromId, title, body, href }: Notification): NewsItem => ({ id, fromId, title, body, href });

async function write(mail: Mail, items: readonly NewsItem[], transaction: Transaction): Promise<void> {
  const texts = { subject: subjectOf(items), content: contentOf(items, await actionOf(items, transaction)) };
  const { subject, content } = await namedTexts(texts, transaction);
  await mail.$query(transaction).patch({ subject: wholeCharacters(subject, 200), content });
}

function subjectOf([first, ...others]: readonly NewsItem[]): string {
  return others.length === 0 ? (first?.title ?? '') : `${others.length + 1} things are new on ${siteName}`;
}

/** One thing leads to itself, and to an answer where there is one. */
async function actionOf(
  [only, ...others]: readonly NewsItem[],
  transaction: Transaction,
): Promise<NonNullable<MailContent['action']>> {
  if (!only || others.length > 0) return { label: 'See What’s New', href: '/dashboard' };
  const fromId = only.href.startsWith('/messages') ? only.fromId : null;
  const from = fromId ? await User.query(transaction).findById(fromId).select('firstName') : undefined;
  return { label: from ? `Reply to ${from.firstName}` : 'See Details', href: only.href };
}

const contentOf = (items: readonly NewsItem[], action: MailContent['action']): MailContent => ({
  // The items are the news: nothing stands before them.
  paragraphs: [],
  items,
  action,
  footnote: 'You can choose in your profile settings which updates you get by email.',
});
