import type { AuditActor } from '../../../platform/audit/record-audit';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { Mail } from '../../../platform/mail/mail.model';
import { notify } from '../../identity/notifications/notifications.service';
import { recordDecision } from '../../../platform/queues/record-decision';
import { newsletterKinds } from './newsletter-kinds';
import { subscriptionEndedMail, subscriptionMail } from './newsletter-mails';
import { subscriberNotFound } from './newsletter.errors';
import type { SubscriberDecision } from './newsletter.schema';
import { Subscriber } from './subscriber.model';
import { newConfirmation } from './subscriptions.service';

/** A subscriber with the mails that were refused for good. */
export interface SubscriberReview {
  readonly subscriber: Subscriber;
  readonly failedMails: readonly Mail[];
  /** True when an account confirmed this email: its owner is notified of the decision. */
  readonly hasAccount: boolean;
}

const failedMailsOf = ({ email }: Subscriber, transaction?: Transaction) =>
  Mail.query(transaction)
    .whereIn('kind', [...newsletterKinds])
    .where({ toEmail: email, status: 'failed' });

const ownerOf = ({ emailKey }: Subscriber, transaction?: Transaction) =>
  User.query(transaction).findOne({ emailKey }).whereNotNull('emailConfirmedAt').whereNull('deletedAt');

/** Reads the data that an administrator decides on. @throws AppError 404 */
export async function readSubscriberReview(id: number): Promise<SubscriberReview> {
  const subscriber = await Subscriber.query().findById(id);
  if (!subscriber) throw subscriberNotFound();
  const [failedMails, owner] = await Promise.all([
    failedMailsOf(subscriber).orderBy('id', 'desc').limit(20),
    ownerOf(subscriber),
  ]);
  return { subscriber, failedMails, hasAccount: owner !== undefined };
}

const decidedBefore = () => conflict('This has already been decided.', 'already_decided');

/**
 * Keeps a subscriber who waits in the queue, or ends a subscription, also of one who asked an administrator for it.
 * @throws AppError 404 for a subscriber who is gone, 409 when another administrator or the subscriber was faster
 */
export function decideSubscriber(id: number, by: AuditActor, decision: SubscriberDecision, now = new Date()) {
  return inRetriedTransaction(async (transaction) => {
    const subscriber = await Subscriber.query(transaction).findById(id).forUpdate();
    if (!subscriber) throw subscriberNotFound();
    const isOpen = subscriber.reviewKind !== null && subscriber.reviewedAt === null;
    const isEnd = decision.decision === 'end';
    if (subscriber.status === 'unsubscribed' || (!isOpen && !isEnd)) throw decidedBefore();
    // What the administrator saw: meanwhile it may wait for another reason, or for none.
    const waitsFor = isOpen ? subscriber.reviewKind : null;
    if (decision.seen !== undefined && decision.seen !== waitsFor) throw decidedBefore();
    const outcome = isEnd
      ? await endSubscription(subscriber, decision.reason, now, transaction)
      : await keep(subscriber, now, transaction);
    const account = await ownerOf(subscriber, transaction);
    await recordDecision(
      {
        ...{ queue: 'newsletter', itemId: id, outcome, reason: decision.reason, by },
        aboutUserId: account?.id ?? null,
        changes: { before: { status: subscriber.status }, after: { status: isEnd ? 'unsubscribed' : null, outcome } },
      },
      transaction,
    );
  });
}

/** Keeps a subscriber as the reason for the wait requires; returns the outcome. */
async function keep(subscriber: Subscriber, now: Date, transaction: Transaction): Promise<string> {
  const { reviewKind } = subscriber;
  if (reviewKind === 'unconfirmed') {
    const { token, ...request } = newConfirmation(now);
    await subscriber.$query(transaction).patch({ ...request, reviewedAt: now, remindedAt: now });
    await enqueueMail(subscriptionMail(subscriber, token), transaction);
    return 'reminded';
  }
  await subscriber.$query(transaction).patch({ reviewedAt: now });
  if (reviewKind !== 'undelivered') return 'kept';
  await failedMailsOf(subscriber, transaction).patch({ status: 'waiting', attempts: 0, notBefore: now });
  return 'resent';
}

async function endSubscription(
  subscriber: Subscriber,
  reason: string,
  now: Date,
  transaction: Transaction,
): Promise<string> {
  const { email, status, reviewKind } = subscriber;
  await subscriber.$query(transaction).patch({
    ...{ status: 'unsubscribed', unsubscribedAt: now, reviewedAt: reviewKind === null ? null : now },
    ...{ confirmHash: null, confirmBefore: null },
  });
  await Mail.query(transaction)
    .delete()
    .whereIn('kind', [...newsletterKinds])
    .where({ toEmail: email })
    .whereIn('status', ['waiting', 'failed']);
  const owner = await ownerOf(subscriber, transaction);
  const title = 'Your newsletter subscription has ended';
  if (owner) await notify({ userId: owner.id, kind: 'moderation', title, body: reason, href: '/blog' }, transaction);
  // Not to a mailbox that refuses our mail, and not to one whose owner never asked for any.
  else if (status === 'confirmed' && reviewKind !== 'undelivered')
    await enqueueMail(subscriptionEndedMail(subscriber, reason), transaction);
  return 'ended';
}
