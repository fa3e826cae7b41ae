import { beforeEach, describe, expect, it } from 'vitest';
import type {
  AdminBillingEventPage,
  AdminRevenue,
  AdminSubscriptionHistory,
  AdminSubscriptionPage,
} from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import { billingPerson } from '../../../platform/testing/billing-person';
import { createUser, testPassword } from '../../../platform/testing/factories';
import { mailsTo } from '../../../platform/testing/mailbox';
import { createClock } from '../../../platform/testing/moved-clock';
import { signIn } from '../../../platform/testing/sign-in';
import { testServer } from '../../../platform/testing/test-server';
import { BillingEvent } from '../billing/payments/billing-event.model';
import { createSubscription } from '../billing/billing-factory';
import { planOf } from '../billing/subscriptions/plan-of';
import { runBilling } from '../billing/subscriptions/renewals.service';
import { Subscription } from '../billing/subscriptions/subscription.model';
import { createProfessional } from '../../directory/professionals/professional-factory';

const clock = createClock('2027-04-01T00:00:00.000Z');
const test = testServer({}, clock);
let admin: User;
beforeEach(async () => {
  clock.moveTo('2027-04-01T00:00:00.000Z');
  await test.database('billing_counters').insert({ name: 'invoice', value: 0 });
  admin = await createUser({ userType: 'admin' });
});

const call = async (method: 'GET' | 'POST', url: string, payload?: object, as = admin) => {
  const headers = await signIn(test, as);
  const response = await test.server.inject({
    ...{ method, url: `/api/admin/billing${url}`, headers },
    ...(payload && { payload }),
  });
  return {
    status: response.headers['x-error-code'] ?? response.statusCode,
    body: response.result as unknown,
    text: response.payload,
  };
};
const search = async (query = '') => (await call('GET', `/subscriptions${query}`)).body as AdminSubscriptionPage;
const revenue = async () => (await call('GET', '/revenue')).body as AdminRevenue;
const monthOf = async (key: string) => (await revenue()).months.find(({ month }) => month === key);
const audited = () =>
  test.database('audit_entries').whereIn('action', ['payment.refunded', 'billingEvent.replayed']).orderBy('id');

/** A professional who tried Professional and has paid for it since April 8. */
async function payer(firstName = 'Maya') {
  clock.moveTo('2027-04-01T00:00:00.000Z');
  const person = await billingPerson(test, await createProfessional({ firstName, lastName: 'Stone' }));
  await person.change('professional');
  await person.choose('tok_success');
  clock.moveTo('2027-04-08T00:00:00.000Z');
  await runBilling(test.server.app.platform);
  return person;
}
const historyOf = async (user: User) => {
  const { id } = await Subscription.query().findOne({ userId: user.id }).throwIfNotFound();
  return (await call('GET', `/subscriptions/${id}`)).body as AdminSubscriptionHistory;
};
const refund = (id: number, changes: object = {}) =>
  call('POST', `/payments/${id}/refund`, { reason: 'Charged by mistake', currentPassword: testPassword, ...changes });
const chargesOf = ({ id }: User): Promise<{ refundedAt: unknown }[]> =>
  test.database('test_gateway_charges').where({ customerId: `test_cus_${id}` });

describe('subscriptions', () => {
  it('are found by name, plan and state, page by page', async () => {
    await payer();
    for (let count = 0; count < 26; count += 1)
      await createSubscription((await createUser({ userType: 'accountant' })).id, 'premium', { status: 'active' });
    expect(await search()).toMatchObject({ total: 27, page: 1, pageSize: 25 });
    expect((await search('?page=2')).items).toHaveLength(2);
    expect((await search('?plan=professional')).items).toMatchObject([
      { plan: 'professional', status: 'active', amountCents: 2900, user: { firstName: 'Maya', lastName: 'Stone' } },
    ]);
    expect(await search('?q=maya+stone')).toMatchObject({ total: 1 });
    expect(await search('?q=maya&plan=premium')).toMatchObject({ total: 0, items: [] });
    expect(await search('?status=past_due')).toMatchObject({ total: 0 });
  });

  it('have a history of payments and invoices', async () => {
    const { user } = await payer();
    expect(await historyOf(user)).toMatchObject({
      subscription: { status: 'active', trialEndsAt: '2027-04-08T00:00:00.000Z' },
      others: [],
      payments: [
        { purpose: 'renewal', amountCents: 2900, status: 'succeeded', invoice: 'CP-000001', refundable: true },
      ],
      invoices: [{ label: 'CP-000001', status: 'paid', totalCents: 2900 }],
    });
    expect((await call('GET', '/subscriptions/999999')).status).toBe('subscription_not_found');
  });
});

