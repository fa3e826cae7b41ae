import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingPerson } from '../../../../platform/testing/billing-person';
import { createClock } from '../../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../../platform/testing/test-server';
import { testGatewaySecret } from '../../../../platform/payments/chosen-gateway';
import type { GatewayEvent } from '../../../../platform/payments/payment-gateway';
import { signEvent } from '../../../../platform/payments/signed-event';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { BillingEvent } from './billing-event.model';
import { createSubscription } from '../billing-factory';
import { retryEvents } from './events.service';
import { Payment } from './payment.model';
import { runBilling } from '../subscriptions/renewals.service';

const clock = createClock('2027-04-01T00:00:00.000Z');
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
afterAll(() => test.stop());

let counted = 0;
const send = async (content: GatewayEvent['content'], changes: { id?: string; signature?: string } = {}) => {
  counted += 1;
  const id = changes.id ?? `evt_${counted}`;
  const payload = JSON.stringify({ id, type: content.kind, happenedAt: clock.now().toISOString(), content });
  const signature =
    changes.signature ?? signEvent(payload, testGatewaySecret(test.settings.sessionSecret), clock.now());
  const headers = { 'stripe-signature': signature, 'content-type': 'application/json' };
  const { statusCode } = await test.server.inject({ method: 'POST', url: '/api/billing/events', headers, payload });
  return { statusCode, status: (await BillingEvent.query().findOne({ eventId: id }))?.status ?? null };
};

/** A professional in April whose upgrade for $15.00 waits for their bank. */
const waiting = async () => {
  clock.moveTo('2027-04-01T00:00:00.000Z');
  const person = await billingPerson(test, await createProfessional());
  await createSubscription(person.user.id, 'professional', {
    ...{ anchorAt: clock.now(), periodStart: clock.now(), periodEnd: new Date('2027-05-01T00:00:00Z') },
  });
  await person.choose('tok_second_factor');
  clock.moveTo('2027-04-16T00:00:00.000Z');
  const { payment } = (await person.change('premium')).body as { payment: { id: number } };
  return { person, paymentId: payment.id, gatewayId: `test_pay_${payment.id}` };
};
type World = Awaited<ReturnType<typeof waiting>>;

const paid = ({ paymentId, gatewayId }: World): GatewayEvent['content'] => ({
  kind: 'payment',
  paymentId,
  outcome: { status: 'succeeded', gatewayId },
});

interface Case {
  readonly content: (world: World) => GatewayEvent['content'];
  /** Event that must come first. */
  readonly cause: (world: World) => GatewayEvent['content'] | null;
  /** Plan, payment and invoices afterwards. */
  readonly after: readonly [plan: string, payment: string, invoices: readonly string[]];
  /** Events after which this one is late, and what stands then. */
  readonly later: (world: World) => GatewayEvent['content'];
  readonly afterLate: readonly [plan: string, payment: string, invoices: readonly string[]];
}

const failed = ({ paymentId, gatewayId }: World): GatewayEvent['content'] => ({
  kind: 'payment',
  paymentId,
  outcome: { status: 'failed', gatewayId, code: 'card_declined' },
});
const lost = ({ gatewayId }: World): GatewayEvent['content'] => ({ kind: 'dispute_closed', gatewayId, won: false });
const won = ({ gatewayId }: World): GatewayEvent['content'] => ({ kind: 'dispute_closed', gatewayId, won: true });
const disputed = ({ gatewayId }: World): GatewayEvent['content'] => ({ kind: 'dispute_opened', gatewayId });
const refunded = ({ gatewayId }: World): GatewayEvent['content'] => ({ kind: 'refunded', gatewayId });
const card = ({ person }: World, last4: string): GatewayEvent['content'] => ({
  kind: 'card_saved',
  card: {
    ...{ customerId: `test_cus_${person.user.id}`, token: `tok_success:2031-${last4.slice(2)}`, brand: 'Visa', last4 },
    ...{ expMonth: 12, expYear: 2031 },
  },
});

const cases: Readonly<Record<string, Case>> = {
  'payment succeeded': {
    content: paid,
    cause: () => null,
    after: ['premium', 'succeeded', ['paid 1500']],
    later: failed,
    afterLate: ['premium', 'succeeded', ['paid 1500']],
  },
  'payment failed': {
    content: failed,
    cause: () => null,
    after: ['professional', 'failed', []],
    later: paid,
    afterLate: ['premium', 'succeeded', ['paid 1500']],
  },
  refunded: {
    content: refunded,
    cause: paid,
    after: ['premium', 'refunded', ['refunded 1500']],
    later: disputed,
    afterLate: ['premium', 'refunded', ['refunded 1500']],
  },
  'dispute opened': {
    content: disputed,
    cause: paid,
    after: ['premium', 'disputed', ['paid 1500']],
    later: won,
    afterLate: ['premium', 'succeeded', ['paid 1500']],
  },
  'dispute won': {
    content: won,
    cause: paid,
    after: ['premium', 'succeeded', ['paid 1500']],
    later: disputed,
    afterLate: ['premium', 'succeeded', ['paid 1500']],
  },
  'dispute lost': {
    content: lost,
    cause: paid,
    after: ['starter', 'charged_back', ['uncollectible 1500']],
    later: disputed,
    afterLate: ['starter', 'charged_back', ['uncollectible 1500']],
  },
};

