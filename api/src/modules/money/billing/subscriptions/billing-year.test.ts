import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClock } from '../../../../platform/testing/moved-clock';
import { mailsTo } from '../../../../platform/testing/mailbox';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { AccountantProfile } from '../../../directory/professionals/accountant-profile.model';
import { Notification } from '../../../identity/notifications/notification.model';
import { billingPerson, type BillingPerson } from '../../../../platform/testing/billing-person';
import { Payment } from '../payments/payment.model';
import { runBilling } from './renewals.service';

const clock = createClock('2027-01-24T09:00:00.000Z');
let test: TestServer;
let maya: BillingPerson;
let ben: BillingPerson;
beforeAll(async () => {
  test = await createTestServer({}, clock);
  maya = await billingPerson(test, await createProfessional({ firstName: 'Maya' }));
  ben = await billingPerson(test, await createProfessional({ firstName: 'Ben' }));
});
afterAll(() => test.stop());

const run = () => runBilling(test.server.app.platform);
/** Runs the job, as often as it would have run by then, and stands at that time. */
const at = async (iso: string) => {
  clock.moveTo(iso);
  await run();
  await run();
};
const bills = async (person: BillingPerson) =>
  (await person.invoices()).map(({ number, status, totalCents }) => [number, status, totalCents]).reverse();
const state = async (person: BillingPerson) => {
  const { plan, status, next } = await person.overview();
  return [plan, status, next && [next.kind, next.at.slice(0, 10), next.amountCents]];
};
const listed = async () =>
  (await AccountantProfile.query().findOne({ userId: maya.user.id }).select('plan', 'featured'))?.toJSON();

