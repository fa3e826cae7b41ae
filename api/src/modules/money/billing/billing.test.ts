import { PDFParse } from 'pdf-parse';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingPerson } from '../../../platform/testing/billing-person';
import { createUser } from '../../../platform/testing/factories';
import { createClock } from '../../../platform/testing/moved-clock';
import { createTestServer, type TestServer } from '../../../platform/testing/test-server';
import { createProfessional } from '../../directory/professionals/professional-factory';
import { createSubscription } from './billing-factory';
import { runBillingJob } from './billing-job';
import { planOf } from './subscriptions/plan-of';
import { runBilling } from './subscriptions/renewals.service';

const start = '2027-04-01T00:00:00.000Z';
const clock = createClock(start);
let test: TestServer;
beforeAll(async () => {
  test = await createTestServer({}, clock);
});
afterAll(() => test.stop());

/** A professional who has paid for a month from `start`. */
const payer = async (plan: 'professional' | 'premium' = 'professional', card = 'tok_success') => {
  clock.moveTo(start);
  const person = await billingPerson(test, await createProfessional());
  const periods = {
    anchorAt: new Date(start),
    periodStart: new Date(start),
    periodEnd: new Date('2027-05-01T00:00:00Z'),
  };
  await createSubscription(person.user.id, plan, periods);
  await person.choose(card);
  clock.moveTo('2027-04-16T00:00:00.000Z');
  return person;
};
const chargesOf = (id: number): Promise<{ amountCents: number; status: string; refundedAt: unknown }[]> =>
  test.database('test_gateway_charges').where({ customerId: `test_cus_${id}` });

describe('upgrades', () => {
  it('at the same moment, fifty of them, are one charge and one invoice', async () => {
    const person = await payer();
    const { at, totalCents } = await person.quote('premium');
    const body = { plan: 'premium', interval: 'monthly', at, totalCents };
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.call('POST', '/plan', body)));
    const codes = answers.map(({ status, code }) => code ?? status);
    expect(codes.filter((code) => code === 200)).toHaveLength(1);
    expect(codes.filter((code) => code === 'payment_running' || code === 'already_on_plan')).toHaveLength(49);
    expect(await chargesOf(person.user.id)).toMatchObject([{ amountCents: 1500, status: 'succeeded' }]);
    expect(await person.invoices()).toMatchObject([{ status: 'paid', totalCents: 1500 }]);
    expect(await planOf(person.user.id)).toBe('premium');
  });

  it('cost what was shown, or are refused', async () => {
    const person = await payer();
    const { at, totalCents } = await person.quote('premium');
    const body = { plan: 'premium', interval: 'monthly', at, totalCents };
    expect((await person.call('POST', '/plan', { ...body, totalCents: 1499 })).code).toBe('quote_changed');
    clock.moveTo('2027-04-16T00:15:00.001Z');
    expect((await person.call('POST', '/plan', body)).code).toBe('quote_changed');
    expect((await person.call('POST', '/plan', { ...body, at: '2027-04-16T00:17:00Z' })).code).toBe('quote_changed');
    clock.moveTo('2027-04-16T00:15:00.000Z');
    expect((await person.call('POST', '/plan', body)).status).toBe(200);
    expect(await person.invoices()).toMatchObject([{ totalCents: 1500 }]);
  });

  it('that are declined change nothing and can be made with another card', async () => {
    const person = await payer('professional', 'tok_declined');
    const declined = await person.change('premium');
    expect([declined.status, declined.code, declined.text]).toEqual([
      402,
      'payment_failed',
      'Your card was declined. Please choose another payment method, or ask your bank.',
    ]);
    expect([await planOf(person.user.id), await person.invoices()]).toEqual(['professional', []]);
    await person.choose('tok_success');
    expect((await person.change('premium')).status).toBe(200);
  });

  it('need a payment method', async () => {
    clock.moveTo(start);
    const person = await billingPerson(test, await createProfessional());
    await createSubscription(person.user.id, 'professional', {
      ...{ anchorAt: new Date(start), periodStart: new Date(start), periodEnd: new Date('2027-05-01T00:00:00Z') },
    });
    expect((await person.change('premium')).code).toBe('card_needed');
  });

  it('wait for the bank, which approves, declines, or is given up', async () => {
    const person = await payer('professional', 'tok_second_factor');
    const confirm = async () =>
      ((await person.change('premium')).body as { status: string; payment: { id: number } }).payment.id;
    const answer = (id: number, approve: boolean) => person.call('POST', `/payments/${id}/test-bank`, { approve });
    const declined = await answer(await confirm(), false);
    expect([declined.code, await planOf(person.user.id)]).toEqual(['payment_failed', 'professional']);
    const given = await confirm();
    expect((await person.change('premium')).code).toBe('payment_running');
    const stranger = await payer();
    expect((await stranger.call('DELETE', `/payments/${given}`)).code).toBe('payment_not_found');
    expect((await person.call('DELETE', `/payments/${given}`)).status).toBe(204);
    const approved = await confirm();
    expect((await person.overview()).waitingPayment).toMatchObject({ id: approved, amountCents: 1500 });
    expect((await answer(approved, true)).status).toBe(200);
    expect((await answer(approved, true)).code).toBe('payment_not_found');
    expect(await planOf(person.user.id)).toBe('premium');
    expect((await person.invoices()).map(({ totalCents }) => totalCents)).toEqual([1500]);
  });

  it('that a bank confirms after the plan was cancelled are given back', async () => {
    const person = await payer('professional', 'tok_second_factor');
    const { payment } = (await person.change('premium')).body as { payment: { id: number } };
    await person.cancel();
    await person.call('POST', `/payments/${payment.id}/test-bank`, { approve: true });
    await runBilling(test.server.app.platform);
    expect(await planOf(person.user.id)).toBe('professional');
    expect(await person.invoices()).toEqual([]);
    expect((await chargesOf(person.user.id))[0]?.refundedAt).not.toBeNull();
    expect(await test.database('billing_payments').where({ id: payment.id }).first('status')).toEqual({
      status: 'refunded',
    });
  });
});

