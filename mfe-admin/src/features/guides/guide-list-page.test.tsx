// @vitest-environment happy-dom
import { createFakeHost, mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { admin } from '../../testing/fixtures';
import { GuideListPage } from './guide-list-page';

afterEach(() => {
  vi.useRealTimers();
});

const guides = Array.from({ length: 201 }, (_, index) => ({
  ...{ id: index + 1, slug: `guide-${index + 1}`, title: `Guide ${index + 1}`, jurisdiction: 'state', featured: false },
  ...{ state: 'published', lastUpdated: '2026-01-10T12:00:00.000Z', lastReviewed: '2026-01-10T12:00:00.000Z' },
  reviewDue: null,
}));
const list = 'GET /api/admin/guides';
const open = (at = '/admin/guides') => renderInHost(<GuideListPage />, { at, host: createFakeHost({ user: admin }) });

test('shows the guides beyond the first 200, the first of them with the focus', async () => {
  mockResponses({
    [list]: guides.slice(0, 200),
    [`${list}?limit=1&offset=200`]: guides.slice(200),
    [`${list}?offset=200`]: guides.slice(200),
  });
  open();
  await userEvent.click(await screen.findByText('Show More', {}, { timeout: 20_000 }));
  const link = await screen.findByText('Guide 201');
  await waitFor(() => expect(document.activeElement === link.closest('tr')).toBe(true));
  expect(screen.queryByText('Show More')).toBeNull();
});

test('asks the server for drafts and, by the reader’s day, for what is due', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 28, 9), toFake: ['Date'] });
  const calls = mockResponses({
    [`${list}?show=drafts`]: [guides[0]],
    [`${list}?dueBy=2026-11-28&show=due`]: [guides[1]],
  });
  open('/admin/guides?show=drafts');
  expect(await screen.findByRole('link', { name: 'Guide 1' })).toBeTruthy();
  await userEvent.click(screen.getByText('Review due', { selector: 'label, button, span' }));
  expect(await screen.findByRole('link', { name: 'Guide 2' })).toBeTruthy();
  expect(calls).toHaveLength(2);
});
