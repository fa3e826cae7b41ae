// @vitest-environment happy-dom
import { mockResponses, createFakeHost, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ConversationDetails, Message } from '@counterpart/api/contract';
import { conversation, details, message, person } from '../../testing/fixtures';
import { MessagesPage } from './messages-page';

// Whole conversations are typed here: more than a test's usual patience on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const list = [conversation(7, 'Maya', { unreadCount: 1 }), conversation(8, 'Liam', { lastMessage: null })];
const quiet = {
  'POST /api/conversations/7/read': () => undefined,
  'POST /api/conversations/7/typing': () => undefined,
  'GET /api/conversations': () => list,
  'GET /api/conversations/7': () => details(),
  'GET /api/conversations/8': () => details({ otherUser: list[1]!.otherUser }),
};

function open(at = '/messages', host = createFakeHost({ user: person })) {
  return { ...renderInHost(<MessagesPage />, { at, host }), host };
}
const thread = async () => within(await screen.findByRole('log'));
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Maya Okafor');

/** An API that stores what is sent, or refuses while `down`. */
function storingApi(first: Message[] = []) {
  const stored = [...first];
  const api = { stored, down: false, refusal: null as Refusal | null };
  const post = (sent: { content: string; clientMessageId: string }) => {
    if (api.down) return new Refusal(503, 'Down for a moment.', 'service_unavailable');
    if (api.refusal) return api.refusal;
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
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
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
    'GET /api/conversations/9': () => details({ connection: null }),
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
  expect(await (await thread()).findByText('Sent')).toBeTruthy();
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

test('a message that the other side has read says when, under the last such message, stored or told meanwhile', async () => {
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

test('a message that cannot be sent is shown as waiting, survives leaving and reloading the page, and is stored once when it goes', async () => {
  const { api } = storingApi();
  api.down = true;
  const { host, unmount } = open('/messages?with=7');
  await userEvent.type(await composer(), 'Are you there?{Enter}');
  expect(await screen.findByText('Not sent yet')).toBeTruthy();
  expect(host.shownToasts[0]).toEqual({
    title: 'Error sending message',
    description: '503: Down for a moment.',
    tone: 'destructive',
  });
  unmount();
  // Another host is another load of the page: only storage knows the message.
  const second = open('/messages?with=7', createFakeHost({ user: person }));
  expect(await screen.findByText('Not sent yet')).toBeTruthy();
  api.down = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull());
  expect((await thread()).getAllByText('Are you there?')).toHaveLength(1);
  expect(api.stored).toHaveLength(1);
  expect(localStorage.length).toBe(0);
  second.unmount();
  // A tab that is closed sends nothing any more; in the next test neither.
  host.session.setState({ user: null });
});

test('a refused message stays with its reason until it is sent again or discarded', async () => {
  const { api } = storingApi();
  api.refusal = new Refusal(409, 'Maya has declined your request, so no more messages can be sent.');
  open('/messages?with=7');
  await userEvent.type(await composer(), 'Please{Enter}');
  expect(await screen.findByText('Not sent')).toBeTruthy();
  expect(screen.getByText('Maya has declined your request, so no more messages can be sent.')).toBeTruthy();
  api.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not sent')).toBeNull());
  await waitFor(() => expect(api.stored).toHaveLength(1));
  api.refusal = new Refusal(400, 'No.');
  await userEvent.type(await composer(), 'Again{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Again')).toBeNull();
});

test('a message that is too long says by how much, and is not sent', async () => {
  const { calls } = storingApi();
  open('/messages?with=7');
  const box = await composer();
  await userEvent.click(box);
  await userEvent.paste('x'.repeat(5012));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Use at most 5,000 characters. 12 are too many.')).toBeTruthy();
  expect(box.value).toHaveLength(5012);
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/messages')).toBe(false);
});

test('the newest own message says how far it came', async () => {
  const own = message(1, { senderId: person.id, receiverId: 7, read: false });
  storingApi([own]);
  const { host } = open('/messages?with=7');
  const log = await thread();
  expect(await log.findByText('Sent')).toBeTruthy();
  act(() => host.push('message.delivered', { conversationWith: 7, deliveredAt: '2026-11-20T12:00:05.000Z' }));
  expect(await log.findByText('Delivered')).toBeTruthy();
  act(() => host.push('message.read', { conversationWith: 7, readerId: 7, readAt: '2026-11-20T12:01:00.000Z' }));
  expect(await log.findByText('Read 12:01 PM')).toBeTruthy();
  expect(log.queryByText('Delivered')).toBeNull();
});

test('a draft that was sent from another tab does not come back with a reload; one with other words does', async () => {
  const before = '2026-11-20T11:59:00.000Z';
  const store = (text: string) =>
    sessionStorage.setItem(
      'counterpart.draft.1.message.7',
      JSON.stringify({ values: { text }, writtenAt: before, life: 'tab' }),
    );
  storingApi([message(1, { senderId: person.id, receiverId: 7, content: 'Sent elsewhere' })]);
  store('Sent elsewhere');
  const { unmount } = open('/messages?with=7');
  await (await thread()).findByText('Sent elsewhere');
  await waitFor(async () => expect((await composer()).value).toBe(''));
  expect(sessionStorage.length).toBe(0);
  unmount();
  store('Something else');
  open('/messages?with=7', createFakeHost({ user: person }));
  await (await thread()).findByText('Sent elsewhere');
  expect((await composer()).value).toBe('Something else');
});

test('a refused message is still refused after a reload, and not sent again by itself', async () => {
  const { api, calls } = storingApi();
  api.refusal = new Refusal(409, 'Maya has declined your request.');
  const first = open('/messages?with=7');
  await userEvent.type(await composer(), 'Please{Enter}');
  expect(await screen.findByText('Not sent')).toBeTruthy();
  first.unmount();
  const posts = () => calls.filter(({ method, path }) => method === 'POST' && path === '/api/messages');
  const { host } = open('/messages?with=7', createFakeHost({ user: person }));
  expect(await screen.findByText('Maya has declined your request.')).toBeTruthy();
  expect(posts()).toHaveLength(1);
  expect(host.shownToasts).toEqual([]);
  api.refusal = null;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(api.stored).toHaveLength(1));
  expect(localStorage.length).toBe(0);
});

describe('changing a message', () => {
  const recent = () =>
    message(1, { senderId: person.id, receiverId: 7, content: 'Wednesday', createdAt: new Date().toISOString() });
  const options = () => screen.findByRole('button', { name: /Message options/ });

  test('edits it in the composer, without touching the draft', async () => {
    const calls = mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [recent()],
      'PATCH /api/conversations/7/messages/1': ({ content }: { content: string }) => ({
        ...recent(),
        content,
        editedAt: new Date().toISOString(),
      }),
    });
    open('/messages?with=7');
    await userEvent.type(await composer(), 'A draft');
    await userEvent.click(await options());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    const box = await screen.findByLabelText<HTMLTextAreaElement>('Edit message');
    expect(box.value).toBe('Wednesday');
    await userEvent.clear(box);
    await userEvent.type(box, 'Thursday{Enter}');
    expect(await (await thread()).findByText('Thursday')).toBeTruthy();
    expect(screen.getByText('Edited')).toBeTruthy();
    expect((await composer()).value).toBe('A draft');
    expect(calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
  });

  test('deletes it after a question', async () => {
    mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [recent()],
      'DELETE /api/conversations/7/messages/1': () => ({ ...recent(), content: '', deleted: true }),
    });
    open('/messages?with=7');
    await userEvent.click(await options());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Message' }));
    expect(await (await thread()).findByText('This message was deleted')).toBeTruthy();
    expect(screen.queryByText('Wednesday')).toBeNull();
    expect(screen.queryByRole('button', { name: /Message options/ })).toBeNull();
  });

  test('is not offered after 15 minutes, and what the other side does shows immediately', async () => {
    storingApi([message(1, { senderId: person.id, receiverId: 7, content: 'Old' }), message(2, { content: 'Theirs' })]);
    const { host } = open('/messages?with=7');
    await (await thread()).findByText('Theirs');
    await userEvent.click(await options());
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Report Message']);
    act(() =>
      host.push('message.changed', {
        message: message(2, { content: 'Theirs, corrected', editedAt: '2026-11-20T12:05:00.000Z' }),
        conversationWith: 7,
      }),
    );
    expect(await (await thread()).findByText('Theirs, corrected')).toBeTruthy();
  });
});

