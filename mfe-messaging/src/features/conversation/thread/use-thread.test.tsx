// @vitest-environment happy-dom
import { messageLimits } from '@counterpart/api/contract';
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { message, person } from '../../../testing/fixtures';
import { $outbox, deliverFx, send } from '../outbox/outbox-workflow';
import { useLiveConversations } from '../use-live-conversations';
import { useThread } from './use-thread';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));

function Ids(): ReactNode {
  useLiveConversations();
  const { messages, status, earlier, unreadFrom } = useThread(7);
  return (
    <>
      <p role="status">{status === 'ready' ? messages.map(({ id, state }) => id ?? state).join() : status}</p>
      {unreadFrom && <hr aria-label="New messages" />}
      {earlier.hasMore && <button onClick={() => void earlier.load()}>Show older messages</button>}
    </>
  );
}

function Page(): ReactNode {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? 'Leave' : 'Come back'}</button>
      {isOpen && <Ids />}
    </>
  );
}

function open() {
  const host = createFakeHost({ user: person });
  const scope = fork({ handlers: [[deliverFx, () => new Promise(() => undefined)]] });
  renderInHost(
    <Provider value={scope}>
      <Page />
    </Provider>,
    { host },
  );
  const push = (...ids: number[]) =>
    act(() => ids.forEach((id) => host.push('message.created', { message: message(id), conversationWith: 7 })));
  return { host, scope, push };
}
const shown = () => screen.getByRole('status').textContent;
const idsOf = (messages: readonly { readonly id: number }[]) => messages.map(({ id }) => id).join();

test('messages pushed while a thread is opened are shown, and the thread is requested once more for all of them', async () => {
  const responses: ((stored: object[]) => void)[] = [];
  mockResponses({ 'GET /api/messages/7': () => new Promise((resolve) => responses.push(resolve)) });
  const { push } = open();
  await waitFor(() => expect(responses).toHaveLength(1));
  push(2, 3, 4);
  // The server read the thread before those were stored.
  responses[0]?.([message(1)]);
  await waitFor(() => expect(responses).toHaveLength(2));
  responses[1]?.(numbered(1, 4));
  await waitFor(() => expect(shown()).toBe('1,2,3,4'));
  expect(responses).toHaveLength(2);
});

test('a message that is pushed is shown without another request, and no older response takes it away', async () => {
  let stored = [message(1)];
  const calls = mockResponses({ 'GET /api/messages/7': () => stored });
  const { host, push } = open();
  await waitFor(() => expect(shown()).toBe('1'));
  push(2);
  expect(shown()).toBe('1,2');
  expect(calls.filter(({ path }) => path === '/api/messages/7')).toHaveLength(1);
  act(() => host.reconnect());
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/messages/7')).toHaveLength(2));
  expect(shown()).toBe('1,2');
  stored = numbered(1, 3);
  act(() => host.reconnect());
  await waitFor(() => expect(shown()).toBe('1,2,3'));
});

test('a thread that could not be loaded is requested again when something is pushed', async () => {
  let isDown = true;
  mockResponses({ 'GET /api/messages/7': () => (isDown ? new Refusal(503, 'Down for a moment.') : numbered(1, 2)) });
  const { push } = open();
  await waitFor(() => expect(shown()).toBe('failed'));
  isDown = false;
  push(2);
  await waitFor(() => expect(shown()).toBe('1,2'));
});

test('messages that came while the page was left stand below the line that says they are new', async () => {
  let stored = [message(1, { senderId: 7, receiverId: person.id, read: true })];
  mockResponses({ 'GET /api/messages/7': () => stored });
  open();
  await waitFor(() => expect(shown()).toBe('1'));
  fireEvent.click(screen.getByText('Leave'));
  stored = [...stored, message(2, { senderId: 7, receiverId: person.id, read: false })];
  fireEvent.click(screen.getByText('Come back'));
  await waitFor(() => expect(shown()).toBe('1,2'));
  expect(await screen.findByRole('separator', { name: 'New messages' })).toBeTruthy();
});

test('older messages come when asked for, and stay when the thread is requested again', async () => {
  const pageSize = messageLimits.threadPage;
  let stored = numbered(1, pageSize + 2);
  mockResponses({
    'GET /api/messages/7': () => stored.slice(-pageSize),
    'GET /api/messages/7?before=3': () => stored.slice(0, 2),
  });
  const { host, push } = open();
  await waitFor(() => expect(shown()).toBe(idsOf(stored.slice(-pageSize))));
  fireEvent.click(screen.getByText('Show older messages'));
  await waitFor(() => expect(shown()).toBe(idsOf(stored)));
  expect(screen.queryByText('Show older messages')).toBeNull();
  push(pageSize + 3);
  stored = numbered(1, pageSize + 4);
  act(() => host.reconnect());
  await waitFor(() => expect(shown()).toBe(idsOf(stored)));
  expect(screen.queryByText('Show older messages')).toBeNull();
});

test('the pushed copy of an own message takes its place, also when the response is lost', async () => {
  mockResponses({ 'GET /api/messages/7': () => [message(1)] });
  const { host, scope } = open();
  await waitFor(() => expect(shown()).toBe('1'));
  const own = { clientMessageId: 'a', senderId: person.id, receiverId: 7, content: 'Hello', attachments: [] };
  act(() => void allSettled(send, { scope, params: { ...own, createdAt: '2026-11-20T12:00:00.000Z' } }));
  expect(shown()).toBe('1,sending');
  act(() => host.push('message.created', { message: message(2, own), conversationWith: 7 }));
  expect(shown()).toBe('1,2');
  expect(scope.getState($outbox)[7]).toEqual([]);
});
