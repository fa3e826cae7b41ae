import { User } from '../../../platform/auth/user.model';
import { AuditEntry } from '../../../platform/audit/audit-entry.model';
import { Mail } from '../../../platform/mail/mail.model';

const dayMilliseconds = 86_400_000;
/** A mail that has waited this long should have been sent. */
const lateMilliseconds = 10 * 60_000;
const mostListed = 20;

/** Activity of the last 24 hours, with failed and late mails. */
export interface OverviewRows {
  readonly entries: readonly AuditEntry[];
  readonly total: number;
  readonly actors: readonly User[];
  readonly failedMails: number;
  readonly lateMails: number;
}

/**
 * The newest acts of the last 24 hours without sign-ins, with who did them; mails that failed or should have left by
 * now.
 */
export async function readOverview(now: Date): Promise<OverviewRows> {
  const since = new Date(now.getTime() - dayMilliseconds);
  const late = new Date(now.getTime() - lateMilliseconds);
  const acts = () => AuditEntry.query().where('createdAt', '>=', since).whereNot('action', 'like', 'session.%');
  const [entries, total, failedMails, lateMails] = await Promise.all([
    acts().orderBy('id', 'desc').limit(mostListed),
    acts().resultSize(),
    Mail.query().where({ status: 'failed' }).resultSize(),
    Mail.query().where({ status: 'waiting' }).where('notBefore', '<', late).resultSize(),
  ]);
  const actors = await User.query()
    .findByIds(entries.flatMap(({ actorId }) => (actorId === null ? [] : [actorId])))
    .select('id', 'firstName', 'lastName');
  return { entries, total, actors, failedMails, lateMails };
}
