import { eraseFromAudit } from '../../../platform/audit/erase-audit';
import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import { User } from '../../../platform/auth/user.model';
import { inRetriedTransaction } from '../../../platform/database/retried-transaction';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { enqueueMail } from '../../../platform/mail/enqueue-mail';
import { removeMailFiles } from '../../../platform/mail/mail-transport';
import { Mail } from '../../../platform/mail/mail.model';
import type { Platform } from '../../../platform/platform';
import { accountDeletedMail } from '../../identity/accounts/account-mails';
import { Attachment } from '../../conversations/threads/attachment.model';
import { attachmentStore, removeFiles } from '../../conversations/attachments/attachments.service';
import { closeBilling } from '../../money/billing/subscriptions/changes.service';
import type { BookingDeps } from '../../conversations/booking/booking-deps';
import { closeMeetings } from '../../conversations/booking/meeting-changes.service';
import { closeEngagements } from '../../conversations/engagements/engagement-changes.service';
import { engagementStore, uploadedBy } from '../../conversations/engagements/files.service';
import { avatarStore, forgetPicture } from '../../identity/avatars/avatars.service';
import { publishSessionsChanged } from '../../../platform/events/live-log';
import { mailUnreadOnly } from '../../identity/notifications/notification-mail';
import { publishRead } from '../../identity/notifications/notifications.service';
import { Notification } from '../../identity/notifications/notification.model';
import { AccountantProfile } from '../../directory/professionals/accountant-profile.model';
import { noteChanges } from '../../../platform/changes/profile-changes';
import { QuizRequest } from '../../directory/quiz/quiz-request.model';
import { Subscriber } from '../../content/newsletter/subscriber.model';
import { quizzesUnderEmail } from '../../directory/quiz/quizzes-under-email';
import { withdrawReportsAbout } from '../../reviews/reviews/review-reports.service';
import { VerificationDocument } from '../../directory/verification/verification-document.model';
import { documentStore } from '../../directory/verification/verification-documents.service';
import { personalTables } from './personal-data';

/** Files, mails and notified users of a deleted account. */
interface Leftovers {
  /** URLs of pictures; those of other sites are among them. */
  readonly pictures: readonly (string | null)[];
  readonly documents: readonly string[];
  readonly attachments: readonly Attachment[];
  /** Names of files of work. */
  readonly workFiles: readonly string[];
  readonly mails: readonly Mail[];
  /** Users notified of something that this person did. */
  readonly notifiedIds: readonly number[];
}

const nothing: Leftovers = { pictures: [], documents: [], attachments: [], workFiles: [], mails: [], notifiedIds: [] };

/**
 * Deletes an account: what belongs to the person alone is erased with its files, what others retain (messages, reviews
 * they wrote) stays without their name. The row itself remains as 'Deleted user', for the other side's sake. A last
 * mail confirms it.
 * @throws AppError 409 for the only administrator
 */
export async function deleteAccount(
  user: User,
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
  by: AuditActor,
): Promise<void> {
  const { pictures, documents, attachments, workFiles, mails } = await inRetriedTransaction(async (transaction) =>
    eraseAccount(user.id, by, { settings, clock }, transaction),
  );
  await Promise.all([
    ...pictures.map((picture) => forgetPicture(picture, avatarStore(settings))),
    ...documents.map((fileId) => documentStore(settings).remove(fileId)),
    removeFiles(attachments, attachmentStore(settings)),
    ...workFiles.map((fileId) => engagementStore(settings).remove(fileId)),
    removeMailFiles(mails, settings),
  ]);
}