describe('the job', () => {
  it('announces a plan that changed, which public pages show, and nothing else', async () => {
    const person = await payer('premium');
    await person.cancel();
    const { platform } = test.server.app;
    let announced = 0;
    const run = () => runBillingJob({ ...platform, changes: { announce: () => (announced += 1) } });
    await run();
    expect(announced).toBe(0);
    clock.moveTo('2027-05-01T00:00:00.000Z');
    await run();
    expect(await planOf(person.user.id)).toBe('starter');
    expect(announced).toBe(1);
    await run();
    expect(announced).toBe(1);
  });
});

describe('a process that dies', () => {
  it('between noting a payment and hearing of it leaves a job to finish it, once', async () => {
    const person = await payer();
    const { payments } = test.server.app.platform;
    const { charge } = payments;
    // The gateway takes the money, and its response is lost.
    Object.assign(payments, {
      charge: async (...given: Parameters<typeof charge>) => {
        await charge(...given);
        throw new Error('the connection was lost');
      },
    });
    const answer = await person.change('premium');
    Object.assign(payments, { charge });
    expect([answer.status, answer.code]).toEqual([503, 'gateway_unavailable']);
    expect(await planOf(person.user.id)).toBe('professional');
    clock.moveTo('2027-04-16T00:03:00.000Z');
    await runBilling(test.server.app.platform);
    await runBilling(test.server.app.platform);
    expect(await planOf(person.user.id)).toBe('premium');
    expect(await chargesOf(person.user.id)).toHaveLength(1);
    expect(await person.invoices()).toMatchObject([{ totalCents: 1500 }]);
  });
});

describe('renewals', () => {
  it('of three processes at the same moment are one invoice', async () => {
    const person = await payer();
    clock.moveTo('2027-05-01T00:00:00.000Z');
    await Promise.all([1, 2, 3].map(() => runBilling(test.server.app.platform)));
    expect(await person.invoices()).toMatchObject([{ totalCents: 2900, status: 'paid' }]);
    expect(await chargesOf(person.user.id)).toHaveLength(1);
  });

  it('that need a second factor wait for their user', async () => {
    const person = await payer('professional', 'tok_second_factor');
    clock.moveTo('2027-05-01T00:00:00.000Z');
    await runBilling(test.server.app.platform);
    const { status, failure, openInvoice } = await person.overview();
    expect([status, failure, openInvoice?.totalCents]).toEqual([
      'past_due',
      'Your bank wants you to confirm this payment. Pay the open invoice to do so.',
      2900,
    ]);
    const { payment } = (await person.call('POST', '/payment')).body as { payment: { id: number } };
    await person.call('POST', `/payments/${payment.id}/test-bank`, { approve: true });
    expect(await person.overview()).toMatchObject({ status: 'active', openInvoice: null });
  });

  it('fail once the card has expired', async () => {
    const person = await payer('professional', 'tok_expiring');
    clock.moveTo('2027-05-01T00:00:00.000Z');
    await runBilling(test.server.app.platform);
    expect((await person.overview()).failure).toBe('Your card has expired. Please choose another payment method.');
    expect((await person.cancel()).status).toBe(204);
    expect((await person.invoices())[0]?.status).toBe('uncollectible');
    expect(await planOf(person.user.id)).toBe('starter');
  });
});

