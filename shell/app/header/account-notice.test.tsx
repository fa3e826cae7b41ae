// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { User } from '@counterpart/api/contract';
import { mockResponses, createFakeHost, Refusal, renderInHost } from '../../sdk/testing';
import { AccountNotice } from './account-notice';
import { person as confirmed } from './testing/person';

const person: User = { ...confirmed, emailConfirmed: false };
const open = (user: User | null) => renderInHost(<AccountNotice />, { host: createFakeHost({ user }) });
const resend = 'POST /api/email-confirmation/resend';

it('says nothing to visitors and to who has confirmed the email', () => {
  for (const user of [null, confirmed]) {
    const { container, unmount } = open(user);
    expect(container.textContent).toBe('');
    unmount();
  }
});

it('asks to follow the link until that was done, and sends it again', async () => {
  const calls = mockResponses({ [resend]: undefined });
  const { host } = open(person);
  expect((await screen.findByRole('status')).textContent).toContain('We sent a link to clara@example.com.');
  fireEvent.click(screen.getByRole('button', { name: 'Send the Link Again' }));
  await waitFor(() => expect(host.shownToasts[0]?.title).toBe('The link is on its way'));
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([resend]);
  host.session.getState().setUser(confirmed);
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});

it('tells why no link was sent', async () => {
  mockResponses({ [resend]: new Refusal(429, 'We have sent you several links.', 'rate_limited') });
  const { host } = open(person);
  fireEvent.click(await screen.findByRole('button', { name: 'Send the Link Again' }));
  await waitFor(() =>
    expect(host.shownToasts).toEqual([
      { title: 'The link was not sent', description: 'We have sent you several links.', tone: 'destructive' },
    ]),
  );
});

describe('a second step that is required', () => {
  const openAt = (by: number, at: string, userType: User['userType'] = 'admin') => {
    const user = { ...confirmed, userType, secondStepBy: new Date(by).toISOString() };
    return renderInHost(<AccountNotice />, { host: createFakeHost({ user }), at });
  };

  it('is asked for until its time, with the way there and back', async () => {
    openAt(Date.now() + 3_600_000, '/admin?tab=users');
    expect((await screen.findByRole('status')).textContent).toMatch(
      /Set up a second step by .*Without one, administration closes to you then\./,
    );
    const link = screen.getByRole('link', { name: 'Set It Up' });
    expect(link.getAttribute('href')).toBe('/profile?tab=security&next=%2Fadmin%3Ftab%3Dusers');
  });

  it('says what is closed afterwards, and nothing in the settings, which say it themselves', async () => {
    const { unmount } = openAt(0, '/', 'accountant');
    expect((await screen.findByRole('status')).textContent).toContain(
      'Until your account has one, sending and reading license documents is closed to you.',
    );
    unmount();
    const { container } = openAt(0, '/profile?tab=security');
    await waitFor(() => expect(container.textContent).toBe(''));
  });
});
