// @vitest-environment happy-dom
import {
  mockResponses,
  createFakeHost,
  Refusal,
  renderInHost,
  type MockResponses,
} from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { user } from '../../testing/people';
import { secondFactors } from '../../testing/second-factors';
import { SettingsPage } from './settings-page';

const profile = 'PUT /api/users/profile';
const password = 'PUT /api/users/password';

/** The page also reads what its other sections show; only what it writes is looked at here. */
function mockWrites(responses: MockResponses) {
  const calls = mockResponses({
    'GET /api/notifications/preferences': { items: [] },
    'GET /api/users/sessions': [],
    'GET /api/blocks': [],
    'GET /api/presence': { online: [], isHidden: false },
    ...responses,
  });
  return () => calls.filter(({ method }) => method !== 'GET');
}

const open = (at = '/profile') => ({
  ...renderInHost(<SettingsPage />, { host: createFakeHost({ user: user() }), at, path: '/profile' }),
  events: userEvent.setup(),
});
const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);

it('waits without a session', () => {
  renderInHost(<SettingsPage />);
  expect(screen.getByRole('status').textContent).toBe('Loading');
});

it('has two tabs with the fields of the specification', async () => {
  mockWrites({});
  const { events } = open();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Personal Information',
    'Security',
  ]);
  for (const label of [/^First name/, /^Last name/, /^Email/, /^City/, /^State/, /^Profile picture/])
    expect(field(label)).toBeTruthy();
  expect(field(/Change Avatar$/).type).toBe('file');
  await events.click(screen.getByRole('tab', { name: 'Security' }));
  for (const label of [/^Current password/, /^New password/, /^Confirm new password/])
    expect(field(label).type).toBe('password');
});

describe('Personal Information', () => {
  it('opens filled, saves, and the session follows', async () => {
    const writes = mockWrites({ [profile]: user({ lastName: 'Ng', city: 'Austin' }) });
    const { events, host } = open();
    expect(field(/^Email/).value).toBe('clara@example.com');
    await events.clear(field(/^Last name/));
    await events.type(field(/^Last name/), ' Ng ');
    await events.type(field(/^City/), 'Austin');
    await events.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Profile updated', tone: 'success' }]));
    expect(writes()[0]?.body).toEqual({
      firstName: 'Clara',
      lastName: 'Ng',
      email: 'clara@example.com',
      city: 'Austin',
      state: '',
    });
    expect(host.session.getState().user?.lastName).toBe('Ng');
    expect(screen.getByText('Clara Ng')).toBeTruthy();
  });

  it('says what is wrong at the fields and sends nothing', async () => {
    const writes = mockWrites({});
    const { events } = open();
    for (const label of [/^First name/, /^Last name/, /^Email/]) await events.clear(field(label));
    await events.type(field(/^Email/), 'clara');
    await events.click(screen.getByRole('button', { name: 'Save Changes' }));
    for (const sentence of ['First name is required', 'Last name is required', 'Invalid email address'])
      expect(screen.getByText(sentence)).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('keeps the text, without a word, when the person does not confirm that it is them', async () => {
    mockWrites({
      [profile]: new Refusal(403, 'Please confirm that it’s you first.', 'confirmation_required'),
      'GET /api/users/second-factors': secondFactors(),
    });
    const { events, host } = open();
    await events.type(field(/^City/), 'Austin');
    await events.click(screen.getByRole('button', { name: 'Save Changes' }));
    await events.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('button', { name: 'Save Changes' })).toHaveProperty('disabled', false);
    expect([host.shownToasts, field(/^City/).value]).toEqual([[], 'Austin']);
  });

  it('tells why it was not saved and keeps the text', async () => {
    mockWrites({ [profile]: new Refusal(429, 'We have sent you several links.', 'rate_limited') });
    const { events, host } = open();
    await events.type(field(/^City/), 'Austin');
    await events.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        {
          title: 'Error updating profile',
          description: 'We have sent you several links.',
          tone: 'destructive',
        },
      ]),
    );
    expect(field(/^City/).value).toBe('Austin');
  });
});

