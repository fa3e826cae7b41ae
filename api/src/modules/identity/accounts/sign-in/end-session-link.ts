import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import { forgetDevices } from '../../../../platform/auth/known-device';
import { lockUsers } from '../../../../platform/auth/lock-users';
import { endSessionsOn } from '../../../../platform/auth/session-store';
import { isSigned, signText } from '../../../../platform/auth/secret-token';
import { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { invalid } from '../../../../platform/errors/app-error';
import type { Settings } from '../../../../platform/settings';
import { revokeTrust } from '../../second-factors/trusted-browsers.service';

type Secrets = Pick<Settings, 'sessionSecret' | 'formerSecrets'>;

/** A person's device that a mail told of. */
interface MailedDevice {
  readonly userId: number;
  readonly device: string;
}

const textOf = ({ userId, device }: MailedDevice): string => `end-session:${userId}.${device}`;

/** The token of a mailed link that logs one device out, and opens nothing. */
export const endSessionToken = (named: MailedDevice, secrets: Secrets): string =>
  `${named.userId}.${named.device}.${signText(textOf(named), secrets)}`;

/** The device that a token logs out; null when we did not make it. */
function deviceOf(token: string, secrets: Secrets): MailedDevice | null {
  const [userId = '', device = '', signature = ''] = token.split('.');
  const named = { userId: Number(userId), device };
  return isSigned(textOf(named), signature, secrets) ? named : null;
}

/**
 * Ends every session of the device that a mail told of, also those that followed the first one. No browser of the
 * account is trusted or known any longer.
 * @throws AppError 400 for a token that we did not make
 */
export async function endMailedSession(token: string, secrets: Secrets, by: AuditActor): Promise<void> {
  const named = deviceOf(token, secrets);
  if (named === null) throw invalid('This link is incomplete. Please open it from the email again.', 'link_expired');
  const { userId, device } = named;
  await inRetriedTransaction(async (transaction) => {
    await lockUsers([userId], transaction);
    if (!(await User.query(transaction).findById(userId))) return;
    await endSessionsOn(userId, device, transaction);
    await revokeTrust(userId, transaction);
    await forgetDevices(userId, transaction);
    const subject = { type: 'user', id: userId };
    await recordAudit({ by, action: 'session.ended', subject, reason: 'Link of an email' }, transaction);
  });
}
