import type { GuideDateContent } from '../../../../contract/named-types';
import { recordAudit, type AuditActor } from '../../../../platform/audit/record-audit';
import type { Transaction } from '../../../../platform/database/transaction';
import { guideNotFound } from '../../compliance/compliance.errors';
import { Guide } from '../../compliance/guide.model';
import { GuideDate } from '../guide-date.model';
import { dateChanged, dateNotFound } from './guide-dates.errors';

/** An administrator's act on the dates of a guide. */
interface Act {
  readonly guideId: number;
  readonly by: AuditActor;
  readonly now: Date;
}

/** The content of a date, as its editor sends it. */
export function contentOfDate(date: GuideDate): GuideDateContent {
  const { label, onlyIf, rule, audience, weekendRule, sourceTitle, sourceUrl, checkedOn } = date;
  return { label, onlyIf, rule, audience, weekendRule, sourceTitle, sourceUrl, checkedOn } as GuideDateContent;
}

/** Lists the dates of a guide, published or not. @throws AppError 404 */
export async function listDates(guideId: number): Promise<GuideDate[]> {
  await guideOf(guideId);
  return GuideDate.query().where({ guideId, removedAt: null }).orderBy('id');
}

/** @throws AppError 404 */
async function guideOf(id: number, transaction?: Transaction): Promise<Guide> {
  const guide = await Guide.query(transaction).findById(id);
  if (!guide) throw guideNotFound();
  return guide;
}

/** Adds a date, in calendars as soon as its guide is public. @throws AppError 404 */
export async function addDate(
  { guideId, by, now }: Act,
  content: GuideDateContent,
  transaction: Transaction,
): Promise<GuideDate> {
  const { title } = await guideOf(guideId, transaction);
  const date = await GuideDate.query(transaction).insertAndFetch({ ...columnsOf(content), guideId, editedAt: now });
  await recordAudit(
    {
      by,
      action: 'guide-date.added',
      subject: { type: 'guide', id: guideId },
      label: labelOf(title, date),
      after: columnsOf(content),
    },
    transaction,
  );
  return date;
}

/** Changes a date: its marks and reminders stay with it. @throws AppError 404, 409 when it was changed meanwhile */
export async function changeDate(
  { guideId, by, now }: Act,
  { id, revision, content }: { readonly id: number; readonly revision: number; readonly content: GuideDateContent },
  transaction: Transaction,
): Promise<GuideDate> {
  const { title } = await guideOf(guideId, transaction);
  const date = await dateOf(guideId, id, revision, transaction);
  const before = contentOfDate(date);
  await date.$query(transaction).patchAndFetch({ ...columnsOf(content), revision: revision + 1, editedAt: now });
  await recordAudit(
    {
      ...{ by, action: 'guide-date.changed', subject: { type: 'guide', id: guideId }, label: labelOf(title, date) },
      before,
      after: contentOfDate(date),
    },
    transaction,
  );
  return date;
}

/** Takes a date out of every calendar. @throws AppError 404, 409 when it was changed meanwhile */
export async function removeDate(
  { guideId, by, now }: Act,
  { id, revision }: { readonly id: number; readonly revision: number },
  transaction: Transaction,
): Promise<void> {
  const { title } = await guideOf(guideId, transaction);
  const before = await dateOf(guideId, id, revision, transaction);
  // It stays as a row, or a bundled one would come back at the next start.
  await before.$query(transaction).patch({ removedAt: now, revision: revision + 1 });
  await recordAudit(
    {
      ...{ by, action: 'guide-date.removed', subject: { type: 'guide', id: guideId }, label: labelOf(title, before) },
      before: contentOfDate(before),
    },
    transaction,
  );
}

/** Names a date in the audit log: of a guide that has several. */
const labelOf = (title: string, { label }: GuideDate): string => `${title}: ${label}`;

/** A date as it is for this administrator. Locked: of two changes at the same time one finds the other's. */
async function dateOf(guideId: number, id: number, revision: number, transaction: Transaction): Promise<GuideDate> {
  const date = await GuideDate.query(transaction).findOne({ id, guideId, removedAt: null }).forUpdate();
  if (!date) throw dateNotFound();
  if (date.revision !== revision) throw dateChanged();
  return date;
}

const columnsOf = (content: GuideDateContent) =>
  content as Pick<GuideDate, 'label' | 'onlyIf' | 'rule' | 'audience' | 'weekendRule' | 'sourceTitle' | 'checkedOn'>;
