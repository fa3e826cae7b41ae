// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Message } from '@counterpart/api/contract';
import { conversation, message, person } from '../../testing/fixtures';
import { MessagesPage } from './messages-page';

// Whole conversations are typed here: more than a test's usual patience on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const list = [conversation(7, 'Maya', { unreadCount: 1 }), conversation(8, 'Liam', { lastMessage: null })];
const quiet = {
  'POST /api/conversations/7/read': () => undefined,
  'POST /api/conversations/7/typing': () => undefined,
  'GET /api/conversations': () => list,
};

function open(at = '/messages', host = createFakeHost({ user: person })) {
  return { ...renderInHost(<MessagesPage />, { at, host }), host };
}
const thread = async () => within(await screen.findByRole('log'));
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Maya Okafor');

/** An API that stores what is sent, or refuses while `down`. */
function storingApi(first: Message[] = []) {
  const stored = [...first];
  const api = { stored, down: false };
  const post = (sent: { content: string; clientMessageId: string }) => {
    if (api.down) return new Refusal(503, 'Down for a moment.', 'service_unavailable');
    const known = stored.find(({ clientMessageId }) => clientMessageId === sent.clientMessageId);
    const saved = known ?? message(100 + stored.length, { ...sent, senderId: person.id, receiverId: 7, read: false });
    if (!known) stored.push(saved);
    return saved;
  };
  const calls = mockResponses({ ...quiet, 'GET /api/messages/7': () => [...stored], 'POST /api/messages': post });
  return { api, calls };
}

