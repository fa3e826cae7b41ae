// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { page, post } from '../../../testing/fixtures';
import { adminUser } from '../testing/admin-user';
import { BlogAdminPage } from './blog-admin-page';

// The table comes with the first list of all.
beforeAll(async () => {
  await import('./post-table');
});
const counts = { all: 2, published: 1, draft: 1, scheduled: 0 };
const long = 'An excerpt that goes on for longer than the table has room for.';
const found = {
  ...page(0, false, [post(1, { excerpt: long }), post(2, { published: false, publishedAt: null, title: 'A draft' })]),
  counts,
};
const all = 'GET /api/blog?limit=20&published=false';
const open = (at = '/blog/admin', user = adminUser) =>
  renderInHost(<BlogAdminPage />, { at, host: createFakeHost({ user }) });

const choose = async (act: ReturnType<typeof userEvent.setup>, title: string, action: string) => {
  await act.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await act.click(screen.getByRole('menuitem', { name: action }));
};

test('lists posts with the beginning of their excerpt, and counts on the tabs', async () => {
  mockResponses({ [all]: () => found });
  open();
  expect(await screen.findByText('An excerpt that goes on for longer than the table has room…')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Drafts (1)' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'A draft' }).getAttribute('href')).toBe('/blog/admin/edit/2');
});

test('the filters stand in the address and are cleared', async () => {
  mockResponses({
    [all]: () => found,
    'GET /api/blog?category=technology&limit=20&published=false&status=draft': () => ({
      ...page(0, false, []),
      counts,
    }),
  });
  const { location } = open('/blog/admin?category=technology&tab=draft');
  expect(await screen.findByText('No blog posts found')).toBeTruthy();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Clear Filters' }));
  await waitFor(() => expect(location()).toBe('/blog/admin?tab=draft'));
});

test('a click on a heading sorts, a second one turns the order, and the address has it', async () => {
  const sorted = (sort: string) => `GET /api/blog?limit=20&published=false&sort=${sort}`;
  const titled = (title: string) => () => ({ ...page(0, false, [post(1, { title })]), counts });
  mockResponses({
    [all]: () => found,
    [sorted('title')]: titled('First by title'),
    [sorted('-title')]: titled('Last by title'),
  });
  const { location } = open();
  const act = userEvent.setup();
  await screen.findByRole('link', { name: 'A draft' });
  await act.click(screen.getByRole('columnheader', { name: /^Title/ }));
  expect(await screen.findByRole('link', { name: 'First by title' })).toBeTruthy();
  expect(location()).toBe('/blog/admin?sort=title');
  expect(screen.getByRole('columnheader', { name: /^Title/ }).getAttribute('aria-sort')).toBe('ascending');
  await act.click(screen.getByRole('columnheader', { name: /^Title/ }));
  expect(await screen.findByRole('link', { name: 'Last by title' })).toBeTruthy();
  expect(location()).toBe('/blog/admin?sort=-title');
});

test('deleting asks in the words of the specification, and a failure is shown', async () => {
  mockResponses({
    [all]: () => found,
    'DELETE /api/blog/1': () => new Refusal(500, 'Something went wrong.'),
  });
  const { host } = open();
  const act = userEvent.setup();
  await choose(act, 'Post 1', 'Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Are you sure you want to delete "Post 1"? This action cannot be undone.')).toBeTruthy();
  await act.click(dialog.getByRole('button', { name: 'Delete Post' }));
  await waitFor(() =>
    expect(host.shownToasts).toMatchObject([
      { title: 'Failed to delete the blog post. Please try again.', tone: 'destructive' },
    ]),
  );
});

test('publishing and its failure', async () => {
  let isDown = true;
  mockResponses({
    [all]: () => found,
    'PUT /api/blog/2': () => (isDown ? new Refusal(503, 'Not now.') : found.posts[1]),
  });
  const { host } = open();
  const act = userEvent.setup();
  await choose(act, 'A draft', 'Publish');
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  isDown = false;
  await choose(act, 'A draft', 'Publish');
  await waitFor(() => expect(host.shownToasts).toHaveLength(2));
  expect(host.shownToasts.map(({ title }) => title)).toEqual([
    'Failed to update the blog post status. Please try again.',
    'Status Updated',
  ]);
});

test.each(['client', 'accountant'] as const)('a %s is refused', (userType) => {
  mockResponses({});
  open('/blog/admin', { ...adminUser, userType });
  expect(screen.getByText('Access Denied: You need admin privileges to access this page.')).toBeTruthy();
});

test('a user who is no longer an administrator is refused', async () => {
  mockResponses({ [all]: () => new Refusal(403, 'Only administrators may see drafts.', 'admin_only') });
  open();
  expect(await screen.findByText('Access Denied: You need admin privileges to access this page.')).toBeTruthy();
});

test.each([
  ['Pacific/Auckland', 'Nov 28, 2026', 'Dec 1, 2026, 9:00 AM'],
  ['America/Juneau', 'Nov 27, 2026', 'Nov 30, 2026, 11:00 AM'],
])('in %s days and moments are those of one clock', async (zone, day, moment) => {
  vi.stubEnv('TZ', zone);
  const posts = [
    post(1, { publishedAt: '2026-11-27T20:00:00.000Z' }),
    post(2, { published: false, publishedAt: null, publishAt: '2026-11-30T20:00:00.000Z' }),
  ];
  mockResponses({ [all]: () => ({ ...found, posts }) });
  open();
  expect((await screen.findAllByText(day)).length).toBeGreaterThan(0);
  expect(screen.getAllByText(moment).length).toBeGreaterThan(0);
});
