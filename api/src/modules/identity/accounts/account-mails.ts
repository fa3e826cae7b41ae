import { fullName } from '../../../contract/full-name';
import type { User } from '../../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../../platform/mail/enqueue-mail';
import { siteName } from '../../../platform/mail/site-name';

// The token is in the fragment: browsers do not send it, so no server logs it. The username is for password managers.
const linkWith = (path: string, token: string): string => `${path}#${token}`;

/** Asks a user to confirm their email. */
export const confirmationMail = (user: User, token: string): Letter => ({
  kind: 'confirm-email',
  to: mailboxOf(user),
  subject: 'Confirm your email address',
  content: {
    paragraphs: [
      `Please confirm that ${user.email} is the email address for your ${siteName} account. This link works for 7 days.`,
    ],
    action: { label: 'Confirm My Address', href: linkWith('/confirm-email', token) },
    footnote: 'Didn’t sign up? Someone may have entered your address by mistake. You can ignore this email.',
  },
});

/** The link to a new password. */
export const passwordResetMail = (user: User, token: string): Letter => ({
  kind: 'password-reset',
  to: mailboxOf(user),
  subject: 'Choose a new password',
  content: {
    paragraphs: [
      `Someone asked to reset the password for your account (username ${user.username}). This link works once, for 30 minutes.`,
    ],
    action: {
      label: 'Choose a New Password',
      href: linkWith('/reset-password', `${token}&${encodeURIComponent(user.username)}`),
    },
    footnote: 'If it wasn’t you, you can ignore this email. Your password won’t change.',
  },
});

/** Tells of a sign-in with a browser that the account did not know. @param browser such as 'Chrome on Windows' */
export const newDeviceMail = (user: User, browser: string, token: string): Letter => ({
  kind: 'new-device',
  to: mailboxOf(user),
  subject: 'New login to your account',
  content: {
    paragraphs: [
      `Someone just logged in to your account (username ${user.username}) with ${browser}, a device we haven’t seen before.`,
    ],
    action: { label: 'This Wasn’t Me: Log That Device Out', href: linkWith('/end-session', token) },
    footnote: 'If it was you, there’s nothing you need to do.',
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
    action: { label: 'This Wasn’t Me: Choose a New Password', href: '/forgot-password' },
    footnote: 'If it was you, there’s nothing you need to do.',
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
      `Please confirm that ${newEmail} is the new email address for your ${siteName} account (username ${user.username}). This link works once, for 24 hours.`,
    ],
    action: { label: 'Confirm My New Address', href: linkWith('/confirm-email', token) },
    footnote: 'If you didn’t ask for this, you can ignore this email. Nothing will change.',
  },
});

/** Notifies the old email that another one was requested. */
export const emailChangeRequestedMail = (user: User, newEmail: string): Letter => ({
  kind: 'email-change-requested',
  to: mailboxOf(user),
  subject: 'Someone asked to change your email address',
  content: {
    paragraphs: [
      `Someone who knows the password for your account (username ${user.username}) asked to change its email address to ${masked(newEmail)}. Nothing changes until that address is confirmed: you still log in with this one and get our emails here.`,
    ],
    action: { label: 'This Wasn’t Me: Choose a New Password', href: '/forgot-password' },
    footnote: 'Choosing a new password cancels the change. If it was you, there’s nothing you need to do here.',
  },
});

/** Warns the owner of an email that another account wanted to move to it; that account is not told. */
export const emailInUseMail = (owner: User): Letter => ({
  kind: 'email-in-use',
  to: mailboxOf(owner),
  subject: 'Your email address was entered for another account',
  content: {
    paragraphs: [
      `Someone asked to use ${owner.email} for another ${siteName} account. It belongs to your account (username ${owner.username}), so nothing changes.`,
    ],
    action: { label: 'Log In to Your Account', href: '/auth' },
    footnote:
      'If it was you, log in with this address, or use a different one there. If not, there’s nothing you need to do.',
  },
});

/** Notifies the old email that the account has a new one. */
export const emailChangedMail = (before: User, newEmail: string): Letter => ({
  kind: 'email-changed',
  to: mailboxOf(before),
  subject: 'The email address of your account was changed',
  content: {
    paragraphs: [
      `The email address of your account (username ${before.username}) is now ${masked(newEmail)}. Log in with it; our emails go there from now on.`,
    ],
    action: { label: 'This Wasn’t Me: Contact Support', href: '/contact?subject=support' },
    footnote: 'If it was you, there’s nothing you need to do.',
  },
});

/** The last mail to a user who deleted their account. */
export const accountDeletedMail = (user: User): Letter => ({
  kind: 'account-deleted',
  to: { email: user.email, name: fullName(user) },
  subject: 'Your account was deleted',
  content: {
    paragraphs: [
      'Your account and everything in it have been deleted. Messages you wrote stay with the people you wrote to, under the name Deleted user; your reviews stay, without your name.',
    ],
    footnote: 'If it wasn’t you, please reply to this email.',
  },
});
