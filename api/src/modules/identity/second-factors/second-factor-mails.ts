import type { User } from '../../../platform/auth/user.model';
import { mailboxOf, type Letter } from '../../../platform/mail/enqueue-mail';

const settings = { label: 'Review Your Security Settings', href: '/profile?tab=security' } as const;
const footnote =
  'If it was you, there’s nothing you need to do. If not, choose a new password and check your passkeys and devices.';

/** Says that what signing in takes was changed. @param sentence such as 'A passkey was added to' */
export const secondFactorsChangedMail = (user: User, sentence: string): Letter => ({
  kind: 'second-factors-changed',
  to: mailboxOf(user),
  subject: `${sentence} your account`,
  content: {
    paragraphs: [`${sentence} your account (username ${user.username}).`],
    action: settings,
    footnote,
  },
});

/** Says that a recovery code was used, and how many are left. */
export const recoveryCodeUsedMail = (user: User, left: number): Letter => ({
  kind: 'recovery-code-used',
  to: mailboxOf(user),
  subject: 'A recovery code was used for your account',
  content: {
    paragraphs: [
      `Someone confirmed with a recovery code that they own your account (username ${user.username}).`,
      `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.${left < 3 ? ' Make new ones in your settings.' : ''}`,
    ],
    action: settings,
    footnote,
  },
});
