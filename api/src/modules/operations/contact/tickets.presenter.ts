import { fullName } from '../../../contract/full-name';
import type { CannedAnswer as PresentedAnswer, Ticket } from '../../../contract/named-types';
import type { CannedAnswer } from './canned-answer.model';
import type { ContactTicket } from './contact-ticket.model';
import type { TicketReply } from './ticket-reply.model';

/** A ticket with what was answered, and as what account its sender is known here. */
export interface TicketThread {
  readonly ticket: ContactTicket;
  readonly replies: readonly TicketReply[];
  readonly userId: number | null;
}

/** A ticket as administrators see it. */
export function presentTicket({ ticket, replies, userId }: TicketThread): Ticket {
  const { id, name, email, phone, subject, message, status, channel, priority, createdAt, closedAt, callAt } = ticket;
  return {
    id,
    name,
    email,
    phone,
    subject,
    message,
    status,
    channel,
    priority,
    callAt: callAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    closedAt: closedAt?.toISOString() ?? null,
    userId,
    replies: replies.map((reply) => ({
      id: reply.id,
      author: reply.author ? fullName(reply.author) : 'Deleted user',
      body: reply.body,
      createdAt: reply.createdAt.toISOString(),
    })),
  };
}

/** An answer to start from. */
export const presentCannedAnswer = ({ id, title, body }: CannedAnswer): PresentedAnswer => ({ id, title, body });
