// @vitest-environment happy-dom
import type {
  AdminPayment,
  AdminRevenue,
  AdminSubscription,
  AdminSubscriptionHistory,
} from '@counterpart/api/contract';
import {
  createFakeHost,
  mockResponses,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { BillingPage } from './billing-page';

// The chart library is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./revenue-chart').then(() => undefined), 30_000);

const subscription = (changes: Partial<AdminSubscription> = {}): AdminSubscription => ({
  id: 7,
  user: { id: 3, firstName: 'Maya', lastName: 'Stone', email: 'maya@example.com' },
  ...{ plan: 'professional', interval: 'monthly', status: 'active', amountCents: 2900 },
  ...{ periodEnd: '2027-05-08T00:00:00.000Z', trialEndsAt: null, createdAt: '2027-04-01T00:00:00.000Z' },
  ...{ endedAt: null, endReason: null },
  ...changes,
});
const payment = (changes: Partial<AdminPayment> = {}): AdminPayment => ({
  ...{
    id: 11,
    purpose: 'renewal',
    amountCents: 2900,
    refundedCents: 0,
    status: 'succeeded',
    failure: null,
    invoice: 'CP-000001',
  },
  ...{ createdAt: '2027-04-08T00:00:00.000Z', settledAt: '2027-04-08T00:00:00.000Z', refundable: true },
  ...changes,
});
const history = (payments: AdminPayment[] = [payment()]): AdminSubscriptionHistory => ({
  ...{ subscription: subscription(), others: [], payments },
  invoices: [
    {
      ...{ number: 1, label: 'CP-000001', status: 'paid', totalCents: 2900, refundedCents: 0, paidAt: null },
      ...{ lines: [{ label: 'Professional, monthly', amountCents: 2900 }], issuedAt: '2027-04-08T00:00:00.000Z' },
    },
  ],
});
const month = (key: string, mrrCents: number): AdminRevenue['months'][number] => ({
  ...{ month: key, paidCents: 5900, refundedCents: 2900, mrrCents, started: 1, churned: 1, paying: 4 },
  ...{ trialsEnded: 4, trialsConverted: 3 },
});
const revenue: AdminRevenue = {
  months: [month('2027-03', 2900), month('2027-04', 8800)],
  now: { paying: 4, trialing: 2, pastDue: 1 },
};
const event = {
  ...{ id: 5, gateway: 'stripe', eventId: 'evt_1', type: 'charge.refunded', status: 'failed', attempts: 3 },
  ...{ problem: 'The database was away.', processedAt: null },
  ...{ happenedAt: '2027-04-08T00:00:00.000Z', receivedAt: '2027-04-08T00:00:00.000Z' },
} as const;

const listPath = (query = '') => `GET /api/admin/billing/subscriptions${query}`;
const page = (items: AdminSubscription[], total = items.length) => ({ items, total, page: 1, pageSize: 25 });

function open(at = '/admin/billing', responses: MockResponses = {}) {
  const calls = mockResponses({
    [listPath()]: page([subscription()], 30),
    'GET /api/admin/billing/subscriptions/7': history(),
    'GET /api/admin/billing/revenue': revenue,
    'GET /api/admin/billing/events': page([], 0),
    ...responses,
  });
  const host = createFakeHost({ user: admin });
  const shown = renderInHost(<BillingPage />, { host, at, path: '/admin/billing' });
  return { ...shown, host, writes: () => calls.filter(({ method }) => method !== 'GET'), events: userEvent.setup() };
}

test('lists subscriptions, filters and pages them in the URL', async () => {
  const { events, location } = open('/admin/billing', {
    [listPath('?plan=premium')]: page([]),
  });
  expect(await screen.findByText('30 subscriptions')).toBeTruthy();
  expect(screen.getByText('maya@')).toBeTruthy();
  expect(screen.getAllByText('Active').length).toBeGreaterThan(0);
  await events.selectOptions(screen.getByLabelText('Plan'), 'premium');
  expect(await screen.findByText('No subscriptions found')).toBeTruthy();
  expect(location()).toBe('/admin/billing?plan=premium');
  await events.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('30 subscriptions')).toBeTruthy();
  expect(location()).toBe('/admin/billing');
});

test('goes on with payments behind the first 200, none of them twice', async () => {
  const url = 'GET /api/admin/billing/subscriptions/7';
  const payments = Array.from({ length: 202 }, (_, id) => payment({ id, amountCents: id * 100, refundable: false }));
  const { events } = open('/admin/billing?subscription=7', {
    [url]: history(payments.slice(0, 200)),
    [`${url}?limit=1&offset=200`]: history(payments.slice(200, 201)),
    [`${url}?offset=200`]: history(payments.slice(199)),
  });
  await events.click(await screen.findByText('Show More'));
  expect(await screen.findByText('$201.00')).toBeTruthy();
  expect(screen.getAllByText('$199.00')).toHaveLength(1);
});

