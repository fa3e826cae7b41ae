// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { adminUser } from '../testing/admin-user';
import { NewsletterAdminPage } from './newsletter-admin-page';

// The table comes with the first list of all.
beforeAll(async () => {
  await import('./subscriber-table');
});
const subscriber = (id: number, status: string, values: object = {}) => ({
  ...{ id, email: `reader${id}@example.com`, status, createdAt: '2026-11-01T12:00:00.000Z' },
  ...{ confirmedAt: null, unsubscribedAt: null, ...values },
});
const list = (items: readonly object[], total = items.length) => ({
  ...{ items, total, pageSize: 50, counts: { confirmed: 60, pending: 1, unsubscribed: 2 } },
});
const two = list(
  [subscriber(2, 'pending'), subscriber(1, 'confirmed', { confirmedAt: '2026-11-02T12:00:00.000Z' })],
  63,
);
const all = 'GET /api/admin/newsletter';
const open = (at = '/blog/admin/newsletter', user = adminUser) =>
  renderInHost(<NewsletterAdminPage />, { at, host: createFakeHost({ user }) });

test('lists subscribers with their state, counts on the tabs, and exports what is shown', async () => {
  mockResponses({ [all]: () => two, 'GET /api/admin/newsletter?q=reader&status=pending': () => list([]) });
  const { location } = open();
  expect(await screen.findByText('reader1@example.com')).toBeTruthy();
  expect(screen.getByText('Since Nov 2, 2026')).toBeTruthy();
  expect(screen.getByText('Requested Nov 1, 2026')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'All (63)' })).toBeTruthy();
  const act = userEvent.setup();
  await act.click(screen.getByRole('tab', { name: 'Unconfirmed (1)' }));
  await act.type(screen.getByRole('searchbox', { name: 'Search subscribers' }), 'reader');
  await waitFor(() => expect(location()).toBe('/blog/admin/newsletter?status=pending&q=reader'));
  expect(await screen.findByText('No subscribers found')).toBeTruthy();
  expect(screen.getByRole('link', { name: /Export CSV/ }).getAttribute('href')).toBe(
    '/api/admin/newsletter/export?status=pending&q=reader',
  );
});

test('the pages stand in the URL', async () => {
  mockResponses({ [all]: () => two, 'GET /api/admin/newsletter?page=2': () => list([subscriber(9, 'confirmed')], 63) });
  const { location } = open();
  await screen.findByText('reader1@example.com');
  await userEvent.setup().click(screen.getByRole('button', { name: /Next/ }));
  expect(await screen.findByText('reader9@example.com')).toBeTruthy();
  expect(location()).toBe('/blog/admin/newsletter?page=2');
});

test('removing asks first, and a failure is shown', async () => {
  let removed = 0;
  mockResponses({
    [all]: () => two,
    'DELETE /api/admin/newsletter/2': () => {
      removed += 1;
      return removed === 1 ? new Refusal(503, 'Not now.') : undefined;
    },
  });
  const { host } = open();
  const act = userEvent.setup();
  const remove = async () => {
    await act.click(await screen.findByRole('button', { name: 'Remove reader2@example.com' }));
    await act.click(screen.getByRole('button', { name: 'Remove Subscriber' }));
  };
  await remove();
  await waitFor(() =>
    expect(host.shownToasts).toMatchObject([{ title: 'Failed to remove the subscriber', description: 'Not now.' }]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await remove();
  await waitFor(() => expect(host.shownToasts.at(-1)).toMatchObject({ title: 'Subscriber removed' }));
  expect(removed).toBe(2);
});

test('unsubscribing needs a reason, which stays when the server refuses', async () => {
  let sent = 0;
  const calls = mockResponses({
    [all]: () => two,
    'POST /api/admin/newsletter/1/decision': () => {
      sent += 1;
      return sent === 1 ? new Refusal(503, 'Not now.') : undefined;
    },
  });
  const { host } = open();
  const act = userEvent.setup();
  await act.click(await screen.findByRole('button', { name: 'Unsubscribe reader1@example.com' }));
  const confirm = screen.getByRole('button', { name: 'Unsubscribe' });
  await act.click(confirm);
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  await act.type(screen.getByLabelText('Reason'), 'Asked by phone');
  await act.click(confirm);
  await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Failed to unsubscribe the reader' }]));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('Asked by phone');
  await act.click(confirm);
  await waitFor(() => expect(host.shownToasts.at(-1)).toMatchObject({ title: 'Subscriber unsubscribed' }));
  expect(calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual({
    decision: 'end',
    reason: 'Asked by phone',
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('only administrators get in', () => {
  open('/blog/admin/newsletter', { ...adminUser, userType: 'client' });
  expect(
    screen.getByRole('heading', { name: 'Access Denied: You need admin privileges to access this page.' }),
  ).toBeTruthy();
});
