import type { BlockedPerson, ConnectionAllowance } from '../../../contract/named-types';
import { presentUserCard } from '../../../platform/auth/user.presenter';
import type { Block } from '../../identity/blocks/block.model';
import type { Allowance } from './connection-allowance';

/** A user whom the viewer has blocked. */
export function presentBlock({ blockedId, blocked, createdAt }: Block): BlockedPerson {
  const person = blocked ?? {
    id: blockedId,
    firstName: 'Deleted',
    lastName: 'user',
    profilePicture: null,
    userType: 'client' as const,
  };
  return { person: presentUserCard(person), blockedAt: createdAt.toISOString() };
}

/** The meter of a professional's new connections. */
export const presentAllowance = ({ resetsAt, ...allowance }: Allowance): ConnectionAllowance => ({
  ...allowance,
  resetsAt: resetsAt.toISOString(),
});
