import { expect, it } from 'vitest';
import { parseMailbox } from './mailbox';

it.each([
  ['support@example.com', { name: '', email: 'support@example.com' }],
  ['Counterpart <support@example.com>', { name: 'Counterpart', email: 'support@example.com' }],
  ['"The Team, Inc." <a@b.c>', { name: 'The Team, Inc.', email: 'a@b.c' }],
])('reads %s', (text, mailbox) => expect(parseMailbox(text)).toEqual(mailbox));

it.each(['', 'Counterpart', 'Counterpart <support>', '<>', 'a@b@c', 'x <a@b.c>\r\nBcc: y@z.a'])('refuses %j', (text) =>
  expect(parseMailbox(text)).toBeNull(),
);
