import type { User } from '../../../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../../../platform/mail/enqueue-mail';

/** Notifies the owner that someone asked to log in without the second step, with the link that calls it off. */
export const recoveryRequestedMail = (user: User, token: string): Letter => ({
  kind: 'second-factor-recovery',
  to: mailboxOf(user),
  subject: 'Someone asked to turn off your second step',
  content: {
    paragraphs: [
      `Someone who knows the password for your account (username ${user.username}) says they lost their passkeys, authenticator app, and recovery codes.`,
      'In 24 hours the second step will be turned off, and the password alone will open the account. Until then you can stop it.',
    ],
    action: { label: 'This Wasn’t Me: Stop It', href: `/cancel-recovery#${token}` },
    footnote: 'If it was you, wait for our next email. If not, choose a new password too: someone knows yours.',
  },
});

/** Says that the second step is off, and how to set a new one up. */
export const recoveredMail = (user: User): Letter => ({
  kind: 'second-factor-recovered',
  to: mailboxOf(user),
  subject: 'Your second step is off',
  content: {
    paragraphs: [
      `As requested a day ago, the passkeys, authenticator app, and recovery codes of your account (username ${user.username}) were removed, and you were logged out everywhere. Log in with your password and set up a new second step.`,
    ],
    action: { label: 'Log In', href: '/auth?next=%2Fprofile%3Ftab%3Dsecurity' },
    footnote: 'If you didn’t ask for this, choose a new password now.',
  },
});
