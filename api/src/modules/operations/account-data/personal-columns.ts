/** Columns that may name a person without being a reference, with what becomes of them: a test looks for new ones. */
export const otherPersonalColumns: Readonly<Record<string, string>> = {
  'contact_tickets.name': 'In the file of who has confirmed the email; stays until support has dealt with it.',
  'contact_tickets.email': 'As the name.',
  'contact_tickets.phone': 'As the name.',
  'newsletter_subscribers.email': 'In the file of who has confirmed the email, and erased with their account.',
  'newsletter_subscribers.emailKey': 'As the email.',
  'mails.toName': 'Mails to an account are erased with it, and those to its confirmed address.',
  'mails.toEmail': 'As the name.',
  'mails.replyTo': 'The copy of a message to support that support was sent: as the message.',
  'account_tokens.emailKey': 'Erased with the account.',
  'sessions.userAgent': 'Erased with the account.',
  'passkeys.name': 'Erased with the account.',
  'trusted_browsers.userAgent': 'Erased with the account.',
  'accountant_profiles.businessName': 'Erased with the account.',
  'accountant_profiles.nameKey': 'Erased with the account.',
  'accountant_profiles.phone': 'Erased with the account.',
  'accountant_profiles.phoneVisibility': 'Erased with the account.',
  'accountant_profiles.website': 'Erased with the account.',
  'verification_documents.name': 'Erased with the account.',
  'message_attachments.name': 'Erased with the account of who has sent the file.',
  'billing_invoices.billedName': 'Overwritten when the account is deleted; the invoice keeps its number and sums.',
  'billing_invoices.billedEmail': 'As the name.',
  'billing_counters.name': 'What is counted.',
  'audit_entries.userId': 'An act stays provable by number; what it said of the person is erased with the account.',
  'live_events.userId': 'Whose open pages were pushed something; erased with the account, and after a day.',
  'search_changes.userId': 'Tells search to read a person’s data again; forgotten after ten thousand more.',
};

/** Columns of the account itself that stay when the others are overwritten. */
export const retainedAccountColumns: Readonly<Record<string, string>> = {
  id: 'Messages and reviews refer to it.',
  userType: 'Says what the other side of a conversation was; an administrator becomes a client.',
  termsVersion: 'Proves what was agreed to.',
  termsAcceptedAt: 'Proves what was agreed to.',
  emailConfirmedAt: 'A review by a client with a confirmed address keeps its weight.',
  createdAt: 'Names no one.',
  deviceEpoch: 'Counts, and names no one.',
};
