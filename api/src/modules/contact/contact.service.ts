import { inTransaction } from '../../platform/database/transaction';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { Mailbox } from '../../platform/mail/mailbox';
import { acknowledgementMail, supportMail } from './contact-mails';
import { ContactTicket } from './contact-ticket.model';
import type { ContactMessage } from './contact.schema';

/**
 * Stores a message as an open ticket, mails it to support and an acknowledgement to its sender, atomically. One whose
 * honeypot field is filled was written by a bot: it is dropped, and its sender gets the usual response.
 */
export async function storeTicket(contact: ContactMessage, support: Mailbox): Promise<void> {
  if (contact.website) return;
  const { name, email, phone, subject, message } = contact;
  await inTransaction(async (transaction) => {
    const ticket = await ContactTicket.query(transaction).insertAndFetch({
      name,
      email,
      phone: phone || null,
      subject,
      message,
      createdAt: new Date(),
      status: 'open',
    });
    await enqueueMail(supportMail(ticket, support), transaction);
    await enqueueMail(acknowledgementMail(ticket), transaction);
  });
}
