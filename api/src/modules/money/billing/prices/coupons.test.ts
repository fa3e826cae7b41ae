import { beforeEach, describe, expect, it } from 'vitest';
import type { AdminCoupon, BillingQuote } from '../../../../contract/named-types';
import type { User } from '../../../../platform/auth/user.model';
import { billingPerson, type BillingPerson } from '../../../../platform/testing/billing-person';
import { createUser } from '../../../../platform/testing/factories';
import { createClock } from '../../../../platform/testing/moved-clock';
import { signIn } from '../../../../platform/testing/sign-in';
import { testServer } from '../../../../platform/testing/test-server';
import { createProfessional } from '../../../directory/professionals/professional-factory';
import { BillingAccount } from '../payments/billing-account.model';
import { CouponUse } from './coupon-use.model';
import { ensureAccount } from '../payments/billing-accounts';
import { runBilling } from '../subscriptions/renewals.service';

const clock = createClock('2027-04-01T00:00:00.000Z');
const test = testServer({}, clock);
let admin: User;
beforeEach(async () => {
  clock.moveTo('2027-04-01T00:00:00.000Z');
  await test.database('billing_counters').insert({ name: 'invoice', value: 0 });
  admin = await createUser({ userType: 'admin' });
});

const asAdmin = async (method: 'GET' | 'POST', url: string, payload?: object) => {
  const headers = await signIn(test, admin);
  const response = await test.server.inject({
    ...{ method, url: `/api/admin/billing/coupons${url}`, headers },
    ...(payload && { payload }),
  });
  return { status: response.headers['x-error-code'] ?? response.statusCode, body: response.result as unknown };
};
const draft = { code: 'spring20', percent: 20, amountCents: null, periods: 2, usesMax: null, lastDay: null };
const create = async (changes: object = {}) => {
  const { status, body } = await asAdmin('POST', '', { ...draft, ...changes });
  return status === 200 ? (body as AdminCoupon) : status;
};
const listed = async () => (await asAdmin('GET', '')).body as AdminCoupon[];

/** A professional with a card whose trial is over, so that a plan is paid immediately. */
async function payer(card = 'tok_success'): Promise<BillingPerson> {
  const person = await billingPerson(test, await createProfessional());
  await ensureAccount(person.user.id);
  await BillingAccount.query()
    .findById(person.user.id)
    .patch({ trialUsedAt: new Date('2026-01-01T00:00:00Z') });
  await person.choose(card);
  return person;
}
const quoteWith = async (person: BillingPerson, coupon: string, plan = 'professional') =>
  person.call('GET', `/quotes/${plan}/monthly?coupon=${coupon}`);
const start = async (person: BillingPerson, coupon: string, plan = 'professional') => {
  const quoted = await quoteWith(person, coupon, plan);
  if (quoted.code) return quoted.code;
  const { at, totalCents } = quoted.body as BillingQuote;
  const answer = await person.call('POST', '/plan', { plan, interval: 'monthly', at, totalCents, coupon });
  return answer.code ?? answer.status;
};
const totals = async (person: BillingPerson) => (await person.invoices()).map(({ totalCents }) => totalCents).reverse();
const runAt = async (iso: string) => {
  clock.moveTo(iso);
  await runBilling(test.server.app.platform);
};

