import type { Message } from '@counterpart/api/contract';
import { expect, test } from 'vitest';
import type { OutgoingMessage } from '../outbox/outgoing-message';
import { countUnread, firstUnreadKey, mergeThread } from './thread';

const message = (id: number, values: Partial<Message> = {}): Message => ({
  id,
  senderId: 7,
  receiverId: 1,
  content: `message ${id}`,
  createdAt: `2026-11-20T10:0${id}:00.000Z`,
  read: true,
  readAt: null,
  deliveredAt: null,
  editedAt: null,
  deleted: false,
  attachments: [],
  clientMessageId: null,
  ...values,
});
const outgoing = (clientMessageId: string): OutgoingMessage => ({
  clientMessageId,
  senderId: 1,
  receiverId: 7,
  content: clientMessageId,
  attachments: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  status: 'sending',
  attempts: 0,
  problem: null,
});

test('stored messages come first, then those on their way', () => {
  const thread = mergeThread([message(1), message(2)], [outgoing('x'), outgoing('y')]);
  expect(thread.map(({ content }) => content)).toEqual(['message 1', 'message 2', 'x', 'y']);
});

test('a stored message takes the place of the outgoing one and keeps its key', () => {
  const [before] = mergeThread([], [outgoing('x')]);
  const after = mergeThread([message(1, { clientMessageId: 'x', senderId: 1 })], [outgoing('x')]);
  expect(after).toHaveLength(1);
  expect(after[0]?.key).toBe(before?.key);
});

test('the unread line stands above the first unread message of the other person', () => {
  const thread = mergeThread(
    [message(1), message(2, { senderId: 1, read: false }), message(3, { read: false }), message(4, { read: false })],
    [],
  );
  expect(firstUnreadKey(thread, 7)).toBe('3');
  expect(countUnread(thread, 7)).toBe(2);
  expect(firstUnreadKey(mergeThread([message(1)], []), 7)).toBeNull();
});
