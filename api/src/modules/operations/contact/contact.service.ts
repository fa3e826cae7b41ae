import type { ContactMessage } from '../../../contract/named-types';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import type { Mailbox } from '../../../platform/mail/mailbox';
import type { Platform } from '../../../platform/platform';
import { acknowledgementMail, supportMail } from './contact-mails';
import { ContactTicket } from './contact-ticket.model';

/**
 * Stores a message as an open ticket, mails it to support and an acknowledgement to its sender, atomically. One whose
 * honeypot field is filled was written by a bot: it is dropped, and its sender gets the usual response.
 */
export async function storeTicket(contact: ContactMessage, support: Mailbox): Promise<void> {
  if (contact.website) return;
  const { name, email, phone, subject, message } = contact;
  await inRetriedTransaction((transaction) =>
    openTicket({ name, email, phone: phone || null, subject, message, createdAt: new Date() }, support, transaction),
  );
}

type TicketDraft = Pick<ContactTicket, 'name' | 'email' | 'phone' | 'subject' | 'message' | 'createdAt'> &
  Partial<Pick<ContactTicket, 'channel' | 'priority' | 'userId' | 'callAt'>>;

/** Stores an open ticket, mails it to support and an acknowledgement to its writer. */
export async function openTicket(
  draft: TicketDraft,
  support: Mailbox,
  transaction: Transaction,
): Promise<ContactTicket> {
  const ticket = await ContactTicket.query(transaction).insertAndFetch({ ...draft, status: 'open' });
  await enqueueMail(supportMail(ticket, support), transaction);
  await enqueueMail(acknowledgementMail(ticket), transaction);
  return ticket;
}

/** Reads the mailbox for messages to support. */
export async function supportMailbox({ settings, site }: Pick<Platform, 'settings' | 'site'>): Promise<Mailbox> {
  const { supportEmail } = await site.read();
  const { from } = settings.mail;
  return supportEmail ? { ...from, email: supportEmail } : from;
}
