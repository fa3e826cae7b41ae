// @vitest-environment happy-dom
import { Link } from '@counterpart/design-system/link';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { user } from '../../../testing/people';
import { recoveryCodes, secondFactors } from '../../../testing/second-factors';
import { DownloadButton } from '../account/download-button';
import { ConfirmedProvider } from './confirmed';
import { SecondSteps } from './second-steps';

const none = secondFactors({ app: null, passkeys: [], recoveryCodesLeft: 0 });
const setup = { key: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Counterpart:clara?secret=JBSWY3DPEHPK3PXP' };
const confirmationRequired = new Refusal(403, 'Please confirm that it’s you first.', 'confirmation_required');

function open(responses: Readonly<Record<string, unknown>>, person = user(), at = '/profile?tab=security') {
  const calls = mockResponses({ 'GET /api/users/trusted-browsers': [], ...responses });
  const host = createFakeHost({ user: person });
  const rendered = renderInHost(
    <ConfirmedProvider>
      <SecondSteps />
      <DownloadButton />
    </ConfirmedProvider>,
    { host, at },
  );
  return { ...rendered, calls, host, events: userEvent.setup() };
}

it('an app is set up by QR code or key, its first code, and recovery codes that stay until they are stored', async () => {
  const { calls, events } = open({
    'GET /api/users/second-factors': none,
    'POST /api/users/second-factors/app': setup,
    'POST /api/users/second-factors/app/confirmation': { recoveryCodes },
  });
  await events.click(await screen.findByRole('button', { name: 'Set Up App' }));
  expect(await screen.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  await events.type(screen.getByLabelText('Code from the app'), '12345');
  await events.click(screen.getByRole('button', { name: 'Turn It On' }));
  expect(screen.getByText('Enter the six digits your app shows.')).toBeTruthy();
  await events.type(screen.getByLabelText('Code from the app'), '6{Enter}');
  const codes = await screen.findByRole('list', { name: 'Recovery codes' });
  expect(within(codes).getAllByRole('listitem')).toHaveLength(10);
  const done = screen.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await events.click(screen.getByRole('checkbox', { name: 'I saved these codes somewhere safe' }));
  await events.click(done);
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Recovery codes' })).toBeNull());
  expect(calls.find(({ path }) => path.endsWith('/confirmation'))?.body).toEqual({ code: '123456' });
});

it('a wrong code gets a sentence, and what was typed stays', async () => {
  const { events } = open({
    'GET /api/users/second-factors': none,
    'POST /api/users/second-factors/app': setup,
    'POST /api/users/second-factors/app/confirmation': new Refusal(400, 'That code is not correct.', 'wrong_code'),
  });
  await events.click(await screen.findByRole('button', { name: 'Set Up App' }));
  await events.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('That code is not correct.');
  expect(screen.getByLabelText<HTMLInputElement>('Code from the app').value).toBe('123456');
});

it('an act of the owner asks for the password and goes on; closing the question is silent, with the focus back', async () => {
  let isConfirmed = false;
  const { host, events } = open({
    'GET /api/users/second-factors': none,
    'GET /api/users/export': () => {
      // As browsers do when what has the focus is disabled.
      (document.activeElement as HTMLElement).blur();
      return isConfirmed ? { account: {} } : confirmationRequired;
    },
    'POST /api/users/confirmation': () => {
      isConfirmed = true;
      return { until: '2027-01-01T00:00:00.000Z' };
    },
  });
  await events.click(screen.getByRole('button', { name: 'Download My Data' }));
  await events.click(await screen.findByRole('button', { name: 'Cancel' }));
  const button = await screen.findByRole('button', { name: 'Download My Data' });
  await waitFor(() => expect(document.activeElement).toBe(button));
  expect(host.shownToasts).toEqual([]);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await events.click(screen.getByRole('button', { name: 'Download My Data' }));
  await events.type(await screen.findByLabelText('Your password'), 'correct horse');
  await events.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(host.shownToasts.at(-1)?.title).toBe('Your data was downloaded'));
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('a factor is removed after a question that tells what that means', async () => {
  const { calls, events } = open({
    'GET /api/users/second-factors': secondFactors({ passkeys: [] }),
    'DELETE /api/users/second-factors/app': undefined,
  });
  await events.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
  expect(screen.getByText(/Your password alone will open your account/)).toBeTruthy();
  await events.click(screen.getByRole('button', { name: 'Remove App' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

it('a recovery under way is shown and stopped', async () => {
  const { calls, events } = open({
    'GET /api/users/second-factors': secondFactors({ recoveryDueAt: '2027-01-02T10:00:00.000Z' }),
    'DELETE /api/users/second-factors/recovery': undefined,
  });
  await events.click(await screen.findByRole('button', { name: 'Stop the Recovery' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Second steps' })));
});

it('a browser that is trusted no more leaves the focus in the list', async () => {
  const browser = {
    ...{ id: 'a', browser: 'Edge on Windows', current: false },
    ...{ lastUsedAt: '2026-11-05T10:00:00.000Z', expiresAt: '2026-12-05T10:00:00.000Z' },
  };
  let trusted = [browser];
  const { events } = open({
    'GET /api/users/second-factors': secondFactors(),
    'GET /api/users/trusted-browsers': () => trusted,
    'DELETE /api/users/trusted-browsers/a': () => {
      trusted = [];
    },
  });
  await events.click(await screen.findByRole('button', { name: /^Stop trusting Edge/ }));
  expect(await screen.findByText(/^None\. You can trust/)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Browsers you trust' })));
});

it('a long name of a passkey breaks in its row and in the question', async () => {
  const name = 'x'.repeat(60);
  const { events } = open({
    'GET /api/users/second-factors': secondFactors({
      passkeys: [{ id: 1, name, createdAt: '2026-11-03T10:00:00.000Z', lastUsedAt: null }],
    }),
  });
  // happy-dom does not inherit it.
  const breaks = (text: string) => {
    const box = screen.getByText(text).parentElement;
    return box && getComputedStyle(box).getPropertyValue('overflow-wrap');
  };
  await screen.findByText(name);
  expect(breaks(name)).toBe('anywhere');
  await events.click(screen.getByRole('button', { name: `Remove the passkey ${name}` }));
  expect(breaks(`Remove the passkey “${name}”?`)).toBe('anywhere');
});

it('recovery codes that are not stored yet hold the page', async () => {
  mockResponses({
    'GET /api/users/trusted-browsers': [],
    'GET /api/users/second-factors': secondFactors(),
    'POST /api/users/second-factors/recovery-codes': { recoveryCodes },
  });
  const host = createFakeHost({ user: user() });
  const { location } = renderInHost(
    <>
      <Link href="/messages">Messages</Link>
      <SecondSteps />
    </>,
    { host, at: '/profile?tab=security' },
  );
  const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const events = userEvent.setup();
  await events.click(await screen.findByRole('button', { name: 'Get New Codes' }));
  await events.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Get New Codes' }));
  await screen.findByRole('list', { name: 'Recovery codes' });
  expect(isHeld()).toBe(true);
  await events.click(screen.getByRole('link', { name: 'Messages' }));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving?' });
  await events.click(within(question).getByRole('button', { name: 'Stay Here' }));
  expect(location()).toBe('/profile?tab=security');
  expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy();
  await events.click(screen.getByRole('checkbox', { name: 'I saved these codes somewhere safe' }));
  expect(isHeld()).toBe(false);
});

it('a second step that is required says why; once it is set up, it leads back to where they wanted to go', async () => {
  const admin = user({ userType: 'admin' });
  let isSetUp = false;
  const { events, host, location } = open(
    {
      'GET /api/users/second-factors': () => (isSetUp ? secondFactors({ passkeys: [] }) : none),
      'POST /api/users/second-factors/app': setup,
      'POST /api/users/second-factors/app/confirmation': () => {
        isSetUp = true;
        return { recoveryCodes };
      },
      'GET /api/user': admin,
    },
    { ...admin, secondStepBy: '2020-01-01T00:00:00.000Z' },
    '/profile?tab=security&next=%2Fadmin%3Ftab%3Dusers',
  );
  expect(screen.getByText('Your account needs a second step')).toBeTruthy();
  expect(screen.getByText(/administration is closed to you\. When you’re done/)).toBeTruthy();
  await events.click(await screen.findByRole('button', { name: 'Set Up App' }));
  await events.type(await screen.findByLabelText('Code from the app'), '123456{Enter}');
  await events.click(await screen.findByRole('checkbox', { name: 'I saved these codes somewhere safe' }));
  expect(host.session.getState().user).not.toHaveProperty('secondStepBy');
  await events.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(location()).toBe('/admin?tab=users'));
});

it('the last factor stays where the server requires it, with its sentence', async () => {
  const sentence = 'Your account needs a second step. Add another one before you remove this one.';
  const { host, events } = open({
    'GET /api/users/second-factors': secondFactors({ passkeys: [] }),
    'DELETE /api/users/second-factors/app': new Refusal(409, sentence, 'last_second_factor'),
  });
  await events.click(await screen.findByRole('button', { name: 'Remove the authenticator app' }));
  await events.click(screen.getByRole('button', { name: 'Remove App' }));
  await waitFor(() => expect(host.shownToasts.at(-1)?.description).toBe(sentence));
  expect(screen.getByRole('button', { name: 'Remove the authenticator app' })).toBeTruthy();
});
