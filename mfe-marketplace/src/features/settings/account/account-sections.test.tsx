// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { user } from '../../../testing/people';
import { Appearance } from '../preferences/appearance';
import { AvatarPicker } from './avatar-picker';
import { BlockedPeople } from '../preferences/blocked-people';
import { NotificationChoices } from '../preferences/notification-choices';
import { PresenceChoice } from '../preferences/presence-choice';
import { SessionList } from './session-list';
import { YourData } from './your-data';

const signedIn = (changes: Parameters<typeof user>[0] = {}) => createFakeHost({ user: user(changes) });

describe('the picture', () => {
  const picture = (bytes: number) => new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });

  it('is uploaded, and the session follows', async () => {
    const calls = mockResponses({ 'POST /api/users/avatar': user({ profilePicture: '/api/avatars/a.webp' }) });
    const { host } = renderInHost(<AvatarPicker user={user()} />, { host: signedIn() });
    await userEvent.upload(screen.getByLabelText('Profile picture'), picture(10));
    await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Profile updated', tone: 'success' }]));
    expect(calls).toHaveLength(1);
    expect(host.session.getState().user?.profilePicture).toBe('/api/avatars/a.webp');
  });

  it('is not sent when it is larger than 5 MB', async () => {
    const calls = mockResponses({});
    renderInHost(<AvatarPicker user={user()} />, { host: signedIn() });
    await userEvent.upload(screen.getByLabelText('Profile picture'), picture(5 * 1024 * 1024 + 1));
    expect(screen.getByRole('alert').textContent).toBe('The picture may have at most 5 MB.');
    expect(calls).toEqual([]);
  });

  it('shows the server’s sentence', async () => {
    mockResponses({
      'POST /api/users/avatar': new Refusal(400, 'Please choose a PNG, JPEG or WebP picture.', 'not_a_picture'),
    });
    const { host } = renderInHost(<AvatarPicker user={user()} />, { host: signedIn() });
    await userEvent.upload(screen.getByLabelText('Profile picture'), picture(10));
    await waitFor(() => expect(host.shownToasts[0]?.description).toBe('Please choose a PNG, JPEG or WebP picture.'));
  });

  it('is removed after a question', async () => {
    mockResponses({ 'DELETE /api/users/avatar': user({ profilePicture: null }) });
    const { host } = renderInHost(<AvatarPicker user={user({ profilePicture: '/api/avatars/a.webp' })} />, {
      host: signedIn({ profilePicture: '/api/avatars/a.webp' }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Picture' }));
    await waitFor(() => expect(host.session.getState().user?.profilePicture).toBeNull());
  });
});

it('the theme is chosen', async () => {
  const { host } = renderInHost(<Appearance />, { host: signedIn() });
  await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(host.theme.getState().choice).toBe('dark');
});

describe('who is blocked', () => {
  const maya = { id: 7, firstName: 'Maya', lastName: 'Okafor', profilePicture: null, userType: 'accountant' };
  const blocks = [{ person: maya, blockedAt: '2026-11-20T12:00:00.000Z' }];

  it('is unblocked immediately', async () => {
    const calls = mockResponses({ 'GET /api/blocks': blocks, 'DELETE /api/blocks/7': undefined });
    const { host } = renderInHost(<BlockedPeople />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Maya Okafor' }));
    expect(await screen.findByText('You haven’t blocked anyone.')).toBeTruthy();
    await waitFor(() => expect(host.shownToasts).toEqual([{ title: 'Maya can message you again', tone: 'success' }]));
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/blocks/7' });
  });

  it('is there again when the server refuses', async () => {
    mockResponses({ 'GET /api/blocks': blocks, 'DELETE /api/blocks/7': new Refusal(503, 'Busy.') });
    const { host } = renderInHost(<BlockedPeople />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('button', { name: 'Unblock Maya Okafor' }));
    await waitFor(() => expect(host.shownToasts[0]).toMatchObject({ description: 'Busy.', tone: 'destructive' }));
    expect(screen.getByText('Maya Okafor')).toBeTruthy();
  });
});

describe('notifications by email', () => {
  const path = '/api/notifications/preferences';
  const items = (byMail: boolean) => ({ items: [{ kind: 'message', label: 'New messages', byMail, byPush: true }] });

  it('is switched, and saved immediately', async () => {
    const calls = mockResponses({ [`GET ${path}`]: items(true), [`PUT ${path}`]: items(false) });
    renderInHost(<NotificationChoices />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('switch', { name: 'New messages by email' }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'New messages by email' }).checked).toBe(false),
    );
    expect(calls.at(-1)?.body).toEqual({ kind: 'message', byMail: false });
  });

  it('goes back when it could not be saved', async () => {
    mockResponses({
      [`GET ${path}`]: items(true),
      [`PUT ${path}`]: new Refusal(500, 'Something went wrong on our side. Please try again.'),
    });
    const { host } = renderInHost(<NotificationChoices />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('switch', { name: 'New messages by email' }));
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Your choice was not saved'));
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'New messages by email' }).checked).toBe(true);
  });

  it('can be loaded again', async () => {
    mockResponses({ [`GET ${path}`]: new Refusal(503, 'The service is busy right now.') });
    renderInHost(<NotificationChoices />, { host: signedIn() });
    expect(await screen.findByText('We could not load your choices')).toBeTruthy();
    mockResponses({ [`GET ${path}`]: items(true) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('switch', { name: 'New messages by email' })).toBeTruthy();
  });
});

