import { hashToken, newSecretToken } from '../../../../platform/auth/secret-token';
import { datesOf } from '../../../../contract/calendar/date-rules';
import type {
  CalendarAnswers,
  ComplianceDate,
  SavedCalendar as PresentedCalendar,
  DateMark,
} from '../../../../contract/named-types';
import { addDays } from '../../../../platform/counts/utc-day';
import type { Transaction } from '../../../../platform/database/transaction';
import { calendarDays, calendarOf, publicDates, type PublicDate } from '../calendar.service';
import { GuideDate } from '../guide-date.model';
import { CalendarMark, everyDate } from './calendar-mark.model';
import { calendarNotSaved, dateNotFound, feedNotFound } from './saved-calendar.errors';
import { SavedCalendar } from './saved-calendar.model';
import type { MarkParams } from './saved-calendar.schema';

const snoozeDays = 7;

/** Reads what a person has saved, without what is snoozed no longer. */
export async function readSaved(userId: number, now: Date): Promise<PresentedCalendar> {
  const saved = await SavedCalendar.query().findById(userId);
  const { from } = calendarDays(now);
  const marks = (await CalendarMark.query().where({ userId }).orderBy(['dateId', 'setOn'])).filter(
    ({ until }) => until === null || until > from,
  );
  return {
    answers: saved?.answers ?? null,
    marks: marks.map(({ dateId, setOn, mark, until }) => ({ dateId, setOn, mark, until })),
    feedCreatedAt: saved?.feedCreatedAt?.toISOString() ?? null,
  };
}

export async function saveCalendar(userId: number, answers: CalendarAnswers, now: Date): Promise<void> {
  await SavedCalendar.query()
    .insert({ userId, answers, savedAt: now })
    .onConflict('userId')
    .merge(['answers', 'savedAt']);
}

/** Deletes what a person has saved: there are no reminders and no feed from here on. */
export async function deleteSaved(userId: number, transaction: Transaction): Promise<void> {
  await SavedCalendar.query(transaction).delete().where({ userId });
  await CalendarMark.query(transaction).delete().where({ userId });
}

/**
 * Marks a date, or takes its mark back. A date that is not theirs is every date of its duty.
 * @throws AppError 404 when the duty has no such date
 */
export async function markDate(
  userId: number,
  { dateId, setOn }: MarkParams,
  { mark }: DateMark,
  { now, transaction }: { readonly now: Date; readonly transaction: Transaction },
): Promise<void> {
  const date = await GuideDate.query(transaction).findOne({ id: dateId, removedAt: null });
  if (!date || !datesOf(date.rule, 'none', setOn, setOn).some((known) => known.setOn === setOn)) throw dateNotFound();
  const removed = await CalendarMark.query(transaction).delete().where({ userId, dateId, setOn });
  // Taking back a date's own mark leaves the mark of its duty.
  if (removed === 0 || mark !== 'none')
    await CalendarMark.query(transaction).delete().where({ userId, dateId, setOn: everyDate });
  if (mark === 'none') return;
  const on = mark === 'not-mine' ? everyDate : setOn;
  const until = mark === 'snoozed' ? addDays(calendarDays(now).from, snoozeDays) : null;
  await CalendarMark.query(transaction)
    .insert({ userId, dateId, setOn: on, mark, until, markedAt: now })
    .onConflict(['userId', 'dateId', 'setOn'])
    .merge();
}

/** Makes a feed, in place of the one before. @returns its secret, which is stored nowhere @throws AppError 409 */
export async function makeFeed(userId: number, now: Date): Promise<string> {
  const token = newSecretToken();
  const changed = await SavedCalendar.query()
    .patch({ feedHash: hashToken(token), feedCreatedAt: now })
    .where({ userId });
  if (changed === 0) throw calendarNotSaved();
  return token;
}

export async function revokeFeed(userId: number): Promise<void> {
  await SavedCalendar.query().patch({ feedHash: null, feedCreatedAt: null }).where({ userId });
}

/** The person's dates that are still theirs to do. */
export function openDates(
  all: readonly PublicDate[],
  { answers }: Pick<SavedCalendar, 'answers'>,
  marks: readonly Pick<CalendarMark, 'dateId' | 'setOn' | 'mark'>[],
  days: { readonly from: string; readonly to: string },
): ComplianceDate[] {
  const closed = new Set(
    marks.filter(({ mark }) => mark !== 'snoozed').map(({ dateId, setOn }) => `${dateId}-${setOn}`),
  );
  return calendarOf(all, answers, days).dates.filter(
    ({ key }) => !closed.has(key) && !closed.has(`${key.slice(0, -10)}${everyDate}`),
  );
}

/** The dates of a feed. @throws AppError 404 when it was revoked, or its account is closed */
export async function feedDates(token: string, now: Date): Promise<ComplianceDate[]> {
  const saved = await SavedCalendar.query()
    .join('users', 'users.id', 'compliance_calendars.userId')
    .whereNull('users.deletedAt')
    .whereNull('users.suspendedAt')
    .where({ feedHash: hashToken(token) })
    .select('compliance_calendars.*')
    .first();
  if (!saved) throw feedNotFound();
  const marks = await CalendarMark.query().where({ userId: saved.userId });
  return openDates(await publicDates(), saved, marks, calendarDays(now));
}
