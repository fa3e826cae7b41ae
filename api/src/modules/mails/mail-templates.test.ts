import { describe, expect, it } from 'vitest';
import type { User } from '../../platform/auth/user.model';
import type { Letter } from '../../platform/mail/enqueue-mail';
import { renderMail } from '../../platform/mail/mail-layout';
import * as accountMails from '../accounts/account-mails';
import * as contactMails from '../contact/contact-mails';
import type { ContactTicket } from '../contact/contact-ticket.model';

const user = {
  id: 7,
  username: 'jane',
  email: 'jane@example.com',
  firstName: 'Jane',
  lastName: 'Doe',
} as Partial<User> as User;
const ticket = {
  id: 12,
  name: 'Jo & Co',
  email: 'jo@example.com',
  phone: '512 555 0143',
  subject: 'billing',
  message: 'I was billed <twice>.\nWhat now?',
} as Partial<ContactTicket> as ContactTicket;

/** Each letter with what it is written from, to whom, about what, and its words. */
const letters: Readonly<Record<string, readonly [letter: Letter, to: string, subject: string, text: string]>> = {
  confirmationMail: [
    accountMails.confirmationMail(user, 'TOKEN'),
    'jane@example.com',
    'Confirm your e-mail address',
    `Hello Jane Doe,

Please confirm that jane@example.com is the address of your Counterpart account. The link holds for 7 days.

Confirm my address:
https://counterpart.example/confirm-email#TOKEN

If you have no account with us, somebody mistyped an address: you can ignore this mail.`,
  ],
  passwordResetMail: [
    accountMails.passwordResetMail(user, 'TOKEN'),
    'jane@example.com',
    'Choose a new password',
    `Hello Jane Doe,

Somebody asked for a new password for your account (username jane). The link holds for 30 minutes and works once.

Choose a new password:
https://counterpart.example/reset-password#TOKEN

If it was not you, you can ignore this mail: your password stays as it is.`,
  ],
  passwordChangedMail: [
    accountMails.passwordChangedMail(user),
    'jane@example.com',
    'Your password was changed',
    `Hello Jane Doe,

The password of your account (username jane) was changed, and you were logged out on your other devices.

It was not me: choose a new password:
https://counterpart.example/forgot-password

If it was you, there is nothing to do.`,
  ],
  emailChangedMail: [
    accountMails.emailChangedMail(user, 'new@example.com'),
    'jane@example.com',
    'The e-mail address of your account was changed',
    `Hello Jane Doe,

Your account (username jane) now has the address n•••@example.com. Log in with that one; mails go there from now on.

It was not me: contact support:
https://counterpart.example/contact?subject=support

If it was you, there is nothing to do.`,
  ],
  emailChangeMail: [
    accountMails.emailChangeMail(user, 'new@example.com', 'TOKEN'),
    'new@example.com',
    'Confirm your new e-mail address',
    `Hello Jane Doe,

Please confirm that new@example.com is the new address of your Counterpart account (username jane). The link holds for 24 hours and works once.

Confirm my new address:
https://counterpart.example/confirm-email#TOKEN

If you did not ask for this, you can ignore this mail: nothing changes.`,
  ],
  emailChangeRequestedMail: [
    accountMails.emailChangeRequestedMail(user, 'new@example.com'),
    'jane@example.com',
    'Somebody asked to change your e-mail address',
    `Hello Jane Doe,

Somebody who knows the password of your account (username jane) asked to change its e-mail address to n•••@example.com. Nothing changes until that address is confirmed: you log in with this one and get your mails here.

It was not me: choose a new password:
https://counterpart.example/forgot-password

A new password cancels the change. If it was you, there is nothing to do here.`,
  ],
  emailInUseMail: [
    accountMails.emailInUseMail(user),
    'jane@example.com',
    'Your e-mail address was entered for another account',
    `Hello Jane Doe,

Somebody asked to use jane@example.com for another Counterpart account. It belongs to your account (username jane), so nothing changes.

Log in to your account:
https://counterpart.example/auth

If it was you, log in with this address or use another one there. If not, there is nothing to do.`,
  ],
  accountDeletedMail: [
    accountMails.accountDeletedMail(user),
    'jane@example.com',
    'Your account was deleted',
    `Hello Jane Doe,

Your account and what belonged to it are deleted. Messages you wrote stay with the people you wrote to, under the name Deleted user; reviews you wrote stay without your name.

If it was not you, please answer this mail.`,
  ],
  supportMail: [
    contactMails.supportMail(ticket, { name: 'Counterpart', email: 'support@counterpart.test' }),
    'support@counterpart.test',
    'Billing Question (ticket 12) from Jo & Co',
    `Hello Counterpart,

Jo & Co <jo@example.com>, 512 555 0143 wrote through the contact page:

I was billed <twice>.
What now?`,
  ],
  acknowledgementMail: [
    contactMails.acknowledgementMail(ticket),
    'jo@example.com',
    'We have your message (ticket 12)',
    `Hello Jo & Co,

Thank you for writing to us (Billing Question). We'll get back to you as soon as possible.

We answer Monday to Friday, 9:00 AM to 6:00 PM PST.

View FAQ:
https://counterpart.example/how-it-works

If you did not write to us, somebody mistyped an address: you can ignore this mail.`,
  ],
};

describe('the mails', () => {
  it('are all here', () => {
    expect(Object.keys(letters).sort()).toEqual(Object.keys({ ...accountMails, ...contactMails }).sort());
    expect(new Set(Object.values(letters).map(([{ kind }]) => kind)).size).toBe(Object.keys(letters).length);
  });

  it.each(Object.entries(letters))(
    '%s can be read as text and as HTML',
    (_, [{ to, subject, content }, email, expectedSubject, expectedText]) => {
      expect([to.email, subject]).toEqual([email, expectedSubject]);
      const { text, html } = renderMail(to.name, content, 'https://counterpart.example');
      expect(text).toBe(`${expectedText}\n\nCounterpart\nhttps://counterpart.example\n`);
      for (const written of [text, html]) expect(written).not.toMatch(/undefined|\[object|null/);
      // Every sentence is in the HTML too, with what a mail program would take for a tag made harmless.
      for (const paragraph of [...content.paragraphs, content.footnote ?? '']) {
        const escaped = paragraph
          .replaceAll('&', '&amp;')
          .replaceAll('<', '&lt;')
          .replaceAll('>', '&gt;')
          .replaceAll("'", '&#39;')
          .replaceAll('\n', '<br>');
        expect(html).toContain(escaped);
      }
      if (content.action) expect(html.split(`https://counterpart.example${content.action.href}`)).toHaveLength(3);
    },
  );
});
