import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AdminRevenue } from '../../../../contract/named-types';
import { billingPerson, type BillingPerson } from '../../../../platform/testing/billing-person';
import { createUser, testPassword } from '../../../../platform/testing/factories';
import { startFakeStripe, type FakeStripe } from '../../../../platform/testing/fake-stripe';
import { createClock } from '../../../../platform/testing/moved-clock';
import { signIn } from '../../../../platform/testing/sign-in';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { createSubscription } from '../billing-factory';
import { planOf } from '../subscriptions/plan-of';
import { runBilling } from '../subscriptions/renewals.service';

const webhookSecret = 'whsec_for_tests';
const start = '2027-04-01T00:00:00.000Z';
const clock = createClock(start);
let test: TestServer;
let stripe: FakeStripe;
beforeAll(async () => {
  stripe = await startFakeStripe();
  test = await createTestServer({ stripe: { secretKey: 'sk_test_fake', webhookSecret, apiUrl: stripe.url } }, clock);
});
afterAll(async () => {
  await test.stop();
  await stripe.stop();
});

let counted = 0;
/** Sends an event in Stripe's envelope, signed as Stripe signs. */
async function send(type: string, object: object, { secret = webhookSecret, id = `evt_${(counted += 1)}` } = {}) {
  const created = Math.floor(clock.now().getTime() / 1000);
  const payload = JSON.stringify({ id, object: 'event', api_version: null, created, type, data: { object } });
  const signature = createHmac('sha256', secret).update(`${created}.${payload}`).digest('hex');
  const headers = { 'stripe-signature': `t=${created},v1=${signature}`, 'content-type': 'application/json' };
  return (await test.server.inject({ method: 'POST', url: '/api/billing/events', headers, payload })).statusCode;
}

/** A professional with a month paid, whose card was entered on Stripe's page. */
async function payer(card: string): Promise<BillingPerson> {
  clock.moveTo(start);
  const person = await billingPerson(test, await createProfessional());
  await createSubscription(person.user.id, 'professional', {
    ...{ anchorAt: clock.now(), periodStart: clock.now(), periodEnd: new Date('2027-05-01T00:00:00Z') },
  });
  expect((await person.call('POST', '/card-page')).body).toEqual({
    url: `https://checkout.stripe.test/cus_${person.user.id}`,
  });
  const saved = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2030 };
  const method = { id: card, object: 'payment_method', customer: `cus_${person.user.id}`, card: saved };
  expect(await send('payment_method.attached', method)).toBe(204);
  clock.moveTo('2027-04-16T00:00:00.000Z');
  return person;
}
const charges = (person: BillingPerson) =>
  stripe.requests.filter(
    ({ method, path, form }) =>
      method === 'POST' && path === '/v1/payment_intents' && form['customer'] === `cus_${person.user.id}`,
  );

it('opens its page for the card, and its portal; the card is what its event says', async () => {
  const person = await payer('pm_ok');
  expect(await person.overview()).toMatchObject({ card: { brand: 'Visa', last4: '4242' } });
  expect((await person.call('POST', '/portal')).body).toEqual({
    url: `https://billing.stripe.test/cus_${person.user.id}`,
  });
  const [customer, session] = stripe.requests.filter(({ form }) =>
    [form['metadata[userId]'], form['customer']].some((id) => id?.endsWith(String(person.user.id))),
  );
  expect(customer).toMatchObject({ authorization: 'Bearer sk_test_fake', form: { email: person.user.email } });
  expect(session?.form).toMatchObject({ mode: 'setup', currency: 'usd' });
});

it('takes money once when its response is lost, and the retry brings the same payment', async () => {
  const person = await payer('pm_ok');
  stripe.loseResponses(1);
  expect((await person.change('premium')).status).toBe(200);
  expect(await planOf(person.user.id)).toBe('premium');
  const made = charges(person);
  expect(made).toHaveLength(2);
  expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(made[0]?.form).toMatchObject({ amount: '1500', currency: 'usd', confirm: 'true', payment_method: 'pm_ok' });
  expect((await person.invoices()).map(({ status, totalCents }) => [status, totalCents])).toEqual([['paid', 1500]]);
});

