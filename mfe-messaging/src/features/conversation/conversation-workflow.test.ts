import type { Message } from '@counterpart/api/contract';
import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  $arrived,
  $outbox,
  announceFx,
  deliverFx,
  conversationRead,
  received,
  retry,
  send,
} from './conversation-workflow';
import type { OutgoingMessage } from './outgoing-message';

const me = 1;
const other = 7;
const deliver = vi.fn<(message: OutgoingMessage) => Promise<Message>>();
const announce = vi.fn();
let scope: Scope;

beforeEach(() => {
  deliver.mockReset();
  announce.mockReset();
  scope = fork({
    handlers: [
      [deliverFx, deliver],
      [announceFx, announce],
    ],
  });
});

const draft = (clientMessageId: string, content = 'Hello') => ({
  clientMessageId,
  content,
  senderId: me,
  receiverId: other,
  createdAt: '2026-11-20T10:00:00.000Z',
});
const stored = (id: number, clientMessageId: string | null, values: Partial<Message> = {}): Message => ({
  id,
  senderId: me,
  receiverId: other,
  content: 'Hello',
  createdAt: '2026-11-20T10:00:01.000Z',
  read: false,
  readAt: null,
  clientMessageId,
  ...values,
});
const start = (params: ReturnType<typeof draft>) => allSettled(send, { scope, params });
const outbox = () => scope.getState($outbox)[other] ?? [];
const arrivedIds = () => (scope.getState($arrived)[other] ?? []).map((message) => message.id);

test('a message is shown as sending immediately and becomes the stored one', async () => {
  let respond: (message: Message) => void = () => undefined;
  deliver.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const settled = start(draft('a', '  Hello  '));
  expect(outbox()).toMatchObject([{ clientMessageId: 'a', content: 'Hello', status: 'sending' }]);
  respond(stored(1, 'a'));
  await settled;
  expect(outbox()).toEqual([]);
  expect(arrivedIds()).toEqual([1]);
  expect(announce).toHaveBeenCalledExactlyOnceWith({ error: null });
});

test('blank text and a second send under one id go nowhere', async () => {
  deliver.mockReturnValue(new Promise(() => undefined));
  void start(draft('a', ' \n '));
  void start(draft('b'));
  void start(draft('b'));
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(outbox()).toHaveLength(1);
});

test('a failed message stays, is announced, and a retry sends it under the same id', async () => {
  deliver.mockRejectedValueOnce(new Error('503: Down for a moment.'));
  await start(draft('a'));
  expect(outbox()).toMatchObject([{ clientMessageId: 'a', status: 'failed' }]);
  expect(announce).toHaveBeenCalledWith({ error: new Error('503: Down for a moment.') });

  deliver.mockResolvedValueOnce(stored(4, 'a'));
  await allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  expect(deliver).toHaveBeenLastCalledWith(expect.objectContaining({ clientMessageId: 'a', content: 'Hello' }));
  expect(outbox()).toEqual([]);
  expect(arrivedIds()).toEqual([4]);
});

test('retrying twice sends once', async () => {
  deliver.mockRejectedValueOnce(new Error('offline'));
  await start(draft('a'));
  deliver.mockReturnValue(new Promise(() => undefined));
  void allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  void allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('the pushed copy and the response of one message make one message, in either order', async () => {
  let respond: (message: Message) => void = () => undefined;
  deliver.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const settled = start(draft('a'));
  const pushed = allSettled(received, { scope, params: { message: stored(9, 'a'), conversationWith: other } });
  expect(outbox()).toEqual([]);
  respond(stored(9, 'a'));
  await Promise.all([settled, pushed]);
  await allSettled(received, { scope, params: { message: stored(9, 'a'), conversationWith: other } });
  expect(arrivedIds()).toEqual([9]);
});

test('a lost response after the pushed copy is not a failure', async () => {
  let refuse: (error: Error) => void = () => undefined;
  deliver.mockReturnValue(new Promise((_, reject) => (refuse = reject)));
  const settled = start(draft('a'));
  void allSettled(received, { scope, params: { message: stored(9, 'a'), conversationWith: other } });
  refuse(new Error('timeout'));
  await settled;
  expect(outbox()).toEqual([]);
  expect(announce).not.toHaveBeenCalled();
});

test('messages pushed out of order stand in the order they were stored', async () => {
  for (const id of [12, 10, 11])
    await allSettled(received, { scope, params: { message: stored(id, null), conversationWith: other } });
  expect(arrivedIds()).toEqual([10, 11, 12]);
});

test('reading by the other person marks what they received, and only that', async () => {
  await allSettled(received, { scope, params: { message: stored(1, null), conversationWith: other } });
  await allSettled(received, {
    scope,
    params: { message: stored(2, null, { senderId: other, receiverId: me }), conversationWith: other },
  });
  await allSettled(conversationRead, {
    scope,
    params: { conversationWith: other, readerId: other, readAt: '2026-11-20T10:05:00.000Z' },
  });
  expect(scope.getState($arrived)[other]?.map(({ read, readAt }) => [read, readAt])).toEqual([
    [true, '2026-11-20T10:05:00.000Z'],
    [false, null],
  ]);
});

test('conversations do not see each other', async () => {
  deliver.mockRejectedValue(new Error('offline'));
  await start(draft('a'));
  await allSettled(send, { scope, params: { ...draft('b'), receiverId: 8 } });
  expect(outbox().map((message) => message.clientMessageId)).toEqual(['a']);
});
