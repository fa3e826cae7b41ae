import type { User } from '../../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../../platform/mail/enqueue-mail';
import { siteName } from '../../../platform/mail/site-name';

/** Notifies a user that their account is suspended, and why. */
export const suspendedMail = (user: User, reason: string): Letter => ({
  kind: 'account-suspended',
  to: mailboxOf(user),
  subject: 'Your account is suspended',
  content: {
    paragraphs: [
      `An administrator of ${siteName} suspended your account: you cannot log in, and no one can see your profile.`,
      `The reason: ${reason}`,
    ],
    action: { label: 'Contact Support', href: '/contact?subject=support' },
    footnote: 'Nothing has been deleted.',
  },
});

/** Notifies a user that their account is restored. */
export const restoredMail = (user: User): Letter => ({
  kind: 'account-restored',
  to: mailboxOf(user),
  subject: 'Your account is ready again',
  content: {
    paragraphs: [`The suspension of your ${siteName} account has ended. You can log in as before.`],
    action: { label: 'Log In', href: '/auth' },
  },
});

/** Invites a person to the account that was created for them. */
export const invitationMail = (user: User, token: string): Letter => ({
  kind: 'invitation',
  to: mailboxOf(user),
  subject: `You are invited to ${siteName}`,
  content: {
    paragraphs: [
      `An administrator created a ${siteName} account for you (username ${user.username}). Choose a password to open it. This link works once, for 7 days.`,
    ],
    action: {
      label: 'Choose a Password',
      href: `/reset-password?invited=1#${token}&${encodeURIComponent(user.username)}`,
    },
    footnote:
      'If you weren’t expecting this, you can ignore this email. No one can use the account without a password.',
  },
});
