import { messageLimits } from '@counterpart/api/contract';
import { expect, test } from 'vitest';
import { message } from '../../../testing/fixtures';
import { withDelivered, withMessages, withNewestPage, withRead, type StoredMessages } from './stored-messages';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => message(from + index));
const ids = (messages: StoredMessages) => messages.map(({ id }) => id);
const at = (minute: number) => `2026-11-20T12:0${minute}:00.000Z`;

test('messages that are pushed out of order or twice stand once each, in the order they were stored', () => {
  expect(ids(withMessages([message(3), message(2), message(3)])([message(1)]))).toEqual([1, 2, 3]);
});

test('an edit or a deletion replaces earlier words, and earlier words never replace it', () => {
  const [first, second, third] = [
    message(1, { content: 'One' }),
    message(1, { content: 'Two', editedAt: at(2) }),
    message(1, { content: 'Three', editedAt: at(3) }),
  ];
  const words = (...copies: StoredMessages) => withMessages(copies)([])[0]?.content;
  expect(words(first, third, second)).toBe('Three');
  expect(words(third, message(1, { content: '', deleted: true }), first)).toBe('');
});

test('a copy of the same words is the newer one: a file in it may have been erased', () => {
  const file = {
    id: 1,
    name: 'a.pdf',
    mimeType: 'application/pdf',
    bytes: 1,
    url: '/a',
    thumbnailUrl: null,
    width: null,
    height: null,
  };
  const [known] = withMessages([message(1)])([message(1, { attachments: [file] })]);
  expect(known?.attachments).toEqual([]);
});

test('a message is read and delivered once either copy is', () => {
  const [read, unread] = [message(1, { readAt: at(5), deliveredAt: at(4) }), message(1, { read: false })];
  for (const [known, added] of [
    [read, unread],
    [unread, read],
  ] as const)
    expect(withMessages([added])([known])).toMatchObject([{ read: true, readAt: at(5), deliveredAt: at(4) }]);
});

test('reading and delivery mark what was for that person, and keep an earlier time', () => {
  const thread = [
    message(1, { receiverId: 7, read: false }),
    message(2, { receiverId: 1, read: false }),
    message(3, { receiverId: 7, readAt: at(1), deliveredAt: at(1) }),
  ];
  expect(withRead(7, at(5))(thread).map(({ read, readAt }) => [read, readAt])).toEqual([
    [true, at(5)],
    [false, null],
    [true, at(1)],
  ]);
  expect(withDelivered(7, at(5))(thread).map(({ deliveredAt }) => deliveredAt)).toEqual([at(5), null, at(1)]);
});

test('the newest page keeps earlier messages that it joins, and what was pushed after it', () => {
  const full = messageLimits.threadPage;
  const known = [...numbered(1, full), message(full + 2)];
  expect(ids(withNewestPage(numbered(2, full + 1))(known))).toEqual(ids(numbered(1, full + 2)));
  expect(ids(withNewestPage([message(3)])([message(1), message(2)]))).toEqual([1, 2, 3]);
  expect(ids(withNewestPage([])([message(1)]))).toEqual([1]);
});

test('the newest page takes the place of messages that it does not join: there may be others between them', () => {
  const full = messageLimits.threadPage;
  const page = numbered(full + 10, 2 * full + 9);
  const pushed = message(2 * full + 10);
  expect(ids(withNewestPage(page)([...numbered(1, full), pushed]))).toEqual(ids([...page, pushed]));
});
