import type { Knex } from 'knex';
import { periodBill } from '../../src/modules/billing/price-change';
import { addDays, periodOf } from '../../src/modules/billing/billing-periods';
import type { PlanId } from '../../src/contract/plans';
import { demoProfessionals } from './professionals';
import type { DemoUsers } from './seed-users';

/** Months that each demo professional has paid for, with the present one. */
const paidMonths = 4;

/**
 * Stores a subscription for each professional on a paid plan, with a card of the test gateway and the invoices of the
 * last months. Counted back from now: nothing is due at the first start.
 */
export async function seedSubscriptions(knex: Knex, users: DemoUsers, now = new Date()): Promise<void> {
  const paying = demoProfessionals.flatMap(({ name, plan = 'starter' }) =>
    plan === 'starter' ? [] : [{ userId: users.idOf(name), plan }],
  );
  const people: { id: number; firstName: string; lastName: string; email: string }[] = await knex('users').select(
    'id',
    'firstName',
    'lastName',
    'email',
  );
  const person = new Map(
    people.map(({ id, firstName, lastName, email }) => [id, { name: `${firstName} ${lastName}`, email }]),
  );
  const subscriptions = paying.map(({ userId, plan }, index) => subscriptionRow({ userId, plan }, index, now));
  const cardExpYear = now.getUTCFullYear() + 4;
  const card = { cardToken: `tok_success:${cardExpYear}-12`, cardBrand: 'Visa', cardLast4: '4242' };
  const accounts = subscriptions.map(({ userId, createdAt }) => ({
    ...{ userId, trialUsedAt: createdAt, gateway: 'test', customerId: `test_cus_${userId}`, ...card },
    ...{ cardExpMonth: 12, cardExpYear, cardSavedAt: createdAt, createdAt },
  }));
  const invoices = subscriptions
    .flatMap(({ id, userId, plan, anchorAt }) =>
      Array.from({ length: paidMonths }, (_, month) => {
        const { start, end } = periodOf(anchorAt, 'monthly', month);
        const { lines, ...sums } = periodBill({ plan, interval: 'monthly' });
        const { name = '', email = '' } = person.get(userId) ?? {};
        return {
          ...{ userId, subscriptionId: id, invoiceKey: `period:${id}:${start.toISOString()}`, status: 'paid' },
          ...{ billedName: name, billedEmail: email, lines: JSON.stringify(lines), ...sums },
          ...{ currency: 'USD', periodStart: start, periodEnd: end, issuedAt: start, paidAt: start },
        };
      }),
    )
    .sort((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime())
    .map((invoice, index) => ({ id: index + 1, number: index + 1, ...invoice }));
  await knex.batchInsert('billing_accounts', accounts, 50);
  await knex.batchInsert('subscriptions', subscriptions, 50);
  await knex.batchInsert('billing_invoices', invoices, 25);
  await knex('billing_counters').where({ name: 'invoice' }).update({ value: invoices.length });
}

function subscriptionRow({ userId, plan }: { userId: number; plan: PlanId }, index: number, now: Date) {
  const periodIndex = paidMonths - 1;
  // Begun on different days, so that not all renew on one.
  const latest = addDays(now, -(index % 27) - 1);
  const anchorAt = new Date(latest);
  anchorAt.setUTCDate(1);
  anchorAt.setUTCMonth(anchorAt.getUTCMonth() - periodIndex);
  anchorAt.setUTCDate(Math.min(latest.getUTCDate(), 28));
  const { start: periodStart, end: periodEnd } = periodOf(anchorAt, 'monthly', periodIndex);
  return {
    ...{ id: index + 1, userId, liveKey: userId, plan, billingInterval: 'monthly', status: 'active' },
    ...{ anchorAt, periodIndex, periodStart, periodEnd, createdAt: anchorAt },
  };
}
