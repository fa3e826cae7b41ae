// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { admin, user } from '../testing/fixtures';
import { AdminRail } from './admin-rail';

test('Ctrl with K finds people with one request, and Enter opens the first', async () => {
  const search = 'GET /api/admin/users/search?q=Reyes';
  const calls = mockResponses({
    'GET /api/admin/guides': [],
    [search]: { users: [user(1, 'Zoe')], total: 1, page: 1, pageSize: 25 },
  });
  const { location } = renderInHost(<AdminRail />, { at: '/admin', host: createFakeHost({ user: admin }) });
  await userEvent.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('searchbox', { name: 'Find' });
  await userEvent.type(field, 'Reyes');
  // What was typed before finds no one: Enter waits for the answer.
  await userEvent.keyboard('{Enter}');
  expect(location()).toBe('/admin');
  await screen.findByRole('link', { name: /Zoe Reyes/ });
  expect(calls.filter(({ path }) => path.includes('users/search'))).toHaveLength(1);
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(location()).toContain('/admin?tab=users&q='));
  vi.unstubAllGlobals();
});
