// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { user } from '../../testing/people';
import { ConfirmEmailPage } from './confirm-email-page';
import { ForgotPasswordPage } from './forgot-password-page';
import { ResetPasswordPage } from './reset-password-page';

const expired = new Refusal(400, 'This link has expired or was used before. Please ask for a new one.', 'link_expired');

describe('Forgot your password?', () => {
  const open = () => ({ ...renderInHost(<ForgotPasswordPage />), events: userEvent.setup() });

  it('asks for an email and says the same for every one', async () => {
    const calls = mockResponses({ 'POST /api/password/forgot': undefined });
    const { events } = open();
    await events.click(screen.getByRole('button', { name: 'Send the Link' }));
    expect(screen.getByText('Invalid email address')).toBeTruthy();
    await events.type(screen.getByLabelText('Email'), ' clara@example.com ');
    await events.click(screen.getByRole('button', { name: 'Send the Link' }));
    expect(await screen.findByText(/If clara@example.com belongs to an account, a link is on its way/)).toBeTruthy();
    expect(calls.map(({ body }) => body)).toEqual([{ email: 'clara@example.com' }]);
  });

  it('tells when it did not work and keeps the email', async () => {
    mockResponses({
      'POST /api/password/forgot': new Refusal(429, 'You have asked for several links.', 'rate_limited'),
    });
    const { events, host } = open();
    await events.type(screen.getByLabelText('Email'), 'clara@example.com{Enter}');
    await waitFor(() =>
      expect(host.shownToasts).toEqual([
        { title: 'The link was not sent', description: 'You have asked for several links.', tone: 'destructive' },
      ]),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('clara@example.com');
  });
});

describe('Choose a new password', () => {
  const open = (host = createFakeHost()) => ({
    ...renderInHost(<ResetPasswordPage />, {
      host,
      at: '/reset-password#the-token&ros%C3%A9',
      path: '/reset-password',
    }),
    events: userEvent.setup(),
  });
  const fill = async (events: ReturnType<typeof userEvent.setup>, password: string, confirm = password) => {
    await events.type(screen.getByLabelText('New password'), password);
    await events.type(screen.getByLabelText('Confirm new password'), confirm);
    await events.click(screen.getByRole('button', { name: 'Update Password' }));
  };

  it('sends what stands behind the # and leads to the sign-in page, signed out', async () => {
    const calls = mockResponses({ 'POST /api/password/reset': undefined });
    const { events, host, location, container } = open(createFakeHost({ user: user() }));
    // What a password manager files it under.
    expect(container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('rosé');
    await fill(events, 'a brand new one');
    await waitFor(() => expect(location()).toBe('/auth'));
    expect(calls[0]?.body).toEqual({
      token: 'the-token',
      password: 'a brand new one',
      confirmPassword: 'a brand new one',
    });
    expect(host.session.getState().user).toBeNull();
    expect(host.shownToasts[0]?.title).toBe('Password updated');
  });

  it.each([
    ['short', 'short', 'Password must be at least 8 characters'],
    ['long enough', 'not the same', 'Passwords do not match'],
  ])('refuses %s and %s', async (password, confirm, sentence) => {
    const calls = mockResponses({});
    const { events } = open();
    await fill(events, password, confirm);
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('says that a link is too old and where to get another', async () => {
    mockResponses({ 'POST /api/password/reset': expired });
    const { events } = open();
    await fill(events, 'a brand new one');
    expect((await screen.findByRole('alert')).textContent).toContain(expired.sentence);
    expect(screen.getByRole('link', { name: 'Ask for a New Link' }).getAttribute('href')).toBe('/forgot-password');
    expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('a brand new one');
  });
});

describe('Confirm your email address', () => {
  const open = (host = createFakeHost()) =>
    renderInHost(<ConfirmEmailPage />, { host, at: '/confirm-email#the-token', path: '/confirm-email' });

  it('needs nothing but opening the link; the session follows', async () => {
    const calls = mockResponses({ 'POST /api/email-confirmation': undefined, 'GET /api/user': user() });
    const { host } = open(createFakeHost({ user: user({ emailConfirmed: false }) }));
    expect(await screen.findByText('Your email address is confirmed.')).toBeTruthy();
    expect(calls[0]?.body).toEqual({ token: 'the-token' });
    expect(host.session.getState().user?.emailConfirmed).toBe(true);
    expect(screen.getByRole('link', { name: 'Open Your Dashboard' })).toBeTruthy();
  });

  it('works without a session, and does not request one', async () => {
    const calls = mockResponses({ 'POST /api/email-confirmation': undefined });
    open();
    expect(await screen.findByRole('link', { name: 'Log In' })).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  it('says that a link is too old', async () => {
    mockResponses({ 'POST /api/email-confirmation': expired });
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(expired.sentence);
  });

  it('shows that a link without its token is not complete, and sends no request', async () => {
    const calls = mockResponses({});
    renderInHost(<ConfirmEmailPage />, { at: '/confirm-email', path: '/confirm-email' });
    expect(await screen.findByText(/This link is incomplete/)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