describe('Security', () => {
  const confirmationRequired = new Refusal(403, 'Please confirm that it’s you first.', 'confirmation_required');
  const fill = async (events: ReturnType<typeof userEvent.setup>, current: string, next: string, confirm = next) => {
    if (current) await events.type(field(/^Current password/), current);
    if (next) await events.type(field(/^New password/), next);
    if (confirm) await events.type(field(/^Confirm new password/), confirm);
    await events.click(screen.getByRole('button', { name: 'Update Password' }));
  };

  it('has its own URL', async () => {
    mockWrites({});
    const { events, location } = open();
    await events.click(screen.getByRole('tab', { name: 'Security' }));
    expect(location()).toBe('/profile?tab=security');
  });

  it('changes the password and empties itself', async () => {
    const writes = mockWrites({ [password]: null });
    const { events, host, container } = open('/profile?tab=security');
    // Which of its passwords a password manager offers: the name stands before the first one.
    const fields = container.querySelectorAll<HTMLInputElement>('form[aria-label=Security] input');
    expect([...fields].map(({ autocomplete }) => autocomplete).slice(0, 2)).toEqual(['username', 'current-password']);
    await fill(events, 'the old one', 'the new one');
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Password updated'));
    expect(writes()[0]?.body).toEqual({
      currentPassword: 'the old one',
      newPassword: 'the new one',
      confirmPassword: 'the new one',
    });
    await waitFor(() => expect(field(/^Current password/).value).toBe(''));
  });

  it('asks for the second step first where the server wants it; closing the question is silent', async () => {
    let isConfirmed = false;
    const writes = mockWrites({
      [password]: () => (isConfirmed ? null : confirmationRequired),
      'GET /api/users/second-factors': secondFactors(),
      'POST /api/users/confirmation': () => {
        isConfirmed = true;
        return { until: '2027-01-01T00:00:00.000Z' };
      },
    });
    const { events, host } = open('/profile?tab=security');
    await fill(events, 'the old one', 'the new one');
    await events.click(await screen.findByRole('button', { name: 'Cancel' }));
    await events.click(await screen.findByRole('button', { name: 'Update Password' }));
    expect([host.shownToasts, field(/^New password/).value]).toEqual([[], 'the new one']);
    await events.type(await screen.findByLabelText('Code'), '123456{Enter}');
    await waitFor(() => expect(host.shownToasts.map(({ title }) => title)).toEqual(['Password updated']));
    expect(writes().at(-1)?.body).toMatchObject({ newPassword: 'the new one' });
  });

  it.each([
    ['', 'the new one', 'the new one', 'Current password is required'],
    ['the old one', 'short', 'short', 'Password must be at least 8 characters'],
    ['the old one', 'the new one', 'another one', 'Passwords do not match'],
  ])('refuses %j, %j, %j', async (current, next, confirm, sentence) => {
    const writes = mockWrites({});
    const { events } = open('/profile?tab=security');
    await fill(events, current, next, confirm);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(writes()).toEqual([]);
  });

  it('says that nothing changes without a new password', async () => {
    const writes = mockWrites({});
    const { events, host } = open('/profile?tab=security');
    await fill(events, 'the old one', '');
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Your password stays as it is'));
    expect(writes()).toEqual([]);
  });

  it('tells why the server refused and keeps what was typed', async () => {
    mockWrites({ [password]: new Refusal(400, 'Current password is not correct', 'wrong_password') });
    const { events, host } = open('/profile?tab=security');
    await fill(events, 'a guess', 'the new one');
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'Error updating password', description: 'Current password is not correct', tone: 'destructive' },
      ]),
    );
    expect(field(/^New password/).value).toBe('the new one');
  });
});
