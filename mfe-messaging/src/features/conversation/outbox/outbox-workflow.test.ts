import type { Message } from '@counterpart/api/contract';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '@counterpart/shell/sdk';
import {
  $outbox,
  announceFx,
  deliverFx,
  discard,
  forgetFx,
  keepFx,
  pauseFx,
  received,
  restored,
  resumed,
  retry,
  send,
  sent,
} from './outbox-workflow';
import type { OutgoingMessage } from './outgoing-message';

const me = 1;
const other = 7;
const deliver = vi.fn<(message: OutgoingMessage) => Promise<Message>>();
const announce = vi.fn();
const keep = vi.fn();
const forget = vi.fn();
/** Ends the pause before the next attempt. */
let goOn: (() => void)[] = [];
/** Messages that the server has stored, by their ids: they go to the thread. */
let storedIds: number[] = [];
let scope: Scope;

const offline = () => new ApiError(0, 'We could not reach the server.', 'network');
const refusal = () => new ApiError(409, 'Ben has declined your request.', 'connection_declined');

beforeEach(() => {
  for (const mock of [deliver, announce, keep, forget]) mock.mockReset();
  goOn = [];
  storedIds = [];
  scope = fork({
    handlers: [
      [deliverFx, deliver],
      [announceFx, announce],
      [keepFx, keep],
      [forgetFx, forget],
      [pauseFx, () => new Promise<void>((resolve) => goOn.push(resolve))],
    ],
  });
  createWatch({ unit: sent, scope, fn: ({ message }) => storedIds.push(message.id) });
});

const draft = (clientMessageId: string, content = 'Hello') => ({
  clientMessageId,
  content,
  senderId: me,
  receiverId: other,
  attachments: [],
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
  deliveredAt: null,
  editedAt: null,
  deleted: false,
  attachments: [],
  clientMessageId,
  ...values,
});
/** Starts a send that runs on while the test looks at it: a waiting message never settles. */
const start = (params: ReturnType<typeof draft>) => allSettled(send, { scope, params });
const later = () => new Promise((resolve) => setTimeout(resolve));
const act = async (work: Promise<void>) => {
  void work;
  await later();
};
const statuses = () => outbox().map(({ clientMessageId, status }) => [clientMessageId, status]);
const sentIds = () => deliver.mock.calls.map(([{ clientMessageId }]) => clientMessageId);
const outbox = () => scope.getState($outbox)[other] ?? [];

