import { fullName } from '../../contract/full-name';
import type { User } from '../auth/user.model';
import type { Transaction } from '../database/transaction';
import { wholeCharacters } from '../../contract/whole-characters';
import type { Mailbox } from './mailbox';
import { Mail, type MailContent } from './mail.model';
import { namedTexts } from './site-name';

/** A mail to send. */
export interface Letter {
  /** Kind of mail, for the outbox and the log: `password-reset`. */
  readonly kind: string;
  readonly to: Mailbox & { readonly userId?: number };
  /** Email that a reply goes to; the sender of `MAIL_FROM` when absent. */
  readonly replyTo?: string;
  /** At most 200 characters; longer ones are cut. */
  readonly subject: string;
  readonly content: MailContent;
}

/** The mailbox of a user. */
export function mailboxOf({
  id,
  email,
  firstName,
  lastName,
}: Pick<User, 'id' | 'email' | 'firstName' | 'lastName'>): Letter['to'] {
  return { userId: id, email, name: fullName({ firstName, lastName }) };
}

/**
 * Puts a mail into the outbox, in the transaction of its cause: rolled back, it was never written; committed, it is
 * sent within seconds, retried while the mail server is away, and retained for an admin when it is refused for good.
 *
 * @example await enqueueMail({ kind: 'verification-approved', to: mailboxOf(user), subject: 'You are verified',
 * content: {
 *   paragraphs: ['We have checked your license.'], action: { label: 'Open Your Profile', href: '/accountant/7' } } },
 * transaction);
 */
export async function enqueueMail({ kind, to, replyTo, ...texts }: Letter, transaction: Transaction): Promise<void> {
  const { subject, content } = await namedTexts({ subject: texts.subject, content: texts.content }, transaction);
  const now = new Date();
  await Mail.query(transaction).insert({
    kind,
    userId: to.userId ?? null,
    toEmail: to.email,
    toName: to.name,
    replyTo: replyTo ?? null,
    subject: wholeCharacters(subject, 200),
    content,
    status: 'waiting',
    attempts: 0,
    notBefore: now,
    createdAt: now,
  });
}
