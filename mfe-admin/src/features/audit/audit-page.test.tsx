// @vitest-environment happy-dom
import type { AuditRecord } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { admin } from '../../testing/fixtures';
import { AuditLogPage } from './audit-page';

const entry = (id: number, changes: Partial<AuditRecord> = {}): AuditRecord => ({
  id,
  createdAt: '2026-03-04T10:00:00.000Z',
  action: 'user.updated',
  actor: { id: 99, name: 'Iris Vale' },
  user: { id: 7, name: 'Maria Lopez' },
  subject: { type: 'user', id: '7', label: null },
  ip: '203.0.113.9',
  reason: null,
  changes: [{ field: 'userType', before: 'client', after: 'admin' }],
  ...changes,
});
const open = (at = '/admin/audit') =>
  renderInHost(<AuditLogPage />, { at, path: '/admin/audit', host: createFakeHost({ user: admin }) });

test('says who did what to whom, from where, and what changed', async () => {
  mockResponses({ 'GET /api/admin/audit': { entries: [entry(1)], nextCursor: null } });
  open();
  const row = within((await screen.findByText('User updated', { selector: 'strong' })).closest('li')!);
  expect(row.getByRole('link', { name: 'Maria Lopez' }).getAttribute('href')).toBe('/admin/audit?person=7');
  expect(row.getByText(/203\.0\.113\.9/)).toBeTruthy();
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect([row.getByRole('rowheader').textContent, ...cells]).toEqual(['User type', 'client', 'admin']);
});

test('an act without a person is the product’s own, unless it is about an account', async () => {
  const nobody = { actor: null, user: null, changes: [] };
  const release = {
    ...nobody,
    action: 'release.activated' as const,
    subject: { type: 'release', id: 'blog', label: null },
  };
  const failed = { ...nobody, action: 'session.refused' as const, subject: { type: 'user', id: null, label: null } };
  mockResponses({ 'GET /api/admin/audit': { entries: [entry(2, release), entry(1, failed)], nextCursor: null } });
  open();
  expect(await screen.findByText(/^by the product/)).toBeTruthy();
  expect(screen.getByText(/^not signed in/)).toBeTruthy();
});

test('the search stands in the URL, and older entries follow', async () => {
  const calls = mockResponses({
    'GET /api/admin/audit': { entries: [], nextCursor: null },
    'GET /api/admin/audit?action=user.updated': { entries: [entry(9)], nextCursor: 9 },
    'GET /api/admin/audit?action=user.updated&cursor=9': { entries: [entry(4)], nextCursor: null },
  });
  const { location } = open();
  expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Action'), 'User updated');
  await waitFor(() => expect(location()).toBe('/admin/audit?action=user.updated'));
  await userEvent.click(await screen.findByRole('button', { name: 'Load Older Entries' }));
  await waitFor(() => expect(screen.getAllByText('User updated', { selector: 'strong' })).toHaveLength(2));
  expect(screen.queryByRole('button', { name: 'Load Older Entries' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Subject'), { target: { value: 'review report 7' } });
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe('/api/admin/audit?action=user.updated&subjectId=7&subjectType=review+report'),
  );
});

test('is searched for words of reasons and values, beside the person', async () => {
  const calls = mockResponses({
    'GET /api/admin/audit?person=7': { entries: [], nextCursor: null },
    'GET /api/admin/audit?person=7&words=late+fees': { entries: [entry(9)], nextCursor: null },
  });
  const { location } = open('/admin/audit?person=7');
  fireEvent.change(await screen.findByLabelText('Reason or value'), { target: { value: 'late fees' } });
  await screen.findByText('User updated', { selector: 'strong' });
  expect(location()).toBe('/admin/audit?person=7&words=late+fees');
  expect(calls.at(-1)?.path).toBe('/api/admin/audit?person=7&words=late+fees');
});

test('a log that cannot be loaded can be loaded again', async () => {
  let up = false;
  mockResponses({
    'GET /api/admin/audit': () =>
      up ? { entries: [entry(1)], nextCursor: null } : new Refusal(503, 'The database is away.'),
  });
  open();
  expect(await screen.findByText('The database is away.')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('User updated', { selector: 'strong' })).toBeTruthy();
});
