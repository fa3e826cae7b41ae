// @vitest-environment happy-dom
import type { QueueItem, QueuePage, ReviewReport } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { admin, leavePage } from '../../testing/fixtures';
import { QueuesPage } from './queue-page';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
const item = (id: number, title: string): QueueItem => ({
  id,
  title,
  summary: 'A very bad review',
  kind: 'spam',
  priority: false,
  openedAt: '2026-03-04T10:00:00.000Z',
  state: 'open',
  assignee: null,
  decision: null,
});
const page: QueuePage = {
  items: [item(5, 'Maria Lopez'), item(6, 'Ann Reed')],
  total: 2,
  pageSize: 25,
  kinds: ['spam'],
};
const report = (id: number): ReviewReport => ({
  id,
  reason: 'spam',
  details: 'Not a client of mine',
  status: 'open',
  note: null,
  createdAt: '2026-03-04T10:00:00.000Z',
  decidedAt: null,
  reporter: { id: 7, firstName: 'Maria', lastName: 'Lopez' },
  review: {
    id: 9,
    rating: 1,
    comment: 'A very bad review',
    hidden: false,
    client: { id: 8, firstName: 'Carl', lastName: 'Client' },
    professional: { id: 7, firstName: 'Maria', lastName: 'Lopez' },
    history: [{ rating: 5, comment: 'Very good', writtenAt: '2026-02-01T10:00:00.000Z' }],
  },
});
const decide = 'POST /api/admin/review-reports/5/decision';
const responses = {
  'GET /api/admin/queues/reviews?page=1&state=open': page,
  'GET /api/admin/queues': [],
  'GET /api/admin/queue-assignees': [{ id: 1, firstName: 'Ada', lastName: 'Admin' }],
  'GET /api/admin/review-reports/5': report(5),
  'GET /api/admin/review-reports/6': report(6),
};
const open = (at = '/admin/queues') =>
  renderInHost(<QueuesPage />, { at, path: '/admin/queues', host: createFakeHost({ user: admin }) });

test('keys go through the queue; removing asks for a reason first, sends it, and shows the next one', async () => {
  const calls = mockResponses({ ...responses, [decide]: { ...report(5), status: 'upheld' } });
  const { host, location } = open();
  await screen.findByText('Ann Reed');
  await userEvent.keyboard('j');
  expect(await screen.findByText('Very good')).toBeTruthy();
  expect(location()).toContain('item=5');
  await userEvent.keyboard('r');
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.type(screen.getByLabelText('Reason'), 'jar of insults');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(host.shownToasts).toMatchObject([{ title: 'Review removed', action: { label: 'Undo' } }]);
  leavePage();
  await waitFor(() => expect(host.shownToasts[1]).toEqual({ title: 'Review removed', tone: 'success' }));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'hide', note: 'jar of insults' });
  expect(location()).toContain('item=6');
});

test('shows that another administrator was faster, and what was typed stays', async () => {
  mockResponses({
    ...responses,
    [decide]: new Refusal(409, 'This report has already been decided.', 'already_decided'),
  });
  const { host } = open('/admin/queues?item=5');
  await userEvent.type(await screen.findByLabelText('Reason'), 'It names somebody');
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }));
  leavePage();
  await waitFor(() =>
    expect(host.shownToasts.at(-1)).toEqual({
      title: 'Someone got there first',
      description: 'This report has already been decided.',
      tone: 'destructive',
    }),
  );
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('It names somebody'));
});

test('a decision is undone: nothing is sent, its reason is still there, and keys are quiet for a moment', async () => {
  const calls = mockResponses(responses);
  const { host, location } = open('/admin/queues?item=5');
  await userEvent.type(await screen.findByLabelText('Reason'), 'It names a neighbor');
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Ann Reed' })));
  await userEvent.keyboard('a');
  expect(host.shownToasts).toMatchObject([{ title: 'Review removed', description: 'Maria Lopez', duration: 8000 }]);
  expect(screen.queryByRole('button', { name: /^Maria Lopez/ })).toBeNull();
  act(() => host.shownToasts[0]?.action?.onSelect());
  expect(location()).toContain('item=5');
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('It names a neighbor'));
  leavePage();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('shortcuts are switched off, and stay off', async () => {
  mockResponses(responses);
  const { location } = open();
  await screen.findByText('Ann Reed');
  await userEvent.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('j');
  expect(location()).toBe('/admin/queues');
  cleanup();
  open();
  expect(await screen.findByRole('switch', { name: 'Keyboard shortcuts', checked: false })).toBeTruthy();
});
