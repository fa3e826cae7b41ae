import { testGatewaySecret } from '../payments/chosen-gateway';
import { signEvent } from '../payments/signed-event';
import { billingPerson } from './billing-person';
import { createUser, testPassword } from './factories';
import { signIn } from './sign-in';
import type { AcceptedRequest } from './request-parts';
import { createProfessional } from '../../modules/directory/professionals/professional-factory';
import { createSubscription } from '../../modules/money/billing/billing-factory';
import type { TestServer } from './test-server';

/** Accepted requests for plans and payments, by method and path; each with a professional of its own. */
export function billingRequests(test: TestServer): Readonly<Record<string, AcceptedRequest>> {
  const trialing = async () => {
    const person = await billingPerson(test, await createProfessional());
    await person.change('professional');
    return person;
  };
  const owing = async () => {
    const person = await billingPerson(test, await createProfessional({}, { plan: 'professional' }));
    await person.choose('tok_second_factor');
    return person;
  };
  const confirming = async () => {
    const person = await owing();
    const { payment } = (await person.change('premium')).body as { payment: { id: number } };
    return { headers: person.headers, params: { id: String(payment.id) } };
  };
  const pastDue = async () => {
    const person = await billingPerson(test, await createProfessional());
    const subscription = await createSubscription(person.user.id, 'professional', { status: 'past_due' });
    const invoice = { userId: person.user.id, subscriptionId: subscription.id, status: 'open', lines: '[]' };
    const now = new Date();
    const [{ highest }] = (await test.database('billing_invoices').max({ highest: 'number' })) as [
      { highest: number | null },
    ];
    await test.database('billing_invoices').insert({
      ...invoice,
      ...{
        number: Number(highest) + 1000,
        invoiceKey: `test:${subscription.id}`,
        billedName: 'Pat',
        billedEmail: 'p@x.io',
      },
      ...{ subtotalCents: 2900, taxCents: 0, totalCents: 2900, currency: 'USD', issuedAt: now },
      ...{ periodStart: now, periodEnd: now },
    });
    return person;
  };
  const invoiced = async () => {
    const person = await billingPerson(test, await createProfessional({}, { plan: 'professional' }));
    await person.choose('tok_success');
    await person.change('premium');
    const [invoice] = await person.invoices();
    return { headers: person.headers, params: { number: String(invoice?.number) } };
  };
  const byTrialing = async () => ({ headers: (await trialing()).headers });
  const byAdmin = async () => ({ headers: await signIn(test, await createUser({ userType: 'admin' })) });
  const storedEvent = async () => {
    const event = { gateway: 'test', eventId: `evt_${Math.random()}`, type: 'other', content: '{"kind":"other"}' };
    const now = new Date();
    const rest = { status: 'failed', attempts: 1, happenedAt: now, receivedAt: now };
    const [id] = await test.database('billing_events').insert({ ...event, ...rest });
    return { ...(await byAdmin()), params: { id: String(id) } };
  };
  const couponDraft = () => ({
    ...{ code: `SPRING-${Math.random().toString(36).slice(2, 10)}`, percent: 20, amountCents: null },
    ...{ periods: 3, usesMax: 100, lastDay: null },
  });
  const newestId = async (table: string) => {
    const row: { id: number } | undefined = await test.database(table).orderBy('id', 'desc').first('id');
    return String(row?.id);
  };
  return {
    'GET /api/admin/billing/subscriptions': async () => ({ ...(await byAdmin()), query: { q: 'pat', page: '1' } }),
    'GET /api/admin/billing/subscriptions/{id}': async () => {
      await trialing();
      return { ...(await byAdmin()), params: { id: await newestId('subscriptions') } };
    },
    'POST /api/admin/billing/payments/{id}/refund': async () => {
      await invoiced();
      const body = { reason: 'A mistake of ours', currentPassword: testPassword };
      return { ...(await byAdmin()), params: { id: await newestId('billing_payments') }, body };
    },
    'GET /api/admin/billing/coupons': byAdmin,
    'POST /api/admin/billing/coupons': async () => ({ ...(await byAdmin()), body: couponDraft() }),
    'POST /api/admin/billing/coupons/{id}/retire': async () => {
      const draft = { code: couponDraft().code, percent: 10, createdAt: new Date() };
      const [id] = await test.database('billing_coupons').insert(draft);
      return { ...(await byAdmin()), params: { id: String(id) } };
    },
    'GET /api/admin/billing/revenue': byAdmin,
    'GET /api/admin/billing/revenue.csv': byAdmin,
    'GET /api/admin/billing/events': byAdmin,
    'POST /api/admin/billing/events/{id}/replay': storedEvent,
    'GET /api/billing': byTrialing,
    'GET /api/billing/quotes/{plan}/{interval}': async () => ({
      ...(await byTrialing()),
      params: { plan: 'premium', interval: 'monthly' },
    }),
    'POST /api/billing/plan': async () => {
      const person = await billingPerson(test, await createProfessional());
      const body = { plan: 'premium', interval: 'monthly', at: new Date().toISOString(), totalCents: 0 };
      return { headers: person.headers, body };
    },
    'POST /api/billing/cancel': byTrialing,
    'POST /api/billing/resume': async () => {
      const person = await trialing();
      await person.cancel();
      return { headers: person.headers };
    },
    'PUT /api/billing/card': async () => ({ ...(await byTrialing()), body: { token: 'tok_success' } }),
    'POST /api/billing/card-page': byTrialing,
    'POST /api/billing/portal': byTrialing,
    'POST /api/billing/payment': async () => {
      const person = await pastDue();
      const account = { gateway: 'test', customerId: `test_cus_${person.user.id}`, cardToken: 'tok_success:2099-12' };
      await person.overview();
      await test
        .database('billing_accounts')
        .insert({ userId: person.user.id, createdAt: new Date(), ...account })
        .onConflict('userId')
        .merge();
      return { headers: person.headers };
    },
    'POST /api/billing/payments/{id}/test-bank': async () => ({ ...(await confirming()), body: { approve: true } }),
    'DELETE /api/billing/payments/{id}': confirming,
    'GET /api/billing/invoices': byTrialing,
    'GET /api/billing/invoices/{number}': invoiced,
    'GET /api/billing/invoices/{number}/pdf': invoiced,
    'GET /api/review-invitations': byTrialing,
    'POST /api/review-invitations': async () => {
      const { user, headers } = await billingPerson(test, await createProfessional({}, { plan: 'professional' }));
      const client = await createUser();
      const asClient = await signIn(test, client);
      for (const [sender, receiverId] of [[asClient, user.id] as const, [headers, client.id] as const])
        await test.server.inject({
          ...{ method: 'POST', url: '/api/messages', headers: sender, payload: { receiverId, content: 'Hello' } },
        });
      return { headers, body: { clientId: client.id } };
    },
    'PUT /api/review-invitations/settings': async () => ({
      ...(await byTrialing()),
      body: { automatic: false, daysAfter: 7, note: '' },
    }),
    'GET /api/support': byTrialing,
    'POST /api/support/requests': async () => ({
      ...(await byTrialing()),
      body: { channel: 'chat', message: 'How do I feature my listing?' },
    }),
    'GET /api/featured-days': byTrialing,
    'PUT /api/featured-days': async () => ({ ...(await byTrialing()), body: { days: [] } }),
    'POST /api/billing/events': async () => {
      const content = { kind: 'other' };
      const event = { id: `evt_${Math.random()}`, type: 'other', happenedAt: new Date().toISOString(), content };
      const signature = signEvent(JSON.stringify(event), testGatewaySecret(test.settings.sessionSecret), new Date());
      return { headers: { 'stripe-signature': signature }, body: event };
    },
  };
}