async function eraseAccount(
  id: number,
  by: AuditActor,
  deps: BookingDeps,
  transaction: Transaction,
): Promise<Leftovers> {
  // Uploads to the account lock this row too, and a concurrent deletion finds the account gone.
  const user = await User.query(transaction).findById(id).forUpdate().throwIfNotFound();
  if (user.deletedAt) return nothing;
  if (user.userType === 'admin') await refuseLastAdmin(transaction);
  // Before the leftovers are read: who is notified of it is among them.
  await closeEngagements(user, deps.clock.now(), transaction);
  const leftovers = await leftoversOf(user, transaction);
  await withdrawReportsAbout(id, transaction);
  await closeBilling(id, new Date(), transaction);
  await closeMeetings(id, deps, transaction);
  for (const { table, owner, afterwards } of personalTables) {
    if (afterwards === 'erased') await transaction(table).where(owner, id).delete();
  }
  await noteChanges(transaction, [id]);
  if (user.emailConfirmedAt) await eraseUnderEmail(user, leftovers.mails, transaction);
  for (const userId of leftovers.notifiedIds) await mailUnreadOnly(userId, transaction);
  await publishRead(leftovers.notifiedIds, transaction);
  await transaction('live_events').where({ userId: id }).delete();
  await publishSessionsChanged(id, transaction);
  await overwrite(user, transaction);
  await enqueueMail(accountDeletedMail(user), transaction);
  await eraseFromAudit(id, transaction);
  await recordAudit({ by: { ...by, ip: null }, action: 'account.deleted', subject: { type: 'user', id } }, transaction);
  return leftovers;
}

async function leftoversOf(user: User, transaction: Transaction): Promise<Leftovers> {
  const { id: userId, profilePicture, emailKey, emailConfirmedAt } = user;
  const profile = await AccountantProfile.query(transaction).findOne({ userId }).select('logoUrl');
  const documents = await VerificationDocument.query(transaction).where({ userId }).select('fileId');
  const mails = Mail.query(transaction).select('id', 'kind', 'createdAt').where({ userId });
  // An account may have signed up with another person's email: data under an email belongs to the account that
  // confirmed it.
  if (emailConfirmedAt)
    mails.orWhere((sent) => void sent.whereNull('userId').whereRaw('lower(??) = ?', ['toEmail', emailKey]));
  const notifiedIds = await Notification.query(transaction).distinct('userId').where({ fromId: userId });
  return {
    pictures: [profilePicture, profile?.logoUrl ?? null],
    documents: documents.map(({ fileId }) => fileId),
    attachments: await Attachment.query(transaction).where({ uploaderId: userId }),
    workFiles: await uploadedBy(userId, transaction),
    mails: await mails,
    notifiedIds: notifiedIds.map((row) => row.userId),
  };
}

/** Erases what is stored under the email without an account: mails, subscriptions and quizzes. */
async function eraseUnderEmail(
  { email, emailKey }: User,
  mails: readonly Mail[],
  transaction: Transaction,
): Promise<void> {
  await Mail.query(transaction)
    .delete()
    .whereIn(
      'id',
      mails.map(({ id }) => id),
    );
  await Subscriber.query(transaction).delete().where({ emailKey });
  const quizzes = await quizzesUnderEmail(email, transaction);
  await QuizRequest.query(transaction)
    .delete()
    .whereIn(
      'id',
      quizzes.map(({ id }) => id),
    );
}

/** Leaves an anonymous row; see `keptAccountColumns`. */
async function overwrite({ id, userType }: User, transaction: Transaction): Promise<void> {
  const name = `deleted-${id}`;
  const email = `${name}@deleted.invalid`;
  const now = new Date();
  await User.query(transaction)
    .findById(id)
    .patch({
      username: name,
      usernameKey: name,
      usernameSkeleton: null,
      email,
      emailKey: email,
      // No password has this hash.
      password: '',
      firstName: 'Deleted',
      lastName: 'user',
      userType: userType === 'admin' ? 'client' : userType,
      profilePicture: null,
      city: null,
      state: null,
      zip: null,
      profession: null,
      pendingEmail: null,
      // Whatever a suspended account may not do, a deleted one may not either.
      suspendedAt: now,
      deletedAt: now,
    });
}

/** Administrators leave one after the other: each reads the others' rows as they are now. */
async function refuseLastAdmin(transaction: Transaction): Promise<void> {
  const admins = await User.query(transaction).select('id').where({ userType: 'admin', suspendedAt: null }).forUpdate();
  if (admins.length < 2)
    throw conflict(
      'You are the only administrator. Make someone else an administrator before you leave.',
      'last_admin',
    );
}
