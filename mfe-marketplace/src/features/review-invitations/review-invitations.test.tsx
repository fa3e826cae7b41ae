// @vitest-environment happy-dom
import type { PastClient, ReviewInvitations as Own } from '@counterpart/api/contract';
import {
  createFakeHost,
  mockResponses,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReviewInvitations } from './review-invitations';

const client = (changes: Partial<PastClient> = {}): PastClient => ({
  ...{ id: 3, firstName: 'Ana', lastName: 'Ruiz', profilePicture: null, lastMessageAt: '2026-11-02T10:00:00.000Z' },
  ...{ status: 'open', invitedAt: null, automatic: false, reviewedAt: null },
  ...changes,
});
const own = (changes: Partial<Own> = {}): Own => ({
  ...{ plan: 'professional', isListed: true, settings: { automatic: false, daysAfter: 14, note: '' } },
  clients: [client()],
  ...changes,
});

function open(invitations: Own | Refusal, responses: MockResponses = {}) {
  const calls = mockResponses({ 'GET /api/review-invitations': invitations, ...responses });
  const host = createFakeHost();
  renderInHost(<ReviewInvitations />, { host });
  return { host, writes: () => calls.filter(({ method }) => method !== 'GET'), events: userEvent.setup() };
}
const invited = { 'POST /api/review-invitations': client({ status: 'invited' }) };

it('invites a client after asking', async () => {
  const { events, writes, host } = open(own(), invited);
  expect(await screen.findByText('Last message November 2, 2026')).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Invite Ana Ruiz' }));
  expect(writes()).toEqual([]);
  expect(screen.queryByLabelText('Personal note')).toBeNull();
  await events.click(screen.getByRole('button', { name: 'Send Invitation' }));
  await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Ana is invited', tone: 'success' }]));
  expect(writes().map(({ body }) => body)).toEqual([{ clientId: 3, note: '' }]);
});

it('sends a note on Premium, and keeps it when that fails', async () => {
  const refusal = new Refusal(409, 'This client doesn’t take invitations.');
  const { events, writes } = open(own({ plan: 'premium' }), { 'POST /api/review-invitations': refusal });
  await events.click(await screen.findByRole('button', { name: 'Invite Ana Ruiz' }));
  const note = screen.getByLabelText<HTMLTextAreaElement>('Personal note');
  await events.type(note, 'Thank you');
  await events.click(screen.getByRole('button', { name: 'Send Invitation' }));
  expect(await screen.findByText('This client doesn’t take invitations.')).toBeTruthy();
  expect(note.value).toBe('Thank you');
  expect(writes()[0]?.body).toEqual({ clientId: 3, note: 'Thank you' });
});

it('says who was invited when, and who reviewed', async () => {
  const invitedAt = '2026-11-03T10:00:00.000Z';
  const clients = [
    client({ id: 1, status: 'invited', invitedAt, automatic: true }),
    client({ id: 2, status: 'reviewed', invitedAt, reviewedAt: '2026-11-04T10:00:00.000Z' }),
    client({ id: 4, status: 'reviewed', reviewedAt: '2026-11-04T10:00:00.000Z' }),
    client({ id: 5, status: 'unavailable' }),
  ];
  open(own({ clients }));
  for (const text of [
    'Invited automatically November 3, 2026, no review yet',
    'Invited November 3, 2026, reviewed you November 4, 2026',
    'Reviewed you November 4, 2026',
    'Doesn’t take invitations',
  ])
    expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Invite/ })).toBeNull();
});

it('is switched on to be automatic on Premium', async () => {
  const settings = { automatic: true, daysAfter: 7, note: '' } as const;
  const { events, writes, host } = open(own({ plan: 'premium' }), {
    'PUT /api/review-invitations/settings': own({ plan: 'premium', settings }),
  });
  await events.click(await screen.findByRole('switch', { name: /Invite clients for me/ }));
  await events.selectOptions(screen.getByLabelText('When'), '7');
  await events.click(screen.getByRole('button', { name: 'Save Settings' }));
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(writes()[0]?.body).toEqual(settings);
  expect(host.drafts.isAnyOpen()).toBe(false);
});

it('leads from Starter to the plans', async () => {
  open(own({ plan: 'starter' }));
  expect((await screen.findByRole('link', { name: 'See Plans' })).getAttribute('href')).toBe('/pricing');
  expect(screen.queryByRole('button')).toBeNull();
});

it('waits for a public listing', async () => {
  open(own({ isListed: false }));
  expect(await screen.findByText('Your listing is not public yet')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Invite Ana Ruiz' }).disabled).toBe(true);
});

it('says that there are no clients yet', async () => {
  open(own({ clients: [] }));
  expect(await screen.findByText(/^No clients yet\./)).toBeTruthy();
});

it('says that clients could not be loaded', async () => {
  open(new Refusal(503, 'The database is not reachable.'));
  expect(await screen.findByText('We could not load your clients')).toBeTruthy();
});
