import { BaseModel } from '../../../platform/database/base-model';

/** Subjects of a message; the values of the contact page's list. */
export const contactSubjects = ['general', 'support', 'billing', 'partnership', 'feedback'] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Channels of support: mail, a conversation, or a call. */
export const supportChannels = ['email', 'chat', 'callback'] as const;
export type SupportChannel = (typeof supportChannels)[number];

/** A message from the contact page or from a subscriber's settings, until it is dealt with. */
export class ContactTicket extends BaseModel {
  static override tableName = 'contact_tickets';
  static override dateAttributes = ['createdAt', 'closedAt', 'callAt'];
  static override booleanAttributes = ['priority'];

  declare id: number;
  declare name: string;
  declare email: string;
  declare phone: string | null;
  declare subject: ContactSubject;
  declare message: string;
  declare createdAt: Date;
  declare status: 'open' | 'closed';
  declare closedAt: Date | null;
  declare channel: SupportChannel;
  /** Answered before others: what the Premium plan includes. */
  declare priority: boolean;
  /** User who wrote it while signed in; null from the contact page. */
  declare userId: number | null;
  /** Start of a callback's window. */
  declare callAt: Date | null;
}