test('without conversations it leads to the search', async () => {
  mockResponses({ 'GET /api/conversations': () => [] });
  open();
  expect(await screen.findByText('No Conversations')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Find Accountants' }).getAttribute('href')).toBe('/search');
  expect(screen.getByText('Select a Conversation')).toBeTruthy();
});

test('a list that cannot be loaded can be loaded again', async () => {
  let up = false;
  mockResponses({ 'GET /api/conversations': () => (up ? list : new Refusal(500, 'Down for a moment.')) });
  open();
  expect(await screen.findByText('Down for a moment.')).toBeTruthy();
  up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Maya Okafor')).toBeTruthy();
});

test('choosing a conversation puts it into the URL, shows it by days and marks it as read', async () => {
  const calls = mockResponses({
    ...quiet,
    'GET /api/messages/7': () => [message(1), message(2, { createdAt: '2026-11-18T12:00:00.000Z', read: false })],
  });
  const { location } = open();
  await userEvent.click(await screen.findByRole('button', { name: /Maya Okafor/ }));
  expect(location()).toBe('/messages?with=7');
  const log = await thread();
  expect(await log.findByText('November 20, 2026')).toBeTruthy();
  expect(await log.findByText('New messages')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Maya Okafor' })).toBeTruthy();
  expect(screen.getByText('Financial Professional')).toBeTruthy();
  await waitFor(() =>
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/conversations/7/read')).toBe(true),
  );
});

test('opens a conversation that has not begun', async () => {
  mockResponses({
    'GET /api/conversations': () => [],
    'GET /api/users/9/card': () => ({
      id: 9,
      firstName: 'Ana',
      lastName: 'Silva',
      profilePicture: null,
      userType: 'client',
    }),
    'GET /api/messages/9': () => [],
  });
  open('/messages?with=9');
  expect(await screen.findByRole('heading', { name: 'Ana Silva' })).toBeTruthy();
  expect(screen.getByText('Client')).toBeTruthy();
  expect(await screen.findByText('No messages yet')).toBeTruthy();
});

test.each([
  ['/messages?with=404', 'Conversation Not Found'],
  ['/messages?with=abc', 'Conversation Not Found'],
  ['/messages?with=1', 'Cannot Message Yourself'],
])('%s says %s', async (at, title) => {
  mockResponses(quiet);
  open(at);
  expect(await screen.findByText(title)).toBeTruthy();
});

test('a message is shown immediately, sent once, and the field is emptied', async () => {
  const { api, calls } = storingApi();
  const { host } = open('/messages?with=7');
  await userEvent.type(await composer(), '  Hello Maya {Enter}');
  expect(await (await thread()).findByText('Hello Maya')).toBeTruthy();
  await waitFor(() => expect(host.shownToasts).toHaveLength(1));
  expect(host.shownToasts[0]).toEqual({
    title: 'Message sent',
    description: 'Your message has been sent successfully.',
    tone: 'success',
  });
  expect((await composer()).value).toBe('');
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/messages')).toHaveLength(1);
  act(() => host.push('message.created', { message: api.stored[0]!, conversationWith: 7 }));
  expect((await thread()).getAllByText('Hello Maya')).toHaveLength(1);
});

test('a thread that the other side reads while it is being opened is shown all the same', async () => {
  let answer = () => undefined as void;
  const held = new Promise<void>((resolve) => (answer = resolve));
  const calls = mockResponses({
    ...quiet,
    'GET /api/messages/7': async () => {
      await held;
      return [message(1, { senderId: person.id, receiverId: 7, content: 'Did you see it?', read: false })];
    },
  });
  const { host } = open('/messages?with=7');
  await waitFor(() => expect(calls.some(({ path }) => path === '/api/messages/7')).toBe(true));
  act(() => host.push('message.read', { conversationWith: 7, readerId: 7, readAt: '2026-11-22T10:00:00.000Z' }));
  answer();
  expect(await (await thread()).findByText('Did you see it?')).toBeTruthy();
});

test('what the other side has read says when, under the last such message, stored or told meanwhile', async () => {
  const own = { senderId: person.id, receiverId: 7, createdAt: '2026-11-20T09:00:00.000Z' };
  mockResponses({
    ...quiet,
    'GET /api/messages/7': () => [
      message(1, { ...own, content: 'First', read: true, readAt: '2026-11-20T10:05:00.000Z' }),
      message(2, { ...own, content: 'Second', read: false }),
    ],
  });
  const { host } = open('/messages?with=7');
  const log = await thread();
  const receipts = () => log.queryAllByText(/^Read/).map((node) => node.textContent);
  await log.findByText('Second');
  expect(receipts()).toEqual(['Read 10:05 AM']);
  act(() =>
    host.push('message.read', { conversationWith: 7, readerId: person.id, readAt: '2026-11-20T11:00:00.000Z' }),
  );
  expect(receipts()).toEqual(['Read 10:05 AM']);
  act(() => host.push('message.read', { conversationWith: 7, readerId: 7, readAt: '2026-11-20T11:30:00.000Z' }));
  expect(receipts()).toEqual(['Read 11:30 AM']);
});

test('Shift+Enter starts a line, blanks cannot be sent', async () => {
  storingApi();
  open('/messages?with=7');
  await userEvent.type(await composer(), 'one{Shift>}{Enter}{/Shift}two');
  expect((await composer()).value).toBe('one\ntwo');
  await userEvent.clear(await composer());
  await userEvent.type(await composer(), '   ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
});

test('a failed message stays with Retry, also after leaving the page, and is not stored twice', async () => {
  const { api } = storingApi();
  api.down = true;
  const { host, unmount } = open('/messages?with=7');
  await userEvent.type(await composer(), 'Are you there?{Enter}');
  expect(await screen.findByText('Not sent')).toBeTruthy();
  expect(host.shownToasts[0]).toEqual({
    title: 'Error sending message',
    description: '503: Down for a moment.',
    tone: 'destructive',
  });
  unmount();
  open('/messages?with=7', host);
  api.down = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  expect((await thread()).getAllByText('Are you there?')).toHaveLength(1);
  expect(api.stored).toHaveLength(1);
});

test('what is pushed appears, typing shows, and a reconnect asks again', async () => {
  const { api, calls } = storingApi([message(1)]);
  const { host } = open('/messages?with=7');
  await (await thread()).findByText('Message 1');
  act(() => host.push('typing', { conversationWith: 7 }));
  expect(await screen.findByText('Maya is typing…')).toBeTruthy();
  act(() => host.push('message.created', { message: message(3, { content: 'Third' }), conversationWith: 7 }));
  act(() => host.push('message.created', { message: message(2, { content: 'Second' }), conversationWith: 7 }));
  const log = await thread();
  expect(log.getAllByText(/Second|Third/).map((node) => node.textContent)).toEqual([
    'Maya Okafor: Second',
    'Maya Okafor: Third',
  ]);
  expect(screen.queryByText('Maya is typing…')).toBeNull();
  api.stored.push(message(4, { content: 'While you were away' }));
  const before = calls.length;
  act(() => host.reconnect());
  expect(await log.findByText('While you were away')).toBeTruthy();
  expect(calls.length).toBeGreaterThan(before);
});

test('a draft waits in its own conversation and ends with the session, when only a spinner is left', async () => {
  mockResponses({ ...quiet, 'GET /api/messages/7': () => [], 'GET /api/messages/8': () => [] });
  const { host } = open('/messages?with=7');
  await userEvent.type(await composer(), 'Half a sen');
  await userEvent.click(screen.getByRole('button', { name: /Liam Okafor/ }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Message to Liam Okafor')).value).toBe('');
  await userEvent.click(screen.getByRole('button', { name: /Maya Okafor/ }));
  expect((await composer()).value).toBe('Half a sen');
  act(() => host.session.getState().setUser(null));
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Maya Okafor/ })).toBeNull();
  expect(sessionStorage.length).toBe(0);
  act(() => host.session.getState().setUser(person));
  expect((await composer()).value).toBe('');
});