describe('an invoice', () => {
  it('is a page and a PDF for its own user only, whatever their name is', async () => {
    const person = await payer();
    await test
      .database('users')
      .where({ id: person.user.id })
      .update({ firstName: '<b>Łucja', lastName: 'ש 漢字 & Söhne' });
    await person.change('premium');
    const [invoice] = await person.invoices();
    const page = await person.call('GET', `/invoices/${invoice?.number}`);
    expect(page.text).toContain('&lt;b&gt;Łucja ש 漢字 &amp; Söhne');
    expect(page.text).toContain('<th scope="row">Sales tax</th><td>$0.00</td>');
    expect(page.text).toContain('Test payment: no money was moved');
    const file = await person.call('GET', `/invoices/${invoice?.number}/pdf`);
    expect([file.status, file.text.slice(0, 5)]).toEqual([200, '%PDF-']);
    const stranger = await payer();
    for (const form of ['', '/pdf'])
      expect((await stranger.call('GET', `/invoices/${invoice?.number}${form}`)).code).toBe('invoice_not_found');
  });
});

describe('the PDF of an invoice', () => {
  const billedTo = async (firstName: string, lastName: string): Promise<string> => {
    const person = await payer();
    await test.database('users').where({ id: person.user.id }).update({ firstName, lastName });
    await person.change('premium');
    const [invoice] = await person.invoices();
    const url = `/api/billing/invoices/${invoice?.number}/pdf`;
    const { rawPayload } = await test.server.inject({ url, headers: person.headers });
    const parser = new PDFParse({ data: new Uint8Array(rawPayload) });
    const { text } = await parser.getText();
    const drawn = /Billed to ([\s\S]*?), \S+@/.exec(text)?.[1] ?? '';
    const { pages } = await parser.getScreenshot({ scale: 1 });
    await parser.destroy();
    const margin = await sharp(pages[0]?.data ?? Buffer.alloc(0))
      .extract({ left: 560, top: 0, width: 52, height: 792 })
      .toBuffer();
    const { channels } = await sharp(margin).stats();
    expect(
      channels.every(({ min }) => min === 255),
      'nothing runs off the sheet',
    ).toBe(true);
    return drawn.replace(/\n/g, '');
  };

  it.each([
    ['王', '小明'],
    ['Дмитрий', 'Шостакович'],
    ['Νίκος', 'Παπαδόπουλος'],
    ['Nguyễn Thị', 'Ngọc Ánh'],
    ['Łucja', 'Ærøskøbing'],
    ['שלום', 'בן כהן'],
    ['さくら', '東京'],
    ['Ґалина', 'Ґалаґан'],
  ])('has the letters of %s %s', async (first, last) => {
    expect(await billedTo(first, last)).toBe(`${first} ${last}`);
  });

  it('has Latin letters for scripts that no font is there for, and leaves out emoji alone', async () => {
    expect(await billedTo('김민수', 'สมชาย')).toBe('GimMinSu smchay');
    expect(await billedTo('Rosa 🎉', 'Հայ')).toBe('Rosa Hay');
  });

  it('goes on in the next line', async () => {
    const long = 'W'.repeat(50);
    expect((await billedTo(long, long)).replace(' ', '')).toBe(long + long);
  });
});

it('is not for clients', async () => {
  const client = await billingPerson(test, await createUser());
  expect((await client.call('GET', '')).code).toBe('accountants_only');
  expect((await client.call('POST', '/cancel')).code).toBe('accountants_only');
});
