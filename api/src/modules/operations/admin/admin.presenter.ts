import type { AdminUser } from '../../../contract/named-types';
import type { User } from '../../../platform/auth/user.model';

/** An account as administrators see it; never its password. */
export const presentAdminUser = ({
  id,
  username,
  email,
  firstName,
  lastName,
  userType,
  profilePicture,
  city,
  state,
  createdAt,
  ...account
}: User): AdminUser => ({
  id,
  username,
  email,
  firstName,
  lastName,
  userType,
  accountState: accountStateOf(account),
  profilePicture,
  city,
  state,
  createdAt: createdAt.toISOString(),
});

function accountStateOf({
  suspendedAt,
  password,
  emailConfirmedAt,
}: Pick<User, 'suspendedAt' | 'password' | 'emailConfirmedAt'>): AdminUser['accountState'] {
  if (suspendedAt) return 'suspended';
  if (password === '') return 'invited';
  return emailConfirmedAt ? 'active' : 'unconfirmed';
}
