// @vitest-environment happy-dom
import { createFakeHost, mockResponses, Refusal, renderInHost } from '@counterpart/shell/sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { conversation, details, message, person } from '../../../testing/fixtures';
import { MessagesPage } from '../messages-page';
import { OutboxSender } from './outbox-sender';
import { readOutbox, storeOutgoing } from './outbox-storage';

/** Web Locks of one browser: requests of one name wait for each other, from whichever tab. */
function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: <Result,>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const before = held.get(name) ?? Promise.resolve();
      const turn = before.then(work, work);
      held.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true });
});
afterEach(() => {
  localStorage.clear();
});

const at = (minute: number) => `2026-11-20T10:0${minute}:00.000Z`;
const write = (clientMessageId: string, minute: number, values: object = {}) =>
  storeOutgoing({
    ...{ clientMessageId, senderId: person.id, receiverId: 7, content: `Text of ${clientMessageId}` },
    ...{ attachments: [], createdAt: at(minute), ...values },
  });
const open = (user = person) => renderInHost(<OutboxSender />, { at: '/search', host: createFakeHost({ user }) });

/** An API that stores what is sent; what it does before is the caller's. */
function api(before: (body: { content: string }) => Refusal | undefined = () => undefined) {
  const sent: string[] = [];
  const calls = mockResponses({
    'POST /api/messages': (body: { content: string; clientMessageId: string }) => {
      const refusal = before(body);
      if (refusal) return refusal;
      sent.push(body.clientMessageId);
      return message(sent.length, { ...body, senderId: person.id, receiverId: 7 });
    },
  });
  return { sent, calls };
}

test('a waiting message is sent from any page, in the order in which it was written', async () => {
  write('b', 2);
  write('a', 1);
  write('c', 3, { receiverId: 8 });
  const { sent } = api();
  open();
  await waitFor(() => expect(readOutbox(person.id)).toEqual([]));
  expect(sent.indexOf('a')).toBeLessThan(sent.indexOf('b'));
  expect([...sent].sort()).toEqual(['a', 'b', 'c']);
});

test('two tabs send each message once', async () => {
  ['a', 'b', 'c'].forEach((id, index) => write(id, index));
  const { sent } = api();
  open();
  open();
  await waitFor(() => expect(readOutbox(person.id)).toEqual([]));
  // Both tabs have had their turns.
  await navigator.locks.request('counterpart.outbox.1.7', () => Promise.resolve());
  expect(sent).toEqual(['a', 'b', 'c']);
});

test('an older message of another tab goes first', async () => {
  const { sent } = api();
  open();
  // This tab knows of the newer one alone: the event of the other is not there yet.
  write('older', 1);
  write('newer', 2);
  const key = 'counterpart.outbox.1.newer';
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue: localStorage.getItem(key) })));
  await waitFor(() => expect(readOutbox(person.id)).toEqual([]));
  expect(sent).toEqual(['older', 'newer']);
});

test('a message that was sent from another page stands in its thread on return, before the server responds', async () => {
  let thread: Promise<unknown> = Promise.resolve([message(1)]);
  mockResponses({
    'GET /api/conversations': () => [conversation(7, 'Maya')],
    'GET /api/conversations/7': () => details(),
    'GET /api/messages/7': () => thread,
    'POST /api/messages': (body: object) => message(2, { ...body, senderId: person.id, receiverId: 7 }),
  });
  const { go } = renderInHost(<MessagesPage />, {
    at: '/messages?with=7',
    path: '/messages',
    host: createFakeHost({ user: person }),
    routes: [{ path: '/accountant/7', element: <OutboxSender /> }],
  });
  await screen.findByText('Message 1');
  write('a', 1);
  await userEvent.click(screen.getByRole('link', { name: /^View .* Profile$/ }));
  expect(screen.queryByText('Message 1')).toBeNull();
  await waitFor(() => expect(readOutbox(person.id)).toEqual([]));
  thread = new Promise(() => undefined);
  await go(-1);
  expect(screen.getByText('Text of a')).toBeTruthy();
});

test('one that was discarded in another tab while this one waited for its turn is not sent', async () => {
  write('a', 1);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request('counterpart.outbox.1.7', () => held);
  const { sent } = api();
  open();
  localStorage.clear();
  release();
  await navigator.locks.request('counterpart.outbox.1.7', () => Promise.resolve());
  await Promise.resolve();
  expect(sent).toEqual([]);
});

test('the next person at this computer sends nothing of it', async () => {
  write('a', 1);
  const { sent } = api();
  open({ ...person, id: 2 });
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(sent).toEqual([]);
  expect(readOutbox(person.id)).toHaveLength(1);
});

test('a message that the end of the session held up is sent once the same person is back', async () => {
  write('a', 1);
  let isDown = true;
  const { sent } = api(() => (isDown ? new Refusal(503, 'Down for a moment.', 'service_unavailable') : undefined));
  const { host } = open();
  await waitFor(() => expect(readOutbox(person.id)).toHaveLength(1));
  act(() => host.session.setState({ user: { ...person, id: 2 } }));
  isDown = false;
  act(() => void window.dispatchEvent(new Event('online')));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(sent).toEqual([]);
  expect(host.shownToasts).toEqual([]);
  act(() => host.session.setState({ user: person }));
  await waitFor(() => expect(sent).toEqual(['a']));
});