test('a message is shown as sending immediately and becomes the stored one', async () => {
  let respond: (message: Message) => void = () => undefined;
  deliver.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const settled = start(draft('a', '  Hello  '));
  expect(outbox()).toMatchObject([{ clientMessageId: 'a', content: 'Hello', status: 'sending' }]);
  respond(stored(1, 'a'));
  await settled;
  expect(outbox()).toEqual([]);
  expect(storedIds).toEqual([1]);
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

test('a message that cannot reach the server waits, is announced once, and is sent again by itself under the same id', async () => {
  deliver.mockRejectedValueOnce(offline()).mockRejectedValueOnce(offline());
  await act(start(draft('a')));
  expect(outbox()).toMatchObject([{ status: 'waiting', attempts: 1, problem: 'You seem to be offline.' }]);
  goOn.shift()?.();
  await later();
  expect(outbox()).toMatchObject([{ status: 'waiting', attempts: 2 }]);
  expect(announce).toHaveBeenCalledTimes(1);
  deliver.mockResolvedValueOnce(stored(4, 'a'));
  goOn.shift()?.();
  await later();
  expect(sentIds()).toEqual(['a', 'a', 'a']);
  expect(outbox()).toEqual([]);
  expect(storedIds).toEqual([4]);
});

test('those behind one that waits wait too, and all are sent in order once the server is back', async () => {
  deliver.mockRejectedValue(offline());
  for (const id of ['a', 'b', 'c']) await act(start(draft(id)));
  // Whatever starts an attempt, the first one is tried.
  expect(sentIds()).toEqual(['a', 'a', 'a']);
  expect(statuses()).toEqual([
    ['a', 'waiting'],
    ['b', 'waiting'],
    ['c', 'waiting'],
  ]);
  deliver.mockReset();
  let id = 0;
  deliver.mockImplementation(({ clientMessageId }) => Promise.resolve(stored((id += 1), clientMessageId)));
  await act(allSettled(resumed, { scope }));
  goOn.forEach((end) => end());
  await later();
  expect(sentIds()).toEqual(['a', 'b', 'c']);
  expect(outbox()).toEqual([]);
});

test('a message that the server refuses stays with its sentence, delays no other, and can be sent again or taken back', async () => {
  deliver.mockRejectedValueOnce(refusal()).mockResolvedValueOnce(stored(5, 'b'));
  await start(draft('a'));
  await start(draft('b'));
  expect(outbox()).toMatchObject([
    { clientMessageId: 'a', status: 'failed', problem: 'Ben has declined your request.' },
  ]);
  expect(storedIds).toEqual([5]);
  deliver.mockRejectedValueOnce(refusal());
  await allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  expect(sentIds()).toEqual(['a', 'b', 'a']);
  await allSettled(discard, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  expect(outbox()).toEqual([]);
  expect(forget).toHaveBeenLastCalledWith({ receiverId: other, clientMessageId: 'a' });
});

test('retrying twice sends once', async () => {
  deliver.mockRejectedValueOnce(refusal());
  await start(draft('a'));
  deliver.mockReturnValue(new Promise(() => undefined));
  void allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  void allSettled(retry, { scope, params: { receiverId: other, clientMessageId: 'a' } });
  expect(deliver).toHaveBeenCalledTimes(2);
});

test('one on its way can be neither sent twice nor taken back', async () => {
  deliver.mockReturnValue(new Promise(() => undefined));
  await act(start(draft('a')));
  await act(allSettled(resumed, { scope }));
  await act(allSettled(discard, { scope, params: { receiverId: other, clientMessageId: 'a' } }));
  expect(deliver).toHaveBeenCalledTimes(1);
  expect(statuses()).toEqual([['a', 'sending']]);
  expect(forget).not.toHaveBeenCalled();
});

test('every message is kept until it is stored', async () => {
  deliver.mockResolvedValueOnce(stored(1, 'a'));
  await start(draft('a'));
  expect(keep).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ clientMessageId: 'a', content: 'Hello' }));
  expect(forget).toHaveBeenCalledExactlyOnceWith({ receiverId: other, clientMessageId: 'a' });
});

test('messages kept over a reload are sent in the order they were written, each once', async () => {
  let id = 0;
  deliver.mockImplementation(({ clientMessageId }) => Promise.resolve(stored((id += 1), clientMessageId)));
  const waiting = ['a', 'b', 'c'].map((key): OutgoingMessage => ({
    ...draft(key),
    status: 'waiting',
    attempts: 0,
    problem: null,
  }));
  await Promise.all([
    allSettled(restored, { scope, params: waiting }),
    allSettled(restored, { scope, params: waiting }),
  ]);
  expect(sentIds()).toEqual(['a', 'b', 'c']);
  expect(outbox()).toEqual([]);
  expect(storedIds).toEqual([1, 2, 3]);
});

test('the pushed copy takes a message out of the outbox, and its response changes nothing more', async () => {
  let respond: (message: Message) => void = () => undefined;
  deliver.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  const settled = start(draft('a'));
  const pushed = allSettled(received, { scope, params: { message: stored(9, 'a'), conversationWith: other } });
  expect(outbox()).toEqual([]);
  respond(stored(9, 'a'));
  await Promise.all([settled, pushed]);
  expect(outbox()).toEqual([]);
  expect(storedIds).toEqual([9]);
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

test('conversations do not see each other', async () => {
  deliver.mockRejectedValue(offline());
  await act(start(draft('a')));
  await act(allSettled(send, { scope, params: { ...draft('b'), receiverId: 8 } }));
  expect(outbox().map((message) => message.clientMessageId)).toEqual(['a']);
  expect(sentIds()).toEqual(['a', 'b']);
});
