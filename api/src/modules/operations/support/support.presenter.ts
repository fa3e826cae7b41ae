import type { SupportOverview, SupportRequest } from '../../../contract/named-types';
import type { SupportRows, SupportTicket } from './support.service';

/** A request as its writer sees it: answered once there is an answer, wherever that was given. */
export const presentSupportRequest = ({ ticket, isAnswered }: SupportTicket): SupportRequest => ({
  id: ticket.id,
  channel: ticket.channel,
  priority: ticket.priority,
  message: ticket.message,
  phone: ticket.phone,
  callAt: ticket.callAt?.toISOString() ?? null,
  status: ticket.status === 'closed' ? 'closed' : isAnswered ? 'answered' : 'open',
  createdAt: ticket.createdAt.toISOString(),
});

/** Presents how a professional reaches support, and what they asked. */
export const presentSupport = ({ plan, channels, windows, requests }: SupportRows): SupportOverview => ({
  plan,
  channels: [...channels],
  callWindows: windows.map((start) => start.toISOString()),
  requests: requests.map(presentSupportRequest),
});
