// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { message, person, professional } from '../../testing/fixtures';
import { ContactButton } from './contact-button';

beforeEach(() => history.replaceState(null, '', '/accountant/7'));
afterEach(() => {
  sessionStorage.clear();
});

function open(user: typeof person | null = person) {
  return renderInHost(<ContactButton professional={professional} />, {
    at: '/accountant/7?tab=about',
    path: '/accountant/:id',
    host: createFakeHost({ user }),
  });
}
const contact = () => userEvent.click(screen.getByRole('button', { name: 'Contact Me' }));
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Maya Okafor');

test('a visitor writes first; the message is sent once they have an account, and only once', async () => {
  const calls = mockResponses({ 'POST /api/messages': () => message(1) });
  const { host, location } = open(null);
  await contact();
  await userEvent.type(await field(), 'Can you help?{Enter}');
  expect(host.shownToasts).toEqual([
    { title: 'Login Required', description: 'You need to login or create an account to send messages.' },
  ]);
  const back = '/accountant/7?tab=about&contact=open&send=now';
  await waitFor(() => expect(location()).toBe(`/auth?next=${encodeURIComponent(back)}&signup=true`));
  cleanup();
  const returned = () =>
    renderInHost(<ContactButton professional={professional} />, {
      at: back,
      path: '/accountant/:id',
      host: createFakeHost({ user: person }),
    });
  const first = returned();
  await waitFor(() => expect(first.location()).toBe('/messages?with=7'));
  expect(calls.map(({ body }) => body)).toMatchObject([{ receiverId: 7, content: 'Can you help?' }]);
  cleanup();
  returned();
  expect((await field()).value).toBe('');
  expect(calls).toHaveLength(1);
});

test('a text that a visitor did not send waits in the field when they are back', async () => {
  const calls = mockResponses({});
  open(null);
  await contact();
  await userEvent.type(await field(), 'Can you');
  cleanup();
  renderInHost(<ContactButton professional={professional} />, {
    at: '/accountant/7?contact=open&send=now',
    path: '/accountant/:id',
    host: createFakeHost({ user: person }),
  });
  expect((await field()).value).toBe('Can you');
  expect(calls).toEqual([]);
});

test('the dialog opens by itself, once, for who comes to write', async () => {
  mockResponses({});
  const { location } = renderInHost(
    <>
      <div style={{ display: 'none' }}>
        <ContactButton professional={professional} />
      </div>
      <ContactButton professional={professional} />
    </>,
    { at: '/accountant/7?contact=open', path: '/accountant/:id', host: createFakeHost({ user: person }) },
  );
  expect(await screen.findAllByText('Send Message to Maya Okafor')).toHaveLength(1);
  expect(location()).toBe('/accountant/7');
});

test('users cannot write to themselves', async () => {
  mockResponses({});
  const { host } = open({ ...person, id: professional.id });
  await contact();
  expect(host.shownToasts).toEqual([
    { title: 'Cannot Message Yourself', description: 'You cannot send messages to yourself.' },
  ]);
  expect(screen.queryByText('Send Message to Maya Okafor')).toBeNull();
});

test('a press before the code was here opens the dialog when it is', async () => {
  mockResponses({});
  renderInHost(<ContactButton professional={professional} isAsked />, { host: createFakeHost({ user: person }) });
  expect(await screen.findByText('Send Message to Maya Okafor')).toBeTruthy();
});

test('prompts help with a first message, each once and without losing what was typed', async () => {
  mockResponses({});
  open();
  await contact();
  await userEvent.type(await field(), 'Hello Maya');
  await userEvent.click(screen.getByRole('button', { name: 'What I need' }));
  await userEvent.keyboard('payroll');
  expect((await field()).value).toBe('Hello Maya\nWhat I need: payroll');
  expect(screen.queryByRole('button', { name: 'What I need' })).toBeNull();
  expect((await field()).getAttribute('rows')).toBe('5');
});

test('a stored message is confirmed and opens the conversation', async () => {
  const calls = mockResponses({ 'POST /api/messages': () => message(1) });
  const { host, location } = open();
  await contact();
  expect(await screen.findByText('Send Message to Maya Okafor')).toBeTruthy();
  await userEvent.type(await field(), 'Can you help with payroll?{Enter}');
  await waitFor(() => expect(location()).toBe('/messages?with=7'));
  expect(calls[0]?.body).toMatchObject({ receiverId: 7, content: 'Can you help with payroll?' });
  expect(host.shownToasts).toEqual([
    { title: 'Message sent', description: 'Your message has been sent successfully.', tone: 'success' },
  ]);
});

test('a message is not sent once the session has ended elsewhere, and stays in the field', async () => {
  const calls = mockResponses({});
  const { host } = open();
  await contact();
  await userEvent.type(await field(), 'Hello');
  act(() => host.session.setState({ user: null }));
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() =>
    expect(host.shownToasts).toEqual([
      { title: 'Error sending message', description: 'You must be logged in to send messages', tone: 'destructive' },
    ]),
  );
  expect((await field()).value).toBe('Hello');
  expect(calls).toEqual([]);
});

test('a refused message stays in the field and keeps its id when sent again', async () => {
  let isDown = true;
  const calls = mockResponses({
    'POST /api/messages': () => (isDown ? new Refusal(503, 'Down for a moment.') : message(1)),
  });
  const { host, location } = open();
  await contact();
  await userEvent.type(await field(), 'Hello{Enter}');
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(host.shownToasts[0]).toEqual({
    title: 'Error sending message',
    description: '503: Down for a moment.',
    tone: 'destructive',
  });
  expect(screen.getByText('Down for a moment.')).toBeTruthy();
  expect((await field()).value).toBe('Hello');
  isDown = false;
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(location()).toBe('/messages?with=7'));
  const [first, second] = calls.map(({ body }) => (body as { clientMessageId: string }).clientMessageId);
  expect(second).toBe(first);
});

test('a draft survives a reload, a lost session and signing in again, and is gone once sent', async () => {
  mockResponses({ 'POST /api/messages': () => message(1) });
  open();
  await contact();
  await userEvent.type(await field(), 'Can you help');
  cleanup();

  const { host } = open();
  await contact();
  expect((await field()).value).toBe('Can you help');
  act(() => host.session.setState({ user: null }));
  await userEvent.type(await field(), ' with payroll?');
  cleanup();

  const { location } = renderInHost(<ContactButton professional={professional} />, {
    at: '/accountant/7?contact=open',
    path: '/accountant/:id',
    host: createFakeHost({ user: person }),
  });
  expect((await field()).value).toBe('Can you help with payroll?');
  await userEvent.type(await field(), '{Enter}');
  await waitFor(() => expect(location()).toBe('/messages?with=7'));
  expect(sessionStorage.length).toBe(0);
});

test('a draft is forgotten at a log-out, and by the next person', async () => {
  mockResponses({ 'POST /api/logout': undefined });
  const { host } = open();
  await contact();
  await userEvent.type(await field(), 'Mine');
  await act(() => host.session.getState().logOut());
  expect(sessionStorage.length).toBe(0);
  cleanup();

  const lost = open();
  await contact();
  await userEvent.type(await field(), 'Mine');
  act(() => lost.host.session.setState({ user: null }));
  cleanup();
  open({ ...person, id: person.id + 1 });
  await contact();
  expect((await field()).value).toBe('');
  expect(sessionStorage.length).toBe(0);
});
