import { fullName } from '../../src/contract/full-name';
import type { Knex } from 'knex';
import { periodBill } from '../../src/modules/money/billing/prices/price-change';
import { addDays, periodOf } from '../../src/modules/money/billing/subscriptions/billing-periods';
import type { PlanId } from '../../src/contract/plans';
import { demoProfessionals } from './professionals';
import type { DemoUsers } from './seed-users';

/** Months that each demo professional has paid for at most, with the present one. */
const mostPaidMonths = 9;

/**
 * Stores a subscription for each professional on a paid plan, with a card of the test gateway and the invoices of the
 * last months. Counted back from now: nothing is due at the first start.
 */
export async function seedSubscriptions(knex: Knex, users: DemoUsers, now: Date): Promise<void> {
  const paying = demoProfessionals.flatMap(({ name, plan = 'starter' }) =>
    plan === 'starter'
      ? []
      : [{ userId: users.idOf(name), plan, months: monthsSince(users.rowOf(name).createdAt, now) }],
  );
  const people: { id: number; firstName: string; lastName: string; email: string }[] = await knex('users').select(
    'id',
    'firstName',
    'lastName',
    'email',
  );
  const person = new Map(
    people.map(({ id, firstName, lastName, email }) => [id, { name: fullName({ firstName, lastName }), email }]),
  );
  const subscriptions = paying.map((one, index) => subscriptionRow(one, index, now));
  const cardExpYear = now.getUTCFullYear() + 4;
  const card = { cardToken: `tok_success:${cardExpYear}-12`, cardBrand: 'Visa', cardLast4: '4242' };
  const accounts = subscriptions.map(({ userId, createdAt }) => ({
    ...{ userId, trialUsedAt: createdAt, gateway: 'test', customerId: `test_cus_${userId}`, ...card },
    ...{ cardExpMonth: 12, cardExpYear, cardSavedAt: createdAt, createdAt },
  }));
  const invoices = subscriptions
    .flatMap(({ id, userId, plan, anchorAt, periodIndex }) =>
      Array.from({ length: periodIndex + 1 }, (_, month) => {
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
  await seedPayments(knex, invoices, new Map(subscriptions.map(({ id, plan }) => [id, plan])));
  await seedCoupons(knex, subscriptions, now);
  await knex('billing_counters').where({ name: 'invoice' }).update({ value: invoices.length });
}

interface PaidInvoice {
  readonly id: number;
  readonly userId: number;
  readonly subscriptionId: number;
  readonly lines: string;
  readonly subtotalCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  readonly paidAt: Date;
}

/** The payment of each invoice, as the test gateway knows it too: it can be refunded. */
async function seedPayments(
  knex: Knex,
  invoices: readonly PaidInvoice[],
  plans: ReadonlyMap<number, PlanId>,
): Promise<void> {
  const seen = new Set<number>();
  const payments = invoices.map(
    ({ id, userId, subscriptionId, lines, subtotalCents, taxCents, totalCents, paidAt }) => {
      const isFirst = !seen.has(subscriptionId);
      seen.add(subscriptionId);
      const bill = { lines: JSON.parse(lines) as unknown, subtotalCents, taxCents, totalCents };
      const details = { to: { plan: plans.get(subscriptionId), interval: 'monthly' }, bill, isPresent: isFirst };
      return {
        ...{ id, userId, subscriptionId, invoiceId: id, paymentKey: `demo_${id}`, openKey: null },
        ...{ purpose: isFirst ? 'start' : 'renewal', details: JSON.stringify(details), amountCents: totalCents },
        ...{ status: 'succeeded', gateway: 'test', gatewayId: `test_ch_demo_${id}` },
        ...{ customerId: `test_cus_${userId}`, cardToken: 'tok_success', createdAt: paidAt, settledAt: paidAt },
      };
    },
  );
  const charges = payments.map(({ id, paymentKey, gatewayId, customerId, amountCents, createdAt }) => ({
    ...{ paymentKey, gatewayId, paymentId: id, customerId, amountCents, status: 'succeeded', createdAt },
  }));
  await knex.batchInsert('billing_payments', payments, 25);
  await knex.batchInsert('test_gateway_charges', charges, 25);
}

/** One code in use, one for few, one that was retired. */
async function seedCoupons(
  knex: Knex,
  subscriptions: readonly { readonly userId: number; readonly createdAt: Date }[],
  now: Date,
): Promise<void> {
  const createdAt = addDays(now, -mostPaidMonths * 31);
  const coupon = {
    percent: null,
    amountCents: null,
    usesMax: null,
    endsAt: null,
    retiredAt: null,
    periods: 1,
    createdAt,
  };
  await knex('billing_coupons').insert([
    { ...coupon, id: 1, code: 'WELCOME20', percent: 20, periods: 3 },
    { ...coupon, id: 2, code: 'CPAWEEK', amountCents: 1000, usesMax: 50, endsAt: addDays(now, 60) },
    { ...coupon, id: 3, code: 'LAUNCH50', percent: 50, usesMax: 100, retiredAt: addDays(now, -40) },
  ]);
  // Their discount is over: what they pay now is the price.
  await knex('billing_coupon_uses').insert(
    subscriptions.slice(0, 3).map(({ userId, createdAt: usedAt }) => ({ couponId: 3, userId, usedAt })),
  );
}

/** People take a plan a month after signing up, so that more of them pay each month. */
const monthsSince = (joined: Date, now: Date): number =>
  Math.max(1, Math.min(mostPaidMonths, Math.floor((now.getTime() - joined.getTime()) / (31 * 86_400_000)) - 1));

interface PayingProfessional {
  readonly userId: number;
  readonly plan: PlanId;
  readonly months: number;
}

function subscriptionRow({ userId, plan, months }: PayingProfessional, index: number, now: Date) {
  const periodIndex = months - 1;
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
