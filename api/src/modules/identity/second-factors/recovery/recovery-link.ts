import { isSigned, signText } from '../../../../platform/auth/secret-token';
import type { Settings } from '../../../../platform/settings';
import type { SecondFactorRecovery } from './second-factor-recovery.model';

/** A request as a mailed link names it. */
type Named = Pick<SecondFactorRecovery, 'id' | 'userId'>;

const textOf = ({ id, userId }: Named): string => `cancel-recovery:${id}:${userId}`;

/** The token of a mailed link that calls one request off, and opens nothing. */
export const recoveryToken = (request: Named, settings: Settings): string =>
  `${request.id}.${request.userId}.${signText(textOf(request), settings)}`;

/** The request that a token is of; null when we did not make it. */
export function recoveryOf(token: string, settings: Settings): Named | null {
  const [id = '', userId = '', signature = ''] = token.split('.');
  const named = { id: Number(id), userId: Number(userId) };
  return isSigned(textOf(named), signature, settings) ? named : null;
}
