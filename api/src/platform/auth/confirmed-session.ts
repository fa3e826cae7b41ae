import type { Request } from '@hapi/hapi';
import { confirmationMinutes } from '../../contract/limits/second-factors';
import { forbidden } from '../errors/app-error';
import { Session } from './session.model';

const confirmationMilliseconds = confirmationMinutes * 60_000;

/**
 * Refuses what a borrowed session must not do: money, the email, a copy of everything, deletion, second factors. The
 * owner proved in this session, within ten minutes, that they are there: by signing in or by `confirmSession`.
 * @throws AppError 403
 */
export function refuseUnconfirmed({ auth }: Request): void {
  const { confirmedAt } = auth.credentials;
  if (!confirmedAt || Date.now() - confirmedAt.getTime() >= confirmationMilliseconds)
    throw forbidden('Please confirm that it’s you first.', 'confirmation_required');
}

/** Notes that the owner has just proved that they are at a session. */
export async function confirmSession(sessionHash: string | undefined): Promise<void> {
  if (sessionHash) await Session.query().findById(sessionHash).patch({ confirmedAt: new Date() });
}
