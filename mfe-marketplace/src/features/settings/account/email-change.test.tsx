// @vitest-environment happy-dom
import {
  mockResponses,
  createFakeHost,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { user } from '../../../testing/people';
import { SettingsPage } from '../settings-page';

const profile = 'PUT /api/users/profile';
const resend = 'POST /api/users/email-change/resend';
const cancelEndpoint = 'DELETE /api/users/email-change';
const waiting = user({ pendingEmail: 'new@example.com' });

function open(answers: MockResponses, person = user()) {
  const calls = mockResponses({ 'GET /api/notifications/preferences': { items: [] }, ...answers });
  const host = createFakeHost({ user: person });
  renderInHost(<SettingsPage />, { host, at: '/profile', path: '/profile' });
  return { host, events: userEvent.setup(), writes: () => calls.filter(({ method }) => method !== 'GET') };
}
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const password = () => screen.queryByLabelText<HTMLInputElement>(/^Current password/);
const press = (name: string) => screen.getByRole('button', { name });
const notice = () => screen.queryByText('Waiting for confirmation');

/** Types another email into the open page, with a password when there is one. */
async function askFor(events: ReturnType<typeof userEvent.setup>, email: string, typed?: string) {
  await events.clear(field(/^Email/));
  await events.type(field(/^Email/), email);
  if (typed) await events.type(field(/^Current password/), typed);
  await events.click(press('Save Changes'));
}

describe('another email address', () => {
  it('asks for the password only while it is another one', async () => {
    const { events } = open({});
    expect(password()).toBeNull();
    await events.type(field(/^Email/), 'x');
    expect(password()?.type).toBe('password');
    expect(password()?.autocomplete).toBe('current-password');
    await events.type(field(/^Email/), '{Backspace} ');
    expect(password()).toBeNull();
  });

  it('is not sent without the password', async () => {
    const { events, writes } = open({});
    await askFor(events, 'new@example.com');
    expect(screen.getByText('Current password is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(password()));
    expect(writes()).toEqual([]);
  });

  it('is sent with it, and then waited for: the field shows the email that still holds', async () => {
    const { events, writes, host } = open({ [profile]: waiting });
    await askFor(events, ' new@example.com', 'the password');
    await screen.findByText('Waiting for confirmation');
    expect(writes()[0]?.body).toMatchObject({ email: 'new@example.com', currentPassword: 'the password' });
    expect(field(/^Email/).value).toBe('clara@example.com');
    expect(password()).toBeNull();
    expect(host.session.getState().user?.pendingEmail).toBe('new@example.com');
    expect(host.drafts.isAnyOpen()).toBe(false);
  });

  it('says of a wrong password at its field that it is wrong, and keeps what was typed', async () => {
    const { events } = open({ [profile]: new Refusal(400, 'Current password is not correct', 'wrong_password') });
    await askFor(events, 'new@example.com', 'a guess');
    expect((await screen.findByText('Current password is not correct')).closest('form')).toBeTruthy();
    expect([field(/^Email/).value, password()?.value]).toEqual(['new@example.com', 'a guess']);
    await waitFor(() => expect(document.activeElement).toBe(password()));
  });
});

describe('an email that waits', () => {
  it('can be mailed the link again', async () => {
    const { events, host } = open({ [resend]: null }, waiting);
    await events.click(press('Resend Link'));
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'The link is on its way', description: 'Check the inbox of new@example.com.', tone: 'success' },
      ]),
    );
    expect(notice()).toBeTruthy();
  });

  it('can be called off, and the focus stays in the form', async () => {
    const { events, writes } = open({ [cancelEndpoint]: user() }, waiting);
    await events.click(press('Cancel Change'));
    await waitFor(() => expect(notice()).toBeNull());
    expect(writes().map(({ method }) => method)).toEqual(['DELETE']);
    expect(document.activeElement).toBe(field(/^Email/));
  });

  it.each([
    ['Resend Link', resend, 'The link was not sent'],
    ['Cancel Change', cancelEndpoint, 'The change was not canceled'],
  ])('says that %j failed, and can be retried', async (button, call, title) => {
    const { events, host } = open({ [call]: new Refusal(503, 'Please try again in a moment.') }, waiting);
    await events.click(press(button));
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe(title));
    expect(press(button)).toHaveProperty('disabled', false);
  });

  it('takes its place in the form once it is confirmed elsewhere, and leaves alone what was typed', async () => {
    const { events, host } = open({}, waiting);
    act(() => host.session.getState().setUser(user({ email: 'second@example.com' })));
    expect([field(/^Email/).value, host.drafts.isAnyOpen()]).toEqual(['second@example.com', false]);
    await events.type(field(/^City/), 'Austin');
    act(() => host.session.getState().setUser(user({ email: 'new@example.com' })));
    expect([field(/^Email/).value, field(/^City/).value]).toEqual(['new@example.com', 'Austin']);
    await events.type(field(/^Email/), 'x');
    act(() => host.session.getState().setUser(user({ email: 'third@example.com' })));
    expect(field(/^Email/).value).toBe('new@example.comx');
  });
});
