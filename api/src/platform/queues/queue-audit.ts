import type { AuditAction } from '../../contract/audit-actions';
import type { QueueName } from '../../contract/named-types';

interface QueueAudit {
  /** Name of the item as the subject of an entry. */
  readonly subject: string;
  /** Action that a decision is recorded as; the outcome is part of the entry. */
  readonly action: (outcome: string) => AuditAction;
}

/** Subject and action of each queue's decisions in the audit log. */
export const queueAudit: Readonly<Record<QueueName, QueueAudit>> = {
  reviews: { subject: 'review-report', action: () => 'review.reportDecided' },
  people: { subject: 'person-report', action: () => 'person.reportDecided' },
  verification: {
    subject: 'verification',
    action: (outcome) => (outcome === 'approved' ? 'verification.approved' : 'verification.rejected'),
  },
  listings: {
    subject: 'listing',
    action: (outcome) => (outcome === 'listed' ? 'listing.approved' : 'listing.returned'),
  },
  tickets: { subject: 'ticket', action: (outcome) => (outcome === 'reopened' ? 'ticket.reopened' : 'ticket.closed') },
  feedback: { subject: 'assistant feedback', action: () => 'feedback.resolved' },
  newsletter: {
    subject: 'newsletter subscriber',
    action: (outcome) => (outcome === 'ended' ? 'newsletter.subscriptionEnded' : 'newsletter.subscriberKept'),
  },
  quiz: { subject: 'quiz', action: () => 'quiz.handled' },
};
