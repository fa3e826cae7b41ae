import { recordAudit, type AuditActor } from '../../../platform/audit/record-audit';
import type { Transaction } from '../../../platform/database/transaction';
import { CannedAnswer } from './canned-answer.model';
import { cannedAnswerNotFound } from './contact.errors';

type Draft = Pick<CannedAnswer, 'title' | 'body'>;

const subject = (id: number) => ({ type: 'canned-answer', id }) as const;

/** Answers to start from, by title. */
export function listCannedAnswers(): Promise<CannedAnswer[]> {
  return CannedAnswer.query().orderBy(['title', 'id']).execute();
}

/** Adds an answer to start from. */
export async function addCannedAnswer(
  { title, body }: Draft,
  by: AuditActor,
  transaction: Transaction,
): Promise<CannedAnswer> {
  const added = await CannedAnswer.query(transaction).insertAndFetch({ title, body });
  await recordAudit(
    { by, action: 'cannedAnswer.changed', subject: subject(added.id), label: title, after: { title, body } },
    transaction,
  );
  return added;
}

/** Changes one. @throws AppError 404 */
export async function changeCannedAnswer(
  id: number,
  { title, body }: Draft,
  by: AuditActor,
  transaction: Transaction,
): Promise<CannedAnswer> {
  const stored = await findCannedAnswer(id, transaction);
  const before = { title: stored.title, body: stored.body };
  const changed = await stored.$query(transaction).patchAndFetch({ title, body });
  await recordAudit(
    { by, action: 'cannedAnswer.changed', subject: subject(id), label: title, before, after: { title, body } },
    transaction,
  );
  return changed;
}

/** Removes one. @throws AppError 404 */
export async function removeCannedAnswer(id: number, by: AuditActor, transaction: Transaction): Promise<void> {
  const { title, body } = await findCannedAnswer(id, transaction);
  await CannedAnswer.query(transaction).deleteById(id);
  await recordAudit(
    { by, action: 'cannedAnswer.changed', subject: subject(id), label: title, before: { title, body } },
    transaction,
  );
}

async function findCannedAnswer(id: number, transaction: Transaction): Promise<CannedAnswer> {
  const stored = await CannedAnswer.query(transaction).findById(id).forUpdate();
  if (!stored) throw cannedAnswerNotFound();
  return stored;
}
