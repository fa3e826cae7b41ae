import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { writeWhole } from '../files/write-whole';
import type { Settings } from '../settings';
import { defaultSettings, type Site } from '../site/site-settings';
import { isolated } from '../../contract/isolated';
import { renderMail } from './mail-layout';
import type { Mail, MailCalendar, MailContent } from './mail.model';

/** A mail with its words. */
export type WrittenMail = Mail & { readonly content: MailContent };

/** Takes mails away. */
export interface MailTransport {
  /**
   * `keep`: the outbox itself is where mails are read, so their words stay. `forget`: a mail server has them, so they
   * are wiped.
   */
  readonly afterwards: 'keep' | 'forget';
  /** Rejects when the mail was not taken; an error with `responseCode` 5xx was refused for good. */
  send(mail: WrittenMail): Promise<void>;
  close(): void;
}

/**
 * The mail server of `SMTP_URL`, else the embedded outbox: one `.eml` file a mail under `outbox` of the data folder.
 * @param site what the mails' own name is read from; the usual one without
 */
export function createMailTransport(
  settings: Pick<Settings, 'mail' | 'dataFolder' | 'publicUrl'>,
  site?: Site,
): MailTransport {
  // A mail is not held back because the name below it cannot be read.
  const siteName = async () => (await site?.read().catch(() => defaultSettings))?.siteName;
  return settings.mail.smtpUrl === null
    ? folderTransport(settings, siteName)
    : smtpTransport(settings.mail.smtpUrl, settings, siteName);
}

type SiteName = () => Promise<string | undefined>;

/** Times in milliseconds; together they stay below the time for which a mail is claimed. */
const smtpTimes = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 } as const;

function smtpTransport(url: string, settings: Pick<Settings, 'mail' | 'publicUrl'>, siteName: SiteName): MailTransport {
  const server = createTransport({ url, pool: true, maxConnections: 2, ...smtpTimes });
  return {
    afterwards: 'forget',
    send: async (mail) => {
      await server.sendMail(compose(mail, settings, await siteName()));
    },
    close: () => server.close(),
  };
}

function folderTransport(
  settings: Pick<Settings, 'mail' | 'dataFolder' | 'publicUrl'>,
  siteName: SiteName,
): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    afterwards: 'keep',
    async send(mail) {
      const { message } = await composer.sendMail(compose(mail, settings, await siteName()));
      // Sending the same mail again puts the same file there.
      await writeWhole(outboxFile(mail, settings), message as Buffer, 0o600);
    },
    close: () => undefined,
  };
}

/** Path at which the embedded outbox stores a mail. */
export const outboxFile = (
  { id, kind, createdAt }: Pick<Mail, 'id' | 'kind' | 'createdAt'>,
  { dataFolder }: Pick<Settings, 'dataFolder'>,
): string => join(dataFolder, 'outbox', `${createdAt.toISOString().replaceAll(/[:.]/g, '-')}-${id}-${kind}.eml`);

/** Removes what the embedded outbox stores of mails; no error when there is nothing. */
export async function removeMailFiles(
  mails: readonly Pick<Mail, 'id' | 'kind' | 'createdAt'>[],
  settings: Pick<Settings, 'dataFolder'>,
): Promise<void> {
  await Promise.all(mails.map((mail) => rm(outboxFile(mail, settings), { force: true })));
}

function compose(
  mail: WrittenMail,
  { mail: { from, postalAddress }, publicUrl }: Pick<Settings, 'mail' | 'publicUrl'>,
  siteName: string | undefined,
): SendMailOptions {
  return {
    // A name that administrators chose is also who writes; else the one of MAIL_FROM.
    from: { name: siteName && siteName !== defaultSettings.siteName ? siteName : from.name, address: from.email },
    to: { name: mail.toName, address: mail.toEmail },
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: isolated(mail.subject),
    // The same at every try: a mail that arrives twice because a response was lost is shown once.
    messageId: `<${mail.id}.${mail.createdAt.getTime()}@${new URL(publicUrl).hostname}>`,
    date: mail.createdAt,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...unsubscribeHeaders(mail.content, publicUrl),
    },
    ...(mail.content.calendar && calendarPart(mail.content.calendar)),
    ...renderMail(mail.toName, mail.content, publicUrl, siteName, postalAddress),
  };
}

/** The event as an alternative of the text, which programs act on, and as a file, which people open. */
const calendarPart = ({ method, file }: MailCalendar): Pick<SendMailOptions, 'icalEvent'> => ({
  icalEvent: { method, filename: 'meeting.ics', content: file },
});

/** Lets a mail program end what comes again and again with one click (RFC 8058). */
function unsubscribeHeaders({ unsubscribe }: MailContent, publicUrl: string): Record<string, string> {
  if (!unsubscribe) return {};
  return {
    'List-Unsubscribe': `<${publicUrl}${unsubscribe.oneClickHref}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
