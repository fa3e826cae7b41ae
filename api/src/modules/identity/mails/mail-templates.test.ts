import { describe, expect, it } from 'vitest';
import type { User } from '../../../platform/auth/user.model';
import type { Letter } from '../../../platform/mail/enqueue-mail';
import { renderMail } from '../../../platform/mail/mail-layout';
import { withSiteName } from '../../../platform/mail/site-name';
import * as accountMails from '../accounts/account-mails';
import * as secondFactorMails from '../second-factors/second-factor-mails';
import * as recoveryMails from '../second-factors/recovery/recovery-mails';
import * as adminMails from '../../operations/admin/admin-mails';
import * as contactMails from '../../operations/contact/contact-mails';
import type { ContactTicket } from '../../operations/contact/contact-ticket.model';
import * as newsletterMails from '../../content/newsletter/newsletter-mails';

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

const subscriber = { email: 'sub@example.com', unsubscribeKey: 'KEY' };

/** Each letter with what it is written from, to whom, about what, and its words. */
const letters: Readonly<Record<string, readonly [letter: Letter, to: string, subject: string, text: string]>> = {
  confirmationMail: [
    accountMails.confirmationMail(user, 'TOKEN'),
    'jane@example.com',
    'Confirm your email address',
    `Hi Jane,

Please confirm that jane@example.com is the email address for your Counterpart account. This link works for 7 days.

Confirm My Address:
https://counterpart.example/confirm-email#TOKEN

Didn’t sign up? Someone may have entered your address by mistake. You can ignore this email.`,
  ],
  passwordResetMail: [
    accountMails.passwordResetMail(user, 'TOKEN'),
    'jane@example.com',
    'Choose a new password',
    `Hi Jane,

Someone asked to reset the password for your account (username jane). This link works once, for 30 minutes.

Choose a New Password:
https://counterpart.example/reset-password#TOKEN&jane

If it wasn’t you, you can ignore this email. Your password won’t change.`,
  ],
  newDeviceMail: [
    accountMails.newDeviceMail(user, 'Chrome on Windows', 'the-token'),
    'jane@example.com',
    'New login to your account',
    `Hi Jane,

Someone just logged in to your account (username jane) with Chrome on Windows, a device we haven’t seen before.

This Wasn’t Me: Log That Device Out:
https://counterpart.example/end-session#the-token

If it was you, there’s nothing you need to do.`,
  ],
  secondFactorsChangedMail: [
    secondFactorMails.secondFactorsChangedMail(user, 'A passkey was added to'),
    'jane@example.com',
    'A passkey was added to your account',
    `Hi Jane,

A passkey was added to your account (username jane).

Review Your Security Settings:
https://counterpart.example/profile?tab=security

If it was you, there’s nothing you need to do. If not, choose a new password and check your passkeys and devices.`,
  ],
  recoveryCodeUsedMail: [
    secondFactorMails.recoveryCodeUsedMail(user, 1),
    'jane@example.com',
    'A recovery code was used for your account',
    `Hi Jane,

Someone confirmed with a recovery code that they own your account (username jane).

You have 1 recovery code left. Make new ones in your settings.

Review Your Security Settings:
https://counterpart.example/profile?tab=security

If it was you, there’s nothing you need to do. If not, choose a new password and check your passkeys and devices.`,
  ],
  recoveryRequestedMail: [
    recoveryMails.recoveryRequestedMail(user, 'the-token'),
    'jane@example.com',
    'Someone asked to turn off your second step',
    `Hi Jane,

Someone who knows the password for your account (username jane) says they lost their passkeys, authenticator app, and recovery codes.

In 24 hours the second step will be turned off, and the password alone will open the account. Until then you can stop it.

This Wasn’t Me: Stop It:
https://counterpart.example/cancel-recovery#the-token

If it was you, wait for our next email. If not, choose a new password too: someone knows yours.`,
  ],
  recoveredMail: [
    recoveryMails.recoveredMail(user),
    'jane@example.com',
    'Your second step is off',
    `Hi Jane,

As requested a day ago, the passkeys, authenticator app, and recovery codes of your account (username jane) were removed, and you were logged out everywhere. Log in with your password and set up a new second step.

Log In:
https://counterpart.example/auth?next=%2Fprofile%3Ftab%3Dsecurity

If you didn’t ask for this, choose a new password now.`,
  ],
  passwordChangedMail: [
    accountMails.passwordChangedMail(user),
    'jane@example.com',
    'Your password was changed',
    `Hi Jane,

The password of your account (username jane) was changed, and you were logged out on your other devices.

This Wasn’t Me: Choose a New Password:
https://counterpart.example/forgot-password

If it was you, there’s nothing you need to do.`,
  ],
  emailChangedMail: [
    accountMails.emailChangedMail(user, 'new@example.com'),
    'jane@example.com',
    'The email address of your account was changed',
    `Hi Jane,

The email address of your account (username jane) is now n•••@example.com. Log in with it; our emails go there from now on.

This Wasn’t Me: Contact Support:
https://counterpart.example/contact?subject=support

If it was you, there’s nothing you need to do.`,
  ],
  emailChangeMail: [
    accountMails.emailChangeMail(user, 'new@example.com', 'TOKEN'),
    'new@example.com',
    'Confirm your new email address',
    `Hi Jane,

Please confirm that new@example.com is the new email address for your Counterpart account (username jane). This link works once, for 24 hours.

Confirm My New Address:
https://counterpart.example/confirm-email#TOKEN

If you didn’t ask for this, you can ignore this email. Nothing will change.`,
  ],
  emailChangeRequestedMail: [
    accountMails.emailChangeRequestedMail(user, 'new@example.com'),
    'jane@example.com',
    'Someone asked to change your email address',
    `Hi Jane,

Someone who knows the password for your account (username jane) asked to change its email address to n•••@example.com. Nothing changes until that address is confirmed: you still log in with this one and get our emails here.

This Wasn’t Me: Choose a New Password:
https://counterpart.example/forgot-password

Choosing a new password cancels the change. If it was you, there’s nothing you need to do here.`,
  ],
  emailInUseMail: [
    accountMails.emailInUseMail(user),
    'jane@example.com',
    'Your email address was entered for another account',
    `Hi Jane,

Someone asked to use jane@example.com for another Counterpart account. It belongs to your account (username jane), so nothing changes.

Log In to Your Account:
https://counterpart.example/auth

If it was you, log in with this address, or use a different one there. If not, there’s nothing you need to do.`,
  ],
  accountDeletedMail: [
    accountMails.accountDeletedMail(user),
    'jane@example.com',
    'Your account was deleted',
    `Hi Jane,

Your account and everything in it have been deleted. Messages you wrote stay with the people you wrote to, under the name Deleted user; your reviews stay, without your name.

If it wasn’t you, please reply to this email.`,
  ],
  supportMail: [
    contactMails.supportMail(ticket, { name: 'Counterpart', email: 'support@counterpart.test' }),
    'support@counterpart.test',
    'Billing Question (ticket 12) from Jo & Co',
    `Hi Counterpart,

Jo & Co <jo@example.com>, 512 555 0143 wrote through the contact page:

I was billed <twice>.
What now?`,
  ],
  acknowledgementMail: [
    contactMails.acknowledgementMail(ticket),
    'jo@example.com',
    'We have your message (ticket 12)',
    `Hi Jo,

Thank you for writing to us (Billing Question). We'll get back to you as soon as possible.

We answer Monday to Friday, 9:00 AM to 6:00 PM PST.

View FAQ:
https://counterpart.example/how-it-works

If you didn’t write to us, someone may have entered your address by mistake. You can ignore this email.`,
  ],
  replyMail: [
    contactMails.replyMail(
      ticket,
      { firstName: 'Ada' },
      {
        body: 'We have <credited> it.\nSorry about that.',
        supportEmail: null,
      },
    ),
    'jo@example.com',
    'Re: Billing Question (ticket 12)',
    `Hi Jo,

We have <credited> it.
Sorry about that.

Ada, Counterpart support

Reply to this email and it reaches our support team. Please leave the ticket number in the subject.`,
  ],
  suspendedMail: [
    adminMails.suspendedMail(user, 'Spam in messages.'),
    'jane@example.com',
    'Your account is suspended',
    `Hi Jane,

An administrator of Counterpart suspended your account: you cannot log in, and no one can see your profile.

The reason: Spam in messages.

Contact Support:
https://counterpart.example/contact?subject=support

Nothing has been deleted.`,
  ],
  restoredMail: [
    adminMails.restoredMail(user),
    'jane@example.com',
    'Your account is ready again',
    `Hi Jane,

The suspension of your Counterpart account has ended. You can log in as before.

Log In:
https://counterpart.example/auth`,
  ],
  invitationMail: [
    adminMails.invitationMail(user, 'TOKEN'),
    'jane@example.com',
    'You are invited to Counterpart',
    `Hi Jane,

An administrator created a Counterpart account for you (username jane). Choose a password to open it. This link works once, for 7 days.

Choose a Password:
https://counterpart.example/reset-password?invited=1#TOKEN&jane

If you weren’t expecting this, you can ignore this email. No one can use the account without a password.`,
  ],
  subscriptionMail: [
    newsletterMails.subscriptionMail(subscriber, 'TOKEN'),
    'sub@example.com',
    'Please confirm your subscription to the Counterpart blog',
    `Hi,

Someone, most likely you, asked us to send new articles from the Counterpart blog to this address.

If that was you, please confirm within a week. Until you do, we won’t send you any articles.

Confirm Subscription:
https://counterpart.example/blog/newsletter/confirm#TOKEN

If it wasn’t you, ignore this email. The request expires on its own.`,
  ],
  subscriptionEndedMail: [
    newsletterMails.subscriptionEndedMail(subscriber, 'You asked us by phone.'),
    'sub@example.com',
    'Your subscription to the Counterpart blog has ended',
    `Hi,

We ended your subscription to new articles from the Counterpart blog.

You asked us by phone.

Read the Blog:
https://counterpart.example/blog

You can subscribe again with the newsletter box on the blog.`,
  ],
  alreadySubscribedMail: [
    newsletterMails.alreadySubscribedMail(subscriber),
    'sub@example.com',
    'You already get the Counterpart blog by email',
    `Hi,

Someone, most likely you, subscribed to the Counterpart blog again. You already get it, so nothing changes.

Read the Blog:
https://counterpart.example/blog

Had enough? Every issue ends with a link to unsubscribe.`,
  ],
  issueMail: [
    newsletterMails.issueMail(subscriber, {
      title: 'What a close takes',
      slug: 'what-a-close-takes',
      excerpt: 'Five days & why.',
      authorName: 'Ada Byrd',
    }),
    'sub@example.com',
    'What a close takes',
    `Hi,

Ada Byrd has a new article on the Counterpart blog:

What a close takes

Five days & why.

Read the Article:
https://counterpart.example/blog/what-a-close-takes

You get this because you subscribed to the Counterpart blog.

Unsubscribe:
https://counterpart.example/blog/newsletter/unsubscribe#KEY`,
  ],
};

