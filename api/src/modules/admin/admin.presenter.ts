import type { AdminUser } from '../../contract/named-types';
import type { User } from '../../platform/auth/user.model';

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
}: User): AdminUser => ({
  id,
  username,
  email,
  firstName,
  lastName,
  userType,
  profilePicture,
  city,
  state,
  createdAt: createdAt.toISOString(),
});
