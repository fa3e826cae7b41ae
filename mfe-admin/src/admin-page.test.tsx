// @vitest-environment happy-dom
import type { AdminUser } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { AdminPage } from './admin-page';
import { AdminRail } from './frame/admin-rail';
import { admin, user } from './testing/fixtures';

// The table is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./features/users/user-table'), 30_000);

const users = [
  user(1, 'Zoe'),
  user(2, 'Ana', { userType: 'accountant', city: null, state: null }),
  user(3, 'Ben', { userType: 'admin' }),
];
const found = (list: readonly AdminUser[]) => ({ users: list, total: list.length, page: 1, pageSize: 25 });
const search = (query = '') => `GET /api/admin/users/search${query}`;
const answers = {
  'GET /api/admin/stats': () => ({ totalUsers: 1204, accountants: 60, clients: 1140, issues: 0 }),
  [search()]: () => found(users),
};
const page = (
  <>
    <AdminRail />
    <AdminPage />
  </>
);
const open = (at = '/admin?tab=users') => renderInHost(page, { at, host: createFakeHost({ user: admin }) });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`${name} Reyes`) });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('strong')?.textContent);

test('four tabs, the chosen one in the URL, and the sections beside them', async () => {
  mockResponses(answers);
  const { location } = open('/admin');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'User Management',
    'Reports',
    'Settings',
  ]);
  expect(screen.getByRole('tab', { name: 'Overview' }).getAttribute('aria-selected')).toBe('true');
  await userEvent.click(screen.getByRole('tab', { name: 'Reports' }));
  await waitFor(() => expect(location()).toBe('/admin?tab=reports'));
  expect(screen.getByRole('link', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
  await waitFor(() => expect(location()).toBe('/admin'));
  const sections = within(screen.getByRole('navigation', { name: 'Administration' }));
  expect(sections.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-current')).toBe('page');
  expect(sections.getByRole('link', { name: 'Verification' }).getAttribute('href')).toBe('/admin/verification');
});

test('Command and K find people, pages, guides and settings; Enter opens the first', async () => {
  const guide = { id: 3, title: 'Ana and the sales tax' };
  mockResponses({ ...answers, [search('?q=ana')]: () => found([users[1]!]), 'GET /api/admin/guides': [guide] });
  const { location } = open('/admin?tab=settings');
  await userEvent.keyboard('{Meta>}k{/Meta}');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('Find'), 'ana');
  expect((await dialog.findByRole('link', { name: /^Ana Reyes/ })).getAttribute('href')).toBe(
    '/admin?tab=users&q=ana%40example.test',
  );
  expect(dialog.getByRole('link', { name: /^Ana and the sales tax/ })).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Find'));
  await userEvent.type(dialog.getByLabelText('Find'), 'retention');
  expect(await dialog.findByRole('link', { name: /^Data retention/ })).toBeTruthy();
  await userEvent.clear(dialog.getByLabelText('Find'));
  await userEvent.type(dialog.getByLabelText('Find'), 'audit{Enter}');
  await waitFor(() => expect(location()).toBe('/admin/audit'));
});

test('shows the figures and the users', async () => {
  mockResponses(answers);
  open();
  expect(await screen.findByText('1,204')).toBeTruthy();
  const row = within(await rowOf('Ana'));
  expect(row.getAllByText('ana@').length).toBeGreaterThan(0);
  expect(row.getByText('Accountant')).toBeTruthy();
  expect(screen.getByText('3 users')).toBeTruthy();
});

test('search, type and state stand in the URL and are asked of the API', async () => {
  const calls = mockResponses({
    ...answers,
    [search('?q=ana%40')]: () => found([users[1]!]),
    [search('?type=accountant')]: () => found([]),
    [search('?accountState=suspended&type=accountant')]: () => found([]),
  });
  const { location } = open();
  await rowOf('Zoe');
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'ana@' } });
  await waitFor(() => expect(location()).toBe('/admin?tab=users&q=ana%40'));
  await waitFor(() => expect(names()).toEqual(['Ana Reyes']));
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: '' } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'Accountant');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State of account' }), 'Suspended');
  await waitFor(() => expect(location()).toBe('/admin?tab=users&type=accountant&state=suspended'));
  expect(calls.map(({ path }) => path)).toContain('/api/admin/users/search?accountState=suspended&type=accountant');
  expect(await screen.findByText('No users found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(location()).toBe('/admin?tab=users'));
});

test('a heading orders the table, also for who was sent the URL', async () => {
  const calls = mockResponses({ ...answers, [search('?page=2&sort=-name')]: () => found(users) });
  const { location } = open('/admin?tab=users&sort=-name&page=2');
  await rowOf('Zoe');
  expect(calls.map(({ path }) => path)).toContain('/api/admin/users/search?page=2&sort=-name');
  await userEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
  await waitFor(() => expect(location()).toBe('/admin?tab=users'));
});

test('a user is suspended with a reason, and that is undone', async () => {
  const calls = mockResponses({
    ...answers,
    'POST /api/admin/users/bulk': () => ({ changed: [1], refused: [] }),
  });
  const { host } = open();
  await rowOf('Zoe');
  await userEvent.click(screen.getByRole('button', { name: 'More for Zoe Reyes' }));
  await userEvent.click(await screen.findByText('Suspend'));
  const suspend = screen.getByRole('button', { name: 'Suspend', hidden: true });
  await userEvent.click(suspend);
  expect(screen.getByText('Please give a reason')).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/Reason/), 'Spam');
  await userEvent.click(suspend);
  await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Zoe Reyes suspended'));
  host.shownToasts[0]?.action?.onSelect();
  await waitFor(() => expect(host.shownToasts[1]?.title).toBe('Zoe Reyes restored'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { action: 'suspend', ids: [1], reason: 'Spam' },
    { action: 'restore', ids: [1], reason: 'Done by mistake' },
  ]);
});

test('Add User invites by mail; what was typed survives a refusal', async () => {
  let isTaken = true;
  const calls = mockResponses({
    ...answers,
    'POST /api/admin/users': () =>
      isTaken ? new Refusal(409, 'An account with this email address already exists.') : users[0],
  });
  const { host } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Add User' }));
  await userEvent.type(screen.getByLabelText(/First name/), 'Nora');
  await userEvent.type(screen.getByLabelText(/Last name/), 'New');
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@new.test');
  await userEvent.selectOptions(screen.getByLabelText(/User type/), 'Admin');
  await userEvent.type(screen.getByLabelText(/Your password/), 'secret');
  const send = screen.getByRole('button', { name: 'Send Invitation', hidden: true });
  await userEvent.click(send);
  expect(await screen.findByText('An account with this email address already exists.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/First name/).value).toBe('Nora');
  isTaken = false;
  await userEvent.click(send);
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Invitation sent'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    userType: 'admin',
    currentPassword: 'secret',
  });
});

test('a failure of one part leaves the other', async () => {
  mockResponses({ ...answers, 'GET /api/admin/stats': () => new Refusal(500, 'Down for a moment.') });
  open();
  expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
  expect(await rowOf('Zoe')).toBeTruthy();
});

test('users that cannot be loaded can be loaded again', async () => {
  let up = false;
  mockResponses({
    ...answers,
    [search()]: () => (up ? found(users) : new Refusal(503, 'The database is away.')),
  });
  open();
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await rowOf('Zoe')).toBeTruthy();
});