describe('the mails', () => {
  it('are all here', () => {
    expect(Object.keys(letters).sort()).toEqual(
      Object.keys({
        ...accountMails,
        ...secondFactorMails,
        ...recoveryMails,
        ...adminMails,
        ...contactMails,
        ...newsletterMails,
      }).sort(),
    );
    expect(new Set(Object.values(letters).map(([{ kind }]) => kind)).size).toBe(Object.keys(letters).length);
  });

  it.each(Object.entries(letters))(
    '%s can be read as text and as HTML',
    (_, [letter, email, expectedSubject, expectedText]) => {
      const { to, subject, content } = withSiteName(letter, 'Counterpart');
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
      if (content.action)
        expect(html.split(`https://counterpart.example${content.action.href.replaceAll('&', '&amp;')}`)).toHaveLength(
          3,
        );
    },
  );
});

it('names written from the right stand apart from the words beside them, in text and HTML', () => {
  const content = {
    paragraphs: ['You and נועם (2) were in touch.'],
    items: [{ title: 'נועם 3 replied', body: 'שלום 4', href: '/messages' }],
    action: { label: 'Write to נועם!', href: '/messages' },
    footnote: 'From נועם (3).',
  };
  const { text, html } = renderMail('נועם', content, 'https://counterpart.example');
  for (const written of [text, html]) {
    expect(written.split('\u2068נועם\u2069')).toHaveLength(6);
    expect(written.split('נועם')).toHaveLength(6);
  }
  expect(html).toContain('<bdi>שלום 4</bdi>');
});

it('a mail ends with the postal address of who sends it, in text and HTML', () => {
  const content = { paragraphs: ['Your meeting is tomorrow.'] };
  const sender = '1 First St & Main, Reno, NV';
  const { text, html } = renderMail('Rosa Tamez', content, 'https://site.example', 'Site', sender);
  expect(text).toBe(`Hi Rosa,\n\nYour meeting is tomorrow.\n\nSite\nhttps://site.example\n${sender}\n`);
  expect(html).toContain('</a><br>1 First St &amp; Main, Reno, NV</p>');
});
