import type { Conversation } from '@counterpart/api/contract';
import { expect, test } from 'vitest';
import { mergeFound, personLabel, searchConversations } from './conversation-search';

const conversation = (id: number, firstName: string, content: string | null): Conversation => ({
  id,
  otherUser: { id, firstName, lastName: 'Okafor', profilePicture: null, userType: 'accountant' },
  lastMessage:
    content === null ? null : { id, content, createdAt: '2026-11-20T10:00:00.000Z', senderId: id, deleted: false },
  connection: { status: 'accepted', requestedById: null },
  unreadCount: 0,
});
const all = [
  conversation(1, 'Maya', 'The payroll file is ready'),
  conversation(2, 'Liam', 'See you on Monday'),
  conversation(3, 'Ana', null),
];
const found = (search: string) => searchConversations(all, search).map(({ id }) => id);

test('a name or a text finds a conversation, in any case', () => {
  expect(found('maya')).toEqual([1]);
  expect(found('MONDAY')).toEqual([2]);
  expect(found('okafor')).toEqual([1, 2, 3]);
});

test('every word must be there, across name and text', () => {
  expect(found('liam monday')).toEqual([2]);
  expect(found('liam payroll')).toEqual([]);
});

test('accents, strokes, dots and the order of words make no difference', () => {
  const folded = [conversation(4, 'Đorđe', 'From Straße 5, C.P.A.')];
  for (const search of ['DORDE', 'okafor đorđe', 'strasse', 'cpa', 'C.P.A.'])
    expect(searchConversations(folded, search)).toEqual(folded);
});

test('blanks find everything', () => {
  expect(found('   ')).toEqual([1, 2, 3]);
});

test('conversations that the page and the previous response found stand in the order of the list, older ones last, each once', () => {
  const [maya, liam, ana] = all;
  const older = conversation(9, 'Old', 'From years ago');
  expect(mergeFound(all, [ana!], [older, maya!, ana!]).map(({ id }) => id)).toEqual([1, 3, 9]);
  expect(mergeFound(all, [liam!], []).map(({ id }) => id)).toEqual([2]);
});

test('the label is by the type of the other person', () => {
  expect(personLabel('accountant')).toBe('Financial Professional');
  expect(personLabel('client')).toBe('Client');
});