test('refunds a payment with a reason and the password, and keeps both when that fails', async () => {
  let isRefused = true;
  const { events, writes, host } = open('/admin/billing?subscription=7', {
    'POST /api/admin/billing/payments/11/refund': () =>
      isRefused ? new Refusal(400, 'Current password is not correct') : null,
  });
  await events.click(await screen.findByRole('button', { name: 'Refund $29.00 of Apr 8, 2027' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund $29.00?' }));
  // Which of its passwords a password manager offers.
  const username = host.session.getState().user?.username ?? 'none';
  expect(dialog.getByDisplayValue(username).getAttribute('autocomplete')).toBe('username');
  await events.click(dialog.getByRole('button', { name: 'Refund $29.00' }));
  expect(await dialog.findByText('Please give a reason')).toBeTruthy();
  expect(dialog.getByText('Please enter your password')).toBeTruthy();
  expect(writes()).toEqual([]);
  await events.type(dialog.getByLabelText('Reason'), 'Charged twice');
  await events.type(dialog.getByLabelText('Your password'), 'my own');
  await events.click(dialog.getByRole('button', { name: 'Refund $29.00' }));
  expect(await dialog.findByText('Current password is not correct')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('Charged twice');
  isRefused = false;
  await events.click(dialog.getByRole('button', { name: 'Refund $29.00' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: '$29.00 refunded', tone: 'success' }]));
  expect(writes()[1]?.body).toEqual({ reason: 'Charged twice', currentPassword: 'my own' });
});

test('says what of a payment was refunded, and offers the rest', async () => {
  open('/admin/billing?subscription=7', {
    'GET /api/admin/billing/subscriptions/7': history([payment({ refundedCents: 900 })]),
  });
  expect(await screen.findByText(/\$9\.00 of it refunded/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Refund $20.00 of Apr 8, 2027' })).toBeTruthy();
});

test('offers no refund of what was not received', async () => {
  open('/admin/billing?subscription=7', {
    'GET /api/admin/billing/subscriptions/7': history([
      payment({ status: 'failed', failure: 'The card has expired.', refundable: false }),
    ]),
  });
  expect(await screen.findByText(/The card has expired\./)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Refund/ })).toBeNull();
});

test('shows revenue, churn and converted trials, with a file', async () => {
  open('/admin/billing?tab=revenue');
  expect(await screen.findByText('$88.00')).toBeTruthy();
  expect(screen.getByText('$29.00 a month ago')).toBeTruthy();
  expect(screen.getAllByText('1 of 4 (25%)')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href')).toBe('/api/admin/billing/revenue.csv');
  expect(await screen.findByRole('button', { name: 'View as Table' })).toBeTruthy();
});

test('applies an event again', async () => {
  const { events, host } = open('/admin/billing?tab=events&event=failed', {
    'GET /api/admin/billing/events?status=failed': page([event as never]),
    'POST /api/admin/billing/events/5/replay': { ...event, status: 'processed', problem: null },
  });
  expect(await screen.findByText('The database was away.')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Apply charge.refunded evt_1 again' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'The event was applied', tone: 'success' }]));
});

test('makes a coupon, keeps what was typed when that fails, and retires one', async () => {
  const made = {
    ...{ id: 4, code: 'SPRING20', percent: 20, amountCents: null, periods: 3, usesMax: 100, uses: 2, lastDay: null },
    ...{ createdAt: '2027-04-01T00:00:00.000Z', state: 'active' },
  };
  let isTaken = true;
  const { events, host, writes } = open('/admin/billing?tab=coupons', {
    'GET /api/admin/billing/coupons': [made],
    'POST /api/admin/billing/coupons': () => (isTaken ? new Refusal(409, 'Another coupon has this code.') : made),
    'POST /api/admin/billing/coupons/4/retire': null,
  });
  expect(await screen.findByText('20% off the first 3 periods')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'New Coupon' }));
  const dialog = within(screen.getByRole('dialog', { name: 'New coupon' }));
  await events.click(dialog.getByRole('button', { name: 'Create Coupon' }));
  expect(await dialog.findByText('Choose 1 to 90 percent')).toBeTruthy();
  await events.type(dialog.getByLabelText('Code'), 'spring20');
  await events.type(dialog.getByLabelText('Percent off'), '20');
  await events.click(dialog.getByRole('button', { name: 'Create Coupon' }));
  expect(await dialog.findByText('Another coupon has this code.')).toBeTruthy();
  isTaken = false;
  await events.click(dialog.getByRole('button', { name: 'Create Coupon' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'SPRING20 can be used now', tone: 'success' }]));
  expect(writes()[0]?.body).toEqual({
    ...{ code: 'spring20', percent: 20, amountCents: null, periods: 1, usesMax: null, lastDay: null },
  });
  await events.click(screen.getByRole('button', { name: 'Retire SPRING20' }));
  await events.click(screen.getByRole('button', { name: 'Retire Coupon' }));
  await waitFor(() => expect(host.shownToasts).toHaveLength(2));
});

test('says that subscriptions could not be loaded', async () => {
  open('/admin/billing', { [listPath()]: new Refusal(503, 'The database is not reachable.') });
  expect(await screen.findByText('We could not load the subscriptions')).toBeTruthy();
});

test.each([
  ['Pacific/Auckland', /^Apr 2, 2027 to May 8, 2027$/],
  ['America/Juneau', /^Apr 1, 2027 to May 7, 2027$/],
])('in %s a period begins and ends on its days there', async (zone, days) => {
  vi.stubEnv('TZ', zone);
  const ends = subscription({ createdAt: '2027-04-01T20:00:00.000Z' });
  open('/admin/billing?subscription=7', {
    'GET /api/admin/billing/subscriptions/7': { ...history(), subscription: ends },
  });
  expect(await screen.findByText(days)).toBeTruthy();
});
