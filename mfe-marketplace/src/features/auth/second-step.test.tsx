// @vitest-environment happy-dom
import { mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { user as person } from '../../testing/people';
import { AuthPage } from './auth-page';
import { CancelRecoveryPage } from './cancel-recovery-page';
import { EndSessionPage } from './end-session-page';

const required = new Refusal(401, 'Confirm with your second step to log in.', 'second_step_required');
const ways = { hasApp: true, hasPasskeys: false, hasRecoveryCodes: true, recoveryDueAt: null };

async function typePassword(responses: Readonly<Record<string, unknown>>) {
  const calls = mockResponses({ 'POST /api/login': required, 'GET /api/login/second-step': ways, ...responses });
  const { host } = renderInHost(<AuthPage />, { at: '/auth', path: '/auth' });
  const events = userEvent.setup();
  await events.type(screen.getByLabelText('Username or email'), 'clara');
  await events.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  const code = await screen.findByLabelText<HTMLInputElement>('Code');
  return { calls, host, events, code };
}

it('a right password leads to the second step, whose code signs in', async () => {
  const { calls, host, events, code } = await typePassword({ 'POST /api/login/second-step': person() });
  expect(screen.getByRole('heading', { level: 1, name: 'Confirm it’s you' })).toBeTruthy();
  expect(document.activeElement).toBe(code);
  expect(host.shownToasts).toEqual([]);
  await events.type(code, ' 123456');
  await events.click(screen.getByRole('checkbox', { name: 'Trust this browser for 30 days' }));
  await events.click(screen.getByRole('button', { name: 'Log In' }));
  await waitFor(() => expect(host.session.getState().user?.username).toBe('clara'));
  expect(calls.at(-1)?.body).toEqual({ code: '123456', trustBrowser: true });
});

it('a wrong code gets a sentence and stays; after ten minutes the password is needed anew', async () => {
  let answer = new Refusal(400, 'That code is not correct.', 'wrong_code');
  const { events, code } = await typePassword({ 'POST /api/login/second-step': () => answer });
  await events.type(code, '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('That code is not correct.');
  expect(code.value).toBe('123456');
  answer = new Refusal(401, 'That took too long. Please log in again.', 'sign_in_expired');
  await events.click(screen.getByRole('button', { name: 'Log In' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Username or email')).value).toBe('clara');
});

it('a person who lost everything asks for recovery, which takes a day', async () => {
  const dueAt = '2027-01-02T10:00:00.000Z';
  let recoveryDueAt: string | null = null;
  const { events } = await typePassword({
    'GET /api/login/second-step': () => ({ ...ways, recoveryDueAt }),
    'POST /api/login/recovery': () => {
      recoveryDueAt = dueAt;
      return { dueAt };
    },
  });
  await events.click(screen.getByRole('button', { name: 'I Lost My Phone and My Codes' }));
  await events.click(screen.getByRole('button', { name: 'Request Recovery' }));
  const notice = await screen.findByText('Recovery requested');
  await waitFor(() => expect(document.activeElement?.contains(notice)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

it('the focus is in the form for the password after the second step is left', async () => {
  const { calls, events } = await typePassword({ 'DELETE /api/login/second-step': undefined });
  await events.click(screen.getByRole('button', { name: 'Use a Different Account' }));
  const username = await screen.findByLabelText('Username or email');
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/login/second-step' });
  await waitFor(() => expect(document.activeElement).toBe(username));
});

it('passkeys are offered where the browser has them, and people without an app are not asked about a phone', async () => {
  const calls = mockResponses({
    'POST /api/login': required,
    'GET /api/login/second-step': { ...ways, hasApp: false, hasPasskeys: true },
  });
  renderInHost(<AuthPage />, { at: '/auth', path: '/auth' });
  expect(screen.queryByRole('button', { name: 'Use a Passkey' })).toBeNull();
  await userEvent.type(screen.getByLabelText('Username or email'), 'clara');
  await userEvent.type(screen.getByLabelText('Password'), 'long enough{Enter}');
  expect(await screen.findByRole('button', { name: 'I Lost My Passkey and My Codes' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Use a Passkey' })).toBeNull();
  vi.stubGlobal('PublicKeyCredential', vi.fn());
  await userEvent.click(screen.getByRole('button', { name: 'Use a Different Account' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use a Passkey' }));
  // Of any account, whatever waits in this browser.
  await waitFor(() => expect(calls.at(-1)).toMatchObject({ path: '/api/login/passkey/options', body: { any: true } }));
  vi.unstubAllGlobals();
});

it.each([
  [EndSessionPage, '/end-session', 'Log Out That Device', 'POST /api/session-end', 'That device is logged out'],
  [CancelRecoveryPage, '/cancel-recovery', 'Stop the Recovery', 'POST /api/recovery-cancellation', 'stays on'],
])('a mailed link asks before it acts', async (Page, path, button, call, done) => {
  const calls = mockResponses({ [call]: undefined });
  renderInHost(<Page />, { at: `${path}#the-token`, path });
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(new RegExp(done))).toBeTruthy();
  expect(calls.map(({ body }) => body)).toEqual([{ token: 'the-token' }]);
  expect(screen.getByRole('link', { name: 'Choose a New Password' })).toBeTruthy();
});

describe('a second sign-in in the same tab', () => {
  const over = { ...ways, hasApp: false, hasPasskeys: false };
  const expired = new Refusal(401, 'That took too long. Please log in again.', 'sign_in_expired');

  it('asks for the second step again after one that ran out', async () => {
    let waiting = ways;
    const { events, code } = await typePassword({
      'GET /api/login/second-step': () => waiting,
      'POST /api/login/second-step': expired,
      'POST /api/login/recovery': () => {
        waiting = over;
        return expired;
      },
    });
    await events.click(screen.getByRole('button', { name: 'I Lost My Phone and My Codes' }));
    await events.click(screen.getByRole('button', { name: 'Request Recovery' }));
    await waitFor(() => expect(code.isConnected).toBe(false));
    waiting = ways;
    await events.type(await screen.findByLabelText('Password'), 'long enough{Enter}');
    const next = await screen.findByLabelText('Code');
    // The page had the time to act on what it knew of the sign-in before.
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(next.isConnected).toBe(true);
  });

  it('shows nothing of the account before', async () => {
    let waiting: Promise<object> = Promise.resolve({ ...ways, recoveryDueAt: '2027-01-02T10:00:00.000Z' });
    const { events } = await typePassword({ 'GET /api/login/second-step': () => waiting });
    expect(await screen.findByText('Recovery requested')).toBeTruthy();
    await events.click(screen.getByRole('button', { name: 'Use a Different Account' }));
    let answer = (_: object): void => undefined;
    waiting = new Promise((resolve) => (answer = resolve));
    await events.type(await screen.findByLabelText('Password'), 'long enough{Enter}');
    expect(await screen.findByText('Loading your second step')).toBeTruthy();
    expect(screen.queryByText('Recovery requested')).toBeNull();
    answer(ways);
    expect(await screen.findByRole('button', { name: 'I Lost My Phone and My Codes' })).toBeTruthy();
  });

  it('goes on when another tab has finished it', async () => {
    const { events, host, code } = await typePassword({
      'POST /api/login/second-step': expired,
      'GET /api/user': person(),
    });
    await events.type(code, '123456{Enter}');
    await waitFor(() => expect(host.session.getState().user?.username).toBe('clara'));
  });
});
