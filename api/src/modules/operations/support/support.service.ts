import { fullName } from '../../../contract/full-name';
import { supportLimits } from '../../../contract/limits/support';
import { termsOf, type PlanId } from '../../../contract/plans';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import type { Mailbox } from '../../../platform/mail/mailbox';
import { planOf } from '../../money/billing/subscriptions/plan-of';
import { lockUsers } from '../../../platform/auth/lock-users';
import { ContactTicket, type SupportChannel } from '../contact/contact-ticket.model';
import { openTicket } from '../contact/contact.service';
import { callWindows } from '../contact/support-hours';
import { TicketReply } from '../contact/ticket-reply.model';
import { callWindowGone, channelNotInPlan, supportForProfessionals, tooManySupportRequests } from './support.errors';
import type { SupportRequestDraft } from './support.schema';

/** Support channels of each plan (marketplace.md, Support tiers). */
const channelsOf: Readonly<Record<PlanId, readonly SupportChannel[]>> = {
  starter: ['email'],
  professional: ['email', 'chat'],
  premium: ['email', 'chat', 'callback'],
};

/** Requests that a professional is shown. */

export interface SupportTicket {
  readonly ticket: ContactTicket;
  readonly isAnswered: boolean;
}

/** Data of a professional's support page. */
export interface SupportRows {
  readonly plan: PlanId;
  readonly channels: readonly SupportChannel[];
  readonly windows: readonly Date[];
  readonly requests: readonly SupportTicket[];
}

/** Plans and their support are for professionals. @throws AppError 403 */
export function mayAskSupport({ viewer }: { readonly viewer: User }): void {
  if (viewer.userType !== 'accountant') throw supportForProfessionals();
}

/** Reads how a professional reaches support now, and what they asked before, from an offset on. */
export async function readSupport(userId: number, now: Date, offset: number): Promise<SupportRows> {
  const [plan, tickets] = await Promise.all([
    planOf(userId),
    ContactTicket.query().where({ userId }).orderBy('id', 'desc').offset(offset).limit(supportLimits.listMax),
  ]);
  const answered = await TicketReply.query()
    .whereIn(
      'ticketId',
      tickets.map(({ id }) => id),
    )
    .distinct('ticketId');
  const channels = channelsOf[plan];
  return {
    plan,
    channels,
    windows: channels.includes('callback') ? callWindows(now) : [],
    requests: tickets.map((ticket) => ({
      ticket,
      isAnswered: answered.some(({ ticketId }) => ticketId === ticket.id),
    })),
  };
}

/**
 * Opens a ticket for a professional in one of the ways that the plan has; on Premium before others. Their row is
 * locked, so that the plan and what is open are as they are when it is stored.
 * @throws AppError 403 for a channel that is not in the plan, 409 for a time that is no longer offered or too many
 */
export async function askSupport(
  viewer: User,
  { channel, message, phone, callAt }: SupportRequestDraft,
  { now, support }: { readonly now: Date; readonly support: Mailbox },
  transaction: Transaction,
): Promise<SupportTicket> {
  await lockUsers([viewer.id], transaction);
  const plan = await planOf(viewer.id, transaction);
  if (channel !== 'email' && !channelsOf[plan].includes(channel)) throw channelNotInPlan(termsOf(plan).name, channel);
  if (callAt && !callWindows(now).some((start) => start.getTime() === callAt.getTime())) throw callWindowGone();
  const open = await ContactTicket.query(transaction).where({ userId: viewer.id, status: 'open' }).resultSize();
  if (open >= supportLimits.openMax) throw tooManySupportRequests();
  const ticket = await openTicket(
    {
      name: fullName(viewer),
      email: viewer.email,
      phone: phone ?? null,
      subject: 'support',
      message,
      channel,
      priority: plan === 'premium',
      userId: viewer.id,
      callAt: callAt ?? null,
      createdAt: now,
    },
    support,
    transaction,
  );
  return { ticket, isAnswered: false };
}
