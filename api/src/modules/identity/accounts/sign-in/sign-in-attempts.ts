import type { Request } from '@hapi/hapi';
import { knownDevice } from '../../../../platform/auth/known-device';
import { accountKey, type User } from '../../../../platform/auth/user.model';
import { clientIp } from '../../../../platform/limits/client-ip';
import type { Platform } from '../../../../platform/platform';

/** Attempts to sign in to one account, as they are counted. */
interface Attempts {
  /** @throws AppError 429 when it is one too many */
  count(): Promise<void>;
  /** A success. */
  forget(): Promise<void>;
}

/**
 * Attempts are counted by account and network, so that no one locks the owner out from elsewhere, and a few times more
 * by account alone, against many networks together. A browser that has signed in to the account before is counted by
 * itself.
 * @param user whom the name is of, whichever of the account's names was typed
 */
export function signInAttempts(
  user: Pick<User, 'id' | 'deviceEpoch'> | undefined,
  typed: string,
  request: Request,
  { limits, settings }: Platform,
): Attempts {
  const account = user ? `account ${user.id}` : `name ${accountKey(typed)}`;
  const device = user && knownDevice(user, request, settings);
  const near = `${account} ${device ? `device ${device}` : `network ${clientIp(request)}`}`;
  return {
    count: async () => {
      await limits.consume('signInNear', near);
      if (!device) await limits.consume('signInAccount', account);
    },
    forget: () => limits.forget('signInNear', near),
  };
}