describe('a refund', () => {
  it('returns the whole payment once, is audited and mailed, and leaves the plan', async () => {
    const { user } = await payer();
    const id = (await historyOf(user)).payments[0]!.id;
    await signIn(test, admin);
    const answers = await Promise.all([refund(id), refund(id), refund(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 'not_refundable', 'not_refundable'].sort());
    expect((await chargesOf(user)).map(({ refundedAt }) => refundedAt !== null)).toEqual([true]);
    expect(await historyOf(user)).toMatchObject({
      payments: [{ status: 'refunded', refundable: false }],
      invoices: [{ status: 'refunded' }],
    });
    expect(await audited()).toMatchObject([{ action: 'payment.refunded', actorId: admin.id, userId: user.id }]);
    expect((await mailsTo(user.email)).map(({ kind }) => kind)).toContain('billing-refunded');
    expect(await planOf(user.id)).toBe('professional');
  });

  it('needs a reason and the password', async () => {
    const { user } = await payer();
    const id = (await historyOf(user)).payments[0]!.id;
    expect((await refund(id, { reason: ' ' })).status).toBe('invalid_request');
    expect((await refund(id, { currentPassword: 'wrong' })).status).toBe('wrong_password');
    expect((await refund(999_999)).status).toBe('payment_not_found');
    expect((await chargesOf(user)).every(({ refundedAt }) => refundedAt === null)).toBe(true);
    expect(await audited()).toEqual([]);
  });

  it('that the gateway did not take follows with the job, once', async () => {
    const { user } = await payer();
    const id = (await historyOf(user)).payments[0]!.id;
    const { payments } = test.server.app.platform;
    const { refund: take } = payments;
    Object.assign(payments, { refund: () => Promise.reject(new Error('the gateway is silent')) });
    expect((await refund(id)).status).toBe(204);
    Object.assign(payments, { refund: take });
    expect((await historyOf(user)).payments).toMatchObject([{ status: 'refund_due' }]);
    await runBilling(test.server.app.platform);
    expect((await historyOf(user)).payments).toMatchObject([{ status: 'refunded' }]);
    expect((await chargesOf(user)).map(({ refundedAt }) => refundedAt !== null)).toEqual([true]);
  });
});

describe('revenue', () => {
  it('is what was paid and returned, what recurs, who came, left, and was converted', async () => {
    const maya = await payer();
    const trying = await billingPerson(test, await createProfessional());
    clock.moveTo('2027-04-08T00:00:00.000Z');
    await trying.change('premium');
    expect(await monthOf('2027-04')).toEqual({
      ...{ month: '2027-04', paidCents: 2900, refundedCents: 0, mrrCents: 2900, started: 1, churned: 0, paying: 0 },
      ...{ trialsEnded: 1, trialsConverted: 1 },
    });
    // An upgrade by the year: 290 dollars, less the rest of the month; a twelfth of a year recurs.
    clock.moveTo('2027-04-23T00:00:00.000Z');
    await runBilling(test.server.app.platform);
    await maya.change('professional', 'annual');
    const { totalCents } = (await maya.invoices())[0]!;
    expect(await monthOf('2027-04')).toMatchObject({
      ...{ paidCents: 2900 + totalCents, mrrCents: 2417 },
      ...{ trialsEnded: 2, trialsConverted: 1 },
    });
    expect((await revenue()).now).toEqual({ paying: 1, trialing: 0, pastDue: 0 });
    await refund((await historyOf(maya.user)).payments[0]!.id);
    expect(await monthOf('2027-04')).toMatchObject({ refundedCents: totalCents });
    await Subscription.query()
      .where({ userId: maya.user.id })
      .patch({ status: 'ended', liveKey: null, endedAt: new Date('2027-05-02T00:00:00Z') });
    clock.moveTo('2027-05-03T00:00:00.000Z');
    expect(await monthOf('2027-05')).toMatchObject({ paying: 1, churned: 1, mrrCents: 0, paidCents: 0 });
    expect((await revenue()).months.map(({ month }) => month).at(0)).toBe('2026-06');
  });

  it('is exported', async () => {
    await payer();
    const { text } = await call('GET', '/revenue.csv');
    expect(text.split('\r\n')).toHaveLength(14);
    expect(text).toContain('"2027-04","29.00","0.00","29.00","29.00",1,0,0,1,1');
  });
});

describe('events of the payment service', () => {
  const stored = (changes: Partial<BillingEvent> = {}) =>
    BillingEvent.query().insertAndFetch({
      ...{ gateway: 'test', eventId: 'evt_1', type: 'charge.refunded', status: 'failed', attempts: 1, problem: 'Oh' },
      ...{ content: { kind: 'other' }, happenedAt: clock.now(), receivedAt: clock.now() },
      ...changes,
    });
  const replay = async (id: number) => (await call('POST', `/events/${id}/replay`)).status;

  it('are listed by state and applied again, which is audited and charges nothing', async () => {
    const { user } = await payer();
    const { gatewayId, id: paymentId } = (await test.database('billing_payments').first()) as {
      gatewayId: string;
      id: number;
    };
    const { id } = await stored({ content: { kind: 'refunded', gatewayId } });
    expect((await call('GET', '/events?status=failed')).body).toMatchObject({
      items: [{ id, status: 'failed', attempts: 1, problem: 'Oh' }],
      total: 1,
    } satisfies Partial<Record<keyof AdminBillingEventPage, unknown>>);
    expect(await replay(id)).toBe(200);
    expect((await historyOf(user)).payments).toMatchObject([{ id: paymentId, status: 'refunded' }]);
    expect(await replay(id)).toBe('event_already_processed');
    expect(await audited()).toMatchObject([{ action: 'billingEvent.replayed', actorId: admin.id }]);
    expect(await chargesOf(user)).toHaveLength(1);
    expect(await replay(999_999)).toBe('billing_event_not_found');
    expect(await replay((await stored({ gateway: 'stripe', eventId: 'evt_2' })).id)).toBe('billing_event_not_found');
  });
});

it('is for administrators', async () => {
  const { user } = await payer();
  for (const url of ['/subscriptions', '/revenue', '/revenue.csv', '/events'])
    expect((await call('GET', url, undefined, user)).status).toBe('admin_only');
});
