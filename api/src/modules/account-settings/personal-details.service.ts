import { accountKey } from '../../platform/auth/user.model';
import type { User } from '../../platform/auth/user.model';
import { isUniqueViolation } from '../../platform/database/database-errors';
import type { Transaction } from '../../platform/database/transaction';
import { conflict } from '../../platform/errors/app-error';
import { refreshProfile } from '../professionals/refresh-profile';
import type { PersonalDetails } from './personal-details.schema';

/**
 * Changes a person's own details, and what the directory knows of them.
 * @throws AppError 409 when another account has the e-mail address, in any capitals
 */
export async function changePersonalDetails(user: User, details: PersonalDetails, transaction: Transaction): Promise<User> {
  const { city = user.city, state = user.state, profilePicture = user.profilePicture, ...named } = details;
  try {
    const changed = await user.$query(transaction).patchAndFetch({
      ...named,
      emailKey: accountKey(named.email),
      city: city || null,
      state: state || null,
      profilePicture: profilePicture || null,
    });
    await refreshProfile(user.id, transaction);
    return changed;
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('An account with this email address already exists.', 'email_taken');
    throw error;
  }
}
