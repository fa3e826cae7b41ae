import type { QueueName } from '@counterpart/api/contract';

/** Labels of a queue and its decisions. */
export interface QueueLabel {
  readonly label: string;
  readonly description: string;
  /** Actions of the keys `a` and `r`. */
  readonly approve: string;
  readonly reject: string;
}

/** Every queue by name, in the order in which they are listed. */
export const queueLabels: Readonly<Record<QueueName, QueueLabel>> = {
  reviews: {
    label: 'Reported reviews',
    description: 'Remove what breaks the rules, keep the rest. The author never learns who reported.',
    approve: 'Keep',
    reject: 'Remove',
  },
  people: {
    label: 'Reported people',
    description: 'You see the reported excerpt only, never the conversation.',
    approve: 'Dismiss',
    reject: 'Warn',
  },
  verification: {
    label: 'Verification',
    description: 'Check license and documents with the issuer before you approve.',
    approve: 'Approve',
    reject: 'Reject',
  },
  listings: {
    label: 'Listings in review',
    description: 'Profiles wait here when listings are reviewed by hand.',
    approve: 'List',
    reject: 'Send Back',
  },
  tickets: {
    label: 'Contact tickets',
    description: 'Answers go out by email. Replies arrive in the support mailbox, not here.',
    approve: 'Close',
    reject: 'Write an Answer',
  },
  quiz: {
    label: 'Quiz requests past 24 hours',
    description: 'These people have waited longer than the 24 hours we promise.',
    approve: 'Email Them',
    reject: 'Close Without Email',
  },
  feedback: {
    label: 'Assistant feedback',
    description: 'Answers that didn’t help, oldest first. Readers stay anonymous, so there is no one to reply to.',
    approve: 'Resolve',
    reject: 'Dismiss',
  },
  newsletter: {
    label: 'Newsletter',
    description: 'Subscribers our emails don’t reach, sign-ups that look automatic, and requests never confirmed.',
    approve: 'Keep',
    reject: 'End Subscription',
  },
};

/** A queue's name as the URL has it; reported reviews when it says nothing known. */
export const readQueueName = (text: string | null): QueueName =>
  text !== null && text in queueLabels ? (text as QueueName) : 'reviews';

const kindLabels: Readonly<Record<string, string>> = {
  spam: 'Spam',
  offensive: 'Offensive',
  not_a_client: 'Not a client',
  private_information: 'Private information',
  harassment: 'Harassment',
  scam: 'Scam',
  impersonation: 'Impersonation',
  other: 'Other',
  new: 'New request',
  recheck: 'Recheck due',
  listing: 'New profile',
  general: 'General inquiry',
  support: 'Technical support',
  billing: 'Billing question',
  partnership: 'Partnership',
  feedback: 'Feedback',
  chat: 'Chat',
  callback: 'Call back',
  late: 'No answer in 24 hours',
  wrong: 'Wrong',
  incomplete: 'Incomplete',
  unclear: 'Hard to understand',
  off_topic: 'Not what was asked',
  undelivered: 'Email refused',
  suspicious: 'Suspicious sign-up',
  unconfirmed: 'Not confirmed',
  request: 'Asked for it',
};

/** Returns an item's kind in words. */
export const kindLabel = (kind: string): string => kindLabels[kind] ?? kind;

const outcomeLabels: Readonly<Record<string, string>> = {
  removed: 'Removed',
  kept: 'Kept',
  warned: 'Warned',
  dismissed: 'Dismissed',
  approved: 'Approved',
  rejected: 'Rejected',
  listed: 'Listed',
  returned: 'Sent back',
  closed: 'Closed',
  written: 'Emailed',
  resolved: 'Resolved',
  resent: 'Sent again',
  reminded: 'Reminded',
  ended: 'Subscription ended',
};

/** Returns a decision in words. */
export const outcomeLabel = (outcome: string): string => outcomeLabels[outcome] ?? outcome;
