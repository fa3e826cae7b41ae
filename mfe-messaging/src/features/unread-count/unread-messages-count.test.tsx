// @vitest-environment happy-dom
import { mockResponses, createFakeHost, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UnreadMessagesCount } from './unread-messages-count';
import { person } from '../../testing/fixtures';

test('shows how many conversations are unread and follows what is pushed', async () => {
  let count = 2;
  mockResponses({ 'GET /api/conversations/unread-count': () => ({ count }) });
  const { host } = renderInHost(<UnreadMessagesCount />, { host: createFakeHost({ user: person }) });
  expect(await screen.findByText('2')).toBeTruthy();
  count = 12;
  act(() => host.push('message.read', { conversationWith: 7, readAt: '2026-11-20T10:05:00.000Z', readerId: 7 }));
  expect(await screen.findByText('9+')).toBeTruthy();
});

test('shows nothing at zero', async () => {
  const calls = mockResponses({ 'GET /api/conversations/unread-count': () => ({ count: 0 }) });
  const { container } = renderInHost(<UnreadMessagesCount />, { host: createFakeHost({ user: person }) });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(container.textContent).toBe('');
});

test('asks again each time it is shown', async () => {
  mockResponses({ 'GET /api/conversations/unread-count': () => ({ count: 3 }) });
  renderInHost(<UnreadMessagesCount />, {
    host: createFakeHost({ user: person }),
    responses: { '/api/conversations/unread-count': { count: 1 } },
  });
  expect(await screen.findByText('3')).toBeTruthy();
});

test('asks nothing for a visitor', () => {
  const calls = mockResponses({});
  renderInHost(<UnreadMessagesCount />);
  expect(calls).toEqual([]);
});
