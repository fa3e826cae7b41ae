import { Mail } from '../../../platform/mail/mail.model';
import { newsletterKinds } from './newsletter-kinds';
import { Subscriber } from './subscriber.model';

const day = 24 * 60 * 60 * 1000;
/** Milliseconds a request stays unconfirmed before an administrator may have it confirmed again, or end it. */
const unconfirmedMilliseconds = 3 * day;
const mostMailboxes = 200;

/**
 * Puts subscribers into the queue whose mail was refused for good, or who have not confirmed after three days and were
 * not reminded. Idempotent: any number of processes may run it.
 */
export async function findReviews(now = new Date()): Promise<void> {
  await Subscriber.query()
    .patch({ reviewKind: 'unconfirmed', reviewSince: now, reviewedAt: null })
    .where({ status: 'pending', reviewKind: null, remindedAt: null })
    .where('createdAt', '<', new Date(now.getTime() - unconfirmedMilliseconds));
  const refused = await Mail.query()
    .where({ status: 'failed' })
    .whereIn('kind', [...newsletterKinds])
    .distinct('toEmail')
    .limit(mostMailboxes);
  for (const { toEmail } of refused)
    await Subscriber.query()
      .patch({ reviewKind: 'undelivered', reviewSince: now, reviewedAt: null })
      .where({ email: toEmail })
      .whereNot({ status: 'unsubscribed' })
      .where((other) => {
        void other.whereNull('reviewKind').orWhereNot({ reviewKind: 'undelivered' }).orWhereNotNull('reviewedAt');
      });
}
