import { verifyPassword } from '../../platform/auth/passwords';
import { User } from '../../platform/auth/user.model';
import { inRetriedTransaction } from '../../platform/database/retried-transaction';
import type { Transaction } from '../../platform/database/transaction';
import { conflict, invalid } from '../../platform/errors/app-error';
import { enqueueMail } from '../../platform/mail/enqueue-mail';
import type { Settings } from '../../platform/settings';
import { accountDeletedMail } from '../accounts/account-mails';
import { avatarStore, forgetPicture } from '../avatars/avatars.service';
import { VerificationDocument } from '../verification/verification-document.model';
import { documentStore } from '../verification/verification-documents.service';
import { personalTables } from './personal-data';

/**
 * Deletes an account: what belongs to the person alone is erased, what others keep (messages, reviews they wrote) stays without
 * their name. The row itself remains as 'Deleted user', for the other side's sake. A last mail says so.
 * @throws AppError 400 when the password is wrong, 409 for the only administrator
 */
export async function deleteAccount(user: User, password: string, settings: Pick<Settings, 'dataFolder'>): Promise<void> {
  // Not a 401: whoever asks is signed in, and a browser would take that for the end of the session.
  if (!(await verifyPassword(user.password, password))) throw invalid('Password is not correct', 'wrong_password');
  const documents = await VerificationDocument.query().select('fileId').where({ userId: user.id });
  await inRetriedTransaction((transaction) => eraseAccount(user, transaction));
  await forgetPicture(user.profilePicture, avatarStore(settings));
  await Promise.all(documents.map(({ fileId }) => documentStore(settings).remove(fileId)));
}

async function eraseAccount(user: User, transaction: Transaction): Promise<void> {
  if (user.userType === 'admin') await refuseLastAdmin(transaction);
  for (const { table, owner, afterwards } of personalTables) {
    if (afterwards === 'erased') await transaction(table).where(owner, user.id).delete();
  }
  const name = `deleted-${user.id}`;
  const email = `${name}@deleted.invalid`;
  const now = new Date();
  await User.query(transaction).findById(user.id).patch({
    username: name,
    usernameKey: name,
    email,
    emailKey: email,
    // No password has this hash.
    password: '',
    firstName: 'Deleted',
    lastName: 'user',
    userType: user.userType === 'admin' ? 'client' : user.userType,
    profilePicture: null,
    city: null,
    state: null,
    zip: null,
    // Whatever a suspended account may not do, a deleted one may not either.
    suspendedAt: now,
    deletedAt: now,
  });
  await enqueueMail(accountDeletedMail(user), transaction);
}

/** Administrators leave one after the other: each reads the others' rows as they are now. */
async function refuseLastAdmin(transaction: Transaction): Promise<void> {
  const admins = await User.query(transaction).select('id').where({ userType: 'admin', suspendedAt: null }).forUpdate();
  if (admins.length < 2) throw conflict('You are the only administrator: make somebody else one before you leave.', 'last_admin');
}
