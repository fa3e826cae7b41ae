// @vitest-environment happy-dom
import type { SupportOverview } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { user } from '../../../testing/people';
import { support } from '../../../testing/support';
import { SettingsPage } from '../settings-page';

/** An API that takes requests, or refuses them. */
function answering(overview: SupportOverview, refusal?: Refusal) {
  const sent: unknown[] = [];
  mockResponses({
    'GET /api/support': overview,
    'POST /api/support/requests': (draft: unknown) => {
      sent.push(draft);
      return refusal ?? { ...support().requests[0] };
    },
  });
  const { host } = renderInHost(<SettingsPage />, {
    at: '/profile?tab=support',
    path: '/profile',
    host: createFakeHost({ user: user({ userType: 'accountant' }) }),
  });
  return { sent, host };
}
const message = 'My listing does not show my photo.';
const type = async (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

it.each([
  ['starter', ['email'], ['Chat', 'Phone']],
  ['professional', ['email', 'chat'], ['Phone']],
  ['premium', ['email', 'chat', 'callback'], []],
] as const)('offers on %s %j', async (plan, channels, others) => {
  answering(support({ plan, channels: [...channels] }));
  await screen.findByRole('radio', { name: /^Email/ });
  const disabled = screen
    .getAllByRole<HTMLInputElement>('radio')
    .filter((radio) => radio.disabled)
    .map((radio) => radio.closest('label')?.textContent ?? '');
  expect(disabled.map((text) => others.find((name) => text.startsWith(name)))).toEqual([...others]);
});

it('sends a request for a call with its number and window, after saying what is missing', async () => {
  const { sent, host } = answering(support());
  await userEvent.click(await screen.findByRole('radio', { name: /^Phone/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(screen.getByText('Please enter a phone number we can call.')).toBeTruthy();
  expect(screen.getByText('Please choose when we should call.')).toBeTruthy();
  expect(sent).toEqual([]);
  await type('Phone', '(512) 555-0100');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'When' }), 'Thu, Dec 3, 9 AM to 12 PM PT');
  await type('Message', message);
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  await waitFor(() => expect(host.shownToasts).toMatchObject([{ title: 'Request sent' }]));
  expect(sent).toEqual([{ channel: 'callback', message, phone: '(512) 555-0100', callAt: '2026-12-03T17:00:00.000Z' }]);
});

it('keeps what was typed when it is refused, and says why', async () => {
  const { host } = answering(support(), new Refusal(403, 'Chat support is part of Professional and Premium.'));
  await userEvent.click(await screen.findByRole('radio', { name: /^Chat/ }));
  await type('Message', message);
  await userEvent.click(screen.getByRole('button', { name: 'Send Request' }));
  expect(await screen.findByText('Chat support is part of Professional and Premium.')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' }).value).toBe(message);
  expect(host.shownToasts).toEqual([]);
});

it('lists what was asked, with where it goes on', async () => {
  answering(support());
  expect(await screen.findByText('Call to (512) 555-0100: Thu, Dec 3, 9 AM to 12 PM PT')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Messages' }).getAttribute('href')).toBe('/messages');
});
