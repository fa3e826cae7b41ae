import type { Letter } from '../../platform/mail/enqueue-mail';
import type { Mailbox } from '../../platform/mail/mailbox';
import type { ContactSubject, ContactTicket } from './contact-ticket.model';
import { siteName } from '../../platform/mail/site-name';

const subjectLabels: Readonly<Record<ContactSubject, string>> = {
  general: 'General Inquiry',
  support: 'Technical Support',
  billing: 'Billing Question',
  partnership: 'Partnership Opportunity',
  feedback: 'Feedback',
};

/** The message as support reads it; a reply goes to its sender. */
export const supportMail = ({ id, name, email, phone, subject, message }: ContactTicket, support: Mailbox): Letter => ({
  kind: 'contact-message',
  to: support,
  replyTo: email,
  subject: `${subjectLabels[subject]} (ticket ${id}) from ${name}`,
  content: { paragraphs: [`${name} <${email}>${phone ? `, ${phone}` : ''} wrote through the contact page:`, message] },
});

/** Acknowledges the message. It quotes nothing of it: the sender's email is not verified. */
export const acknowledgementMail = ({ id, name, email, subject }: ContactTicket): Letter => ({
  kind: 'contact-acknowledgement',
  to: { name, email },
  subject: `We have your message (ticket ${id})`,
  content: {
    paragraphs: [
      `Thank you for writing to us (${subjectLabels[subject]}). We'll get back to you as soon as possible.`,
      'We answer Monday to Friday, 9:00 AM to 6:00 PM PST.',
    ],
    action: { label: 'View FAQ', href: '/how-it-works' },
    footnote: 'If you did not write to us, somebody mistyped an address: you can ignore this mail.',
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