describe('being seen online', () => {
  const path = '/api/presence';
  const presence = (isHidden: boolean) => ({ online: [], isHidden });
  const toggle = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show when I’m online' });

  it('is switched off, and saved immediately', async () => {
    const calls = mockResponses({ [`GET ${path}`]: presence(false), [`PUT ${path}`]: undefined });
    renderInHost(<PresenceChoice />, { host: signedIn() });
    expect((await toggle()).checked).toBe(true);
    await userEvent.click(await toggle());
    await waitFor(async () => expect((await toggle()).checked).toBe(false));
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { isHidden: true } });
  });

  it('stays as it was when that could not be saved', async () => {
    mockResponses({ [`GET ${path}`]: presence(true), [`PUT ${path}`]: new Refusal(503, 'Down for a moment.') });
    const { host } = renderInHost(<PresenceChoice />, { host: signedIn() });
    await userEvent.click(await toggle());
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Your choice was not saved'));
    expect((await toggle()).checked).toBe(false);
  });

  it('can be loaded again', async () => {
    mockResponses({ [`GET ${path}`]: new Refusal(503, 'The service is busy right now.') });
    renderInHost(<PresenceChoice />, { host: signedIn() });
    expect(await screen.findByText('We could not load your choice')).toBeTruthy();
    mockResponses({ [`GET ${path}`]: presence(false) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await toggle()).toBeTruthy();
  });
});

describe('sessions', () => {
  const session = (id: string, browser: string, current = false) => ({
    id,
    browser,
    current,
    createdAt: '2026-11-05T09:00:00.000Z',
    lastSeenAt: '2026-11-05T10:00:00.000Z',
  });
  const three = [
    session('a', 'Chrome on Linux', true),
    session('b', 'Safari on iPhone'),
    session('c', 'Edge on Windows'),
  ];

  it('end one by one, also when they have ended meanwhile', async () => {
    const calls = mockResponses({
      'GET /api/users/sessions': three,
      'DELETE /api/users/sessions/b': new Refusal(404, 'This session has already ended.', 'session_not_found'),
    });
    renderInHost(<SessionList />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/users/sessions/b' });
    expect(screen.getByText('This device')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Log out Chrome/ })).toBeNull();
  });

  it('end all but this one', async () => {
    mockResponses({ 'GET /api/users/sessions': three, 'POST /api/users/sessions/end-others': undefined });
    renderInHost(<SessionList />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out Everywhere Else' }));
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  });

  it('stay in the list when the server refuses', async () => {
    mockResponses({
      'GET /api/users/sessions': three,
      'DELETE /api/users/sessions/b': new Refusal(503, 'The service is busy right now.'),
    });
    const { host } = renderInHost(<SessionList />, { host: signedIn() });
    await userEvent.click(await screen.findByRole('button', { name: /^Log out Safari on iPhone/ }));
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Logout failed'));
    expect(screen.getByText('Safari on iPhone')).toBeTruthy();
  });
});

describe('one’s data', () => {
  it('is saved as a file', async () => {
    const saved: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download);
    });
    mockResponses({ 'GET /api/users/export': { account: { id: 1 } } });
    const { host } = renderInHost(<YourData />, { host: signedIn() });
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    await waitFor(() => expect(host.shownToasts[0]?.title).toBe('Your data was downloaded'));
    expect(saved).toEqual(['counterpart-data.json']);
    vi.restoreAllMocks();
  });

  it('is deleted with the account, after the password', async () => {
    const calls = mockResponses({ 'POST /api/users/deletion': undefined });
    const { host, location } = renderInHost(<YourData />, { host: signedIn(), at: '/profile' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    // Which of its passwords a password manager offers.
    expect(dialog.getByDisplayValue(user().username).getAttribute('autocomplete')).toBe('username');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Your password')));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
    expect(dialog.getByText('Password is required')).toBeTruthy();
    await userEvent.type(dialog.getByLabelText('Your password'), 'my password');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete My Account' }));
    await waitFor(() => expect(location()).toBe('/'));
    expect(calls[0]?.body).toEqual({ password: 'my password' });
    expect(host.session.getState().user).toBeNull();
  });

  it('stays when the password is wrong, with the error in the dialog', async () => {
    mockResponses({ 'POST /api/users/deletion': new Refusal(400, 'Password is not correct', 'wrong_password') });
    const { host } = renderInHost(<YourData />, { host: signedIn(), at: '/profile' });
    await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }));
    await userEvent.type(await screen.findByLabelText('Your password'), 'a guess');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete My Account' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Password is not correct');
    expect(host.session.getState().user).not.toBeNull();
  });
});
