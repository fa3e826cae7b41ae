import type { User } from '../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../platform/mail/enqueue-mail';
import { siteName } from '../../platform/mail/site-name';

// The token is in the fragment: browsers do not send it, so no server logs it.
const linkWith = (path: string, token: string): string => `${path}#${token}`;

/** Asks a user to confirm their email. */
export const confirmationMail = (user: User, token: string): Letter => ({
  kind: 'confirm-email',
  to: mailboxOf(user),
  subject: 'Confirm your email address',
  content: {
    paragraphs: [
      `Please confirm that ${user.email} is the address of your ${siteName} account. The link holds for 7 days.`,
    ],
    action: { label: 'Confirm my address', href: linkWith('/confirm-email', token) },
    footnote: 'If you have no account with us, somebody mistyped an address: you can ignore this mail.',
  },
});

/** The link to a new password. */
export const passwordResetMail = (user: User, token: string): Letter => ({
  kind: 'password-reset',
  to: mailboxOf(user),
  subject: 'Choose a new password',
  content: {
    paragraphs: [
      `Somebody asked for a new password for your account (username ${user.username}). The link holds for 30 minutes and works once.`,
    ],
    action: { label: 'Choose a new password', href: linkWith('/reset-password', token) },
    footnote: 'If it was not you, you can ignore this mail: your password stays as it is.',
  },
});

/** Says that the password is another one since. */
export const passwordChangedMail = (user: User): Letter => ({
  kind: 'password-changed',
  to: mailboxOf(user),
  subject: 'Your password was changed',
  content: {
    paragraphs: [
      `The password of your account (username ${user.username}) was changed, and you were logged out on your other devices.`,
    ],
    action: { label: 'It was not me: choose a new password', href: '/forgot-password' },
    footnote: 'If it was you, there is nothing to do.',
  },
});

/**
 * 'j•••@example.com': enough for a reader who knows the email. The old one may have been mistyped, and belong to
 * another person.
 */
const masked = (email: string): string => `${Array.from(email)[0] ?? ''}•••${email.slice(email.lastIndexOf('@'))}`;

/** Asks for confirmation at the new email. */
export const emailChangeMail = (user: User, newEmail: string, token: string): Letter => ({
  kind: 'change-email',
  to: { ...mailboxOf(user), email: newEmail },
  subject: 'Confirm your new email address',
  content: {
    paragraphs: [
      `Please confirm that ${newEmail} is the new address of your ${siteName} account (username ${user.username}). The link holds for 24 hours and works once.`,
    ],
    action: { label: 'Confirm my new address', href: linkWith('/confirm-email', token) },
    footnote: 'If you did not ask for this, you can ignore this mail: nothing changes.',
  },
});

/** Notifies the old email that another one was requested. */
export const emailChangeRequestedMail = (user: User, newEmail: string): Letter => ({
  kind: 'email-change-requested',
  to: mailboxOf(user),
  subject: 'Somebody asked to change your email address',
  content: {
    paragraphs: [
      `Somebody who knows the password of your account (username ${user.username}) asked to change its email address to ${masked(newEmail)}. Nothing changes until that address is confirmed: you log in with this one and get your mails here.`,
    ],
    action: { label: 'It was not me: choose a new password', href: '/forgot-password' },
    footnote: 'A new password cancels the change. If it was you, there is nothing to do here.',
  },
});

/** Warns the owner of an email that another account wanted to move to it; that account is not told. */
export const emailInUseMail = (owner: User): Letter => ({
  kind: 'email-in-use',
  to: mailboxOf(owner),
  subject: 'Your email address was entered for another account',
  content: {
    paragraphs: [
      `Somebody asked to use ${owner.email} for another ${siteName} account. It belongs to your account (username ${owner.username}), so nothing changes.`,
    ],
    action: { label: 'Log in to your account', href: '/auth' },
    footnote: 'If it was you, log in with this address or use another one there. If not, there is nothing to do.',
  },
});

/** Notifies the old email that the account has a new one. */
export const emailChangedMail = (before: User, newEmail: string): Letter => ({
  kind: 'email-changed',
  to: mailboxOf(before),
  subject: 'The email address of your account was changed',
  content: {
    paragraphs: [
      `Your account (username ${before.username}) now has the address ${masked(newEmail)}. Log in with that one; mails go there from now on.`,
    ],
    action: { label: 'It was not me: contact support', href: '/contact?subject=support' },
    footnote: 'If it was you, there is nothing to do.',
  },
});

/** The last mail to a user who deleted their account. */
export const accountDeletedMail = (user: User): Letter => ({
  kind: 'account-deleted',
  to: { email: user.email, name: `${user.firstName} ${user.lastName}` },
  subject: 'Your account was deleted',
  content: {
    paragraphs: [
      'Your account and what belonged to it are deleted. Messages you wrote stay with the people you wrote to, under the name Deleted user; reviews you wrote stay without your name.',
    ],
    footnote: 'If it was not you, please answer this mail.',
  },
});