it('is billed for a year to the cent, in whatever happens, without a gap in the numbers', async () => {
  // A trial without a card. It begins on the 24th, so that the paid plan begins on the 31st.
  expect(await maya.quote('professional')).toMatchObject({ kind: 'trial', totalCents: 0 });
  expect((await maya.change('professional')).status).toBe(200);
  expect(await state(maya)).toEqual(['professional', 'trialing', ['ends', '2027-01-31', 0]]);
  await at('2027-01-29T12:00:00.000Z');
  expect((await mailsTo(maya.user.email)).map(({ kind }) => kind)).toEqual([
    'billing-trial-started',
    'billing-trial-ending',
  ]);
  await maya.choose('tok_success');
  expect(await state(maya)).toEqual(['professional', 'trialing', ['renews', '2027-01-31', 2900]]);

  // The trial ends: the first invoice. Another professional's bill takes the number in between.
  await at('2027-01-31T09:00:00.000Z');
  expect(await state(maya)).toEqual(['professional', 'active', ['renews', '2027-02-28', 2900]]);
  await ben.change('premium');
  await ben.choose('tok_success');
  await at('2027-02-07T10:00:00.000Z');

  // A month later, on the last day of a shorter month; the day comes back after it.
  await at('2027-02-28T09:00:00.000Z');
  expect(await state(maya)).toEqual(['professional', 'active', ['renews', '2027-03-31', 2900]]);

  // Upgraded in the middle: 31 days, 15.5 of them left.
  clock.moveTo('2027-03-15T21:00:00.000Z');
  expect(await maya.quote('premium')).toMatchObject({
    kind: 'upgrade',
    lines: [
      { label: 'Premium, monthly: rest of the period', amountCents: 2950 },
      { label: 'Professional, monthly: unused time', amountCents: -1450 },
    ],
    taxCents: 0,
    totalCents: 1500,
  });
  expect((await maya.change('premium')).status).toBe(200);
  expect(await listed()).toEqual({ plan: 'premium', featured: true });

  // The card fails; it is tried on the 3rd and 7th day, and pays there with another card.
  await maya.choose('tok_declined');
  await at('2027-03-31T09:00:00.000Z');
  expect(await state(maya)).toEqual(['premium', 'past_due', ['retries', '2027-04-03', 5900]]);
  await at('2027-04-03T09:00:00.000Z');
  expect(await state(maya)).toEqual(['premium', 'past_due', ['retries', '2027-04-07', 5900]]);
  expect((await maya.call('GET', '/quotes/professional/monthly')).code).toBe('plan_change_not_allowed');
  await maya.choose('tok_success');
  expect(await state(maya)).toEqual(['premium', 'active', ['renews', '2027-04-30', 5900]]);
  await at('2027-04-30T09:00:00.000Z');

  // A downgrade waits for the end of what is paid.
  expect(await maya.quote('professional')).toMatchObject({
    kind: 'scheduled',
    totalCents: 0,
    effectiveAt: '2027-05-31T09:00:00.000Z',
  });
  await maya.change('professional');
  expect(await state(maya)).toEqual(['premium', 'downgrading', ['changes', '2027-05-31', 2900]]);
  await at('2027-05-31T09:00:00.000Z');
  expect(await state(maya)).toEqual(['professional', 'active', ['renews', '2027-06-30', 2900]]);
  expect(await listed()).toEqual({ plan: 'professional', featured: false });

  // By the year from the middle of a month: a whole year, less 15 of 30 days.
  await at('2027-06-15T09:00:00.000Z');
  expect((await maya.change('professional', 'annual')).status).toBe(200);
  expect(await state(maya)).toEqual(['professional', 'active', ['renews', '2028-06-15', 29_000]]);

  // Cancelled, resumed, cancelled: it stays to the end of the year that is paid, and nothing more is charged.
  expect((await maya.cancel()).status).toBe(204);
  expect(await state(maya)).toEqual(['professional', 'cancelling', ['ends', '2028-06-15', 0]]);
  expect((await maya.resume()).status).toBe(204);
  expect((await maya.resume()).code).toBe('plan_change_not_allowed');
  await maya.cancel();
  await at('2028-06-15T08:59:59.000Z');
  expect(await state(maya)).toEqual(['professional', 'cancelling', ['ends', '2028-06-15', 0]]);
  await at('2028-06-15T09:00:00.000Z');
  expect(await state(maya)).toEqual(['starter', null, null]);
  expect(await listed()).toEqual({ plan: 'starter', featured: false });

  // No second trial: beginning again is paid.
  expect(await maya.quote('professional')).toMatchObject({ kind: 'start', totalCents: 2900 });

  expect(await bills(maya)).toEqual([
    [1, 'paid', 2900],
    [3, 'paid', 2900],
    [4, 'paid', 1500],
    [6, 'paid', 5900],
    [8, 'paid', 5900],
    [10, 'paid', 2900],
    // 29,000 less 15.0 of 30 days of 2,900
    [12, 'paid', 27_550],
  ]);
  const numbers: { number: number }[] = await test.database('billing_invoices').select('number').orderBy('number');
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
  // What the gateway took is what the invoices say, and each was taken once.
  const taken = await test
    .database('test_gateway_charges')
    .where({ customerId: `test_cus_${maya.user.id}`, status: 'succeeded' });
  expect(taken.reduce((sum: number, { amountCents }: { amountCents: number }) => sum + amountCents, 0)).toBe(
    2900 + 2900 + 1500 + 5900 + 5900 + 2900 + 27_550,
  );
  expect((await mailsTo(maya.user.email)).map(({ kind }) => kind)).toEqual([
    ...['billing-trial-started', 'billing-trial-ending', 'billing-receipt', 'billing-receipt'],
    ...['billing-plan-changed', 'billing-receipt', 'billing-payment-failed', 'billing-payment-failed'],
    ...['billing-receipt', 'billing-receipt', 'billing-change-scheduled', 'billing-receipt'],
    ...['billing-plan-changed', 'billing-receipt', 'billing-cancelled', 'billing-cancelled', 'billing-ended'],
  ]);
  expect(await Notification.query().where({ userId: maya.user.id, kind: 'plan' }).resultSize()).toBe(17);
});

it('ends after the last attempt, and a trial without a card ends free of charge', async () => {
  clock.moveTo('2029-01-01T00:00:00.000Z');
  const una = await billingPerson(test, await createProfessional({ firstName: 'Una' }));
  const tom = await billingPerson(test, await createProfessional({ firstName: 'Tom' }));
  await una.change('premium');
  await una.choose('tok_declined');
  await tom.change('professional');
  await at('2029-01-08T00:00:00.000Z');
  expect(await state(tom)).toEqual(['starter', null, null]);
  expect(await tom.invoices()).toEqual([]);
  for (const day of ['2029-01-11', '2029-01-15']) await at(`${day}T00:00:00.000Z`);
  expect(await state(una)).toEqual(['premium', 'past_due', ['retries', '2029-01-22', 5900]]);
  await at('2029-01-22T00:00:00.000Z');
  expect(await state(una)).toEqual(['starter', null, null]);
  expect(await bills(una)).toEqual([[expect.any(Number), 'uncollectible', 5900]]);
  const failed = await Payment.query().where({ userId: una.user.id });
  expect(failed.map(({ status, failureCode }) => [status, failureCode])).toEqual(
    Array.from({ length: 4 }, () => ['failed', 'card_declined']),
  );
});
