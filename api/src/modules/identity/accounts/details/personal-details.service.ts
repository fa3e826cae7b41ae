import type { User } from '../../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../../platform/database/retried-transaction';
import type { Transaction } from '../../../../platform/database/transaction';
import { invalid } from '../../../../platform/errors/app-error';
import { publishLive } from '../../../../platform/events/live-log';
import { emit } from '../../../../platform/events/room-events';
import { requestEmailChange } from '../emails/email-change.service';
import { notAPicture, type PersonalDetails } from './personal-details.schema';

/**
 * Changes a person's own details, and what the directory knows of them. Another email address only becomes pending: the
 * caller has verified the password.
 * @throws AppError 400 for a picture other than the one they have uploaded
 */
export async function changePersonalDetails(user: User, details: PersonalDetails): Promise<User> {
  // Other users' pages load it, and its file is deleted with it: only an upload sets another one.
  if (details.profilePicture && details.profilePicture !== user.profilePicture) throw invalid(notAPicture);
  return inRetriedTransaction((transaction) => storeDetails(user, details, transaction));
}

async function storeDetails(user: User, details: PersonalDetails, transaction: Transaction): Promise<User> {
  const { city = user.city, state = user.state, profilePicture = user.profilePicture, email, ...names } = details;
  if (email !== user.email) await requestEmailChange(user, email, transaction);
  const changed = await user
    .$clone()
    .$query(transaction)
    .patchAndFetch({
      ...names,
      city: city || null,
      state: state || null,
      profilePicture: profilePicture || null,
    });
  await emit('person.changed', { userId: user.id }, transaction);
  await publishLive([user.id], 'account.changed', {}, transaction);
  return changed;
}
