import { supportLimits } from '../../../contract/limits/support';
import type { Letter } from '../../../platform/mail/enqueue-mail';
import type { Mailbox } from '../../../platform/mail/mailbox';
import type { ContactSubject, ContactTicket } from './contact-ticket.model';
import { supportTimeZone } from './support-hours';
import { siteName } from '../../../platform/mail/site-name';

const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing Question',
  partnership: 'Partnership Opportunity',
  feedback: 'Feedback',
};

/** 'Friday, November 27, 9:00 AM to 12:00 PM PST': the window of a call. */
const callWindowText = (callAt: Date): string => {
  const format = (moment: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone: supportTimeZone, ...options })
      .format(moment)
      .replaceAll('\u202F', ' ');
  const end = new Date(callAt.getTime() + supportLimits.callHours * 3_600_000);
  const time = { hour: 'numeric', minute: '2-digit' } as const;
  const day = format(callAt, { weekday: 'long', month: 'long', day: 'numeric' });
  return `${day}, ${format(callAt, time)} to ${format(end, { ...time, timeZoneName: 'short' })}`;
};

/** States how the message came and what its writer expects. */
const channelText = ({ channel, phone, callAt }: ContactTicket): string => {
  if (channel === 'chat') return 'asks for a chat. Answer the ticket: the conversation opens in Messages.';
  if (channel === 'callback' && callAt) return `asks for a call at ${phone ?? ''}, ${callWindowText(callAt)}.`;
  return 'wrote:';
};

/** The message as support reads it; a reply goes to its sender. */
export function supportMail(ticket: ContactTicket, support: Mailbox): Letter {
  const { id, name, email, phone, subject, message, priority, userId } = ticket;
  const from = userId
    ? `${name} <${email}> (account ${userId}) ${channelText(ticket)}`
    : `${name} <${email}>${phone ? `, ${phone}` : ''} wrote through the contact page:`;
  return {
    kind: 'contact-message',
    to: support,
    replyTo: email,
    subject: `${priority ? 'Priority: ' : ''}${subjectLabels[subject]} (ticket ${id}) from ${name}`,
    content: { paragraphs: [from, message] },
  };
}

const answeredHow = ({ channel, phone, callAt }: ContactTicket): string => {
  if (channel === 'chat') return 'We answer in your Messages, and you can write back there.';
  if (channel === 'callback' && callAt) return `We call you at ${phone ?? ''} on ${callWindowText(callAt)}.`;
  return 'We answer Monday to Friday, 9:00 AM to 6:00 PM PST.';
};

/** Acknowledges the message. It quotes nothing of it: the sender's email is not verified. */
export const acknowledgementMail = (ticket: ContactTicket): Letter => ({
  kind: 'contact-acknowledgement',
  to: { name: ticket.name, email: ticket.email },
  subject: `We have your message (ticket ${ticket.id})`,
  content: {
    paragraphs: [
      `Thank you for writing to us (${subjectLabels[ticket.subject]}). We'll get back to you as soon as possible.`,
      answeredHow(ticket),
    ],
    action: { label: 'View FAQ', href: '/how-it-works' },
    footnote: 'If you didn’t write to us, someone may have entered your address by mistake. You can ignore this email.',
  },
});

/** An administrator's reply. It quotes nothing of the message: the sender's email is not verified. */
export const replyMail = (
  { id, name, email, subject }: ContactTicket,
  { firstName }: { readonly firstName: string },
  { body, supportEmail }: { readonly body: string; readonly supportEmail: string | null },
): Letter => ({
  kind: 'contact-reply',
  to: { name, email },
  ...(supportEmail && { replyTo: supportEmail }),
  subject: `Re: ${subjectLabels[subject]} (ticket ${id})`,
  content: {
    paragraphs: [body, `${firstName}, ${siteName} support`],
    footnote: 'Reply to this email and it reaches our support team. Please leave the ticket number in the subject.',
  },
});
