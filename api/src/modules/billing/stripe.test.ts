import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { billingPerson, type BillingPerson } from '../../platform/testing/billing-person';
import { startFakeStripe, type FakeStripe } from '../../platform/testing/fake-stripe';
import { createClock } from '../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../platform/testing/test-server';
import { createProfessional } from '../professionals/professional-factory';
import { createSubscription } from './billing-factory';
import { planOf } from './plan-of';
import { runBilling } from './renewals.service';

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