describe('a connection', () => {
  const asked = { status: 'pending', requestedById: 7, declineReason: null } as const;

  test('that is requested is accepted from the thread', async () => {
    let connection: ConversationDetails['connection'] = asked;
    mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [message(1)],
      'GET /api/conversations/7': () => details({ connection }),
      'POST /api/conversations/7/accept': () => {
        connection = { ...asked, status: 'accepted' };
      },
    });
    open('/messages?with=7');
    expect(await screen.findByText('Maya would like to connect')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(screen.queryByText('Maya would like to connect')).toBeNull());
  });

  test('is declined with a reason, which is asked for', async () => {
    const calls = mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [message(1)],
      'GET /api/conversations/7': () => details({ connection: asked }),
      'POST /api/conversations/7/decline': () => undefined,
    });
    open('/messages?with=7');
    await userEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline Request' }));
    expect(await screen.findByText('Please select a reason')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'This is outside of what I do' }));
    await userEvent.click(screen.getByRole('button', { name: 'Decline Request' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path.endsWith('/decline'))?.body).toEqual({
        reason: 'This is outside of what I do.',
      }),
    );
  });

  test('that waits for room in the plan leads to others and can still be written to', async () => {
    const connection = { status: 'waiting', requestedById: person.id, declineReason: null } as const;
    mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [message(1, { senderId: person.id, receiverId: 7 })],
      'GET /api/conversations/7': () => details({ connection, service: 'tax' }),
    });
    open('/messages?with=7');
    expect(await screen.findByText('Maya’s reply may be delayed')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Others for / }).getAttribute('href')).toBe('/search?services=tax');
    expect(screen.getByLabelText('Message to Maya Okafor')).toBeTruthy();
  });

  test('that was declined shows why, and leaves nothing to write with', async () => {
    mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [message(1, { senderId: person.id, receiverId: 7 })],
      'GET /api/conversations/7': () =>
        details({ connection: { status: 'declined', requestedById: person.id, declineReason: 'I am booked out.' } }),
    });
    open('/messages?with=7');
    expect(await screen.findByText('Maya has declined your request')).toBeTruthy();
    expect(screen.getByText('I am booked out.')).toBeTruthy();
    expect(screen.queryByLabelText('Message to Maya Okafor')).toBeNull();
  });

  test('ends with a block after a question, and is back after unblocking', async () => {
    let blocked = false;
    mockResponses({
      ...quiet,
      'GET /api/messages/7': () => [message(1)],
      'GET /api/conversations/7': () => details({ blocked }),
      'PUT /api/blocks/7': () => void (blocked = true),
      'DELETE /api/blocks/7': () => void (blocked = false),
    });
    open('/messages?with=7');
    await userEvent.click(await screen.findByRole('button', { name: /More about Maya Okafor/ }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Block Maya' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Block Maya' }));
    expect(await screen.findByText('You have blocked Maya')).toBeTruthy();
    expect(screen.queryByLabelText('Message to Maya Okafor')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }));
    expect(await composer()).toBeTruthy();
  });
});

