// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { AdminPage } from './admin-page';
import { admin, user } from './testing/fixtures';

// The table is loaded apart and heavy: more than a test's usual patience.
vi.setConfig({ testTimeout: 20_000 });
beforeAll(() => import('./features/users/user-table'), 30_000);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const users = [
  user(1, 'Zoe'),
  user(2, 'Ana', { userType: 'accountant', city: null, state: null }),
  user(3, 'Ben', { userType: 'admin' }),
];
const answers = {
  'GET /api/admin/stats': () => ({ totalUsers: 1204, accountants: 60, clients: 1140, issues: 0 }),
  'GET /api/admin/users': () => users,
};
const open = (at = '/admin') => renderInHost(<AdminPage />, { at, host: createFakeHost({ user: admin }) });
const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name} Reyes`) });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('strong')?.textContent);

test('shows the figures and the users', async () => {
  mockResponses(answers);
  open();
  expect(await screen.findByText('1,204')).toBeTruthy();
  const row = within(await rowOf('Ana'));
  expect(row.getAllByText('ana@example.test').length).toBeGreaterThan(0);
  expect(row.getByText('Accountant')).toBeTruthy();
  expect(screen.getByText('3 users')).toBeTruthy();
});

test('search by name or email stands in the address', async () => {
  mockResponses(answers);
  const { location } = open();
  await rowOf('Zoe');
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'ana@' } });
  await waitFor(() => expect(location()).toBe('/admin?q=ana%40'));
  expect(names()).toEqual(['Ana Reyes']);
  fireEvent.change(screen.getByLabelText('Search users'), { target: { value: 'nobody' } });
  expect(await screen.findByText('No users found')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear Search' }));
  await waitFor(() => expect(location()).toBe('/admin'));
});

test('a shared address orders and searches the table', async () => {
  mockResponses(answers);
  open('/admin?q=reyes&sort=-name');
  await rowOf('Zoe');
  expect(names()).toEqual(['Zoe Reyes', 'Ben Reyes', 'Ana Reyes']);
});

test('a heading orders the table', async () => {
  mockResponses(answers);
  const { location } = open();
  await rowOf('Zoe');
  await userEvent.click(screen.getByRole('columnheader', { name: /Name/ }));
  await waitFor(() => expect(location()).toBe('/admin?sort=name'));
  expect(names()).toEqual(['Ana Reyes', 'Ben Reyes', 'Zoe Reyes']);
});

test('a failure of one part leaves the other', async () => {
  mockResponses({ ...answers, 'GET /api/admin/stats': () => new Refusal(500, 'Down for a moment.') });
  open();
  expect(await screen.findByText('The figures could not be loaded')).toBeTruthy();
  expect(await rowOf('Zoe')).toBeTruthy();
});

test('users that cannot be loaded can be asked for again', async () => {
  let up = false;
  mockResponses({ ...answers, 'GET /api/admin/users': () => (up ? users : new Refusal(503, 'The database is away.')) });
  open();
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await rowOf('Zoe')).toBeTruthy();
});
