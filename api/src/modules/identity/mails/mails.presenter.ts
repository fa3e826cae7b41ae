import type { Mail as PresentedMail, MailHead } from '../../../contract/named-types';
import { renderMail } from '../../../platform/mail/mail-layout';
import type { Mail } from '../../../platform/mail/mail.model';
import type { Settings } from '../../../platform/settings';

/** A mail in the list. */
export const presentMailHead = ({
  id,
  kind,
  toEmail,
  toName,
  subject,
  status,
  attempts,
  lastError,
  createdAt,
  sentAt,
}: Mail): MailHead => ({
  id,
  kind,
  toEmail,
  toName,
  subject,
  status,
  attempts,
  lastError,
  createdAt: createdAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
});

/**
 * A mail with its words. With a mail server there are none: a link in them is worth an account, and admins are to have
 * no use of it.
 */
export function presentMail(
  mail: Mail,
  { mail: { smtpUrl, postalAddress }, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>,
  siteName: string,
): PresentedMail {
  const rendered =
    mail.content && smtpUrl === null
      ? renderMail(mail.toName, mail.content, publicUrl, siteName, postalAddress)
      : { text: null, html: null };
  return { ...presentMailHead(mail), ...rendered };
}
