import type { Knex } from 'knex';
import type { SiteSettings, SettingsChange } from '../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import type { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { enqueueMail, mailboxOf } from '../../../platform/mail/enqueue-mail';
import { Mail } from '../../../platform/mail/mail.model';
import { readSettings, siteSettingsName } from '../../../platform/site/site-settings';
import { settingsChanged } from './settings.errors';

/**
 * Stores settings over the version that they were made from.
 * @throws AppError 409 when another user stored others since
 */
export function changeSettings(
  { version, settings: sent }: SettingsChange,
  defaults: SiteSettings,
  by: AuditActor,
): Promise<void> {
  return inRetriedTransaction(async (transaction) => {
    const before = await readSettings(transaction, defaults);
    if (before.version !== version) throw settingsChanged();
    const { navigation, secondStep } = before.settings;
    const settings = { navigation, secondStep, ...sent };
    await store(version, JSON.stringify(settings), transaction);
    const subject = { type: 'settings', id: siteSettingsName };
    const changes = { before: flattened(before.settings), after: flattened(settings) };
    await recordAudit({ by, action: 'settings.changed', subject, ...changes }, transaction);
  });
}

/** Of two who write over the same version at the same moment, the second finds that there is nothing to write over. */
async function store(version: number, value: string, transaction: Transaction): Promise<void> {
  const rows = (transaction as Knex)('site_settings');
  const name = siteSettingsName;
  if (version > 0) {
    const changed = await rows.where({ name, version }).update({ value, version: version + 1 });
    if (changed === 0) throw settingsChanged();
    return;
  }
  await rows.insert({ name, value, version: 1 }).onConflict('name').ignore();
  const stored: { value: string } | undefined = await (transaction as Knex)('site_settings')
    .where({ name, version: 1 })
    .first('value');
  if (stored?.value !== value) throw settingsChanged();
}

/** Each setting by a name of its own, as the audit log shows what became of it: `limits.messages`. */
function flattened(settings: SiteSettings): Record<string, unknown> {
  const entries = Object.entries(settings).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([inner, part]: [string, unknown]) => [`${name}.${inner}`, listed(part)] as const)
      : [[name, value] as const],
  );
  return Object.fromEntries(entries);
}

/** A list as people read it; anything else as it is. */
const listed = (part: unknown): unknown => (Array.isArray(part) ? part.join(', ') : part);

/** Puts a mail to the administrator into the outbox and answers its id: what becomes of it can be read there. */
export function sendTestMail(viewer: User, by: AuditActor): Promise<number> {
  return inRetriedTransaction(async (transaction) => {
    await enqueueMail(
      {
        kind: 'test',
        to: mailboxOf(viewer),
        subject: 'Your email works',
        content: {
          paragraphs: ['You asked for this test email in the settings. That it reached you means that email works.'],
          action: { label: 'Open the Settings', href: '/admin?tab=settings' },
        },
      },
      transaction,
    );
    const mail = await Mail.query(transaction)
      .where({ userId: viewer.id, kind: 'test' })
      .orderBy('id', 'desc')
      .first()
      .throwIfNotFound();
    await recordAudit(
      { by, action: 'mail.tested', subject: { type: 'mail', id: mail.id }, userId: viewer.id },
      transaction,
    );
    return mail.id;
  });
}
