// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { admin, user } from '../../testing/fixtures';
import { EditUserDialog } from './edit-user-dialog';

const ana = user(2, 'Ana', { city: null });

function open() {
  const onClose = vi.fn();
  const { host } = renderInHost(<EditUserDialog user={ana} onClose={onClose} />, {
    host: createFakeHost({ user: admin }),
  });
  return {
    host,
    onClose,
    field: (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label),
    act: userEvent.setup(),
  };
}
const saveButton = () => screen.getByRole('button', { name: 'Save Changes', hidden: true });

test('saves what was changed, confirms it and closes', async () => {
  const calls = mockResponses({
    'PUT /api/admin/users/2': (body: object) => ({ ...ana, ...body }),
    'GET /api/admin/stats': () => ({}),
  });
  const { act, field, host, onClose } = open();
  await act.clear(field(/First name/));
  await act.type(field(/First name/), 'Anna');
  await act.selectOptions(field(/User type/), 'admin');
  await act.click(saveButton());
  expect(screen.getByText('Enter your own password')).toBeTruthy();
  await act.type(field(/Your password/), 'my own');
  await act.click(saveButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(calls[0]?.body).toEqual({
    firstName: 'Anna',
    lastName: 'Reyes',
    email: 'ana@example.test',
    city: null,
    state: 'Texas',
    userType: 'admin',
    currentPassword: 'my own',
  });
  expect(host.shownToasts[0]).toMatchObject({ title: 'User updated', tone: 'success' });
});

test('broken rules are named and nothing is sent', async () => {
  const calls = mockResponses({});
  const { act, field, onClose } = open();
  await act.clear(field(/Last name/));
  await act.clear(field(/Email/));
  await act.type(field(/Email/), 'nobody');
  await act.click(saveButton());
  expect(screen.getByText('Last name is required')).toBeTruthy();
  expect(screen.getByText('Invalid email address')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field(/Last name/)));
  expect(calls).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test("the server's sentence is shown and what was typed stays", async () => {
  mockResponses({
    'PUT /api/admin/users/2': () => new Refusal(409, 'Another account uses this email address.', 'email_taken'),
  });
  const { act, field, host, onClose } = open();
  await act.clear(field(/City/));
  await act.type(field(/City/), 'Waco');
  await act.click(saveButton());
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(host.shownToasts[0]).toEqual({
    title: 'Error updating user',
    description: 'Another account uses this email address.',
    tone: 'destructive',
  });
  expect(screen.getByRole('alert', { hidden: true }).textContent).toBe('Another account uses this email address.');
  expect(field(/City/).value).toBe('Waco');
  expect(onClose).not.toHaveBeenCalled();
});

test('Cancel closes', async () => {
  mockResponses({});
  const { act, onClose } = open();
  await act.click(screen.getByRole('button', { name: 'Cancel', hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
});
