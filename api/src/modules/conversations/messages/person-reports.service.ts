import type { PersonReportDecision } from '../../../contract/named-types';
import { personReportLimits } from '../../../contract/limits/messaging';
import { User } from '../../../platform/auth/user.model';
import type { AuditActor } from '../../../platform/audit/record-audit';
import type { Transaction } from '../../../platform/database/transaction';
import { conflict } from '../../../platform/errors/app-error';
import { shortened } from '../../../platform/text/shortened';
import { notify } from '../../identity/notifications/notifications.service';
import { recordDecision } from '../../../platform/queues/record-decision';
import { Conversation, pairOf } from '../threads/conversation.model';
import { Message } from '../threads/message.model';
import { conversationNotFound, messageNotFound, personReportNotFound } from '../threads/messages.errors';
import { PersonReport } from './person-report.model';
import type { PersonReportDraft } from './person-reports.schema';

/**
 * The beginning of a message that the reported person wrote to the reporter. @throws AppError 404 for any other message
 */
async function excerptOf(
  messageId: number,
  senderId: number,
  receiverId: number,
  transaction: Transaction,
): Promise<string> {
  const message = await Message.query(transaction).findOne({ id: messageId, senderId, receiverId });
  if (!message || message.deletedAt) throw messageNotFound();
  return shortened(message.content, personReportLimits.excerptMax);
}

/**
 * Reports a person, or one message of theirs, to the moderators. Of the conversation nothing but the beginning of that
 * message is stored; the reported user is not notified.
 * @throws AppError 404 without a conversation of the two or for a message of a third user, 409 while the same report
 * waits
 */
export async function reportPerson(
  reporter: User,
  reportedId: number,
  { reason, details, messageId }: PersonReportDraft,
  transaction: Transaction,
): Promise<void> {
  // Two tabs that send the same report wait for each other here.
  await User.query(transaction).findById(reporter.id).forUpdate();
  if (!(await Conversation.query(transaction).findOne(pairOf(reporter.id, reportedId)).select('id')))
    throw conversationNotFound();
  const excerpt = messageId === undefined ? null : await excerptOf(messageId, reportedId, reporter.id, transaction);
  const same = { reporterId: reporter.id, reportedId, messageId: messageId ?? null };
  if (
    await PersonReport.query(transaction)
      .findOne({ ...same, status: 'open' })
      .select('id')
  )
    throw conflict('You have already reported this. Our moderators will look at it.', 'already_reported');
  await PersonReport.query(transaction).insert({
    ...same,
    excerpt,
    reason,
    details,
    status: 'open',
    createdAt: new Date(),
  });
}

/** A report in full. @throws AppError 404 */
export async function readPersonReport(id: number): Promise<{ report: PersonReport; upheldBefore: number }> {
  const report = await PersonReport.query().findById(id).withGraphFetched('[reporter, reported]');
  if (!report) throw personReportNotFound();
  const upheldBefore = await PersonReport.query()
    .where({ reportedId: report.reportedId, status: 'upheld' })
    .whereNot({ id })
    .resultSize();
  return { report, upheldBefore };
}

/**
 * Warns the reported person or dismisses the report; a warning decides every open report of them. The reporter is
 * notified of the decision; the warned user reads the note and nothing about the reporter.
 * @throws AppError 409 when it was decided before
 */
export async function decidePersonReport(
  { id, reportedId }: PersonReport,
  by: AuditActor,
  { decision, note }: PersonReportDecision,
  transaction: Transaction,
): Promise<void> {
  const isWarned = decision === 'warn';
  const open = await PersonReport.query(transaction).where({ reportedId, status: 'open' }).orderBy('id').forUpdate();
  if (!open.some((report) => report.id === id))
    throw conflict('This report has already been decided.', 'already_decided');
  const decided = isWarned ? open : open.filter((report) => report.id === id);
  const [status, outcome] = isWarned ? (['upheld', 'warned'] as const) : (['dismissed', 'dismissed'] as const);
  for (const report of decided) {
    await report.$query(transaction).patch({ status, note, decidedById: by.userId, decidedAt: new Date() });
    await recordDecision(
      { queue: 'people', itemId: report.id, outcome, reason: note, by, aboutUserId: reportedId },
      transaction,
    );
    const title = isWarned ? 'We have acted on your report' : 'We have looked at your report';
    const body = isWarned
      ? 'Thank you. The person you reported has been warned.'
      : 'We found nothing against our rules. You can block anyone you don’t want to hear from.';
    await notify(
      { userId: report.reporterId, kind: 'moderation', title, body, href: `/messages?with=${reportedId}` },
      transaction,
    );
  }
  if (isWarned)
    await notify(
      { userId: reportedId, kind: 'moderation', title: 'A warning from our moderators', body: note, href: '/messages' },
      transaction,
    );
}
