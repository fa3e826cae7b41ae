import { BaseModel } from '../../platform/database/base-model';

/** What a message is about; the values of the contact page's list. */
export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'feedback'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** A message from the contact page, until it is dealt with. */
export class ContactTicket extends BaseModel {
  static override tableName = 'contact_tickets';
  static override dateAttributes = ['createdAt', 'closedAt'];

  declare id: number;
  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare subject: ContactSubject;
  declare message: string;
  declare createdAt: Date;
  declare status: 'open' | 'closed';
  declare closedAt: Date | null;
}
