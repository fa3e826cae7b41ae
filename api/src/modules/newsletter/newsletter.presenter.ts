import type { NewsletterSubscriber } from '../../contract/named-types';
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
