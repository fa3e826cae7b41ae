import type { NewsletterReview, NewsletterSubscriber } from '../../../contract/named-types';
import type { SubscriberReview } from './subscriber-review.service';
import type { Subscriber } from './subscriber.model';

/** A subscriber as administrators see them. */
export const presentSubscriber = ({
  id,
  email,
  status,
  createdAt,
  confirmedAt,
  unsubscribedAt,
}: Subscriber): NewsletterSubscriber => ({
  id,
  email,
  status,
  createdAt: createdAt.toISOString(),
  confirmedAt: confirmedAt?.toISOString() ?? null,
  unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
});

/** A subscriber with what an administrator decides by. */
export const presentReview = ({ subscriber, failedMails, hasAccount }: SubscriberReview): NewsletterReview => ({
  subscriber: presentSubscriber(subscriber),
  kind: subscriber.reviewedAt === null ? subscriber.reviewKind : null,
  remindedAt: subscriber.remindedAt?.toISOString() ?? null,
  hasAccount,
  failedMails: failedMails.map(({ id, subject, lastError, createdAt }) => ({
    ...{ id, subject, error: lastError },
    createdAt: createdAt.toISOString(),
  })),
});
