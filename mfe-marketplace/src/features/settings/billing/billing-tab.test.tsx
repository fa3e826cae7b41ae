// @vitest-environment happy-dom
import {
  createFakeHost,
  mockResponses,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';

import { billing, featuredDays, invoice, quote } from '../../../testing/billing';
import { user } from '../../../testing/people';
import { SettingsPage } from '../settings-page';

beforeAll(() => import('./billing-tab').then(() => undefined), 30_000);

function open(responses: MockResponses, search = '', userType: 'accountant' | 'client' = 'accountant') {
  const calls = mockResponses({
    'GET /api/notifications/preferences': { items: [] },
    'GET /api/billing': billing(),
    'GET /api/billing/invoices': [],
    'GET /api/featured-days': featuredDays(),
    'GET /api/billing/quotes/premium/monthly': quote(),
    ...responses,
  });
  const host = createFakeHost({ user: user({ userType }) });
  const page = renderInHost(<SettingsPage />, { host, at: `/profile?tab=billing${search}`, path: '/profile' });
  return { ...page, host, writes: () => calls.filter(({ method }) => method !== 'GET'), events: userEvent.setup() };
}
const done = { status: 'done', payment: null };

it('says which plan it is, what happens when, how it is paid and what was paid', async () => {
  open({ 'GET /api/billing/invoices': [invoice()] });
  expect(await screen.findByText('Renews on May 1, 2027 for $29.00 a month.')).toBeTruthy();
  expect(screen.getByText('Visa ending in 4242, expires 04/2030')).toBeTruthy();
  expect(screen.getByText('Payments are in test mode: no real money moves.')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'View invoice CP-000012' })).getAttribute('href')).toBe(
    '/api/billing/invoices/12',
  );
  expect(screen.getByRole('link', { name: 'Download invoice CP-000012 as a PDF' })).toBeTruthy();
});

it('says how much of an invoice was refunded', async () => {
  open({ 'GET /api/billing/invoices': [invoice({ refundedCents: 1000 })] });
  expect(await screen.findByText('Partly refunded')).toBeTruthy();
  expect(screen.getByText(/CP-000012, .*, \$10\.00 refunded/)).toBeTruthy();
});

it('shows the amount to the cent, and pays exactly what was shown', async () => {
  const { events, writes, location, host } = open({ 'POST /api/billing/plan': done }, '&plan=premium');
  const confirm = within(await screen.findByRole('region', { name: 'Confirm your plan' }));
  await confirm.findByText('Upgrade to Premium');
  for (const amount of ['$29.50', '-$14.50', '$0.00', '$15.00']) expect(confirm.getByText(amount)).toBeTruthy();
  await events.click(confirm.getByRole('button', { name: 'Pay $15.00' }));
  await waitFor(() => expect(location()).toBe('/profile?tab=billing'));
  expect(writes().map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/billing/plan',
      { plan: 'premium', interval: 'monthly', at: '2027-04-16T00:00:00.000Z', totalCents: 1500, coupon: '' },
    ],
  ]);
  expect(host.shownToasts).toEqual([{ title: 'You are on Premium now', tone: 'success' }]);
});

it('keeps the choice when it is refused, and says why', async () => {
  const refusal = new Refusal(402, 'The card does not have enough funds. Please choose another payment method.');
  const { events, location, host } = open({ 'POST /api/billing/plan': refusal }, '&plan=premium');
  await events.click(await screen.findByRole('button', { name: 'Pay $15.00' }));
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(host.shownToasts[0]).toMatchObject({
    title: 'Nothing was changed',
    description: 'The card does not have enough funds. Please choose another payment method.',
  });
  expect(location()).toBe('/profile?tab=billing&plan=premium');
  expect(await screen.findByRole('button', { name: 'Pay $15.00' })).toBeTruthy();
});

