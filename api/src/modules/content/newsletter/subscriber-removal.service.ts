import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { Mail } from '../../../platform/mail/mail.model';
import { newsletterKinds } from './newsletter-kinds';
import { subscriberNotFound } from './newsletter.errors';
import { Subscriber } from './subscriber.model';

/**
 * Forgets a subscriber and takes back what waits in the outbox for them. They can subscribe again.
 * @throws AppError 404 when there is none
 */
export async function removeSubscriber(id: number, by: AuditActor): Promise<void> {
  await inRetriedTransaction(async (transaction) => {
    const subscriber = await Subscriber.query(transaction).findById(id).forUpdate();
    if (!subscriber) throw subscriberNotFound();
    const { email, status } = subscriber;
    await Mail.query(transaction)
      .delete()
      .whereIn('kind', [...newsletterKinds])
      .where({ toEmail: email, status: 'waiting' });
    await subscriber.$query(transaction).delete();
    const subject = { type: 'newsletter subscriber', id };
    await recordAudit({ by, action: 'newsletter.subscriberRemoved', subject, before: { status } }, transaction);
  });
}
