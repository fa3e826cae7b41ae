// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { admin, leavePage } from '../../testing/fixtures';
import { QueuesPage } from './queue-page';

beforeEach(() => localStorage.clear());
const at = '2026-03-04T10:00:00.000Z';
const item = (kind: string) => ({
  ...{ id: 5, title: 'reader@example.com', summary: '', kind, priority: false, openedAt: at },
  ...{ state: 'open', assignee: null, decision: null },
});
const review = (kind: string, values: object = {}) => ({
  subscriber: {
    ...{ id: 5, email: 'reader@example.com', status: 'confirmed', createdAt: at },
    ...{ confirmedAt: at, unsubscribedAt: null },
  },
  ...{ kind, remindedAt: null, hasAccount: false, failedMails: [], ...values },
});
const open = (kind: string, values: object = {}, decision: () => unknown = () => undefined) => {
  const calls = mockResponses({
    'GET /api/admin/queues/newsletter?page=1&state=open': {
      items: [item(kind)],
      total: 1,
      pageSize: 25,
      kinds: [kind],
    },
    'GET /api/admin/queues': [],
    'GET /api/admin/queue-assignees': [],
    'GET /api/admin/newsletter/5': review(kind, values),
    'POST /api/admin/newsletter/5/decision': decision,
  });
  const { host } = renderInHost(<QueuesPage />, {
    ...{ at: '/admin/queues?queue=newsletter', path: '/admin/queues' },
    host: createFakeHost({ user: admin }),
  });
  return { calls, host, sent: () => calls.find(({ method }) => method === 'POST')?.body };
};

test('refused mail is shown with what the server said, and sent again by key', async () => {
  const mail = { id: 9, subject: 'Estimated taxes', error: '552 Mailbox full', createdAt: at };
  const { host, sent } = open('undelivered', { failedMails: [mail] });
  await screen.findByText('reader@example.com');
  await userEvent.keyboard('j');
  expect(await screen.findByText('552 Mailbox full')).toBeTruthy();
  expect(screen.getByText(/this mailbox refuses our email/)).toBeTruthy();
  await userEvent.keyboard('a');
  expect(host.shownToasts).toMatchObject([{ title: 'Email on its way again', action: { label: 'Undo' } }]);
  leavePage();
  await waitFor(() => expect(host.shownToasts[1]).toEqual({ title: 'Email on its way again', tone: 'success' }));
  expect(sent()).toEqual({ decision: 'keep', reason: '', seen: 'undelivered' });
});

test('ending a subscription needs a reason, which stays when the server refuses', async () => {
  const { host, sent } = open(
    'suspicious',
    { hasAccount: true },
    () => new Refusal(409, 'This has already been decided.'),
  );
  await screen.findByText('reader@example.com');
  await userEvent.keyboard('j');
  expect(await screen.findByText(/are notified there with your reason/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End Subscription' }));
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  await userEvent.keyboard('Bounced all year');
  await userEvent.click(screen.getByRole('button', { name: 'End Subscription' }));
  leavePage();
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Someone got there first'));
  expect(sent()).toEqual({ decision: 'end', reason: 'Bounced all year', seen: 'suspicious' });
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Reason')).value).toBe('Bounced all year');
});

test('the list of all subscribers is a step away from the queues', async () => {
  open('unconfirmed');
  const link = await screen.findByRole('link', { name: 'All newsletter subscribers' });
  expect(link.getAttribute('href')).toBe('/blog/admin/newsletter');
});