it('asks for a payment method first when there is something to pay', async () => {
  open({ 'GET /api/billing': billing({ card: null }) }, '&plan=premium');
  expect(await screen.findByText('Add a payment method below first.')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Pay $15.00' }).disabled).toBe(true);
});

it('cancels with one click, and takes that back with another', async () => {
  let cancelled = false;
  const { events, writes } = open({
    'GET /api/billing': () =>
      cancelled
        ? billing({
            status: 'cancelling',
            next: { ...billing().next!, kind: 'ends', amountCents: 0 },
            can: { cancel: false, resume: true },
          })
        : billing(),
    'POST /api/billing/cancel': () => {
      cancelled = true;
      return undefined;
    },
    'POST /api/billing/resume': () => {
      cancelled = false;
      return undefined;
    },
  });
  await events.click(await screen.findByRole('button', { name: 'Cancel Plan' }));
  expect(
    await screen.findByText(
      'You keep Professional until May 1, 2027. Then you go back to Starter. You won’t be charged again.',
    ),
  ).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Resume Plan' }));
  expect(await screen.findByText('Renews on May 1, 2027 for $29.00 a month.')).toBeTruthy();
  expect(writes().map(({ path }) => path)).toEqual(['/api/billing/cancel', '/api/billing/resume']);
});

it('says why a payment failed, and takes it again', async () => {
  const { events, writes } = open({
    'GET /api/billing': billing({
      status: 'past_due',
      openInvoice: { number: 13, totalCents: 2900 },
      failure: 'The card has expired.',
      next: { ...billing().next!, kind: 'retries' },
    }),
    'POST /api/billing/payment': done,
  });
  expect(await screen.findByText('Your payment of $29.00 failed')).toBeTruthy();
  expect(screen.getByText('The card has expired.')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Pay Now' }));
  await waitFor(() => expect(writes().map(({ path }) => path)).toEqual(['/api/billing/payment']));
});

it('chooses among the published test cards', async () => {
  const { events, writes } = open({ 'PUT /api/billing/card': done });
  await events.click(await screen.findByRole('button', { name: 'Change Payment Method' }));
  await events.click(screen.getAllByRole('radio')[1]!);
  await events.click(screen.getByRole('button', { name: 'Save Payment Method' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.path).toBe('/api/billing/card');
});

it('is a professional’s', async () => {
  open({}, '', 'client');
  expect(await screen.findByRole('tab', { name: 'Personal Information', selected: true })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Billing' })).toBeNull();
});

it('says that a plan could not be loaded, and tries again', async () => {
  let up = false;
  const { events } = open({
    'GET /api/billing': () => (up ? billing() : new Refusal(503, 'The database is not reachable.')),
  });
  expect(await screen.findByText('We could not load your plan')).toBeTruthy();
  up = true;
  await events.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Renews on May 1, 2027 for $29.00 a month.')).toBeTruthy();
});

it('discounts a new subscription by a coupon, shown before confirming; a code that cannot be used stays', async () => {
  const starting = quote({ kind: 'start', totalCents: 5900 });
  const discounted = quote({
    ...{ kind: 'start', totalCents: 4720, coupon: 'SPRING20' },
    lines: [
      { label: 'Premium, monthly', amountCents: 5900 },
      { label: 'Coupon SPRING20', amountCents: -1180 },
    ],
  });
  const { events, writes } = open(
    {
      'GET /api/billing/quotes/premium/monthly': starting,
      'GET /api/billing/quotes/premium/monthly?coupon=SPRING20': discounted,
      'GET /api/billing/quotes/premium/monthly?coupon=OLD': new Refusal(409, 'This coupon has expired.'),
      'POST /api/billing/plan': done,
    },
    '&plan=premium',
  );
  const code = await screen.findByLabelText<HTMLInputElement>('Coupon code');
  await events.type(code, 'OLD');
  await events.click(screen.getByRole('button', { name: 'Apply Coupon' }));
  expect(await screen.findByText('This coupon has expired.')).toBeTruthy();
  expect(code.value).toBe('OLD');
  await events.clear(code);
  await events.type(code, 'SPRING20');
  await events.click(screen.getByRole('button', { name: 'Apply Coupon' }));
  expect(await screen.findByText('Coupon SPRING20 applied')).toBeTruthy();
  expect(screen.getByText('-$11.80')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Pay $47.20' }));
  await waitFor(() => expect(writes()).toHaveLength(1));
  expect(writes()[0]?.body).toMatchObject({ totalCents: 4720, coupon: 'SPRING20' });
});

it.each([
  ['Pacific/Auckland', 'May 1, 2027'],
  ['America/Juneau', 'April 30, 2027'],
])('in %s a trial ends, and an invoice was issued, on its day there', async (zone, day) => {
  vi.stubEnv('TZ', zone);
  const at = '2027-05-01T03:00:00.000Z';
  const plan = billing({ status: 'trialing' });
  open({
    'GET /api/billing': { ...plan, next: { ...plan.next, at } },
    'GET /api/billing/invoices': [invoice({ issuedAt: at })],
  });
  const ends = `Your trial ends on ${day}. Your card will then be charged $29.00 a month.`;
  expect(await screen.findByText(ends)).toBeTruthy();
  expect(await screen.findByText(new RegExp(`CP-000012, ${day}`))).toBeTruthy();
});
