import type { Request } from '@hapi/hapi';
import { actorOf, recordAudit } from '../../../../platform/audit/record-audit';
import type { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import { clientIp } from '../../../../platform/limits/client-ip';
import { requestLog } from '../../../../hosting/observed-requests';

/** Records a refused login without the username, which may be a password in the wrong field. */
export function recordRefusal(found: Pick<User, 'id'> | undefined, request: Request): Promise<void> {
  requestLog(request).warn({ ip: clientIp(request) }, 'sign-in refused');
  const by = { ...actorOf(request), userId: null };
  const subject = { type: found ? 'user' : 'unknown user', id: found?.id ?? null };
  return inRetriedTransaction((transaction) => recordAudit({ by, action: 'session.refused', subject }, transaction));
}