test('a message is reported with its words in sight, the person without', async () => {
  const calls = mockResponses({
    ...quiet,
    'GET /api/messages/7': () => [message(3, { content: 'Buy now' })],
    'POST /api/users/7/reports': () => undefined,
  });
  open('/messages?with=7');
  await userEvent.click(await screen.findByRole('button', { name: /Message options/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Report Message' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
  expect(dialog.getByText('Buy now')).toBeTruthy();
  await userEvent.click(dialog.getByRole('radio', { name: 'Spam or advertising' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send Report' }));
  await waitFor(() =>
    expect(calls.find(({ path }) => path.endsWith('/reports'))?.body).toEqual({
      reason: 'spam',
      details: '',
      messageId: 3,
    }),
  );
});

test('a pushed message appears, typing shows, and a reconnect asks again', async () => {
  const { api, calls } = storingApi([message(1)]);
  const { host } = open('/messages?with=7');
  await (await thread()).findByText('Message 1');
  act(() => host.push('typing', { conversationWith: 7 }));
  expect(await screen.findByText('Maya is typing…')).toBeTruthy();
  act(() => host.push('message.created', { message: message(3, { content: 'Third' }), conversationWith: 7 }));
  act(() => host.push('message.created', { message: message(2, { content: 'Second' }), conversationWith: 7 }));
  const log = await thread();
  expect(log.getAllByText(/Second|Third/).map((node) => node.textContent)).toEqual(['Second', 'Third']);
  expect(screen.queryByText('Maya is typing…')).toBeNull();
  api.stored.push(message(4, { content: 'While you were away' }));
  const before = calls.length;
  act(() => host.reconnect());
  expect(await log.findByText('While you were away')).toBeTruthy();
  expect(calls.length).toBeGreaterThan(before);
});

test('a draft waits in its own conversation and outlives the session, when only a spinner is left', async () => {
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
  act(() => host.session.getState().setUser(person));
  expect((await composer()).value).toBe('Half a sen');
});
