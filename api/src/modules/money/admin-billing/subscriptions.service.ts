import { User } from '../../../platform/auth/user.model';
import type { ListPart } from '../../../platform/paging/offset-query';
import { whereContains } from '../../../platform/text/where-contains';
import { Invoice } from '../billing/invoices/invoice.model';
import { Payment } from '../billing/payments/payment.model';
import { Subscription } from '../billing/subscriptions/subscription.model';
import { subscriptionNotFound } from './admin-billing.errors';
import { billingPageSize, type SubscriptionQuery } from './admin-billing.schema';

/** A subscription with whose it is. */
export interface OwnedSubscription {
  readonly subscription: Subscription;
  readonly user: User;
}

function filtered({ q, plan, status }: SubscriptionQuery) {
  const query = Subscription.query();
  if (plan) void query.where({ plan });
  if (status) void query.where({ status });
  if (q.trim() === '') return query;
  const users = User.query().select('id');
  whereContains(users, ['firstName', 'lastName', 'emailKey', 'usernameKey'], q);
  return query.whereIn('userId', users);
}

/** One page of subscriptions, the newest first, with how many there are. A page behind the last one is empty. */
export async function searchSubscriptions(
  query: SubscriptionQuery,
): Promise<{ items: OwnedSubscription[]; total: number }> {
  const [subscriptions, total] = await Promise.all([
    filtered(query)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .offset((query.page - 1) * billingPageSize)
      .limit(billingPageSize),
    filtered(query).resultSize(),
  ]);
  return { items: await withUsers(subscriptions), total };
}

async function withUsers(subscriptions: readonly Subscription[]): Promise<OwnedSubscription[]> {
  const users = await User.query().whereIn(
    'id',
    subscriptions.map(({ userId }) => userId),
  );
  return subscriptions.flatMap((subscription) => {
    const user = users.find(({ id }) => id === subscription.userId);
    return user ? [{ subscription, user }] : [];
  });
}

/** Everything that happened to a subscription and its user's money. */
export interface SubscriptionHistory extends OwnedSubscription {
  readonly others: readonly OwnedSubscription[];
  readonly payments: readonly Payment[];
  readonly invoices: readonly Invoice[];
}

/** A subscription with a part of each list of its user, newest first. @throws AppError 404 */
export async function readHistory(id: number, { offset, limit }: ListPart): Promise<SubscriptionHistory> {
  const subscription = await Subscription.query().findById(id);
  const user = subscription && (await User.query().findById(subscription.userId));
  if (!subscription || !user) throw subscriptionNotFound();
  const { userId } = subscription;
  const [others, payments, invoices] = await Promise.all([
    Subscription.query().where({ userId }).whereNot({ id }).orderBy('id', 'desc').offset(offset).limit(limit),
    Payment.query().where({ userId }).orderBy('id', 'desc').offset(offset).limit(limit),
    Invoice.query().where({ userId }).orderBy('number', 'desc').offset(offset).limit(limit),
  ]);
  return { subscription, user, others: others.map((other) => ({ subscription: other, user })), payments, invoices };
}
