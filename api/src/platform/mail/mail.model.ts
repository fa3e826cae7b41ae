import Joi from 'joi';
import { BaseModel } from '../database/base-model';

/** One thing of several that a mail tells about. */
export interface MailItem {
  readonly title: string;
  readonly body: string;
  /** Path of the web app that opens it. */
  readonly href: string;
}

/** An event for the calendar of who gets the mail (RFC 5546). */
export interface MailCalendar {
  readonly method: 'REQUEST' | 'CANCEL';
  /** An iCalendar file. */
  readonly file: string;
}

/** Words of a mail, without its looks: they are given at delivery, as text and as HTML. */
export interface MailContent {
  /** Sentences in order. Plain text: nothing in it is read as HTML. */
  readonly paragraphs: readonly string[];
  /** A list below the sentences. */
  readonly items?: readonly (MailItem & { readonly id?: number })[];
  /** The one thing to do: a label and a path of the web app. */
  readonly action?: { readonly label: string; readonly href: string };
  /**
   * The way out of mails that come again and again: a page, and a path that mail programs call by themselves (RFC
   * 8058).
   */
  readonly unsubscribe?: { readonly href: string; readonly oneClickHref: string };
  /** Sent as a part of its own, which mail programs put into calendars. */
  readonly calendar?: MailCalendar;
  /** Small print at the end: why this came, what to do when it is a mistake. */
  readonly footnote?: string;
}

/** `waiting` is sent when `notBefore` has come, `sending` is held by one process, `failed` waits for an admin. */
export type MailStatus = 'waiting' | 'sending' | 'sent' | 'failed';

const text = Joi.string().allow('').required();
const contentShape = Joi.object<MailContent>({
  // No `text` here: a list whose item is required may not be empty.
  paragraphs: Joi.array().items(Joi.string().allow('')).required(),
  items: Joi.array().items(Joi.object({ title: text, body: text, href: text }).unknown()),
  action: Joi.object({ label: text, href: text }).unknown(),
  unsubscribe: Joi.object({ href: text, oneClickHref: text }).unknown(),
  calendar: Joi.object({ method: Joi.string().valid('REQUEST', 'CANCEL').required(), file: text }).unknown(),
  footnote: Joi.string().allow(''),
})
  .unknown()
  .allow(null)
  .failover(null);
const readContent = (stored: unknown): unknown => contentShape.validate(stored).value;

/** A mail in the outbox. */
export class Mail extends BaseModel {
  static override tableName = 'mails';
  static override jsonAttributes = ['content'];
  static override jsonReaders = { content: readContent };
  static override dateAttributes = ['notBefore', 'claimedUntil', 'createdAt', 'sentAt'];

  declare id: number;
  declare kind: string;
  declare userId: number | null;
  declare toEmail: string;
  declare toName: string;
  declare replyTo: string | null;
  declare subject: string;
  /** Null once a mail server took it: links in it are worth an account. */
  declare content: MailContent | null;
  declare status: MailStatus;
  declare attempts: number;
  declare notBefore: Date;
  declare claim: string | null;
  declare claimedUntil: Date | null;
  declare waitingKey: string | null;
  declare lastError: string | null;
  declare createdAt: Date;
  declare sentAt: Date | null;
}