it('a payment of which nothing was heard is requested again by the job under its own key, and taken once', async () => {
  const person = await payer('pm_ok');
  // The first request and its two retries.
  stripe.loseResponses(3);
  expect((await person.change('premium')).status).toBe(503);
  expect(await planOf(person.user.id)).toBe('professional');
  clock.moveTo('2027-04-16T00:03:00.000Z');
  await runBilling(test.server.app.platform);
  expect(await planOf(person.user.id)).toBe('premium');
  const made = charges(person);
  expect(made).toHaveLength(4);
  expect(new Set(made.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await person.invoices()).toHaveLength(1);
});

it('a card that is refused changes no plan', async () => {
  const person = await payer('pm_declined');
  expect(await person.change('premium')).toMatchObject({
    ...{ status: 402, code: 'payment_failed' },
    text: 'The card does not have enough funds. Please choose another payment method.',
  });
  expect(await planOf(person.user.id)).toBe('professional');
  expect(await person.invoices()).toEqual([]);
});

it('a bank that asks is answered on its page: the event brings the plan, again and forged ones nothing', async () => {
  const person = await payer('pm_second_factor');
  await person.change('premium');
  const { waitingPayment } = await person.overview();
  expect(waitingPayment?.actionUrl).toMatch(/^https:\/\/bank\.stripe\.test\/pi_/);
  const intent = {
    id: waitingPayment?.actionUrl?.split('/').at(-1),
    object: 'payment_intent',
    status: 'succeeded',
    metadata: { paymentId: String(waitingPayment?.id) },
    next_action: null,
    last_payment_error: null,
  };
  expect(await send('payment_intent.succeeded', intent, { secret: 'whsec_of_another' })).toBe(400);
  expect(await planOf(person.user.id)).toBe('professional');
  for (const id of ['evt_bank', 'evt_bank']) expect(await send('payment_intent.succeeded', intent, { id })).toBe(204);
  expect(await planOf(person.user.id)).toBe('premium');
  expect((await person.invoices()).map(({ totalCents }) => totalCents)).toEqual([1500]);
  // A payment of another program on the same account.
  expect(await send('payment_intent.succeeded', { ...intent, id: 'pi_other', metadata: {} })).toBe(204);
});

it('a payment that is given up is canceled at Stripe', async () => {
  const person = await payer('pm_second_factor');
  await person.change('premium');
  const { waitingPayment } = await person.overview();
  expect((await person.call('DELETE', `/payments/${waitingPayment?.id}`)).status).toBe(204);
  const intent = waitingPayment?.actionUrl?.split('/').at(-1);
  expect(stripe.requests.filter(({ path }) => path === `/v1/payment_intents/${intent}/cancel`)).toHaveLength(1);
  expect((await person.overview()).waitingPayment).toBeNull();
  expect(await planOf(person.user.id)).toBe('professional');
});

it('money that a bank sends after the plan was cancelled is given back, once', async () => {
  const person = await payer('pm_second_factor');
  await person.change('premium');
  const { waitingPayment } = await person.overview();
  const id = waitingPayment?.actionUrl?.split('/').at(-1);
  await person.cancel();
  const metadata = { paymentId: String(waitingPayment?.id) };
  expect(await send('payment_intent.succeeded', { id, object: 'payment_intent', status: 'succeeded', metadata })).toBe(
    204,
  );
  await runBilling(test.server.app.platform);
  await runBilling(test.server.app.platform);
  expect(await planOf(person.user.id)).toBe('professional');
  const refunds = stripe.requests.filter(({ path, form }) => path === '/v1/refunds' && form['payment_intent'] === id);
  expect(refunds.map(({ idempotencyKey }) => idempotencyKey)).toEqual([`refund-${id}`]);
});

describe('money that left again', () => {
  let charged = 0;
  /** A professional who paid $15.00 of an upgrade, and what Stripe calls the payment. */
  async function paid() {
    const person = await payer('pm_ok');
    await person.change('premium');
    const row = (await test
      .database('billing_payments')
      .where({ userId: person.user.id, status: 'succeeded' })
      .first()) as {
      id: number;
      gatewayId: string;
    };
    const charge = { id: `ch_${(charged += 1)}`, object: 'charge', currency: 'usd', payment_intent: row.gatewayId };
    const state = async () => {
      const { status, refundedCents } = (await test
        .database('billing_payments')
        .where({ id: row.id })
        .first()) as Record<string, unknown>;
      const [invoice] = await person.invoices();
      return [status, refundedCents, invoice?.status, invoice?.refundedCents];
    };
    /** As Stripe sends it after each refund: with the sum of all until then. */
    const refunded = (sum: number, options: object = {}) =>
      send('charge.refunded', { ...charge, amount: 1500, amount_refunded: sum, refunded: sum === 1500, ...options });
    const failed = (type: string, id: string, amount: number) =>
      send(type, { id, object: 'refund', amount, charge: charge.id, payment_intent: row.gatewayId, status: 'failed' });
    const dispute = (type: string, amount: number, status: string) =>
      send(type, { id: 'dp_1', object: 'dispute', amount, charge: charge.id, payment_intent: row.gatewayId, status });
    return { person, id: row.id, state, refunded, failed, dispute };
  }
  const later = (seconds: number) => clock.moveTo(new Date(clock.now().getTime() + seconds * 1000).toISOString());

  it('in several parts adds up to the whole; the plan stays', async () => {
    const { person, state, refunded } = await paid();
    expect(await refunded(500)).toBe(204);
    expect(await state()).toEqual(['succeeded', 500, 'paid', 500]);
    const page = (await test.server.inject({ url: await invoiceUrl(person), headers: person.headers })).payload;
    for (const words of ['Paid, partly refunded', '-$5.00', '$10.00']) expect(page).toContain(words);
    later(60);
    await refunded(1200);
    await refunded(1200);
    expect(await state()).toEqual(['succeeded', 1200, 'paid', 1200]);
    later(60);
    await refunded(1500);
    expect(await state()).toEqual(['refunded', 1500, 'refunded', 1500]);
    expect(await planOf(person.user.id)).toBe('premium');
  });

  it('is what the latest report says, whichever comes first, in whichever currency', async () => {
    const { state, refunded } = await paid();
    const early = clock.now().toISOString();
    later(60);
    await refunded(1200);
    clock.moveTo(early);
    await refunded(500);
    expect(await state()).toEqual(['succeeded', 1200, 'paid', 1200]);
    const other = await paid();
    await other.refunded(700, { currency: 'eur', amount: 1400 });
    expect(await other.state()).toEqual(['succeeded', 750, 'paid', 750]);
  });

  it('comes back when a refund fails, of which two events tell, before or after the refund’s own', async () => {
    const { state, refunded, failed } = await paid();
    const early = clock.now().toISOString();
    later(60);
    await failed('charge.refund.updated', 're_1', 1500);
    expect(await state()).toEqual(['succeeded', 0, 'paid', 0]);
    clock.moveTo(early);
    await refunded(1500);
    expect(await state()).toEqual(['succeeded', 0, 'paid', 0]);
    later(61);
    await failed('refund.failed', 're_1', 1500);
    later(60);
    await refunded(400);
    expect(await state()).toEqual(['succeeded', 400, 'paid', 400]);
    await failed('refund.failed', 're_2', 400);
    expect(await state()).toEqual(['succeeded', 0, 'paid', 0]);
  });

  it('is the bank’s in a dispute: open, won, or lost in part and in whole', async () => {
    const { person, state, refunded, dispute } = await paid();
    await refunded(300);
    await dispute('charge.dispute.created', 1200, 'needs_response');
    expect(await state()).toEqual(['disputed', 300, 'paid', 300]);
    await dispute('charge.dispute.closed', 1200, 'lost');
    expect(await state()).toEqual(['charged_back', 1500, 'uncollectible', 1500]);
    expect(await planOf(person.user.id)).toBe('starter');

    const part = await paid();
    await part.dispute('charge.dispute.closed', 600, 'lost');
    await part.dispute('charge.dispute.created', 600, 'needs_response');
    expect(await part.state()).toEqual(['charged_back', 600, 'paid', 600]);

    const undone = await paid();
    await undone.refunded(1500);
    await undone.dispute('charge.dispute.closed', 1500, 'lost');
    await undone.failed('refund.failed', 're_1', 1500);
    expect(await undone.state()).toEqual(['charged_back', 1500, 'uncollectible', 1500]);

    const won = await paid();
    await won.dispute('charge.dispute.created', 1500, 'warning_needs_response');
    await won.dispute('charge.dispute.closed', 1500, 'warning_closed');
    expect(await won.state()).toEqual(['succeeded', 0, 'paid', 0]);
    expect(await planOf(won.person.user.id)).toBe('premium');
  });

  it('is taken off the revenue, and what is left can be refunded, again after a failure', async () => {
    const admin = await signIn(test, await createUser({ userType: 'admin' }));
    const month = async () => {
      const { result } = await test.server.inject({ url: '/api/admin/billing/revenue', headers: admin });
      return (result as AdminRevenue).months.at(-1) ?? { paidCents: 0, refundedCents: 0 };
    };
    const { id, state, refunded, failed } = await paid();
    const before = await month();
    await refunded(500);
    expect((await month()).refundedCents - before.refundedCents).toBe(500);
    expect((await month()).paidCents).toBe(before.paidCents);
    const refund = async () =>
      (
        await test.server.inject({
          ...{ method: 'POST', url: `/api/admin/billing/payments/${id}/refund`, headers: admin },
          payload: { reason: 'Goodwill', currentPassword: testPassword },
        })
      ).statusCode;
    later(60);
    expect(await refund()).toBe(204);
    expect(await state()).toEqual(['refunded', 1500, 'refunded', 1500]);
    await refunded(1500);
    later(60);
    await failed('refund.updated', 're_9', 1000);
    expect(await state()).toEqual(['succeeded', 500, 'paid', 500]);
    expect(await refund()).toBe(204);
    const keys = stripe.requests
      .filter(({ path }) => path === '/v1/refunds')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys.slice(-2)).size).toBe(2);
  });
});
const invoiceUrl = async (person: BillingPerson): Promise<string> =>
  `/api/billing/invoices/${(await person.invoices())[0]?.number}`;
