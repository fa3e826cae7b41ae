import type { NewsletterSubscription } from '../../../contract/named-types';
import { hashToken, newSecretToken } from '../../../platform/auth/secret-token';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { Mail } from '../../../platform/mail/mail.model';
import { accountKey } from '../../../platform/text/account-key';
import { alreadySubscribedMail, subscriptionMail } from './newsletter-mails';
import { newsletterLinkExpired, newsletterLinkUnknown } from './newsletter.errors';
import { looksSuspicious } from './suspicious-sign-up';
import { Subscriber } from './subscriber.model';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds that a confirmation link works and an unconfirmed request is retained. */
const confirmMilliseconds = 7 * day;
/** Milliseconds that an ended subscription is retained, so that an administrator can say when it ended. */
const endedMilliseconds = 30 * day;

/** A new link that confirms a request, and how the subscriber holds it. */
export function newConfirmation(now: Date): {
  readonly token: string;
  readonly confirmHash: string;
  readonly confirmBefore: Date;
} {
  const token = newSecretToken();
  return { token, confirmHash: hashToken(token), confirmBefore: new Date(now.getTime() + confirmMilliseconds) };
}

/**
 * Mails a link that confirms the subscription. The caller learns nothing about the email: subscribers are notified by
 * mail that they have subscribed already, and a program that filled the hidden field gets the same response.
 */
export async function subscribe({ email, website }: NewsletterSubscription, now = new Date()): Promise<void> {
  if (website) return;
  const emailKey = accountKey(email);
  await inRetriedTransaction(async (transaction) => {
    const known = await Subscriber.query(transaction).findOne({ emailKey }).forUpdate();
    if (known?.status === 'confirmed') return enqueueMail(alreadySubscribedMail(known), transaction);
    const { token, ...confirmation } = newConfirmation(now);
    const isSuspicious = await looksSuspicious(emailKey, now, transaction);
    const request = {
      ...confirmation,
      ...{ email, status: 'pending' as const, createdAt: now, confirmedAt: null, unsubscribedAt: null },
      ...{ reviewKind: isSuspicious ? ('suspicious' as const) : null, reviewSince: isSuspicious ? now : null },
      ...{ reviewedAt: null, remindedAt: known?.status === 'pending' ? known.remindedAt : null },
    };
    if (known) await known.$query(transaction).patch(request);
    else await Subscriber.query(transaction).insert({ ...request, emailKey, unsubscribeKey: newSecretToken() });
    return enqueueMail(subscriptionMail({ email }, token), transaction);
  });
}

/** Columns that end a review, as the mailbox owner's use of a link does. */
const notInReview = { reviewKind: null, reviewSince: null, reviewedAt: null } as const;

/**
 * Makes a request a subscription.
 * @throws AppError 404 for a link that is none, or no longer
 */
export async function confirmSubscription(token: string, now = new Date()): Promise<void> {
  const confirmed = await Subscriber.query()
    .patch({ status: 'confirmed', confirmedAt: now, confirmHash: null, confirmBefore: null, ...notInReview })
    .where({ confirmHash: hashToken(token), status: 'pending' })
    .where('confirmBefore', '>', now);
  if (confirmed === 0) throw newsletterLinkExpired();
}

/**
 * Ends a subscription and removes its mails from the outbox. Idempotent.
 * @throws AppError 404 for a link of no subscriber
 */
export async function unsubscribe(unsubscribeKey: string, now = new Date()): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const subscriber = await Subscriber.query(transaction).findOne({ unsubscribeKey }).forUpdate();
    if (!subscriber) throw newsletterLinkUnknown();
    if (subscriber.status === 'unsubscribed') return;
    await subscriber
      .$query(transaction)
      .patch({ status: 'unsubscribed', unsubscribedAt: now, confirmHash: null, confirmBefore: null, ...notInReview });
    await withdrawMails(subscriber, transaction);
  });
}

async function withdrawMails({ email }: Pick<Subscriber, 'email'>, transaction: Transaction): Promise<void> {
  await Mail.query(transaction).delete().where({ kind: 'newsletter', toEmail: email, status: 'waiting' });
}

/** Deletes requests that were not confirmed in time, and subscriptions that ended a month ago. */
export async function forgetSubscribers(now = new Date()): Promise<void> {
  await Subscriber.query().delete().where({ status: 'pending' }).where('confirmBefore', '<', now);
  await Subscriber.query()
    .delete()
    .where({ status: 'unsubscribed' })
    .where('unsubscribedAt', '<', new Date(now.getTime() - endedMilliseconds));
}
