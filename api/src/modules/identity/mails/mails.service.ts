import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import { Mail } from '../../../platform/mail/mail.model';
import { whereContains } from '../../../platform/text/where-contains';
import { mailNotFound } from './mails.errors';
import { mailPageSize, type MailQuery } from './mails.schema';
import { outboxPageSize } from './outbox-page';

/** One page of the outbox, newest first, with how many there are. */
export async function listMails({ status, q, page }: MailQuery): Promise<{ items: Mail[]; total: number }> {
  const query = Mail.query()
    .orderBy('id', 'desc')
    .page(page - 1, mailPageSize);
  if (status) query.where({ status });
  whereContains(query, ['toEmail', 'toName', 'subject'], q ?? '');
  const { results, total } = await query;
  return { items: results, total };
}

/** A mail by id. @throws AppError 404 */
export async function findMail(id: number): Promise<Mail> {
  const mail = await Mail.query().findById(id);
  if (!mail) throw mailNotFound();
  return mail;
}

/** Lets a refused mail be tried from the start; any other is on its way already. */
export function retryMail({ id, userId, kind }: Mail, by: AuditActor): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const retried = await Mail.query(transaction)
      .patch({ status: 'waiting', attempts: 0, notBefore: new Date() })
      .where({ id, status: 'failed' });
    if (retried === 0) return;
    await recordAudit({ by, action: 'mail.retried', subject: { type: 'mail', id }, userId, label: kind }, transaction);
  });
}

/** Mails to a person from an offset on, the newest first: a page and, when there is another page, its first mail. */
export function mailsOf(userId: number, offset: number): Promise<Mail[]> {
  return Mail.query()
    .where({ userId })
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(outboxPageSize + 1)
    .execute();
}
