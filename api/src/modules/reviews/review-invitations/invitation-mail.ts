import { fullName } from '../../../contract/full-name';
import type { Profession } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../platform/mail/enqueue-mail';
import { siteName } from '../../../platform/mail/site-name';
import { notify } from '../../identity/notifications/notifications.service';
import { professionalPath } from '../../directory/professionals/professional-path';

interface Invited {
  readonly professional: User;
  readonly professions: readonly Profession[];
  readonly client: User;
  /** Professional's message to the client; may be empty. */
  readonly note: string;
}

/** Asks a client for a review by a mail of its own, and in the app. The link leads on from signing in to the form. */
export async function inviteByMail(
  { professional, professions, client, note }: Invited,
  transaction: Transaction,
): Promise<void> {
  const name = fullName(professional);
  const href = `${professionalPath(professional.id, professions)}?tab=reviews`;
  const title = `${name} asks for your review`;
  const body = 'A short, honest review helps others choose, whatever you thought of the work.';
  await notify(
    {
      ...{ userId: client.id, fromId: professional.id, kind: 'review_invitation', title, body: note || body, href },
      mailedApart: true,
    },
    transaction,
  );
  await enqueueMail(
    {
      kind: 'review-invitation',
      to: mailboxOf(client),
      subject: title,
      content: {
        paragraphs: [
          `You and ${name} were in touch on ${siteName}. How did it go?`,
          ...(note ? [`${professional.firstName} writes: “${note}”`] : []),
          `${body} It is published on ${professional.firstName}’s profile under your name.`,
        ],
        action: { label: 'Write a Review', href: `/auth?next=${encodeURIComponent(href)}` },
        footnote: `${professional.firstName} can ask you only once. You can turn off these emails in your profile settings.`,
      },
    },
    transaction,
  );
}
