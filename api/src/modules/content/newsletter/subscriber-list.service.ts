import { whereContains } from '../../../platform/text/where-contains';
import type { QueryBuilder } from 'objection';
import { subscriberPageSize, type SubscriberFilter, type SubscriberQuery } from './newsletter.schema';
import { Subscriber, subscriberStatuses, type SubscriberStatus } from './subscriber.model';

/** A page of the list, with how many of it there are, and how many of each status in all. */
export interface SubscriberPage {
  readonly items: readonly Subscriber[];
  readonly total: number;
  readonly counts: Readonly<Record<SubscriberStatus, number>>;
}

/** The subscribers that a filter leaves, newest first. */
export function filteredSubscribers({ status, q }: SubscriberFilter): QueryBuilder<Subscriber> {
  const query = Subscriber.query().orderBy('id', 'desc');
  if (status) query.where({ status });
  whereContains(query, ['email'], q ?? '');
  return query;
}

/** One page of the newsletter's subscribers, newest first. */
export async function listSubscribers({ page, ...filter }: SubscriberQuery): Promise<SubscriberPage> {
  const [{ results, total }, ...counted] = await Promise.all([
    filteredSubscribers(filter).page(page - 1, subscriberPageSize),
    ...subscriberStatuses.map((each) => Subscriber.query().where({ status: each }).resultSize()),
  ]);
  const [pending = 0, confirmed = 0, unsubscribed = 0] = counted;
  return { items: results, total, counts: { pending, confirmed, unsubscribed } };
}
