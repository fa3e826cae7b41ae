import type { Transaction } from '../../platform/database/transaction';
import { ContactTicket } from './contact-ticket.model';
import type { ContactMessage } from './contact.schema';

/**
 * Keeps a message as an open ticket. One whose hidden field is filled was written by a program: it is dropped, and its
 * sender gets the same answer as everybody.
 */
export async function storeTicket(contact: ContactMessage, transaction?: Transaction): Promise<void> {
  if (contact.website) return;
  const { name, email, phone, subject, message } = contact;
  await ContactTicket.query(transaction).insert({ name, email, phone: phone || null, subject, message, createdAt: new Date(), status: 'open' });
}
