import type { TicketReplyDraft } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { accountKey, User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { isEitherBlocked } from '../../identity/blocks/has-blocked';
import { sendWithin } from '../../conversations/messages/messages.service';
import { recordDecision } from '../../../platform/queues/record-decision';
import { replyMail } from './contact-mails';
import { ContactTicket } from './contact-ticket.model';
import { ticketNotFound } from './contact.errors';
import { TicketReply } from './ticket-reply.model';
import type { TicketThread } from './tickets.presenter';
import type { TicketStatus } from './tickets.schema';

/** A ticket with its answers, oldest first. @throws AppError 404 */
export async function readTicket(id: number): Promise<TicketThread> {
  const ticket = await ContactTicket.query().findById(id);
  if (!ticket) throw ticketNotFound();
  const [replies, sender] = await Promise.all([
    TicketReply.query().where({ ticketId: id }).orderBy('id').withGraphFetched('author(nameOnly)'),
    User.query()
      .findOne({ emailKey: accountKey(ticket.email) })
      .whereNotNull('emailConfirmedAt')
      .select('id'),
  ]);
  return { ticket, replies, userId: ticket.userId ?? sender?.id ?? null };
}

async function lockTicket(id: number, transaction: Transaction): Promise<ContactTicket> {
  const ticket = await ContactTicket.query(transaction).findById(id).forUpdate();
  if (!ticket) throw ticketNotFound();
  return ticket;
}

async function changeStatus(
  ticket: ContactTicket,
  { status, reason }: TicketStatus,
  by: AuditActor,
  transaction: Transaction,
): Promise<void> {
  await ticket.$query(transaction).patch({ status, closedAt: status === 'closed' ? new Date() : null });
  const outcome = status === 'closed' ? 'closed' : 'reopened';
  await recordDecision({ queue: 'tickets', itemId: ticket.id, outcome, reason, by, aboutUserId: null }, transaction);
}

/**
 * Replies to a ticket and, where requested, closes it: in a conversation when it asked for a chat, else by mail.
 * @throws AppError 409 when another administrator replied since, or the ticket is closed
 */
export async function replyToTicket(
  id: number,
  author: User,
  by: AuditActor,
  { body, close, seen, supportEmail }: TicketReplyDraft & { readonly supportEmail: string | null },
  transaction: Transaction,
): Promise<void> {
  const ticket = await lockTicket(id, transaction);
  if ((await TicketReply.query(transaction).where({ ticketId: id }).resultSize()) !== seen)
    throw conflict(
      'Someone else has answered this ticket in the meantime. Your answer was not sent.',
      'already_answered',
    );
  if (ticket.status === 'closed')
    throw conflict('This ticket has been closed in the meantime. Your answer was not sent.', 'already_decided');
  await TicketReply.query(transaction).insert({ ticketId: id, authorId: author.id, body, createdAt: new Date() });
  if (!(await answerInChat(ticket, author, { body, isFirst: seen === 0 }, transaction)))
    await enqueueMail(replyMail(ticket, author, { body, supportEmail }), transaction);
  await recordAudit({ by, action: 'ticket.answered', subject: { type: 'ticket', id } }, transaction);
  if (close) await changeStatus(ticket, { status: 'closed', reason: '' }, by, transaction);
}

/**
 * Answers a chat ticket in the conversation of its writer and an administrator, which goes on in Messages: the first
 * answer is preceded by the question. False for other tickets, and when the two cannot write to each other any more.
 */
async function answerInChat(
  { channel, userId, message }: ContactTicket,
  author: User,
  { body, isFirst }: { readonly body: string; readonly isFirst: boolean },
  transaction: Transaction,
): Promise<boolean> {
  if (channel !== 'chat' || userId === null || userId === author.id) return false;
  const writer = await User.query(transaction).findById(userId).whereNull('suspendedAt').whereNull('deletedAt');
  if (!writer || (await isEitherBlocked(writer.id, author.id, transaction))) return false;
  if (isFirst) await sendWithin(writer, author, message, transaction);
  await sendWithin(author, writer, body, transaction);
  return true;
}

/** Closes a ticket without an answer or opens it again. @throws AppError 409 when that was done already */
export async function setTicketStatus(
  id: number,
  by: AuditActor,
  change: TicketStatus,
  transaction: Transaction,
): Promise<void> {
  const ticket = await lockTicket(id, transaction);
  if (ticket.status === change.status)
    throw conflict(
      change.status === 'closed' ? 'This ticket has already been closed.' : 'This ticket is already open.',
      'already_decided',
    );
  await changeStatus(ticket, change, by, transaction);
}