describe('a coupon', () => {
  it('is shown to the cent, is a line of the invoice, and holds for its periods', async () => {
    await create();
    const person = await payer();
    expect((await quoteWith(person, 'Spring20')).body).toMatchObject({
      lines: [
        { label: 'Professional, monthly', amountCents: 2900 },
        { label: 'Coupon SPRING20', amountCents: -580 },
      ],
      ...{ totalCents: 2320, nextPayment: { amountCents: 2320 }, coupon: 'SPRING20' },
    });
    expect(await start(person, 'spring20')).toBe(200);
    expect((await person.overview()).next).toMatchObject({ amountCents: 2320 });
    await runAt('2027-05-01T00:00:00.000Z');
    expect((await person.overview()).next).toMatchObject({ amountCents: 2900 });
    await runAt('2027-06-01T00:00:00.000Z');
    expect(await totals(person)).toEqual([2320, 2320, 2900]);
    expect((await person.invoices())[1]?.lines[1]).toEqual({ label: 'Coupon SPRING20', amountCents: -580 });
    expect(await listed()).toMatchObject([{ code: 'SPRING20', uses: 1, state: 'active' }]);
  });

  it('goes with a trial, and discounts what follows it', async () => {
    await create({ percent: null, amountCents: 1000, periods: null });
    const person = await billingPerson(test, await createProfessional());
    expect((await quoteWith(person, 'SPRING20')).body).toMatchObject({
      totalCents: 0,
      nextPayment: { amountCents: 1900 },
    });
    expect(await start(person, 'SPRING20')).toBe(200);
    await person.choose('tok_success');
    await runAt('2027-04-08T00:00:00.000Z');
    await runAt('2027-05-08T00:00:00.000Z');
    expect(await totals(person)).toEqual([1900, 1900]);
  });

  it('credits on an upgrade only what was paid', async () => {
    await create({ percent: 50 });
    const person = await payer();
    await start(person, 'SPRING20');
    clock.moveTo('2027-04-16T00:00:00.000Z');
    expect((await person.quote('premium')).lines).toEqual([
      { label: 'Premium, monthly: rest of the period', amountCents: 2950 },
      { label: 'Professional, monthly: unused time', amountCents: -725 },
    ]);
    expect((await quoteWith(person, 'SPRING20', 'premium')).code).toBe('coupon_not_for_change');
  });

  it('leaves at least what a gateway can charge', async () => {
    await create({ percent: null, amountCents: 50_000 });
    const person = await payer();
    expect((await quoteWith(person, 'SPRING20')).body).toMatchObject({ totalCents: 50 });
  });

  it('is not used when it is unknown, has ended, is retired, or was used by this user', async () => {
    const { id } = (await create({ lastDay: '2027-04-09' })) as AdminCoupon;
    const person = await payer();
    expect(await create({ lastDay: '9999-12-31' })).toBe('invalid_request');
    expect(await start(person, 'OTHER')).toBe('coupon_not_valid');
    // The last day is one of the site's clock: the evening counts, which is the next day in UTC.
    clock.moveTo('2027-04-10T03:59:59.999Z');
    expect((await quoteWith(await payer(), 'SPRING20')).status).toBe(200);
    expect((await listed())[0]).toMatchObject({ state: 'active', lastDay: '2027-04-09' });
    clock.moveTo('2027-04-10T04:00:00.000Z');
    expect(await start(person, 'SPRING20')).toBe('coupon_not_valid');
    expect((await listed())[0]?.state).toBe('ended');
    clock.moveTo('2027-04-01T00:00:00.000Z');
    expect(await start(person, 'SPRING20')).toBe(200);
    await test.database('subscriptions').update({ status: 'ended', liveKey: null });
    expect(await start(person, 'SPRING20')).toBe('coupon_not_valid');
    expect((await asAdmin('POST', `/${id}/retire`)).status).toBe(204);
    expect(await start(await payer(), 'SPRING20')).toBe('coupon_not_valid');
    expect((await listed())[0]?.state).toBe('retired');
    expect((await asAdmin('POST', '/999999/retire')).status).toBe('coupon_not_found');
  });

  it('is used no more often than it can be, however many try at the same moment', async () => {
    await create({ usesMax: 2 });
    const people = await Promise.all(Array.from({ length: 5 }, () => payer()));
    const answers = await Promise.all(people.map((person) => start(person, 'SPRING20')));
    expect(answers.filter((answer) => answer === 200)).toHaveLength(2);
    expect(answers.filter((answer) => answer === 'coupon_not_valid')).toHaveLength(3);
    expect((await listed())[0]).toMatchObject({ uses: 2, state: 'used_up' });
  });

  it('can be used again after a payment that failed', async () => {
    await create();
    const person = await payer('tok_declined');
    expect(await start(person, 'SPRING20')).toBe('payment_failed');
    expect(await CouponUse.query().resultSize()).toBe(0);
    await person.choose('tok_success');
    expect(await start(person, 'SPRING20')).toBe(200);
  });

  it('is made with either a share or an amount, under a code of its own, and audited', async () => {
    await create();
    expect(await create()).toBe('coupon_code_taken');
    expect(await create({ code: 'BOTH', amountCents: 100 })).toBe('invalid_request');
    expect(await create({ code: 'NONE', percent: null })).toBe('invalid_request');
    expect(await create({ code: 'a b' })).toBe('invalid_request');
    expect(await create({ code: 'FREE', percent: 100 })).toBe('invalid_request');
    const entries = await test.database('audit_entries').where({ action: 'coupon.created' });
    expect(entries).toMatchObject([{ actorId: admin.id, subjectType: 'coupon' }]);
  });
});