const standing = async ({ person, paymentId }: World) => {
  const { plan } = await person.overview();
  const payment = await Payment.query().findById(paymentId);
  return [plan, payment?.status, (await person.invoices()).map(({ status, totalCents }) => `${status} ${totalCents}`)];
};
/** Money taken from a person, less what was given back. */
const taken = async ({ person }: World) => {
  const rows: { amountCents: number; status: string }[] = await test
    .database('test_gateway_charges')
    .where({ customerId: `test_cus_${person.user.id}` });
  return rows.length;
};

describe.each(Object.entries(cases))('the event "%s"', (_name, { content, cause, after, later, afterLate }) => {
  const begin = async (withCause = true) => {
    const world = await waiting();
    const first = withCause && cause(world);
    if (first) await send(first);
    return world;
  };

  it('once brings the right state', async () => {
    const world = await begin();
    expect(await send(content(world))).toEqual({ statusCode: 204, status: 'processed' });
    expect(await standing(world)).toEqual(after);
  });

  it('twice, under its id and under another, changes nothing more', async () => {
    const world = await begin();
    const id = `evt_same_${world.paymentId}`;
    await send(content(world), { id });
    await Promise.all([send(content(world), { id }), send(content(world), { id }), send(content(world), { id })]);
    await send(content(world));
    await retryEvents(test.server.app.platform);
    expect(await standing(world)).toEqual(after);
    expect(await BillingEvent.query().where({ eventId: id }).resultSize()).toBe(1);
    expect(await taken(world)).toBe(1);
  });

  it('late, with what follows it handled before or after, brings the same state', async () => {
    const world = await begin();
    await send(content(world));
    await send(later(world));
    expect(await standing(world)).toEqual(afterLate);
    await runBilling(test.server.app.platform);
    expect(await standing(world)).toEqual(afterLate);
    expect(await taken(world)).toBe(1);
  });

  it('before its cause waits for it', async () => {
    const world = await begin(false);
    const before = await standing(world);
    const id = `evt_early_${world.paymentId}`;
    const first = cause(world);
    if (!first) {
      // Its cause is the payment itself: of one that is not stored.
      const unknown = { ...world, paymentId: 987_654, gatewayId: 'test_pay_987654' };
      expect(await send(content(unknown), { id })).toEqual({ statusCode: 204, status: 'waiting' });
      expect(await standing(world)).toEqual(before);
      return;
    }
    expect(await send(content(world), { id })).toEqual({ statusCode: 204, status: 'waiting' });
    expect(await standing(world)).toEqual(before);
    await send(first);
    await retryEvents(test.server.app.platform);
    expect(await standing(world)).toEqual(after);
  });

  it('with a bad signature, or an old one, is refused and leaves no trace', async () => {
    const world = await begin();
    const before = await standing(world);
    const payload = JSON.stringify(content(world));
    const old = signEvent(payload, testGatewaySecret(test.settings.sessionSecret), new Date('2027-04-15T23:54:00Z'));
    for (const signature of [
      '',
      't=1,v1=00',
      `t=1745366400,v1=${'0'.repeat(64)}`,
      signEvent('x', 'y', clock.now()),
      old,
    ])
      expect(await send(content(world), { signature })).toEqual({ statusCode: 400, status: null });
    expect(await standing(world)).toEqual(before);
  });
});

describe('an event about a card', () => {
  it('counts when it is the newest, whatever the order', async () => {
    const world = await waiting();
    const older = clock.now();
    clock.moveTo('2027-04-16T00:02:00.000Z');
    expect((await send(card(world, '1111'))).status).toBe('processed');
    clock.moveTo(older.toISOString());
    expect((await send(card(world, '2222'))).status).toBe('ignored');
    expect((await world.person.overview()).card?.last4).toBe('1111');
    expect((await send({ kind: 'card_removed', token: 'another card' })).status).toBe('ignored');
    expect((await send({ kind: 'card_removed', token: 'tok_success:2031-11' })).status).toBe('processed');
    expect((await world.person.overview()).card).toBeNull();
  });
});

it('the test gateway disputes by itself, through the same door', async () => {
  clock.moveTo('2027-04-01T00:00:00.000Z');
  const person = await billingPerson(test, await createProfessional());
  await person.choose('tok_disputed');
  await person.change('premium');
  clock.moveTo('2027-04-08T00:00:00.000Z');
  const { platform } = test.server.app;
  await runBilling(platform);
  clock.moveTo('2027-04-08T00:02:00.000Z');
  const job = { events: 0 };
  const { receiveEvent } = await import('./events.service');
  for (let round = 0; round < 2; round += 1)
    await platform.payments.deliverEvents(clock.now(), async (event) => {
      job.events += 1;
      await receiveEvent(event, platform);
    });
  expect(job.events).toBe(1);
  expect(await Payment.query().findOne({ userId: person.user.id })).toMatchObject({ status: 'disputed' });
});
