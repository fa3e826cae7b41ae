import type { Settings } from '../../../platform/settings';
import { outboxNotFound } from './mails.errors';

/**
 * Tells whether people may read the mails sent to them without a mailbox: in development, while no mail server is set.
 */
export const hasOpenOutbox = ({ production, mail }: Pick<Settings, 'production' | 'mail'>): boolean =>
  !production && mail.smtpUrl === null;

/** Anywhere else there is no such page. */
export function mayOpenOutbox(settings: Pick<Settings, 'production' | 'mail'>): void {
  if (!hasOpenOutbox(settings)) throw outboxNotFound();
}
