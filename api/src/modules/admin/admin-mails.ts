import type { User } from '../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../platform/mail/enqueue-mail';
import { siteName } from '../../platform/mail/site-name';

/** Notifies a user that their account is suspended, and why. */
export const suspendedMail = (user: User, reason: string): Letter => ({
  kind: 'account-suspended',
  to: mailboxOf(user),
  subject: 'Your account is suspended',
  content: {
    paragraphs: [
      `An administrator of ${siteName} suspended your account: you cannot log in, and nobody sees your profile.`,
      `The reason: ${reason}`,
    ],
    action: { label: 'Contact support', href: '/contact?subject=support' },
    footnote: 'Nothing of yours was deleted.',
  },
});

/** Notifies a user that their account is restored. */
export const restoredMail = (user: User): Letter => ({
  kind: 'account-restored',
  to: mailboxOf(user),
  subject: 'Your account is ready again',
  content: {
    paragraphs: [`The suspension of your ${siteName} account has ended. You can log in as before.`],
    action: { label: 'Log in', href: '/auth' },
  },
});

/** Invites a person to the account that was created for them. */
export const invitationMail = (user: User, token: string): Letter => ({
  kind: 'invitation',
  to: mailboxOf(user),
  subject: `You are invited to ${siteName}`,
  content: {
    paragraphs: [
      `An administrator made a ${siteName} account for you (username ${user.username}). Choose a password to open it. The link holds for 7 days and works once.`,
    ],
    action: { label: 'Choose a password', href: `/reset-password?invited=1#${token}` },
    footnote:
      'If you do not know what this is about, you can ignore this mail: without a password nobody can use the account.',
  },
});
