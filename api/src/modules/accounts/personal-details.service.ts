import { accountKey } from '../../platform/auth/user.model';
import type { User } from '../../platform/auth/user.model';
import { isUniqueViolation } from '../../platform/database/database-errors';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { conflict, invalid } from '../../platform/errors/app-error';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import { emailChangedMail } from './account-mails';
import { askForConfirmation } from './email-confirmation.service';
import { refreshProfile } from '../professionals/refresh-profile';
import { notAPicture, type PersonalDetails } from './personal-details.schema';

/**
 * Changes a person's own details, and what the directory knows of them. A new e-mail address is to be confirmed, and the old one is told.
 * @throws AppError 400 for a picture other than the one they have uploaded, 409 when another account has the e-mail address, in any capitals
 */
export async function changePersonalDetails(user: User, details: PersonalDetails): Promise<User> {
  // Pages of everybody load it, and its file goes with it: only an upload sets another one.
  if (details.profilePicture && details.profilePicture !== user.profilePicture) throw invalid(notAPicture);
  try {
    return await inRetriedTransaction((transaction) => storeDetails(user, details, transaction));
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('An account with this email address already exists.', 'email_taken');
    throw error;
  }
}

async function storeDetails(user: User, details: PersonalDetails, transaction: Transaction): Promise<User> {
  const { city = user.city, state = user.state, profilePicture = user.profilePicture, ...named } = details;
  const emailKey = accountKey(named.email);
  const isNewEmail = emailKey !== user.emailKey;
  const changed = await user
    .$clone()
    .$query(transaction)
    .patchAndFetch({
      ...named,
      emailKey,
      ...(isNewEmail && { emailConfirmedAt: null }),
      city: city || null,
      state: state || null,
      profilePicture: profilePicture || null,
    });
  await refreshProfile(user.id, transaction);
  if (isNewEmail) {
    await askForConfirmation(changed, transaction);
    if (user.emailConfirmedAt) await enqueueMail(emailChangedMail(user, changed.email), transaction);
  }
  return changed;
}
