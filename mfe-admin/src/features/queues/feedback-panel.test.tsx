// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { admin, leavePage } from '../../testing/fixtures';
import { QueuesPage } from './queue-page';

beforeEach(() => localStorage.clear());
const item = {
  id: 5,
  title: 'Are bees livestock?',
  summary: '',
  kind: 'incomplete',
  priority: false,
  openedAt: '2026-03-04T10:00:00.000Z',
  state: 'open',
  assignee: null,
  decision: null,
};
const feedback = {
  id: 5,
  helpful: false,
  reason: 'incomplete',
  details: 'Nothing about hives.',
  question: item.title,
  answer: 'Livestock is taxed.',
  answeredBy: 'guides',
  guides: ['farm-taxes'],
  createdAt: item.openedAt,
  resolvedAt: null,
  resolution: null,
};

test('an answer that did not help is read with its guides, and dismissed by key with a reason', async () => {
  const calls = mockResponses({
    'GET /api/admin/queues/feedback?page=1&state=open': {
      items: [item],
      total: 1,
      pageSize: 25,
      kinds: ['incomplete'],
    },
    'GET /api/admin/queues': [],
    'GET /api/admin/queue-assignees': [],
    'GET /api/admin/assistant-feedback/5': feedback,
    'PUT /api/admin/assistant-feedback/5/resolution': { ...feedback, resolvedAt: item.openedAt },
  });
  const { host } = renderInHost(<QueuesPage />, {
    at: '/admin/queues?queue=feedback',
    path: '/admin/queues',
    host: createFakeHost({ user: admin }),
  });
  await screen.findByText('Are bees livestock?');
  await userEvent.keyboard('j');
  expect(await screen.findByText('Livestock is taxed.')).toBeTruthy();
  expect(screen.getByText('Nothing about hives.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'farm-taxes' }).getAttribute('href')).toBe('/compliance/farm-taxes');
  await userEvent.keyboard('r');
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  await userEvent.keyboard('Not about taxes');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(host.shownToasts).toMatchObject([{ title: 'Feedback dismissed', action: { label: 'Undo' } }]);
  leavePage();
  await waitFor(() => expect(host.shownToasts[1]).toEqual({ title: 'Feedback dismissed', tone: 'success' }));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    resolved: true,
    outcome: 'dismissed',
    note: 'Not about taxes',
  });
});
